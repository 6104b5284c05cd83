import { added, costWords } from '../london/label';
import type { Cost, Entry, GameId, MoveEntry, Seat } from '../table/table';
import { tr } from '../words/words.svelte';
import { LondonTeller } from './london_teller';
import { MarketsTeller } from './markets_teller';

/// The log as lines that a person reads. Several entries can make one line: a card, what is spent for it and where it
/// goes; or the same thing done again.

export interface Line {
    /// The entries it stands for; its moment is the one after the last.
    from: number;
    to: number;
    seat: Seat | null;
    kind: 'move' | 'chat' | 'table';
    turn: number | null;
    text: string;
    /// Bids that were opened with it.
    bids: { seat: Seat; text: string }[];
}

/// A move in words. What `joins` goes on with the sentence before it; `alone` is said where somebody spoke in between.
export interface Told {
    text: string;
    joins?: boolean;
    alone?: string;
}
export interface Teller {
    tell(entry: MoveEntry): Told;
}

type Named = (seat: Seat) => string;

export function linesOf(log: readonly Entry[], game: GameId, name: Named): Line[] {
    const newTeller = (): Teller => (game === 'markets' ? new MarketsTeller() : new LondonTeller(name));
    let teller = newTeller();
    let standing: MoveEntry[] = []; // what was not taken back
    const lines: (Line & { times: number; changes: Map<Seat, Cost> })[] = [];
    for (const entry of log) {
        if (entry.kind !== 'move') {
            const line = besideTheGame(entry, name);
            if (line) lines.push({ ...line, times: 1, changes: new Map() });
            if (entry.kind === 'undo') {
                const { to } = entry;
                standing = standing.filter(({ number }) => number <= to);
                teller = newTeller();
                for (const move of standing) teller.tell(move);
            }
            continue;
        }
        standing.push(entry);
        const { text, joins, alone = text } = teller.tell(entry);
        const last = lines.at(-1);
        const goesOn = last?.kind === 'move' && last.seat === entry.seat && last.turn === entry.turn;
        if (goesOn && joins) last.text += tr('list.comma') + text;
        else if (goesOn && last.text === text && last.bids.length === 0) last.times++;
        else
            lines.push({
                ...lineAt(entry),
                seat: entry.seat,
                kind: 'move',
                turn: entry.turn,
                text: alone,
                bids: [],
                times: 1,
                changes: new Map(),
            });
        const now = lines.at(-1)!;
        now.to = entry.number;
        for (const [seat, cost] of Object.entries(entry.changes ?? {}))
            now.changes.set(Number(seat), added(now.changes.get(Number(seat)) ?? {}, cost));
        if (entry.bids)
            now.bids = Object.entries(entry.bids).map(([seat, bid]) => ({ seat: Number(seat), text: bidWords(bid) }));
    }
    return lines.map(({ times, changes, ...line }) => {
        const done = times > 1 ? line.text + tr('list.times', { n: times }) : line.text;
        const came = changesWords(line.seat, changes, name);
        return { ...line, text: came ? tr('log.changes', { done, came }) : done };
    });
}

/// Which lines tell what the others did between one's last turn and this one, or now; to a watcher, all of them.
export function sinceOwnTurn(log: readonly Entry[], me: Seat | null): (line: Line) => boolean {
    const moves = log.filter((entry) => entry.kind === 'move');
    let end = moves.length;
    while (end > 0 && moves[end - 1]!.seat === me) end--;
    let begin = end;
    while (begin > 0 && moves[begin - 1]!.seat !== me) begin--;
    const [first, last] = [moves[begin]?.number ?? 0, moves[end - 1]?.number ?? -1];
    return ({ kind, from, to }) => kind === 'move' && from >= first && to <= last;
}

/// What it came to in figures: first for who did it, then for others whom it met.
function changesWords(seat: Seat | null, changes: Map<Seat, Cost>, name: Named): string {
    const own = seat === null ? '' : costWords(changes.get(seat));
    const others = [...changes].filter(([other]) => other !== seat).map(([other, cost]) => ({ name: name(other), what: costWords(cost) }));
    return [own, ...others.filter(({ what }) => what).map((each) => tr('log.changes-other', each))].filter(Boolean).join(tr('list.semicolon'));
}

const lineAt = (entry: Entry) => ({ from: entry.number, to: entry.number });

export function bidWords(bid: string): string {
    const [kind = '', n = ''] = bid.split(' ');
    return kind === 'nothing' ? tr('log.bid-nothing') : tr('log.bid-cards', { n: Number(n), kind: tr(`kind.${kind}`) });
}

/// Who comes and goes, what is taken back, what people say to each other.
function besideTheGame(entry: Exclude<Entry, MoveEntry>, name: Named): Line | null {
    const line = (seat: Seat | null, text: string): Line => ({
        ...lineAt(entry),
        seat,
        kind: 'table',
        turn: null,
        text,
        bids: [],
    });
    switch (entry.kind) {
        case 'made':
            return line(null, tr('log.made'));
        case 'seat':
            return line(entry.seat, tr(`log.seat.${entry.what}`));
        case 'undo':
        case 'undo-asked':
        case 'undo-agreed':
        case 'undo-refused':
            return line(entry.seat, tr(`log.${entry.kind}`));
        case 'vote':
            return line(entry.by, tr('log.vote', { name: name(entry.seat) }));
        case 'chat':
            return {
                ...line(entry.seat, entry.seat === null ? `${entry.name}: ${entry.text}` : entry.text),
                kind: 'chat',
            };
        case 'over':
            return line(
                null,
                tr('log.over', { n: entry.winners.length, names: entry.winners.map(name).join(tr('list.and')) }),
            );
        case 'rematch':
            return line(null, tr('log.rematch'));
        default:
            return null;
    }
}
