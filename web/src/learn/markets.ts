import type { Moment, Script, Step } from './script';

/// A first game of London Markets against two computers: the tiles, the merchants, restocking, the auctions, and the
/// special cards that everybody chooses after round 3. The seed lets the learner begin, with open markets in the first
/// rounds.

interface MarketsView {
    round: number;
    assistants: { lower: number };
    seats: { money: number; tiles: number; special: unknown[] }[];
}

const table = (now: Moment): MarketsView => now.view as unknown as MarketsView;
const own = (now: Moment) => table(now).seats[now.seat]!;
const at = (round: number, decision: string) => (now: Moment) =>
    now.mine && table(now).round === round && now.decision === decision;
const after = (round: number) => (now: Moment) => table(now).round > round;
const asked = (decision: string) => (now: Moment) => now.mine && now.decision === decision;
/// Everybody chooses a special card: the pawns have moved already. One that was won in an auction is chosen before.
const isEvent = (now: Moment) => asked('pile')(now) && table(now).assistants.lower === 4;
const anything = () => true;
const pawns = (action: string) => !action.startsWith('play ') && action !== 'done';
const figures = (now: Moment) => ({ money: own(now).money ?? 0, tiles: own(now).tiles, special: own(now).special.length });

function steps(): Step[] {
    return [
        { says: 'welcome', when: (now) => now.mine, rule: 'M1.2' },
        {
            says: 'first-tiles',
            rule: 'M1.6',
            when: (now) => table(now).round === 0,
            only: anything,
            until: after(0),
        },
        { says: 'card', rule: 'M3.1', when: (now) => now.mine, past: after(1) },
        { says: 'merchants', rule: 'M3.2', when: (now) => now.mine, past: after(1) },
        { says: 'builder', rule: 'M3.3', when: at(1, 'act'), past: after(1), only: (action) => action === 'builder' },
        { says: 'crates', rule: 'M4.1' },
        {
            says: 'restock',
            rule: 'M3.8',
            when: at(1, 'restock'),
            past: after(1),
            only: anything,
            until: (now) => after(1)(now) || (now.decision !== 'restock' && now.decision !== 'exchange'),
        },
        {
            says: 'bid',
            rule: 'M3.9',
            when: at(1, 'bid'),
            past: after(1),
            only: (action) => action !== 'bid nothing',
        },
        {
            says: 'unveiled',
            rule: 'M3.10',
            when: (now) => after(1)(now) || (now.mine && now.decision === 'bid'),
            until: after(1),
        },
        { says: 'moved', rule: 'M3.13', when: at(2, 'act'), past: after(2), values: figures },
        {
            says: 'choose',
            rule: 'M3.6',
            when: at(2, 'act'),
            past: after(2),
            only: pawns,
            until: (now) => after(2)(now) || now.decision !== 'act' || !now.mine,
        },
        { says: 'alone', rule: 'M3.9', when: (now) => table(now).round === 2 && now.mine, past: after(2), until: after(2) },
        {
            says: 'third',
            when: (now) => table(now).round === 3 && now.mine,
            past: after(3),
            until: (now) => after(3)(now) || isEvent(now),
        },
        {
            says: 'event',
            rule: 'M3.13',
            when: isEvent,
            past: after(3),
            only: anything,
        },
        { says: 'keep', rule: 'M5.1', when: asked('keep'), past: after(3), only: anything },
        {
            says: 'play',
            rule: 'M3.7',
            when: at(4, 'act'),
            past: after(4),
            only: anything,
            until: (now) => after(4)(now) || !['act', 'after', 'tile', 'goods'].includes(now.decision) || !now.mine,
        },
        { says: 'later', rule: 'M5.6', values: figures },
        { says: 'end', rule: 'M6.1' },
        // What may come at any time, and has not been explained.
        {
            says: 'goods',
            rule: 'M3.5',
            aside: true,
            when: asked('goods'),
            only: anything,
            until: (now) => now.decision !== 'goods',
        },
        {
            says: 'prize',
            rule: 'M3.11',
            aside: true,
            when: (now) => asked('pile')(now) && !isEvent(now),
            only: anything,
            until: (now) => now.decision !== 'pile' && now.decision !== 'keep',
        },
    ];
}

export const markets = (): Script => ({
    game: 'markets',
    steps: steps(),
    wish: (you, level, pace) => ({
        game: 'markets',
        seats: [
            { kind: 'you', name: you },
            { kind: 'computer', level, name: 'Nell' },
            { kind: 'computer', level, name: 'Ignatius' },
        ],
        undo: 'free',
        pace,
        listed: false,
        hints: true,
        seed: 'Cheapside-40',
    }),
});
