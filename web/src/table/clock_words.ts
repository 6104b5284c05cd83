import { tr } from '../words/words.svelte';
import type { Summary } from './table';

/// "3 min a move", "24 hours a move", "no limit".
export function clockWords({ kind, seconds = 0 }: Summary['clock']): string {
    const hours = seconds >= 86_400;
    return tr(`start.clock.${kind}`, { n: seconds / (hours ? 3600 : 60), unit: hours ? 'hours' : 'minutes' });
}
