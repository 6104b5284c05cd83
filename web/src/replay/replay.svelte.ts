import { pace } from '../base/settings.svelte';
import { house } from '../table/house';
import { Stage } from '../table/stage.svelte';
import { Refusal, type GameRecord, type ReplayMoment, type Seat, type Summary } from '../table/table';
import { tr } from '../words/words.svelte';
import { entriesOf, ReplayTable } from './replay_table';

/// A record being looked through: where one is, with whose eyes, and the way to any other moment.
export class Replay {
    step = $state(0);
    eyes = $state<Seat | null>(null);
    playing = $state(false);
    score = $state.raw<ReplayMoment['score']>(undefined);
    private moments = new Map<string, Promise<ReplayMoment>>();
    private timer: ReturnType<typeof setTimeout> | undefined;

    private constructor(
        readonly record: GameRecord,
        readonly stage: Stage,
        private readonly table: ReplayTable,
        readonly steps: number,
        readonly turns: readonly number[],
    ) {}

    static async open(record: GameRecord, names: readonly string[] | null): Promise<Replay> {
        const start = await house.replay(record, 0, undefined, true);
        const entries = entriesOf(record, start.actions ?? [], start.turns);
        const table = new ReplayTable(summaryOf(record, names), entries);
        const replay = new Replay(record, new Stage(table, () => {}), table, start.steps, start.turns);
        replay.moments.set('open 0', Promise.resolve(start));
        table.show(start, null);
        return replay;
    }

    /// Goes to a moment. Whoever asks for another before it is there gets that one: the last wish counts.
    go(step: number, eyes: Seat | null = this.wanted?.eyes ?? this.eyes): Promise<void> {
        this.wanted = { step: Math.max(0, Math.min(this.steps, step)), eyes };
        this.going ??= this.follow().finally(() => (this.going = null));
        return this.going;
    }
    /// The step one is on the way to.
    get heading(): number {
        return this.wanted?.step ?? this.step;
    }
    private wanted: { step: number; eyes: Seat | null } | null = null;
    private going: Promise<void> | null = null;

    private async follow(): Promise<void> {
        while (this.wanted) {
            const { step, eyes } = this.wanted;
            const moment = await this.moment(step, eyes);
            if (this.wanted.step !== step || this.wanted.eyes !== eyes) continue;
            this.wanted = null;
            if (eyes !== this.eyes) this.table.forget();
            this.step = step;
            this.eyes = eyes;
            this.score = moment.score;
            this.table.show(moment, eyes);
            if (this.playing && step < this.steps) void this.moment(step + 1, eyes).catch(() => {}); // the next one
        }
    }

    private moment(step: number, eyes: Seat | null): Promise<ReplayMoment> {
        const key = `${eyes ?? 'open'} ${step}`;
        let moment = this.moments.get(key);
        if (!moment) {
            moment = patiently(() => house.replay(this.record, step, eyes ?? undefined));
            this.moments.set(key, moment);
            moment.catch(() => this.moments.delete(key));
        }
        return moment;
    }

    /// The turn a step belongs to, counted from the first.
    turnOf(step: number): number {
        return Math.max(0, this.turns.filter((begins) => begins <= step).length - 1);
    }
    goToTurn(turn: number): Promise<void> {
        return this.go(this.turns[Math.max(0, turn)] ?? this.steps);
    }

    play(on: boolean): void {
        clearTimeout(this.timer);
        this.playing = on;
        if (!on) return;
        const next = async () => {
            if (this.step >= this.steps) {
                this.playing = false;
                return;
            }
            await this.go(this.step + 1).catch(() => this.play(false));
            if (this.playing) this.timer = setTimeout(() => void next(), Math.max(250, pace()));
        };
        if (this.step >= this.steps) void this.go(0).then(next);
        else void next();
    }

    close(): void {
        this.play(false);
        this.stage.leave();
    }
}

/// A server that is asked too fast is asked again a little later.
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; ++tries) {
        try {
            return await ask();
        } catch (why) {
            if (!(why instanceof Refusal) || why.code !== 'too-many' || tries >= 20) throw why;
            await new Promise((next) => setTimeout(next, 300));
        }
    }
}

function summaryOf(record: GameRecord, names: readonly string[] | null): Summary {
    return {
        table: '',
        game: record.game,
        players: record.players,
        state: 'playing',
        seats: Array.from({ length: record.players }, (_, seat) => ({
            kind: 'person',
            name: names?.[seat] || tr('replay.player', { n: seat + 1 }),
        })),
        turn: 0,
        made: 0,
        moved: 0,
        undo: 'free',
        hints: false,
        clock: { kind: 'none' },
        listed: false,
    };
}
