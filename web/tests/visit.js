import { mkdirSync } from 'node:fs';
import { Guest } from './guest.js';

/// What one test does: people come with browsers of their own, and all they saw is looked at in the end.
export class Visit {
    guests = [];
    constructor(browser, url) {
        this.browser = browser;
        this.url = url;
    }

    /// Somebody opens the page. `keys`: the seats they hold, by table; `settings`: as the page keeps them.
    async guest({ size = [1440, 900], language = 'en', dark = false, touch = false, keys = [], settings = {}, offline = null } = {}) {
        const context = await this.browser.newContext({
            viewport: { width: size[0], height: size[1] },
            locale: language,
            colorScheme: dark ? 'dark' : 'light',
            reducedMotion: 'reduce',
            hasTouch: touch,
        });
        const kept = { speed: 'instant', sound: false, language, ...settings };
        await context.addInitScript(
            ([seats, wishes]) => {
                if (!localStorage.getItem('londinium.settings')) localStorage.setItem('londinium.settings', wishes);
                if (!localStorage.getItem('londinium.seats')) localStorage.setItem('londinium.seats', seats);
            },
            [JSON.stringify(keys), JSON.stringify(kept)],
        );
        const guest = new Guest(context, await context.newPage(), this.url, offline);
        await guest.listen();
        this.guests.push(guest);
        return guest;
    }

    async ask(path, body) {
        const answer = await fetch(`${this.url}/api/${path}`, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
        const said = await answer.json();
        if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(said)}`);
        return said;
    }

    /// The rules of thumb: quick, and the only computers without chance in what they do. With a seed a game is then the
    /// same each time, on every machine.
    level = 'thumb';

    /// A table, and the keys to the seats of kind `you`.
    async table(game, seats, more = {}) {
        const made = await this.ask('tables', { game, seats, pace: 'instant', ...more });
        return { id: made.table, keys: [[made.table, made.seats]] };
    }

    /// One person against computers, at the table.
    async alone(game, players, more = {}, guest = {}) {
        const rivals = Array.from({ length: players - 1 }, (_, i) => ({ kind: 'computer', level: this.level, name: ['Nell', 'Ignatius', 'Tom'][i] }));
        const { id, keys } = await this.table(game, [{ kind: 'you', name: 'Ada' }, ...rivals], { seed: 'Wren', ...more });
        const who = await this.guest({ keys, ...guest });
        await who.goTo(id);
        return who;
    }

    expectQuiet() {
        const noise = this.guests.flatMap((guest) => guest.noise);
        if (noise.length > 0) throw new Error(`the console is not empty:\n${noise.slice(0, 5).join('\n')}`);
    }

    /// Where everybody was when a test failed: a picture of each page, what it asked, and what it was told last.
    async account(name) {
        mkdirSync('test-results', { recursive: true });
        const file = name.replaceAll(/[^\w]+/g, '-');
        const lines = [];
        for (const [i, guest] of this.guests.entries()) {
            const path = `test-results/${file}-${i}.png`;
            const taken = await guest.page.screenshot({ path, timeout: 20_000 }).then(() => path, () => 'no picture');
            lines.push(`${taken}: ${await guest.account().catch((why) => `the page is gone: ${why.message}`)}`);
        }
        return lines;
    }

    async end() {
        for (const guest of this.guests) await guest.context.close();
    }
}
