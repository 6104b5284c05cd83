import { announce } from '../base/say.svelte';
import { linesOf } from '../log/lines';
import { tr } from '../words/words.svelte';
import type { Stage } from './stage.svelte';

/// Reads out what the others did, for who does not see it: whole sentences of the log, once it is quiet for a moment, so
/// that a card, what is spent for it and where it goes are told together.
export class Crier {
    private told = 0;
    private timer: ReturnType<typeof setTimeout> | undefined;

    hear(stage: Stage): void {
        clearTimeout(this.timer);
        this.told ||= stage.newest - 1; // what was there before one came is not read out
        this.timer = setTimeout(() => this.tell(stage), quiet);
    }

    private tell(stage: Stage): void {
        const { summary, log, you } = stage;
        if (!summary) return;
        const lines = linesOf(log, summary.game, (seat) => stage.name(seat)).filter(
            (line) => line.kind === 'move' && line.to > this.told && line.seat !== null && !you.includes(line.seat),
        );
        this.told = stage.newest;
        const sentences = lines.map(({ seat, text, bids }) =>
            [`${stage.name(seat!)} ${text}`, ...bids.map((bid) => `${stage.name(bid.seat)} ${bid.text}`)].join(tr('list.comma')),
        );
        // After a long absence the last ones are enough; the log has them all.
        if (sentences.length > 0) announce(`${sentences.slice(-most).join('. ')}.`);
    }

    hush(): void {
        clearTimeout(this.timer);
    }
}

const quiet = 400; // milliseconds
const most = 24; // a round of three rivals
