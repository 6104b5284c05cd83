import { pace } from '../base/settings.svelte';
import { highest, soldTo, type Move } from './story';
import type { Kind, MarketsView } from './view';

/// The moment of the game: all letters are in, half a second of stillness, then all of them open at once.
export interface Unveiling {
    stage: 'still' | 'open';
    bids: Record<string, string>;
    card: string | null;
    before: readonly Kind[];
    closed: readonly Kind[];
    best: Map<Kind, number[]>;
    sold: Map<Kind, number[]>; // as it stood then: the others may have begun the next round
    view: MarketsView; // the table as it was: purses and stocks would tell who has won
}

const stillness = 500;

/// Watches the moves go by, and shows each set of bids when the last one has come in.
export class Curtain {
    now = $state.raw<Unveiling | null>(null);
    private moves: number | null = null;
    private before: MarketsView | null = null;
    private timer: ReturnType<typeof setTimeout> | undefined;

    see(view: MarketsView, moves: readonly Move[]): void {
        const { before } = this;
        const isNew = this.moves !== null && moves.length === this.moves + 1;
        this.before = view;
        this.moves = moves.length;
        const bids = moves.at(-1)?.bids;
        if (isNew && before && bids) this.open(before, bids, highest(view, bids), soldTo(view, moves));
    }

    private open(before: MarketsView, bids: Record<string, string>, best: Map<Kind, number[]>, sold: Map<Kind, number[]>): void {
        const length = pace();
        if (length === 0) return;
        clearTimeout(this.timer);
        const all = { view: before, bids, card: before.now, before: before.closed, closed: [...before.closed, ...best.keys()], best, sold };
        this.now = { ...all, stage: 'still' };
        this.timer = setTimeout(
            () => {
                this.now = { ...all, stage: 'open' };
                this.timer = setTimeout(() => (this.now = null), 900 + length * 2);
            },
            Math.min(stillness, length),
        );
    }

    close(): void {
        clearTimeout(this.timer);
        this.now = null;
    }
}
