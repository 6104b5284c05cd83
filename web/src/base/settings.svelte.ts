/// What one visitor prefers, kept by the browser.

export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'instant' | 'fast' | 'normal' | 'slow';

interface Settings {
    language: string; // empty: the browser's
    theme: Theme;
    speed: Speed;
    sound: boolean;
    notices: boolean; // the browser's own notification when it is one's turn
    name: string;
}

const key = 'londinium.settings';
const usual: Settings = { language: '', theme: 'system', speed: 'normal', sound: true, notices: false, name: '' };

export const settings = $state<Settings>({ ...usual, ...remembered() });

function remembered(): Partial<Settings> {
    try {
        return JSON.parse(localStorage.getItem(key) ?? '{}');
    } catch {
        return {}; // a browser without a store, or somebody else's text in it
    }
}

export function keepSettings(): void {
    try {
        localStorage.setItem(key, JSON.stringify(settings));
    } catch {
        // Private windows may refuse; the settings then last as long as the page.
    }
}

const still = matchMedia('(prefers-reduced-motion: reduce)');
const night = matchMedia('(prefers-color-scheme: dark)');
const wishes = $state({ still: still.matches, night: night.matches });
still.addEventListener('change', () => (wishes.still = still.matches));
night.addEventListener('change', () => (wishes.night = night.matches));

export const isDark = (): boolean => (settings.theme === 'system' ? wishes.night : settings.theme === 'dark');

/// How long a move of somebody else is shown, in milliseconds. None for who wants no motion: the log tells it.
export function pace(): number {
    const lengths = { instant: 0, fast: 350, normal: 800, slow: 1600 };
    return wishes.still ? Math.min(lengths[settings.speed], 1) : lengths[settings.speed];
}

export const motion = (): boolean => !wishes.still && settings.speed !== 'instant';
