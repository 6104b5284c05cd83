import type { GameId } from '../table/table';

/// Which rule stands behind what the page shows: a question that is asked (`decision`), a word on a card or borough
/// (`keyword`), a line of the score. Null where no one rule does.

const londonDecisions: Record<string, string> = {
    turn: 'L3.3',
    seen: 'L9.8',
    back: 'L9.8',
    action: 'L3.4',
    draw: 'L3.6',
    develop: 'L6.1',
    spend: 'L6.2',
    where: 'L6.2',
    run: 'L8.1',
    pay: 'L8.2',
    prison: 'L9.11',
    workhouse: 'L9.12',
    coffee: 'L9.13',
    again: 'L9.16',
    victim: 'L9.17',
    station: 'L9.18',
    flip: 'L9.14',
    end: 'L9.7',
    limit: 'L3.5',
    over: 'L11.1',
};

const marketsDecisions: Record<string, string> = {
    tile: 'M1.6',
    act: 'M3.2',
    after: 'M3.7',
    goods: 'M3.5',
    restock: 'M3.8',
    exchange: 'M3.8',
    bid: 'M3.9',
    prize: 'M3.11',
    pile: 'M3.11',
    keep: 'M3.11',
    over: 'M6.1',
};

const londonKeywords: Record<string, string> = {
    'loan-pays-12': 'L9.2',
    'free-placement': 'L9.3',
    'draw-0-to-2': 'L9.4',
    'any-colour-for-1': 'L9.5',
    'collect-on-placement': 'L9.6',
    'swap-with-display': 'L9.7',
    'money-per-brown': 'L9.9',
    'prestige-per-non-brown': 'L9.9',
    'prestige-per-blue': 'L9.9',
    'money-per-borough': 'L9.10',
    '2-per-river-borough': 'L9.10',
    '2-per-north-borough': 'L9.10',
    '2-per-south-borough': 'L9.10',
    'prestige-per-river-borough': 'L9.10',
    prison: 'L9.11',
    'prison-prestige': 'L9.11',
    workhouse: 'L9.12',
    'take-collected': 'L9.12',
    'coffee-house': 'L9.13',
    'spare-a-flip': 'L9.14',
    'hand-brings-no-poverty': 'L9.15',
    'activate-again': 'L9.16',
    'give-two-poverty': 'L9.17',
    'pass-one-poverty': 'L9.17',
    'take-2-from-each': 'L9.17',
    'others-pay-per-borough': 'L9.17',
    'place-two-undergrounds': 'L9.18',
    'action-draw-2': 'L9.19',
    'action-place-2-free': 'L9.19',
    'any-colour-once': 'L9.20',
    'card-for-4': 'L9.20',
    'pauper-to-work': 'L9.20',
    'repay-for-12': 'L9.20',
};

const marketsKeywords: Record<string, string> = {
    advantage: 'M5.2',
    'restock-and-exchange': 'M5.3',
    'any-market': 'M5.4',
    clientele: 'M5.5',
    monopoly: 'M5.6',
    'rich-offer': 'M5.7',
    'combined-offer': 'M5.8',
    builder: 'M3.3',
    cashier: 'M3.4',
    buyer: 'M3.5',
    assistant: 'M3.6',
    'special-card': 'M3.13',
    'show-money': 'M3.13',
};

const scoreLines: Record<string, string> = {
    prestige: 'L9.1',
    cards: 'L11.1',
    boroughs: 'L11.1',
    undergrounds: 'L9.18',
    money: 'L11.1',
    loans: 'L11.1',
    poverty: 'L11.2',
};

export function ruleBehind(game: GameId, what: { decision: string } | { keyword: string } | { score: string }): string | null {
    const markets = game === 'markets';
    if ('decision' in what) return (markets ? marketsDecisions : londonDecisions)[what.decision] ?? null;
    if ('score' in what) return markets ? 'M6.1' : (scoreLines[what.score] ?? null);
    if (what.keyword.startsWith('peek-')) return 'L9.8';
    return (markets ? marketsKeywords : londonKeywords)[what.keyword] ?? null;
}
