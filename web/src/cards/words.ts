import { tr } from '../words/words.svelte';

/// The effects of cards in words: long ones are the catalogue's (cards.json), short ones the page's.

const peek = /^peek-(\d+)$/;
const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1) + '.';

export function power(word: string): string {
    const n = peek.exec(word)?.[1];
    return sentence(n ? tr('power.peek', { n: Number(n) }) : tr(`power.${word}`));
}

export function shortPower(word: string): string {
    const n = peek.exec(word)?.[1];
    return n ? tr('short.peek', { n: Number(n) }) : tr(`short.${word}`);
}

export const does = (word: string): string => sentence(tr(`effect.${word}`));

/// How many letters the longest word of a name has: it decides how large the name can be set.
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));
