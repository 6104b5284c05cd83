import type { Snippet } from 'svelte';
import { pace } from '../base/settings.svelte';
import { language } from '../words/words.svelte';
import { Refusal, type Choice, type Entry, type Hint, type Link, type MoveEntry, type News, type Now } from './table';
import type { Seat, Summary, Table, View, Whole } from './table';

/// What is shown of a table. News come as fast as they happen and are shown one after another, as fast as one can
/// see; the stage is always at one moment of the game, and all of the page shows that one.
///
/// Components read its members (they are reactive) and call `play`.

/// Somebody who wants to draw what happened: told before the table changes, and again after it.
export interface Animator {
    before(entry: MoveEntry, stage: Stage): void;
    after(entry: MoveEntry, stage: Stage): void;
}

export class Stage {
    link = $state<Link>('joining');
    summary = $state.raw<Summary | null>(null);
    you = $state.raw<Seat[]>([]);
    log = $state.raw<Entry[]>([]);
    now = $state.raw<Now | null>(null);
    commitment = $state('');
    here = $state.raw<boolean[]>([]);
    watchers = $state(0);
    /// The move being shown at this moment.
    showing = $state.raw<Entry | null>(null);
    /// A move of one's own is on its way: from the click until it is shown, or refused.
    busy = $state(false);
    /// Whose eyes the page looks through, where several people share it.
    private chosen = $state<Seat | null>(null);
    /// At a shared screen: the seat that must be handed to somebody else before its cards are shown.
    veiled = $state<Seat | null>(null);

    /// A moment of the past that is shown instead of now, and the entry that led to it.
    glance = $state.raw<{ number: number; views: Now['views'] } | null>(null);
    /// What the game's table wants to say in the header; a table without a header says it itself.
    heading = $state.raw<Snippet | null>(null);
    headed = $state(false);
    /// Whether the final scoring lies open; null where there is none.
    reckoning = $state<boolean | null>(null);

    animator: Animator | null = null;
    private past = new Map<number, Now['views']>();
    private wanted: number | null = null;
    private queue: (() => void | Promise<void>)[] = [];
    private running = false;
    private close: () => void;
    /// The number of the last move or undo that is shown.
    newest = $state(0);

    constructor(
        readonly table: Table,
        private readonly onRefusal: (why: Refusal) => void,
        private readonly onEntry: (entry: Entry, stage: Stage) => void = () => {},
    ) {
        this.close = table.follow({
            whole: (whole) => this.begin(whole),
            news: (news) => this.next(() => this.show(news)),
            now: (now) => this.next(() => this.look(now)),
            here: (seats, watchers) => {
                this.here = seats;
                this.watchers = watchers;
            },
            link: (link) => {
                this.link = link;
                if (link !== 'live') this.busy = false;
            },
        });
    }

    leave(): void {
        this.close();
        this.queue = [];
    }

    // ---- What components ask ----

    /// The seat whose cards are open on this screen, or null for a watcher.
    get me(): Seat | null {
        if (this.you.length <= 1) return this.you[0] ?? null;
        const wanted = this.waitingHere[0] ?? this.chosen;
        return wanted ?? this.you[0]!;
    }
    /// The view of the table that is shown.
    get view(): View | null {
        const views = this.glance?.views ?? this.now?.views;
        if (!views) return null;
        return (this.me === null ? views['watch'] : views[String(this.me)]) ?? Object.values(views)[0] ?? null;
    }
    /// What this screen may do now; empty while somebody else is asked, or a move is on its way.
    get legal(): Choice[] {
        if (this.me === null || this.veiled !== null || this.glance !== null) return [];
        return this.now?.legal[String(this.me)] ?? [];
    }
    /// The one choice there is, which the page makes by itself.
    get forced(): string | null {
        return this.legal.length === 1 && this.awaited ? this.legal[0]!.action : null;
    }
    get myTurn(): boolean {
        return this.legal.length > 0;
    }
    /// The others wait for this screen. A bid that is sealed may be changed, but nobody waits for it any more.
    get awaited(): boolean {
        return this.myTurn && this.waitingHere.includes(this.me!);
    }
    get over(): boolean {
        return this.summary?.state === 'over';
    }
    get shared(): boolean {
        return this.you.length > 1;
    }
    get mayUndo(): 'free' | 'ask' | null {
        return this.me === null ? null : (this.now?.undo[String(this.me)] ?? null);
    }
    name(seat: Seat): string {
        return this.summary?.seats[seat]?.name || `${seat + 1}`;
    }
    /// The seats in the order in which they sit after one's own.
    get others(): Seat[] {
        const players = this.summary?.players ?? 0;
        const first = this.me ?? -1;
        const count = this.me === null ? players : players - 1;
        return Array.from({ length: count }, (_, i) => (first + 1 + i) % players);
    }
    private get waitingHere(): Seat[] {
        return (this.now?.waiting ?? []).filter((seat) => this.you.includes(seat));
    }

    /// The log up to the moment that is shown.
    get story(): Entry[] {
        const { glance } = this;
        return glance === null ? this.log : this.log.filter((entry) => entry.number <= glance.number);
    }

    // ---- What components do ----

    /// Shows the table as it was after an entry; without one, as it is now. What this page has not seen happen, the
    /// table is asked for.
    async lookBack(number: number | null): Promise<void> {
        this.wanted = number;
        if (number === null) this.glance = null;
        else await this.order(this.remember(number));
    }
    private async remember(number: number): Promise<void> {
        const views = this.past.get(number) ?? (await this.table.moment(number));
        this.past.set(number, views);
        if (this.wanted === number) this.glance = { number, views };
    }

    async play(action: string): Promise<void> {
        const seat = this.me;
        if (seat === null || this.busy || this.link !== 'live') return;
        this.busy = true;
        const taken = await this.order(this.table.move(seat, action, this.newest));
        // What came of it is in the queue by now. A bid given again makes no entry.
        if (taken) this.next(() => void (this.busy = false));
        else this.busy = false;
    }
    async undo(to?: number): Promise<void> {
        if (this.me !== null) await this.order(this.table.undo(this.me, to));
    }
    async hint(): Promise<Hint[]> {
        if (this.me === null) return [];
        try {
            return await this.table.hint(this.me, language());
        } catch (why) {
            this.onRefusal(why as Refusal);
            return [];
        }
    }
    /// Any other wish to the table: what refuses it is told to the person.
    async order(wish: Promise<void>): Promise<boolean> {
        try {
            await wish;
            return true;
        } catch (why) {
            if (!(why instanceof Refusal)) throw why;
            this.onRefusal(why);
            return false;
        }
    }
    unveil(): void {
        this.chosen = this.veiled;
        this.veiled = null;
    }

    // ---- One thing after another ----

    private begin(whole: Whole): void {
        this.past.clear();
        this.wanted = this.glance = null;
        this.queue = [];
        this.summary = whole.summary;
        this.you = whole.you;
        this.log = whole.log;
        this.commitment = whole.commitment;
        this.newest = newestMove(whole.log);
        this.look(whole.now);
        this.busy = false;
    }

    private next(step: () => void | Promise<void>): void {
        this.queue.push(step);
        void this.run();
    }
    private async run(): Promise<void> {
        if (this.running) return;
        this.running = true;
        for (let step = this.queue.shift(); step; step = this.queue.shift()) await step();
        this.running = false;
    }

    private async show(news: News): Promise<void> {
        const { entry } = news;
        const ours = 'seat' in entry && entry.seat !== null && this.you.includes(entry.seat);
        if (entry.kind === 'move') {
            this.showing = entry;
            this.animator?.before(entry, this);
        }
        if (news.summary) this.summary = news.summary;
        this.log = entry.kind === 'undo' ? [...this.log.filter((e) => keeps(e, entry.to)), entry] : [...this.log, entry];
        if (entry.kind === 'move' || entry.kind === 'undo') this.newest = entry.number;
        if (news.now) this.look(news.now);
        this.onEntry(entry, this);
        if (entry.kind === 'move') {
            this.animator?.after(entry, this);
            // One's own move needs no waiting; with many behind it, all are shown faster.
            const wait = ours ? 0 : pace() / (1 + this.queue.length / 6);
            if (wait > 0) await new Promise((done) => setTimeout(done, wait));
            if (this.showing === entry) this.showing = null;
        }
    }

    private look(now: Now): void {
        this.past.set(this.log.at(-1)?.number ?? 0, now.views);
        const before = this.me;
        this.now = now;
        const asked = this.waitingHere[0];
        if (this.shared && asked !== undefined && asked !== (this.chosen ?? before)) this.veiled = asked;
        else if (asked !== undefined) this.chosen = asked;
    }
}

const keeps = (entry: Entry, to: number): boolean => entry.number <= to || !['move', 'over'].includes(entry.kind);

function newestMove(log: Entry[]): number {
    for (let i = log.length - 1; i >= 0; i--) {
        const entry = log[i]!;
        if (entry.kind === 'move' || entry.kind === 'undo') return entry.number;
    }
    return 0;
}
