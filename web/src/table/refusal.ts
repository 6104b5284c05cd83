import { has, language, tr } from '../words/words.svelte';
import { Refusal } from './table';

/// Why something was not done, for people. The server says it best, but in English; the others read it by its code.
export function told(why: unknown): string {
    if (!(why instanceof Refusal)) return tr('refused.other');
    if (why.code === 'away') return tr('link.lost');
    if (language() === 'en' && why.message) return why.message;
    const key = `refused.${why.code}`;
    return tr(has(key) ? key : 'refused.other');
}
