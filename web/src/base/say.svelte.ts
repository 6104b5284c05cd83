/// Short messages: some are shown for a while, all are read out by a screen reader.

interface Said {
    number: number;
    text: string;
    tone: 'plain' | 'wrong';
}

export const said = $state<{ shown: Said[]; aloud: string }>({ shown: [], aloud: '' });
let count = 0;

/// Read out, and shown for a few seconds.
export function say(text: string, tone: Said['tone'] = 'plain'): void {
    const number = ++count;
    said.shown = [...said.shown.slice(-2), { number, text, tone }];
    announce(text);
    setTimeout(() => dismiss(number), tone === 'wrong' ? 9000 : 5000);
}

/// Read out only: what everybody else sees on the table.
export function announce(text: string): void {
    said.aloud = said.aloud === text ? text + '\u00a0' : text; // the same text again must still be a change
}

export function dismiss(number: number): void {
    said.shown = said.shown.filter((each) => each.number !== number);
}
