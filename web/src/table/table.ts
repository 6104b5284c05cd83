/// What a table is to the page. Everything above this file talks to a `House` (where tables are made and found) and to
/// a `Table` (one that is played at), and does not know where they are: behind a server (server_house.ts,
/// server_table.ts), or in the browser itself.
///
/// The words are those of docs/tables.md and docs/protocol.md.

export type GameId = 'london1' | 'london2' | 'markets';
export type Seat = number;

// ---- A table seen from outside -------------------------------------------------------------------------------------

export interface SeatInfo {
    kind: 'person' | 'computer' | 'free';
    name: string;
    level?: string;
    here?: boolean;
    clock_ms?: number;
    for_person?: boolean; // the computer sits in for somebody who is away
}

export interface Summary {
    table: string;
    game: GameId;
    players: number;
    state: 'waiting' | 'playing' | 'over';
    seats: SeatInfo[];
    turn: number;
    made: number;
    moved: number;
    undo: 'free' | 'consent';
    hints: boolean;
    clock: { kind: 'none' | 'move' | 'game'; seconds?: number };
    listed: boolean;
}

// ---- What is going on at it ----------------------------------------------------------------------------------------

/// What a seat may know of the game (docs/protocol.md). Each game's folder has its own type for its own views.
export type View = { game: GameId; players: number; seat: Seat | null; decision: string; you?: Seat | null };

export interface Cost {
    money?: number;
    loans?: number;
    poverty?: number;
    prestige?: number;
    goods?: Record<string, number>; // London Markets: cards in hand, by kind
    tiles?: number; // London Markets: tiles left to lay
}

export interface Choice {
    action: string;
    cost?: Cost; // what it changes at once
    comes_to?: Cost; // what it changes in the end, where it only begins something
}

export interface Score {
    totals: number[];
    lines: Record<string, number>[];
    winners: Seat[];
}

export interface Now {
    views: Record<string, View>; // by seat held, or 'watch'
    asked: Seat | null;
    waiting: Seat[];
    decision: string;
    legal: Record<string, Choice[]>;
    undo: Record<string, 'free' | 'ask'>;
    asking: { seat: Seat; agreed: Seat[]; to: number } | null;
    vote: { seat: Seat; for: Seat[] } | null;
    score?: Score;
    seed?: string;
}

/// What a move's words leave open.
export interface MoveMore {
    market?: string; // where the merchant stands that it sends
    changes?: Record<string, Cost>; // what it changed for each seat; of goods what was taken
}

export type Entry = { number: number; at: number } & (
    | { kind: 'made' }
    | { kind: 'seat'; seat: Seat; name: string; what: 'sat' | 'left' | 'back' | 'computer' | 'person' }
    | ({ kind: 'move'; seat: Seat; action: string; turn: number; bids?: Record<string, string> } & MoveMore) // bids: those it opened
    | { kind: 'undo-asked' | 'undo-agreed' | 'undo-refused'; seat: Seat }
    | { kind: 'undo'; seat: Seat; to: number }
    | { kind: 'vote'; seat: Seat; by: Seat }
    | { kind: 'chat'; name: string; seat: Seat | null; text: string }
    | { kind: 'over'; winners: Seat[] }
    | { kind: 'rematch'; table: string }
);
export type MoveEntry = Extract<Entry, { kind: 'move' }>;

/// Everything, as it is when one comes to the table.
export interface Whole {
    summary: Summary;
    you: Seat[];
    number: number;
    commitment: string;
    log: Entry[];
    now: Now;
}

/// One thing that happened.
export interface News {
    number: number;
    entry: Entry;
    summary?: Summary;
    now?: Now;
}

export interface Hint {
    action: string;
    expected: number; // prestige or pounds, or the chance to win
    measure?: 'percent';
    reason: string;
}

/// `gone`: there is no such table, and waiting will not bring it.
export type Link = 'joining' | 'live' | 'lost' | 'gone';

/// Whoever follows a table is told all of it, in order.
export interface Follower {
    whole(whole: Whole): void;
    news(news: News): void;
    /// Something changed for this seat alone (a bid given again) and is no news to anybody.
    now?(now: Now): void;
    here(seats: boolean[], watchers: number): void;
    link(link: Link): void;
}

export interface Table {
    readonly id: string;
    /// Begins to tell; what is returned ends it.
    follow(follower: Follower): () => void;

    /// Each of these settles when it is done for good, and is rejected with a `Refusal`.
    move(seat: Seat, action: string, after: number): Promise<void>;
    undo(seat: Seat, to?: number): Promise<void>;
    answerUndo(seat: Seat, agree: boolean): Promise<void>;
    voteForComputer(seat: Seat, away: Seat): Promise<void>;
    takeBack(seat: Seat): Promise<void>;
    chat(text: string, seat?: Seat): Promise<void>;
    hint(seat: Seat, language: string): Promise<Hint[]>;
    /// What this reader saw after an entry of the log.
    moment(number: number): Promise<Now['views']>;
    leave(seat: Seat): Promise<void>;
    rematch(seat: Seat): Promise<void>;
    notify(seat: Seat, url: string, language: string): Promise<void>;
}

/// Why something was not done: a code for programs, a sentence for people.
export class Refusal extends Error {
    constructor(
        readonly code: string,
        message: string,
    ) {
        super(message);
    }
}

// ---- Where tables are made and found -------------------------------------------------------------------------------

export interface GameInfo {
    id: GameId;
    fewest: number;
    most: number;
    levels: string[];
}

export type SeatWish =
    { kind: 'you'; name: string } | { kind: 'open' } | { kind: 'computer'; level: string; name?: string };

export interface TableWish {
    game: GameId;
    seats: SeatWish[];
    undo?: 'free' | 'consent';
    pace?: 'human' | 'instant';
    clock?: { kind: 'none' | 'move' | 'game'; seconds: number };
    listed?: boolean;
    hints?: boolean;
    seed?: string;
}

/// The rows of the data files, as they stand there.
export type Row = Record<string, string>;
export type Rows = Record<string, Row[]>;

/// A saved game, as the engine writes it; only its game and its players matter to the page.
export type GameRecord = { game: GameId; players: number; actions: string[] } & Record<string, unknown>;

export type ReplayMove = { seat: Seat; text: string } & MoveMore;

export interface ReplayMoment {
    steps: number;
    step: number;
    turns: number[];
    actions?: ReplayMove[];
    view: View;
    decision: string;
    seat: Seat | null;
    score?: Score;
}

export interface House {
    games(): Promise<GameInfo[]>;
    rows(game: GameId): Promise<Rows>;
    make(wish: TableWish): Promise<string>;
    open(): Promise<Summary[]>;
    summary(table: string): Promise<Summary>;
    sit(table: string, name: string, seat?: Seat): Promise<Seat>;
    record(table: string): Promise<GameRecord>;
    replay(record: GameRecord, step: number, seat?: Seat, actions?: boolean): Promise<ReplayMoment>;
    table(id: string): Table;
    /// The tables at which this visitor has a seat, the newest first.
    mine(): string[];
}
