import type { Face } from './face';

/// What a card does as a row of small signs, for where words have no room. `Tokens.svelte` draws them.

export type Token =
    | { text: string }
    | { money: number }
    | { prestige: number }
    | { poverty: number } // with its sign: -2 is lifted
    | { sign: Sign };

export type Sign =
    | 'card' | 'blue-card' | 'pauper' | 'left' | 'no-flip' | 'again' | 'purse' | 'hand-free' | 'rival' | 'station'
    | 'plot' | 'river-plot' | 'north' | 'south' | 'roof-brown' | 'roof-blue' | 'roof-pink' | 'not-brown';

const times: Token = { text: '×' };
const sign = (name: Sign): Token => ({ sign: name });

const effects: Record<string, Token[]> = {
    'money-per-brown': [{ money: 1 }, times, sign('roof-brown')],
    'prestige-per-non-brown': [{ prestige: 1 }, times, sign('not-brown')],
    'prestige-per-blue': [{ prestige: 1 }, times, sign('roof-blue')],
    'money-per-borough': [{ money: 1 }, times, sign('plot')],
    '2-per-river-borough': [{ money: 2 }, times, sign('river-plot')],
    '2-per-north-borough': [{ money: 2 }, times, sign('north')],
    '2-per-south-borough': [{ money: 2 }, times, sign('south')],
    'prestige-per-river-borough': [{ prestige: 1 }, times, sign('river-plot')],
    prison: [{ text: '3' }, sign('card'), { poverty: -1 }],
    'prison-prestige': [{ text: '3' }, sign('card'), { prestige: 1 }, { poverty: -1 }],
    workhouse: [sign('pauper'), { money: 1 }, { poverty: -1 }],
    'take-collected': [sign('purse')],
    'coffee-house': [sign('card'), sign('left')],
    'spare-a-flip': [sign('card'), sign('no-flip')],
    'hand-brings-no-poverty': [sign('hand-free')],
    'activate-again': [sign('card'), sign('again')],
    'give-two-poverty': [sign('rival'), { poverty: 2 }],
    'pass-one-poverty': [{ poverty: -1 }, sign('rival')],
    'take-2-from-each': [{ money: 2 }, sign('left'), sign('rival')],
    'others-pay-per-borough': [sign('rival'), { money: -1 }, times, sign('plot')],
    'place-two-undergrounds': [sign('station'), sign('station')],
    'action-draw-2': [{ text: '+' }, sign('card'), sign('card')],
    'action-place-2-free': [sign('card'), sign('card'), { text: '✓' }],
};

export function gains(face: Face): Token[] {
    const tokens: Token[] = [];
    if (face.money) tokens.push({ money: face.money });
    if (face.gainPrestige) tokens.push({ prestige: face.gainPrestige });
    if (face.lessPoverty) tokens.push({ poverty: -face.lessPoverty });
    if (face.morePoverty) tokens.push({ poverty: face.morePoverty });
    return [...tokens, ...(effects[face.activated] ?? [])];
}

export function price(face: Face): Token[] {
    if (face.activation === 'none') return [{ text: '–' }];
    if (face.activation === 'card') return [{ sign: 'card' }];
    if (face.activation === 'blue-card') return [{ sign: 'blue-card' }];
    return [{ money: Number(face.activation) }];
}

/// 'money 3; poverty -1' of a borough.
export function changes(active: string[]): Token[] {
    return active.map((each) => {
        const [what, amount] = each.split(' ');
        const n = Number(amount);
        if (what === 'prestige') return { prestige: n };
        return what === 'poverty' ? { poverty: n } : { money: n };
    });
}

/// With a sign of the width of a figure.
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
