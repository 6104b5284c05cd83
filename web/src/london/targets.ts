import type { Choice } from '../table/table';

/// Where on the table a choice lies: the deck, a card of the board, a hand card, a stack, a borough, a player; or
/// nowhere, then it is a button. Several choices may lie on one thing.

export type Place = string;

export function placeOf(action: string): Place {
    const [verb, first = '', second = ''] = action.split(' ');
    switch (verb) {
        case 'draw':
            if (first === 'deck') return 'deck';
            return second ? `board:${first}:${second}` : `button:${action}`;
        case 'take':
            return second ? `board:${first}:${second}` : `seen:${first}`;
        case 'back':
            return `seen:${first}`;
        case 'swap':
        case 'place':
        case 'use':
        case 'spend':
        case 'sell':
        case 'discard':
            return `hand:${first}`;
        case 'buy':
        case 'station':
            return `land:${first}`;
        case 'on':
        case 'activate':
            return `stack:${first}`;
        case 'flip':
            return first ? `stack:${first}` : `button:${action}`;
        case 'new':
            return 'plot';
        case 'player':
            return `player:${first}`;
        default:
            return `button:${action}`;
    }
}

/// 'swap brewing for top bridge': what is given, and where what is taken lies.
export function swapOf(action: string): { give: string; take: Place } | null {
    const match = /^swap (\S+) for (\S+) (\S+)$/.exec(action);
    return match ? { give: match[1]!, take: `board:${match[2]}:${match[3]}` } : null;
}

export type Targets = Map<Place, Choice[]>;

/// All choices by their place. Once a card to swap is chosen, only the cards it can be swapped for.
export function targets(legal: Choice[], swapping: string | null): Targets {
    const found: Targets = new Map();
    const add = (place: Place, choice: Choice) => found.set(place, [...(found.get(place) ?? []), choice]);
    for (const choice of legal) {
        const swap = swapOf(choice.action);
        if (swapping !== null) {
            if (swap?.give === swapping) add(swap.take, choice);
        } else if (swap) {
            // One choice to begin a swap, however many cards it can be for.
            const place = `hand:${swap.give}`;
            const begin = { action: `swap ${swap.give}` };
            if (!found.get(place)?.some((each) => each.action === begin.action)) add(place, begin);
        } else {
            add(placeOf(choice.action), choice);
        }
    }
    return found;
}
