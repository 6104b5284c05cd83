/// Looking for words in a text as people type them: without regard to capitals and accents.

export interface Piece {
    text: string;
    found: boolean;
}

// Each letter is folded on its own, so that a place in the folded text is a place in the text.
function fold(text: string): { folded: string; places: number[] } {
    let folded = '';
    const places: number[] = [];
    let at = 0;
    for (const letter of text) {
        const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’ʼ]/g, "'");
        for (let i = 0; i < plain.length; i++) places.push(at);
        folded += plain;
        at += letter.length;
    }
    places.push(at);
    return { folded, places };
}

export const wordsOf = (typed: string): string[] => fold(typed).folded.split(/\s+/).filter(Boolean);

/// Whether each word occurs somewhere in these texts.
export function matches(words: string[], ...texts: string[]): boolean {
    const all = fold(texts.join('\n')).folded;
    return words.every((word) => all.includes(word));
}

/// The text in pieces, with those marked that were looked for.
export function pieces(text: string, words: string[]): Piece[] {
    if (words.length === 0) return [{ text, found: false }];
    const { folded, places } = fold(text);
    const found = new Array<boolean>(text.length).fill(false);
    for (const word of words)
        for (let i = folded.indexOf(word); i >= 0; i = folded.indexOf(word, i + word.length))
            found.fill(true, places[i]!, places[i + word.length]!);
    const result: Piece[] = [];
    for (let i = 0; i < text.length; i++) {
        const last = result.at(-1);
        if (last && last.found === found[i]) last.text += text[i];
        else result.push({ text: text[i]!, found: found[i]! });
    }
    return result;
}
