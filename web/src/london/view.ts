import type { GameId, Rows, Seat, View } from '../table/table';
import { readFace, readPlot, type Face, type Plot } from '../cards/face';

/// A London view, as docs/protocol.md has it, and what can be counted in it.

export interface StackView {
    cards: (string | null)[]; // bottom first; null is hidden from this seat
    up: boolean;
    money: number;
    placed: boolean;
    activated: boolean;
    remembered?: (string | null)[];
}

export interface SeatView {
    money: number;
    loans: number;
    poverty: number;
    prestige: number;
    hand: (string | null)[];
    stacks: StackView[];
    boroughs: string[];
}

export interface LondonView extends View {
    turn: number;
    deck: number;
    top: string[];
    bottom: string[];
    offer: string[];
    borough_deck: number;
    buildings: Record<string, Seat>;
    stations: string[];
    last_turns: number | null;
    seats: SeatView[];
    placing: string | null;
    frames: { stack: number; left: number }[]; // activations under way
    draws_left: number; // at `draw`, the next one included
    seen: (string | null)[];
    out: string[];
}

/// A view as the table shows it. Where everything is open, the two decks are lists; a table shows how many there are.
export function shownView(view: View): LondonView {
    const count = (deck: unknown): number => (Array.isArray(deck) ? deck.length : (deck as number));
    const seen = view as LondonView;
    return { ...seen, deck: count(seen.deck), borough_deck: count(seen.borough_deck) };
}

export type Row = 'top' | 'bottom';

/// The cards and boroughs of an edition, by their id.
export class Book {
    readonly faces: Map<string, Face>;
    readonly plots: Map<string, Plot>;

    constructor(
        readonly game: GameId,
        rows: Rows,
    ) {
        this.faces = new Map(rows.cards!.map((row) => [row.id!, readFace(row)]));
        this.plots = new Map(rows.boroughs!.map((row) => [row.id!, readPlot(row)]));
    }
    face = (id: string): Face => this.faces.get(id)!;
    plot = (id: string): Plot => this.plots.get(id)!;

    /// How many cards of A, B and C are left in a deck of n: A lies on B lies on C.
    letters(n: number): { letter: 'A' | 'B' | 'C'; left: number }[] {
        const copies = (column: string) =>
            [...this.faces.values()].reduce((sum, face) => sum + Number(face.row[column] ?? 0), 0);
        const c = Math.min(n, copies('copies_c'));
        const b = Math.min(n - c, copies('copies_b'));
        const left = [
            { letter: 'A' as const, left: n - b - c },
            { letter: 'B' as const, left: b },
            { letter: 'C' as const, left: c },
        ];
        return left.filter((each) => each.left > 0);
    }
}

/// What poverty costs at the end, once everybody has shed as much as the least has.
export function povertyPrice(n: number): number {
    if (n > 10) return 15 + 3 * (n - 10);
    return [0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15][Math.max(n, 0)]!;
}

/// The least poverty anybody has, or anybody else. What one's own will cost is told by the others': one's own changes.
export const leastPoverty = (view: LondonView, but?: Seat): number =>
    Math.min(...view.seats.filter((_, n) => n !== but).map((seat) => seat.poverty));

/// First edition: the buildings each player has.
export const houses = 11;

/// Spaces in each row of the board.
export const rowLength = (players: number): number => players + 1;

export const topOf = (stack: StackView): string | null => stack.cards[stack.cards.length - 1] ?? null;
