import { tick } from 'svelte';
import { flyCard } from '../table/flights';
import type { Animator, Stage } from '../table/stage.svelte';
import type { MoveEntry, Seat } from '../table/table';
import { emblem } from '../cards/emblems';
import type { Book, LondonView } from './view';

/// What a move looks like: a card flies from where it was to where it goes.

interface Way {
    from: string[]; // places, the first that is on the screen counts
    to: string[];
    card: string | null;
}

function way(entry: MoveEntry, stage: Stage): Way | null {
    const [verb, first = '', second = '', , fourth = ''] = entry.action.split(' ');
    const mine = entry.seat === stage.me;
    const hand = (card: string) => (mine ? [`hand:${card}`, 'hand'] : [`seat-${entry.seat}`]);
    const city = mine ? ['city'] : [`seat-${entry.seat}`];
    switch (verb) {
        case 'draw':
            if (first === 'deck') return { from: ['deck'], to: hand(''), card: null };
            if (second) return { from: [`board:${first}:${second}`, 'board'], to: hand(second), card: second };
            return null;
        case 'take':
            if (second) return { from: [`board:${first}:${second}`, 'board'], to: city, card: second };
            return { from: ['deck'], to: hand(first), card: mine ? first || null : null };
        case 'swap':
            return { from: hand(first), to: ['board'], card: fourth ? first : null };
        case 'spend':
        case 'discard':
        case 'sell':
            return { from: hand(first), to: ['board'], card: first };
        case 'on':
        case 'new': {
            const placing = (stage.view as LondonView).placing;
            return { from: hand(''), to: mine && verb === 'on' ? [`stack:${first}`] : city, card: placing };
        }
        case 'buy':
            return { from: [`land:${first}`], to: mine ? ['hand'] : [`seat-${entry.seat}`], card: null };
        default:
            return null;
    }
}

const box = (places: string[]): DOMRect | null => {
    for (const place of places) {
        const found = [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)];
        const seen = found.map((each) => each.getBoundingClientRect()).find((each) => each.width > 0);
        if (seen) return seen;
    }
    return null;
};

export function moves(book: Book): Animator {
    const back = book.game === 'london1' ? 'var(--brick)' : undefined;
    let start: { box: DOMRect; way: Way; seat: Seat } | null = null;
    return {
        before(entry, stage) {
            start = null;
            const found = way(entry, stage);
            const from = found && box(found.from);
            if (found && from) start = { box: from, way: found, seat: entry.seat };
        },
        async after() {
            const begun = start;
            if (!begun) return;
            await tick();
            const to = box(begun.way.to);
            if (!to) return;
            const face = begun.way.card ? book.faces.get(begun.way.card) : undefined;
            flyCard(begun.box, to, face ? { colour: face.colour, emblem: emblem(face.id) } : null, back);
        },
    };
}
