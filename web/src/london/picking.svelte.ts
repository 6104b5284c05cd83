import type { Stage } from '../table/stage.svelte';
import type { Choice, Cost } from '../table/table';
import { targets, type Place, type Targets } from './targets';

/// What the player points at and has begun to choose. By mouse and keyboard one press does it where it can be taken back;
/// by touch, and where it cannot, the first one shows what it would do and the second, or the button, does it.

/// A card or borough that is looked at.
export interface About {
    piece: 'card' | 'borough';
    id: string;
}

const steps = new Set(['spend', 'where', 'pay', 'prison', 'workhouse', 'coffee', 'again', 'victim', 'station', 'flip']);

export class Picking {
    /// Pointed at: its price and effect are shown.
    over = $state<Place | null>(null);
    /// Looked at, whether it may be chosen or not: a note in the margin tells what it does.
    about = $state.raw<About | null>(null);
    /// Tapped once, or with several choices on it.
    picked = $state<Place | null>(null);
    /// The hand card that is being swapped.
    swapping = $state<string | null>(null);
    /// What a drag has decided beyond the next step.
    private plan: string[] = [];
    /// After an undo nothing plays itself, or it would be of no use.
    private byHand = false;
    private shownLegal: Choice[] | null = null;

    constructor(readonly stage: Stage) {}

    targets: Targets = $derived.by(() => targets(this.stage.legal, this.swapping));
    /// The choices that the question line shows a price for.
    shown: Choice[] = $derived(this.targets.get(this.picked ?? this.over ?? '') ?? []);

    /// What stopping the run would bring now; a borough that must be used first is used for it.
    stop: Cost | undefined = $derived.by(() => {
        if (this.stage.now?.decision !== 'run') return undefined;
        const find = (action: string) => this.stage.legal.find((each) => each.action === action);
        return find('done')?.cost ?? find('borough')?.comes_to;
    });

    may = (place: Place): boolean => this.targets.has(place);
    choices = (place: Place): Choice[] => this.targets.get(place) ?? [];

    point(place: Place | null): void {
        this.over = place !== null && this.may(place) ? place : null;
    }

    choose(place: Place, pointer: string): void {
        const choices = this.choices(place);
        if (choices.length === 0 || this.stage.busy) return;
        const sure = (pointer === 'mouse' || pointer === 'keyboard') && this.stage.summary?.undo === 'free';
        if (choices.length === 1 && (sure || this.picked === place)) this.play(choices[0]!.action);
        else this.picked = this.picked === place ? null : place;
    }

    play(action: string): void {
        this.picked = null;
        this.over = null;
        const begun = /^swap (\S+)$/.exec(action);
        if (begun) {
            this.swapping = begun[1]!;
            return;
        }
        this.swapping = null;
        this.byHand = false;
        void this.stage.play(action);
    }

    /// A card was dropped somewhere: as many steps as that says.
    playAll(actions: string[]): void {
        this.plan = actions.slice(1);
        this.play(actions[0]!);
    }

    /// Steps back from what is begun on the page alone; false when there is nothing of the kind.
    cancel(): boolean {
        const begun = this.picked !== null || this.swapping !== null;
        this.picked = null;
        this.swapping = null;
        this.plan = [];
        return begun;
    }

    /// In the middle of a choice of several steps: the way back is one step of undo.
    midway: boolean = $derived.by(() => {
        const { now, mayUndo, myTurn } = this.stage;
        return myTurn && mayUndo === 'free' && steps.has(now?.decision ?? '');
    });

    /// One step back, whatever has been begun: on the page, or in a choice of several steps.
    stepBack(): void {
        if (!this.cancel() && this.midway) this.undo();
    }

    undo(): void {
        this.cancel();
        this.byHand = true;
        void this.stage.undo();
    }

    /// Called whenever the table has something new to choose: goes on with a plan, plays what is forced.
    look(): void {
        const { legal } = this.stage;
        if (legal === this.shownLegal) return;
        this.shownLegal = legal;
        this.picked = null;
        this.swapping = null;
        if (legal.length === 0 || this.stage.busy) return;
        const next = this.plan[0];
        if (next !== undefined && legal.some((each) => each.action === next)) {
            this.plan.shift();
            void this.stage.play(next);
        } else if (this.stage.forced !== null && !this.byHand) {
            void this.stage.play(this.stage.forced);
        } else if (this.stage.now?.decision !== 'spend') {
            this.plan = [];
        }
    }
}
