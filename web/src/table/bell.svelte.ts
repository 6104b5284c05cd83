import { say } from '../base/say.svelte';
import { settings } from '../base/settings.svelte';
import { tr } from '../words/words.svelte';
import { sound } from './sounds';
import type { Stage } from './stage.svelte';
import type { Entry } from './table';

/// Calls when it is one's turn, and lets one hear what happens: paper, coin, stamp, bell.
export class Bell {
    private rung = false;

    hear(entry: Entry, stage: Stage): void {
        if (entry.kind === 'chat') {
            if (entry.seat !== null && stage.you.includes(entry.seat)) return;
            sound('stamp');
            say(`${entry.name || tr('chat.watcher')}: ${entry.text}`);
        } else if (entry.kind === 'over') sound('bell');
        else if (entry.kind === 'move') {
            const verb = entry.action.split(' ')[0] ?? '';
            if (['activate', 'loan', 'repay', 'cashier', 'buy'].includes(verb)) sound('coin');
            else if (['new', 'on', 'station', 'tile', 'builder'].includes(verb)) sound('stamp');
            else sound('paper');
        }
    }

    turn(mine: boolean): void {
        if (mine && !this.rung && document.hidden) {
            sound('bell');
            if (settings.notices && 'Notification' in window && Notification.permission === 'granted') notify();
        }
        this.rung = mine;
    }
}

function notify(): void {
    try {
        new Notification(tr('turn.yours'), { body: document.title, tag: 'londinium-turn' });
    } catch {
        // Some phones let no page call by itself; the title and the bell remain.
    }
}
