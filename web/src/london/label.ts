import type { Token } from '../cards/tokens';
import type { Stage } from '../table/stage.svelte';
import type { Choice, Cost } from '../table/table';
import { tr } from '../words/words.svelte';
import type { LondonView } from './view';
import { topOf } from './view';

/// An action as something to do: "Build Hospital", "Activate Town Houses". For buttons, screen readers, hints and typing.

const verbs: Record<string, string> = {
    place: 'do.place', use: 'do.use', spend: 'do.spend', sell: 'do.sell', discard: 'do.discard', back: 'do.back',
};
const plain = new Set([
    'repay', 'loan', 'peek', 'develop', 'run', 'borough', 'employ', 'done', 'new', 'spare', 'flip',
]);

export function label(action: string, stage: Stage): string {
    const view = stage.view as LondonView;
    const [verb = '', first = '', second = '', , fourth = ''] = action.split(' ');
    const card = (id: string) => tr(`card.${id}`);
    const stack = (n: string) => {
        const mine = view.seats[stage.me ?? -1]?.stacks[Number(n) - 1];
        const top = mine && topOf(mine);
        return top ? card(top) : tr('do.stack', { n });
    };
    if (action === 'draw deck') return tr('do.draw-deck');
    if (action === 'draw none') return tr('do.draw-none');
    if (action === 'draw three') return tr('do.draw-three');
    if (action === 'done') return tr(`done.${stage.now?.decision === 'run' ? 'run' : 'other'}`);
    if (plain.has(action)) return tr(`do.${action}`);
    if (verb in verbs) return tr(verbs[verb]!, { card: card(first) });
    switch (verb) {
        case 'draw':
        case 'take':
            return second ? tr('do.draw-board', { card: card(second), row: first }) : tr('do.take', { card: card(first) });
        case 'swap':
            return fourth
                ? tr('do.swap', { card: card(first), other: card(fourth) })
                : tr('do.swap-begin', { card: card(first) });
        case 'buy':
            return tr('do.buy', { borough: tr(`borough.${first}`) });
        case 'station':
            return tr('do.station', { borough: tr(`borough.${first}`) });
        case 'on':
            return tr('do.on', { card: stack(first) });
        case 'activate':
            return tr('do.activate', { card: stack(first) });
        case 'flip':
            return tr('do.flip-other', { card: stack(first) });
        case 'player':
            return stage.name(Number(first));
        default:
            return action;
    }
}

/// What changes, in words: "−£4, +1 prestige".
export function costWords(cost: Cost = {}): string {
    const parts: string[] = [];
    for (const kind of ['money', 'loans', 'prestige', 'poverty'] as const) {
        const n = cost[kind] ?? 0;
        // A sign is never parted from its figure at the end of a line.
        if (n !== 0) parts.push(tr(`change.${kind}`, { sign: n < 0 ? '−\u2060' : '+\u2060', n: Math.abs(n) }));
    }
    return parts.join(tr('list.comma'));
}

/// What two changes come to together.
export function added(one: Cost, other: Cost): Cost {
    const sum: Cost = {};
    for (const kind of ['money', 'loans', 'prestige', 'poverty'] as const) sum[kind] = (one[kind] ?? 0) + (other[kind] ?? 0);
    return sum;
}

/// What a choice would change, as one decides about it: all that follows, but of a borough what it brings itself.
export const effectOf = ({ action, cost, comes_to }: Choice): Cost => (action === 'borough' ? cost : (comes_to ?? cost)) ?? {};

/// The same in signs.
export function changed({ money = 0, prestige = 0, poverty = 0 }: Cost = {}): Token[] {
    const tokens: Token[] = [];
    if (money) tokens.push({ money });
    if (prestige) tokens.push({ prestige });
    if (poverty) tokens.push({ poverty });
    return tokens;
}
