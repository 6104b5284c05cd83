import type { GameId } from '../table/table';
import { tr } from '../words/words.svelte';
import type { Moment, Script, Step } from './script';

/// A first game of London, either edition, against one computer: from the first draw to the first run of the city.
/// The seeds deal a first hand with brown cards to build and to spend, and let the learner begin; so the learner's
/// turns are 1, 3, 5 …

interface LondonView {
    turn: number;
    seats: {
        money: number;
        loans: number;
        poverty: number;
        prestige: number;
        hand: unknown[];
        stacks: { up: boolean }[];
        boroughs: string[];
    }[];
}

type Test = (now: Moment) => boolean;
const table = (now: Moment): LondonView => now.view as unknown as LondonView;
const own = (now: Moment) => table(now).seats[now.seat]!;
const turnIs = (turn: number) => (now: Moment) => now.mine && table(now).turn === turn;
const asked = (decision: string) => (now: Moment) => now.mine && now.decision === decision;
const both = (one: Test, other: Test) => (now: Moment) => one(now) && other(now);
const after = (turn: number) => (now: Moment) => table(now).turn > turn;
const starts =
    (...words: string[]) =>
    (action: string) =>
        words.some((word) => action === word || action.startsWith(`${word} `));
const anything = () => true;
/// Nothing of the first turns is hurt by it, and it would need explaining.
const noLoan = (action: string) => action !== 'loan';

const first = 'place covent-garden';
const second = 'place fishmongers';

/// The card named, or any that can be built.
const build = (card: string) => (action: string, now: Moment) =>
    now.legal.includes(card) ? action === card : action.startsWith('place ');

const figures = (now: Moment) => ({
    money: own(now).money,
    loans: own(now).loans,
    poverty: own(now).poverty,
    prestige: own(now).prestige,
    hand: own(now).hand.length,
    stacks: own(now).stacks.length,
    boroughs: own(now).boroughs.length,
});

const canActivate = (now: Moment) => now.legal.some(starts('activate', 'borough'));

/// While developing: everything that leads to a card in the city.
const developing =
    (where: (action: string, now: Moment) => boolean = anything) =>
    (action: string, now: Moment): boolean => {
        switch (now.decision) {
            case 'turn':
                return starts('draw')(action);
            case 'action':
                return action === 'develop';
            case 'where':
                return where(action, now);
            default:
                return noLoan(action);
        }
    };

/// On a house that has gone dark.
const onDark = (action: string, now: Moment): boolean => {
    const stack = /^on (\d+)$/.exec(action);
    return stack !== null && !own(now).stacks[Number(stack[1]) - 1]!.up;
};

/// Steps of one turn: what was not told in it is not told later.
const inTurn = (turn: number, ...steps: Step[]): Step[] => steps.map((step) => ({ ...step, past: after(turn) }));

function steps(game: GameId): Step[] {
    return [
        ...inTurn(
            1,
            { says: 'welcome', when: (now) => now.mine },
            { says: 'hand', rule: 'L6.2' },
            { says: 'draw', rule: 'L3.3', when: asked('turn'), only: starts('draw deck') },
            { says: 'action', rule: 'L3.4', when: asked('action'), only: starts('develop') },
            {
                says: 'build',
                rule: 'L6.2',
                when: asked('develop'),
                only: build(first),
                values: () => ({ card: tr('card.covent-garden') }),
            },
            { says: 'spend', rule: 'L4.1', when: asked('spend'), only: anything },
            { says: 'where', rule: 'L6.2', when: asked('where'), only: starts('new') },
            {
                says: 'build-again',
                rule: 'L6.3',
                when: asked('develop'),
                only: (action, now) => {
                    if (now.decision === 'develop') return build(second)(action, now);
                    return now.decision !== 'where' || action === 'new';
                },
                until: (now) => after(1)(now) || (now.decision === 'develop' && own(now).stacks.length > 1),
                values: () => ({ card: tr('card.fishmongers') }),
            },
            { says: 'done', when: asked('develop'), only: starts('done'), until: after(1) },
        ),
        ...inTurn(2, { says: 'rival', when: after(1), until: (now) => now.mine || after(2)(now), rule: 'L2.1' }),
        ...inTurn(
            3,
            { says: 'board', rule: 'L4.1', when: both(turnIs(3), asked('turn')), only: starts('draw top', 'draw bottom') },
            {
                says: 'land',
                rule: game === 'london1' ? 'L7.3' : 'L7.1',
                when: both(turnIs(3), asked('action')),
                only: (action, now) => now.decision !== 'action' || starts('buy')(action),
                until: after(3),
            },
        ),
        ...inTurn(
            5,
            { says: 'bought', when: turnIs(5), values: figures, rule: 'L5.2' },
            { says: 'grow', rule: 'L8.6', when: turnIs(5), only: developing(), until: after(5) },
        ),
        ...inTurn(
            7,
            { says: 'draw-again', when: both(turnIs(7), asked('turn')), only: starts('draw'), rule: 'L3.1' },
            { says: 'run', rule: 'L8.1', when: both(turnIs(7), asked('action')), only: starts('run') },
            {
                says: 'activate',
                rule: 'L8.2',
                when: turnIs(7),
                only: (action, now) => (now.decision === 'run' ? starts('activate', 'borough')(action) : noLoan(action)),
                until: (now) => after(7)(now) || (now.decision === 'run' && !canActivate(now)),
            },
            { says: 'stop', rule: 'L8.6', when: asked('run'), only: starts('done'), until: after(7), values: figures },
        ),
        { says: 'poverty', rule: 'L11.2', when: after(7), values: figures },
        ...inTurn(9, { says: 'cover', rule: 'L6.2', when: turnIs(9), only: developing(onDark), until: after(9) }),
        { says: 'loans', rule: 'L5.1' },
        { says: 'end', rule: 'L10.1' },
        { says: 'score', rule: 'L11.1' },
        // What may come at any time, and has not been explained.
        { says: 'flip', rule: 'L9.14', aside: true, when: asked('flip'), only: anything },
        { says: 'limit', rule: 'L3.5', aside: true, when: asked('limit'), only: anything },
        {
            says: 'draws',
            rule: 'L3.6',
            aside: true,
            when: asked('draw'),
            only: anything,
            until: (now) => now.decision !== 'draw' || !now.mine,
        },
        { says: 'pay', rule: 'L8.2', aside: true, when: asked('pay'), only: anything },
        { says: 'coffee', rule: 'L9.13', aside: true, when: asked('coffee'), only: anything },
    ];
}

const script = (game: GameId, seed: string): Script => ({
    game,
    steps: steps(game),
    wish: (you, level, pace) => ({
        game,
        seats: [
            { kind: 'you', name: you },
            { kind: 'computer', level, name: 'Nell' },
        ],
        undo: 'free',
        pace,
        listed: false,
        hints: true,
        seed,
    }),
});

export const london1 = (): Script => script('london1', 'Pudding Lane-411');
export const london2 = (): Script => script('london2', 'Pudding Lane-722');
