import type { Row } from '../table/table';

/// What is printed on a card or a borough, from its row of the data files.

export type Colour = 'brown' | 'blue' | 'pink' | 'grey';
export const colours: Colour[] = ['brown', 'blue', 'pink', 'grey'];

export interface Face {
    id: string;
    colour: Colour;
    cost: number;
    prestige: number;
    activation: string; // none, card, blue-card, or pounds
    money: number;
    gainPrestige: number;
    lessPoverty: number;
    morePoverty: number;
    flips: boolean;
    placed: boolean; // false: paupers and action cards
    ongoing: string;
    activated: string;
    row: Row;
}

const number = (row: Row, column: string): number => Number(row[column] ?? 0);

export function readFace(row: Row): Face {
    return {
        id: row.id!,
        colour: row.colour as Colour,
        cost: number(row, 'place_cost'),
        prestige: number(row, 'end_prestige'),
        activation: row.activation_cost ?? 'none',
        money: number(row, 'gain_money'),
        gainPrestige: number(row, 'gain_prestige'),
        lessPoverty: number(row, 'lose_poverty'),
        morePoverty: number(row, 'gain_poverty'),
        flips: row.flips === 'yes',
        placed: row.flips !== 'never-placed',
        ongoing: row.ongoing ?? '',
        activated: row.activated ?? '',
        row,
    };
}

/// Whether activating it ever does anything.
export const works = (face: Face): boolean =>
    face.money + face.gainPrestige + face.lessPoverty + face.morePoverty > 0 || face.activated !== '';

export interface Plot {
    id: string;
    north: boolean;
    riverside: boolean;
    cost: number;
    cards: number;
    prestige: number;
    lessPoverty: number;
    optional: string;
    active: string[]; // 'money 2', 'poverty -1'
    neighbours: string[];
    row: Row;
}

export function readPlot(row: Row): Plot {
    return {
        id: row.id!,
        north: row.bank === 'north',
        riverside: row.riverside === 'yes',
        cost: number(row, 'cost'),
        cards: number(row, 'cards'),
        prestige: number(row, 'prestige') + number(row, 'end_prestige'),
        lessPoverty: number(row, 'lose_poverty'),
        optional: row.optional ?? '',
        active: (row.active ?? '').split(';').map((each) => each.trim()).filter(Boolean),
        neighbours: `${row.land_neighbours ?? ''} ${row.bridge_neighbours ?? ''}`.split(' ').filter(Boolean),
        row,
    };
}
