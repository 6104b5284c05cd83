import type { GameId } from '../table/table';
import { has, loadTopic, tr } from '../words/words.svelte';

/// The rules as a book: chapters of numbered rules, in the language chosen. The texts are those of the topic `rules`;
/// what holds for both editions of London stands there once, under `london`.

export interface Rule {
    number: string; // L8.6, M3.9
    name: string;
    text: string;
}

export interface Chapter {
    number: number;
    title: string;
    rules: Rule[];
}

export const openRulebook = (): Promise<void> => loadTopic('rules');

const shared = (game: GameId): string => (game === 'markets' ? 'markets' : 'london');
const key = (game: GameId, what: string): string => {
    const own = `rules.${game}.${what}`;
    return has(own) ? own : `rules.${shared(game)}.${what}`;
};

export function ruleOf(game: GameId, number: string): Rule | null {
    const text = key(game, number);
    return has(text) ? { number, name: tr(`${text}.name`), text: tr(text) } : null;
}

export function rulebook(game: GameId): Chapter[] {
    const letter = game === 'markets' ? 'M' : 'L';
    const chapters: Chapter[] = [];
    for (let chapter = 1; has(key(game, `section.${chapter}`)); chapter++) {
        const rules: Rule[] = [];
        // Numbers are those of both editions together, so that one edition has gaps.
        for (let i = 1; i <= 30; i++) {
            const rule = ruleOf(game, `${letter}${chapter}.${i}`);
            if (rule) rules.push(rule);
        }
        chapters.push({ number: chapter, title: tr(key(game, `section.${chapter}`)), rules });
    }
    return chapters;
}

export const introduction = (game: GameId): string => tr(`rules.${game}.intro`);

/// Prestige lost for 0, 1, 2 … 10 poverty (L11.2), to be shown as a table.
export const povertyCosts = [0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15];
