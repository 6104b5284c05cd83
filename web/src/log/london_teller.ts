import type { MoveEntry, Seat } from '../table/table';
import { tr } from '../words/words.svelte';
import type { Told } from './lines';

/// Moves of London in words. It follows which card lies on top of each stack, so that a stack is called by it.
export class LondonTeller {
    private tops = new Map<Seat, string[]>();
    private building: string | null = null;
    /// A card has just been activated: what is spent next is spent for it.
    private working = false;
    /// The stack of the card that was activated last.
    private activated = 0;
    /// Who discards: several cards are told in one line.
    private discards: Seat | null = null;

    constructor(private readonly name: (seat: Seat) => string) {}

    tell({ seat, action }: MoveEntry): Told {
        const [verb = '', a = '', b = '', , d = ''] = action.split(' ');
        const card = (id: string) => tr(`card.${id}`);
        if (this.building !== null && ['spend', 'new', 'on'].includes(verb)) {
            const built = tr('log.place', { card: card(this.building) });
            const text = this.build(seat, verb, a);
            return { text, joins: true, alone: built + tr('list.comma') + text };
        }
        this.building = null;
        if (this.working && verb === 'spend') return { text: tr('log.spending', { card: card(a) }), joins: true, alone: tr('log.spend', { card: card(a) }) };
        this.working = verb === 'activate';
        if (this.working) this.activated = Number(a) - 1;
        const again = verb === 'discard' && this.discards === seat;
        this.discards = verb === 'discard' ? seat : null;
        if (again) return { text: card(a), joins: true, alone: tr('log.discard', { card: card(a) }) };
        switch (verb) {
            case 'draw':
                if (a === 'deck' || a === 'none' || a === 'three') return { text: tr(`log.draw-${a}`) };
                return { text: tr('log.draw-board', { card: card(b) }) };
            case 'take':
                if (b) return { text: this.overCoffeeHouse(seat, b), joins: true };
                return { text: a ? tr('log.take-card', { card: card(a) }) : tr('log.take') };
            case 'back':
                return { text: a ? tr('log.put-back-card', { card: card(a) }) : tr('log.put-back') };
            case 'swap':
                return { text: tr('log.swap', { card: card(a), other: card(d) }) };
            case 'place':
                this.building = a;
                return { text: tr('log.place', { card: card(a) }) };
            case 'use':
            case 'spend':
            case 'sell':
            case 'discard':
                return { text: tr(`log.${verb}`, { card: card(a) }) };
            case 'activate':
                return { text: tr('log.activate', { card: this.stack(seat, a) }) };
            case 'flip':
                return { text: a ? tr('log.flip-other', { card: this.stack(seat, a) }) : tr('log.flip') };
            case 'buy':
            case 'station':
                return { text: tr(`log.${verb}`, { borough: tr(`borough.${a}`) }) };
            case 'player':
                return { text: tr('log.victim', { name: this.name(Number(a)) }) };
            default:
                return { text: tr(`log.${verb}`) };
        }
    }

    private build(seat: Seat, verb: string, a: string): string {
        if (verb === 'spend') return tr('log.spending', { card: tr(`card.${a}`) });
        const stacks = this.tops.get(seat) ?? [];
        const text = verb === 'new' ? tr('log.new') : tr('log.on', { card: this.stack(seat, a) });
        stacks[verb === 'new' ? stacks.length : Number(a) - 1] = this.building!;
        this.tops.set(seat, stacks);
        this.building = null;
        return text;
    }

    /// A card of the board is built over the Coffee House that was activated (L9.13).
    private overCoffeeHouse(seat: Seat, id: string): string {
        const stacks = this.tops.get(seat);
        if (stacks) stacks[this.activated] = id;
        return tr('log.place', { card: tr(`card.${id}`) });
    }

    private stack(seat: Seat, n: string): string {
        const top = this.tops.get(seat)?.[Number(n) - 1];
        return top ? tr(`card.${top}`) : tr('log.stack', { n: Number(n) });
    }
}
