import { seenOf } from './pile';
import { ring, type Market, type MarketsData, type MarketsView, type SpecialRow } from './view';

/// What is printed on a special card: steps of a count and the pounds for each. A clientele has no steps: a pound for
/// each crate on show, and at least `least`.
interface Face {
    steps: { from: number; to: number; pounds: number }[];
    least?: number;
}

const faces: Record<string, Face> = {
    clientele: { steps: [], least: 3 },
    monopoly: {
        steps: [
            { from: 5, to: 6, pounds: 4 },
            { from: 7, to: 8, pounds: 8 },
            { from: 9, to: 9, pounds: 12 },
        ],
    },
    'rich-offer': {
        steps: [
            { from: 3, to: 3, pounds: 3 },
            { from: 4, to: 4, pounds: 6 },
            { from: 5, to: 5, pounds: 9 },
        ],
    },
    'combined-offer': {
        steps: [
            { from: 3, to: 3, pounds: 6 },
            { from: 4, to: 4, pounds: 10 },
            { from: 5, to: 9, pounds: 14 },
        ],
    },
};

export const faceOf = (type: string): Face => faces[type] ?? { steps: [] };

export const specialRow = (data: MarketsData, id: string): SpecialRow | undefined =>
    data.special_cards.find((row) => row.id === id);

/// The count a card looks at: crates on its market, the smaller of two, or markets with a crate on show.
function countFor(row: SpecialRow, view: MarketsView, seat: number): number {
    const on = (market: string) => seenOf(view.tiles[market as Market] ?? [], seat);
    if (row.type === 'rich-offer') return ring.filter((market) => on(market) > 0).length;
    if (row.type === 'combined-offer') return Math.min(on(row.market), on(row.second_market));
    return on(row.market);
}

/// Which step of its face a card has reached, and what that pays; null for a card that pays nothing by itself.
export function worthNow(row: SpecialRow, view: MarketsView, seat: number): { step: number; pounds: number } | null {
    const face = faceOf(row.type);
    if (face.least !== undefined) return { step: -1, pounds: Math.max(face.least, countFor(row, view, seat)) };
    if (face.steps.length === 0) return null;
    const count = countFor(row, view, seat);
    const step = face.steps.findIndex((each) => count >= each.from && count <= each.to);
    return { step, pounds: face.steps[step]?.pounds ?? 0 };
}

export const tooEarly = (row: SpecialRow, view: MarketsView): boolean => view.round < Number(row.earliest_round);
