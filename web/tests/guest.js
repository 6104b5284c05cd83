import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/// Somebody with a browser. `frames` is all that came over the socket, `noise` all that the console said.
export class Guest {
    frames = [];
    noise = [];
    cut = false;
    sockets = new Set();

    constructor(context, page, url, offline) {
        Object.assign(this, { context, page, url, offline });
    }

    async listen() {
        const { page } = this;
        page.setDefaultTimeout(90_000); // a machine with much else to do
        page.on('console', (message) => {
            if (this.cut || message.type() === 'debug') return; // a broken line may be told in the console
            this.noise.push(`${message.type()}: ${message.text()}`);
        });
        page.on('pageerror', (error) => this.noise.push(`error: ${error.stack ?? error}`));
        await page.routeWebSocket(/\/live$/, (socket) => {
            if (this.cut) return void socket.close();
            const server = socket.connectToServer();
            this.sockets.add(socket);
            server.onMessage((text) => {
                this.frames.push(JSON.parse(text));
                socket.send(text);
            });
            socket.onMessage((text) => server.send(text));
        });
    }

    async goTo(table) {
        await this.page.goto(`${this.url}/#/table/${table}`);
        await this.page.waitForSelector('main[data-turn]');
    }

    // ---- The line ----

    async cutOff() {
        this.cut = true;
        for (const socket of this.sockets) await socket.close();
        this.sockets.clear();
    }
    comeBack() {
        this.cut = false;
    }

    // ---- Playing ----

    state() {
        return this.page.evaluate(() => {
            const main = document.querySelector('main[data-turn]');
            return { turn: main?.dataset.turn, number: Number(main?.dataset.number), decision: main?.dataset.decision, link: main?.dataset.link };
        });
    }
    /// Waits until the page asks this, whatever steps it takes by itself before: a plan of several, a forced one.
    askedFor(decision) {
        return this.page.waitForSelector(`main[data-turn=mine][data-decision="${decision}"]`);
    }
    /// The last moment this guest was told of; the page shows it a little later.
    get told() {
        return this.frames.findLast((frame) => frame.now)?.now;
    }
    /// Waits until this guest is asked something after `number`, or the game is over: what can be chosen.
    async question(number = -1) {
        const found = await this.page.waitForFunction(look, number, { timeout: 90_000, polling: 25 });
        return found.jsonValue();
    }
    /// Whether this guest is asked; false when the game is over.
    async asked() {
        return (await this.question()).turn === 'mine';
    }
    /// Until something has happened after `number`; a swap begun is half a step.
    moved(number) {
        return this.page.waitForFunction((n) => Number(document.querySelector('main[data-turn]')?.dataset.number) + (document.querySelector('.swapping') ? 0.5 : 0) !== n, number, { polling: 25, timeout: 60_000 });
    }
    /// What can be chosen, as it stands on the screen: the action, or the place of the thing.
    async choices() {
        return (await this.question()).choices.map((each) => each.name);
    }
    /// A click on one of them; where several choices lie on one thing, on the button that then appears. Gives the number
    /// of the last move before it.
    async click(choice) {
        const asked = await this.question();
        await this.press(asked, choice);
        return asked.number;
    }
    async press(asked, choice) {
        // Like a person: where the thing is now, once everything has found its place; again if something else was met
        // because things moved that very moment, and not if the game has gone on.
        for (let again = 0; again < 10; again++) {
            const at = await this.page.evaluate(aim, [choice, asked.number]);
            if (at === 'passed') return;
            if (at === null) throw new Error(`${choice} cannot be clicked; there are ${asked.choices.map((each) => each.name)}`);
            await this.page.mouse.click(...at);
            if ((await this.page.evaluate(() => window.met)) === choice) return this.follow(asked.number);
            if ((await this.page.locator('dialog').count()) > 0) await this.page.keyboard.press('Escape'); // something to read was met
        }
        throw new Error(`${choice} was clicked ten times, and not met`);
    }
    /// What follows a click: sometimes the button that asks whether one is sure, and that is pressed, too.
    async follow(number) {
        const next = await this.page.waitForFunction(followed, number, { polling: 25, timeout: 90_000 });
        const sure = await next.jsonValue();
        if (sure !== 'done') await this.page.mouse.click(...sure);
    }
    /// Plays until the game is over, or `until()` says so. `choose(guest, names, number)` gives the name to click, or
    /// does it all; `number` is that of the last move before.
    async playOn(choose, until = () => false) {
        let asked = await this.question();
        for (let clicks = 0; clicks < 1500; clicks++) {
            if (asked.turn === 'over' || until()) return clicks;
            const wanted = await choose(this, asked.choices.map((each) => each.name), asked.number);
            if (wanted !== undefined) await this.press(asked, wanted);
            asked = await this.question(asked.number);
        }
        throw new Error('the game does not end');
    }

    /// The scoring can be shut, to look at the table, and opened again.
    async shutsTheReckoning() {
        await this.page.keyboard.press('Escape');
        await this.page.waitForSelector('dialog', { state: 'detached' });
        await this.page.locator('[data-reckoning]').click();
        await this.page.waitForSelector('dialog tfoot');
    }

    // ---- Looking ----

    /// Where this guest is, in a line: for whoever reads why a test failed.
    async account() {
        const where = await this.page.evaluate(() => ({ address: location.hash, ...document.querySelector('main[data-turn]')?.dataset, asks: document.querySelector('.sentence')?.innerText }));
        const entries = this.frames.flatMap((frame) => (frame.is === 'table' ? frame.log : frame.entry ? [frame.entry] : []));
        const last = entries.slice(-4).map(({ seat, kind, action }) => `${seat ?? ''} ${action ?? kind}`.trim());
        return `${JSON.stringify(where)}, told last: ${last.join(', ') || 'nothing'}`;
    }
    /// Until what measures itself has found its size and is painted: twice painted is painted. Only what is painted asks
    /// for its fonts, and what has them is painted anew.
    painted() {
        return this.page.evaluate(async () => {
            const twice = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            do {
                await twice();
                await document.fonts.ready;
            } while (document.fonts.status === 'loading');
            await twice();
        });
    }

    /// Another window: the table finds its size after the window has, and a picture between the two is nobody's concern.
    async resize(width, height) {
        await this.page.setViewportSize({ width, height });
        await this.page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
        await this.painted();
    }

    text() {
        return this.page.evaluate(() => document.body.innerText);
    }
    /// What axe-core finds wrong, on the page or in a part of it.
    async barriers(part = 'html') {
        await this.page.evaluate(axe);
        // What is about to appear has no colours yet.
        await this.page.waitForFunction(() => document.getAnimations().every((each) => each.playState !== 'running'));
        const result = await this.page.evaluate(
            (where) =>
                window.axe.run(where, {
                    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
                    // Experimental: takes every figure on a card for a part of its button's label. Its name is looked at below.
                    rules: { 'label-content-name-mismatch': { enabled: false } },
                }),
            part,
        );
        const unnamed = await this.page.evaluate((where) =>
            [...document.querySelectorAll(`${where} button[aria-label]`)]
                .flatMap((button) => [...button.querySelectorAll('.name')].map((each) => [button.ariaLabel, (each.querySelector('span') ?? each).textContent.trim()]))
                .filter(([called, written]) => !called.includes(written))
                .map(([called, written]) => `‘${written}’ is written on a button that is called ‘${called}’`), part);
        return unnamed.concat(result.violations.map((each) => `${each.id}: ${each.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary?.split('\n')[1] ?? ''}`).join(' | ')}`));
    }
    /// Texts without words, and what does not fit where it stands.
    async misfits() {
        await this.painted();
        return this.page.evaluate(() => {
            const found = [];
            const words = document.body.innerText + [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label')).join(' ');
            for (const [missing] of words.matchAll(/⟦[^⟧]*⟧/g)) found.push(`no words for ${missing}`);
            const wide = document.documentElement;
            if (wide.scrollWidth > innerWidth + 1) found.push(`the page is ${wide.scrollWidth} wide, the window ${innerWidth}`);
            for (const each of document.querySelectorAll('button, a.button, h1, h2, h3, select')) {
                if (!each.checkVisibility() || each.closest('.unseen')) continue;
                const box = each.getBoundingClientRect();
                if (box.width === 0) continue;
                if (box.right > innerWidth + 2 && !each.closest('[data-scrolls], .row, .tabs')) found.push(`cut off at the right: ${each.className} ${each.textContent.trim().slice(0, 30)}`);
                if (each.matches('.button') && each.scrollWidth > each.clientWidth + 2) found.push(`text wider than its button: ${each.textContent.trim().slice(0, 30)}`);
            }
            return found;
        });
    }
}

// What followed a click: a button that asks whether one is sure, or `done`; null before. In the page.
function followed(number) {
    const main = document.querySelector('main[data-turn]');
    const sure = document.querySelector('.button.sure')?.getBoundingClientRect();
    if (sure) return [sure.x + sure.width / 2, sure.y + sure.height / 2];
    const step = Number(main.dataset.number) + (document.querySelector('.swapping') ? 0.5 : 0);
    return step !== number || main.dataset.turn !== 'mine' ? 'done' : null;
}
// In the page: a point of what is called so that nothing else covers, null if there is none, 'passed' when it is no longer asked.
async function aim([name, number]) {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const main = document.querySelector('main[data-turn]');
    if (Number(main?.dataset.number) + (document.querySelector('.swapping') ? 0.5 : 0) !== number || main.dataset.turn !== 'mine') return 'passed';
    const called = (each) => each?.dataset.action ?? each?.dataset.place;
    window.met = null;
    addEventListener('click', ({ target }) => (window.met = called(target.closest('[data-choice]'))), { capture: true, once: true });
    for (const each of document.querySelectorAll('[data-choice]')) {
        if (called(each) !== name || !each.checkVisibility()) continue;
        const box = each.getBoundingClientRect();
        for (const x of [0.5, 0.12, 0.3, 0.7])
            for (const y of [0.5, 0.3, 0.7]) {
                const at = [box.x + box.width * x, box.y + box.height * y];
                if (document.elementFromPoint(...at)?.closest('[data-choice]') === each) return at;
            }
    }
    return null;
}
// In the page: null while there is nothing new to choose.
function look(number) {
    const main = document.querySelector('main[data-turn]');
    const turn = main?.dataset.turn;
    // Half a step: a swap is begun, on the page alone.
    const step = Number(main?.dataset.number) + (document.querySelector('.swapping') ? 0.5 : 0);
    if (turn === 'over') return { turn, number: step, choices: [] };
    if (turn !== 'mine' || step === number) return null;
    const choices = [...document.querySelectorAll('[data-choice]')]
        .filter((each) => each.checkVisibility())
        .map((each) => ({ name: each.dataset.action ?? each.dataset.place }));
    return choices.length > 0 ? { turn, number: step, choices } : null;
}
