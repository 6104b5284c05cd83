import { say } from '../base/say.svelte';
import { tr } from '../words/words.svelte';

export async function copyLink(link: string): Promise<void> {
    try {
        await navigator.clipboard.writeText(link);
        say(tr('lobby.copied'));
    } catch {
        say(tr('lobby.not-copied')); // only pages that came by https, or from this machine, may copy
    }
}
