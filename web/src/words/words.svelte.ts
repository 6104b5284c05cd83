import { languages, topics } from 'virtual:words';
import { format, type Values } from './message';

/// Every text of the page by its key, in the language chosen. `tr` is reactive: a page that uses it changes with the
/// language. Texts of a large topic (`rules`, `lessons`) are there after `await loadTopic(…)`.

export const languageNames: Record<string, string> = {
    en: 'English',
    fr: 'Français',
    it: 'Italiano',
    uk: 'Українська',
};

const words = $state<{ language: string; texts: Record<string, string> }>({ language: 'en', texts: {} });
const opened = new Set<string>();

export const language = (): string => words.language;
export const languagesThereAre = (): string[] => Object.keys(languageNames).filter((l) => languages[l]);

/// The first of the browser's languages that we speak, or English.
export function browserLanguage(): string {
    const found = navigator.languages.map((l) => l.slice(0, 2).toLowerCase()).find((l) => languages[l]);
    return found ?? 'en';
}

export async function speak(wanted: string): Promise<void> {
    const language = languages[wanted] ? wanted : 'en';
    const texts = { ...(await languages[language]!()).default };
    for (const topic of opened) Object.assign(texts, (await topics[`${language}/${topic}`]?.())?.default);
    words.texts = texts;
    words.language = language;
    document.documentElement.lang = language;
}

export async function loadTopic(topic: string): Promise<void> {
    if (opened.has(topic)) return;
    opened.add(topic);
    const more = (await topics[`${words.language}/${topic}`]?.())?.default;
    if (more) words.texts = { ...words.texts, ...more };
}

export const has = (key: string): boolean => key in words.texts;

export function tr(key: string, values: Values = {}): string {
    const text = words.texts[key];
    // A key that is missing shows itself: the tests look for this mark.
    return text === undefined ? `⟦${key}⟧` : format(text, values, words.language);
}
