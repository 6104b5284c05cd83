/// Who sits where, as the pictures need it.
export interface Player {
    name: string;
    initial: string;
}

/// One letter for each player, different from the others' where their names allow it.
export function initialsOf(names: readonly string[]): string[] {
    const lasts = names.map((name) => name.trim().at(-1) ?? '');
    const firsts = new Set(names.map((name) => name.trim().at(0)));
    if (firsts.size === 1 && new Set(lasts).size === names.length) return lasts; // "Player 1", "Player 2"
    const taken = new Set<string>();
    return names.map((name, seat) => {
        const letters = [...name.toLocaleUpperCase()].filter((letter) => /\p{L}|\p{N}/u.test(letter));
        const letter = letters.find((each) => !taken.has(each)) ?? String(seat + 1);
        taken.add(letter);
        return letter;
    });
}
