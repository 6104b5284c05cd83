// How quick the page is, in a real browser with the real server: npm run measure (LONDINIUM is the program, as for the
// tests). The machine should have nothing else to do; the load at the beginning is printed with the figures.
import { cpus, loadavg } from 'node:os';
import { openHouse } from './house.js';
import { planner } from './london.test.js';
import { trader } from './markets.test.js';

const games = ['london2', 'london1', 'markets'];
const house = await openHouse();
const line = (what, figures) => console.log(`${what.padEnd(50)}${figures}`);
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
const spread = (numbers, unit = 'ms') => {
    const sorted = [...numbers].sort((a, b) => a - b);
    return `median ${at(sorted, 0.5).toFixed(0)} ${unit}, 95 % within ${at(sorted, 0.95).toFixed(0)} ${unit}, most ${at(sorted, 1).toFixed(0)} ${unit} (${sorted.length})`;
};

/// What comes over the line until the page stands still, compressed, without fonts.
async function bytesOf(address) {
    const visit = house.visit();
    const guest = await visit.guest();
    const session = await guest.context.newCDPSession(guest.page);
    await session.send('Network.enable');
    const kinds = new Map();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => (bytes += kinds.get(requestId) === 'Font' ? 0 : encodedDataLength));
    await guest.page.goto(`${house.url}/${address}`);
    await guest.page.waitForSelector('h1');
    await guest.page.waitForLoadState('networkidle');
    await visit.end();
    return bytes;
}

/// From the address to something that can be clicked, with nothing kept from before.
async function readyAt(game) {
    const visit = house.visit();
    const guest = await visit.alone(game, 3);
    await guest.asked();
    const [path, state] = [guest.page.url(), await guest.context.storageState()];
    const fresh = await house.browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
    const page = await fresh.newPage();
    await page.addInitScript(() => {
        const look = () => (document.querySelector('main[data-turn=mine] [data-choice]') ? (window.readyAfter = performance.now()) : requestAnimationFrame(look));
        look();
    });
    await page.goto(path);
    const ready = await page.waitForFunction(() => window.readyAfter).then((found) => found.jsonValue());
    await fresh.close();
    await visit.end();
    return ready;
}

/// Plays a while, cards flying, and gives the time from each press to the next picture that differs, and the time
/// between pictures while something flies.
async function playOf(game) {
    const visit = house.visit();
    const guest = await visit.alone(game, 3, { seed: 'Hawksmoor' }, { settings: { speed: 'normal' } });
    await guest.page.emulateMedia({ reducedMotion: 'no-preference' });
    await guest.page.evaluate(() => {
        window.answers = [];
        window.frames = [];
        let pressed = null;
        addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
        new MutationObserver(() => {
            if (pressed === null) return;
            const since = pressed;
            pressed = null;
            requestAnimationFrame(() => setTimeout(() => window.answers.push(performance.now() - since)));
        }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        let last = null;
        const frame = (now) => {
            const flying = document.getAnimations().some((each) => each.playState === 'running' && each.effect?.target?.matches?.('.flying-card, .flying-thing'));
            if (flying && last !== null) window.frames.push(now - last);
            last = flying ? now : null;
            requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
    });
    const plan = planner(5);
    let clicks = 0;
    await guest.playOn(game === 'markets' ? trader(5) : (_, names) => plan(names), () => ++clicks > 30);
    const found = await guest.page.evaluate(() => ({ answers: window.answers, frames: window.frames }));
    await visit.end();
    return found;
}

try {
    line('machine', `${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0].toFixed(1)}`);
    for (const [name, address] of [['start', '#/'], ['rules', '#/rules'], ['gallery', '#/gallery']])
        line(`first load of ${name}, compressed, without fonts`, `${((await bytesOf(address)) / 1024).toFixed(0)} KB`);
    for (const game of games) {
        const times = [];
        for (let i = 0; i < 5; i++) times.push(await readyAt(game));
        line(`${game}: from the address to the first choice`, spread(times));
    }
    for (const game of games) {
        const { answers, frames } = await playOf(game);
        line(`${game}: from a click to its answer on screen`, spread(answers));
        const share = (100 * frames.filter((each) => each < 20).length) / frames.length;
        line(`${game}: between two pictures while cards fly`, `${spread(frames)}, ${share.toFixed(0)} % at 60 a second`);
    }
} finally {
    await house.close();
}
