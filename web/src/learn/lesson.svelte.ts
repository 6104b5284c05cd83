import { Stage } from '../table/stage.svelte';
import type { Choice, Entry, Refusal, Table } from '../table/table';
import type { Moment, Script, Step } from './script';

/// The stage of a lesson: what is not taught at this step is not lit, and nothing plays itself.
class LessonStage extends Stage {
    taught = $state.raw<((action: string) => boolean) | null>(null);
    private lit: Choice[] = $derived.by(() => {
        const all = super.legal;
        if (!this.taught) return all;
        const only = this.taught;
        return all.filter((choice) => only(choice.action));
    });

    override get legal(): Choice[] {
        return this.lit;
    }
    override get forced(): string | null {
        return null;
    }
    override get myTurn(): boolean {
        return this.everything.length > 0;
    }
    get everything(): Choice[] {
        return super.legal;
    }
}

interface Kept {
    next: number;
    told: string[];
}

/// A lesson under way: which step it is at, and what that step lights. Where it is is kept by the browser, so that a
/// reload goes on at the same step.
export class Lesson {
    readonly stage: LessonStage;
    /// The ordered step that is next, and the asides that have been told.
    private next = $state(0);
    private told = $state.raw<string[]>([]);
    /// The aside being told, and the learner's moves when the step shown began.
    private aside = $state.raw<Step | null>(null);
    private begun = $state.raw<{ step: Step; moves: number } | null>(null);
    private readonly ordered: Step[];

    constructor(
        readonly script: Script,
        table: Table,
        onRefusal: (why: Refusal) => void,
    ) {
        this.ordered = script.steps.filter((step) => !step.aside);
        this.stage = new LessonStage(table, onRefusal);
        const kept = this.remembered();
        this.next = Math.min(kept.next, this.ordered.length);
        this.told = kept.told;
    }

    get over(): boolean {
        return this.next >= this.ordered.length;
    }
    get number(): number {
        return Math.min(this.next + 1, this.ordered.length);
    }
    get count(): number {
        return this.ordered.length;
    }

    now: Moment | null = $derived.by(() => {
        const { view, now, me } = this.stage;
        if (!view || !now || me === null) return null;
        const legal = this.stage.everything.map((choice) => choice.action);
        const moves = this.stage.log.filter((entry: Entry) => entry.kind === 'move' && entry.seat === me).length;
        return { view, decision: now.decision, mine: legal.length > 0, legal, seat: me, moves };
    });

    /// The step that is told now: an aside, the next one if its moment has come, or none.
    step: Step | null = $derived.by(() => {
        if (!this.now) return null;
        if (this.aside) return this.aside;
        const step = this.ordered[this.next];
        if (!step) return null;
        return this.begun?.step === step || (step.when?.(this.now) ?? true) ? step : null;
    });

    /// The step is read and has a button.
    get isRead(): boolean {
        return this.step !== null && !this.step.only && !this.step.until;
    }

    /// Called whenever something has changed: goes on as far as the moment allows, and lights what is taught.
    look(): void {
        const now = this.now;
        if (!now) return;
        for (;;) {
            this.chooseAside(now);
            this.leaveOutWhatIsPast(now);
            const step = this.step;
            if (step && this.begun?.step !== step) this.begun = { step, moves: now.moves };
            if (!step || this.isRead || !this.isDone(step, now)) break;
            this.goOn();
        }
        const step = this.step;
        this.stage.taught = step === null ? null : this.lights(step, now);
    }

    goOn(): void {
        if (this.aside) {
            this.told = [...this.told, this.aside.says];
            this.aside = null;
        } else {
            this.next = Math.min(this.next + 1, this.ordered.length);
        }
        this.begun = null;
        this.keep();
    }

    private leaveOutWhatIsPast(now: Moment): void {
        for (let step = this.ordered[this.next]; step && this.begun?.step !== step && step.past?.(now); ) {
            this.next++;
            step = this.ordered[this.next];
        }
    }

    private chooseAside(now: Moment): void {
        if (this.aside || this.isRead) return;
        const fits = (step: Step) => step.aside && !this.told.includes(step.says) && step.when?.(now);
        this.aside = this.script.steps.find(fits) ?? null;
    }

    private isDone(step: Step, now: Moment): boolean {
        if (step.until) return step.until(now);
        return now.moves > (this.begun?.moves ?? now.moves);
    }

    private lights(step: Step, now: Moment): ((action: string) => boolean) | null {
        const { only } = step;
        if (!only) return this.isRead ? () => false : null;
        return now.legal.some((action) => only(action, now)) ? (action) => only(action, now) : null;
    }

    private get shelf(): string {
        return `londinium.lesson.${this.stage.table.id}`;
    }
    private remembered(): Kept {
        try {
            return { next: 0, told: [], ...JSON.parse(sessionStorage.getItem(this.shelf) ?? '{}') };
        } catch {
            return { next: 0, told: [] };
        }
    }
    private keep(): void {
        try {
            sessionStorage.setItem(this.shelf, JSON.stringify({ next: this.next, told: this.told }));
        } catch {
            // A browser without a store: after a reload the lesson begins again, on the same table.
        }
    }
}
