import type {
    Entry,
    Follower,
    GameRecord,
    MoveEntry,
    Now,
    ReplayMoment,
    ReplayMove,
    Seat,
    Summary,
    Table,
    View,
} from '../table/table';
import { Refusal } from '../table/table';

/// A table that plays a record again: it can be looked at and stepped through, and nothing can be done at it.
export class ReplayTable implements Table {
    readonly id = 'replay';
    private follower: Follower | null = null;
    private step = -1;

    constructor(
        private readonly summary: Summary,
        private readonly entries: readonly MoveEntry[],
    ) {}

    follow(follower: Follower): () => void {
        this.follower = follower;
        follower.link('live');
        return () => (this.follower = null);
    }

    /// Shows a moment. One step on is told as news, so that it is seen to happen.
    show(moment: ReplayMoment, eyes: Seat | null): void {
        const before = this.step;
        this.step = moment.step;
        const over = moment.decision === 'over';
        const summary: Summary = { ...this.summary, state: over ? 'over' : 'playing' };
        const now = nowOf(moment, eyes);
        const entry = this.entries[moment.step - 1];
        if (before === moment.step - 1 && entry) {
            this.follower?.news({ number: entry.number, entry, summary, now });
            return;
        }
        const log: Entry[] = this.entries.slice(0, moment.step);
        const you = eyes === null ? [] : [eyes];
        this.follower?.whole({ summary, you, number: moment.step, commitment: '', log, now });
    }
    /// The next moment is shown as a whole: somebody else's eyes look.
    forget(): void {
        this.step = -1;
    }

    move = refuse;
    undo = refuse;
    answerUndo = refuse;
    voteForComputer = refuse;
    takeBack = refuse;
    chat = refuse;
    leave = refuse;
    rematch = refuse;
    notify = refuse;
    hint = () => refuse().then(() => []);
    moment = () => refuse().then(() => ({})); // it goes there itself
}

const refuse = (): Promise<void> => Promise.reject(new Refusal('not-allowed', ''));

function nowOf(moment: ReplayMoment, eyes: Seat | null): Now {
    return {
        views: { [eyes === null ? 'watch' : String(eyes)]: moment.view as View },
        asked: moment.seat,
        waiting: moment.seat === null ? [] : [moment.seat],
        decision: moment.decision,
        legal: {},
        undo: {},
        asking: null,
        vote: null,
        score: moment.score,
    };
}

/// The moves of a record as the log of a table has them: with the turn each belongs to, and bids where they are opened.
export function entriesOf(
    record: GameRecord,
    actions: readonly ReplayMove[],
    turns: readonly number[],
): MoveEntry[] {
    let bids: Record<string, string> = {};
    const first = record.game === 'markets' ? 0 : 1; // the set-up of London Markets is round 0
    return actions.map(({ seat, text, ...more }, step) => {
        const turn = first + turns.filter((begins) => begins <= step).length - 1;
        const entry: MoveEntry = { number: step + 1, at: 0, kind: 'move', seat, action: text, turn, ...more };
        if (record.game !== 'markets' || !text.startsWith('bid ')) return entry;
        bids[String(seat)] = text.slice('bid '.length);
        if (Object.keys(bids).length < record.players) return entry;
        const opened = bids;
        bids = {};
        return { ...entry, bids: opened };
    });
}
