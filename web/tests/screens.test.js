import assert from 'node:assert/strict';
import { planner } from './london.test.js';
import { trader } from './markets.test.js';

/// Every screen: without barriers, in four languages, in three sizes.

const languages = ['en', 'fr', 'it', 'uk'];
const sizes = { phone: [390, 844], tablet: [820, 1180], desk: [1440, 900] };
const screens = { start: '#/', gallery: '#/gallery', cards: '#/gallery/markets', rules: '#/rules', learn: '#/learn', replay: '#/replay', credits: '#/credits' };

async function atTable(visit, game, guest) {
    const who = await visit.alone(game, 3, {}, guest);
    await who.asked();
    return who;
}
async function open(visit, address, guest) {
    const who = await visit.guest(guest);
    await who.page.goto(`${visit.url}/${address}`);
    await who.page.waitForSelector('h1');
    await who.page.waitForLoadState('networkidle');
    return who;
}
const nothing = (found, where) => assert.deepEqual(found, [], where);

/// In the page: what of the question does not stand whole in its box, or, with `asking`, whether all of it does.
function spilled(asking) {
    const box = document.querySelector('.question')?.getBoundingClientRect();
    const found = ['.sentence', '.buttons .button']
        .flatMap((what) => [...document.querySelectorAll(`.question ${what}`)])
        .filter((each) => {
            const { left, top, right, bottom } = each.getBoundingClientRect();
            return left < box.left || top < box.top || right > box.right || bottom > box.bottom;
        })
        .map((each) => `out of the question's box: ${each.textContent.trim()}`);
    return asking ? found.length === 0 : found;
}
/// Houses and hand find their size after the window has; then the question is whole, or never.
async function wholeQuestion({ page }, where) {
    await page.waitForFunction(spilled, true, { timeout: 60_000, polling: 25 }).catch(async (why) => assert.fail(`${where}: ${await page.evaluate(spilled)} (${why})`));
}

const tests = {};
for (const dark of [false, true])
    tests[`axe finds no barrier ${dark ? 'by night' : 'by day'}`] = async (visit) => {
        for (const [name, address] of Object.entries(screens)) {
            const guest = await open(visit, address, { dark });
            nothing(await guest.barriers(), name);
        }
        for (const game of ['london2', 'london1', 'markets']) {
            const guest = await atTable(visit, game, { dark });
            nothing(await guest.barriers(), game);
        }
    };
tests['axe finds no barrier in what opens over a table, nor before the game, nor after it'] = async (visit) => {
    const { id, keys } = await visit.table('london1', [{ kind: 'you', name: 'Ada' }, { kind: 'open' }]);
    const waiting = await visit.guest({ keys });
    await waiting.goTo(id);
    await waiting.page.getByText('Waiting for players').waitFor();
    nothing(await waiting.barriers(), 'lobby');
    nothing(await waiting.misfits(), 'lobby');
    const guest = await atTable(visit, 'london2', { size: sizes.phone, dark: true });
    const { page } = guest;
    for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        nothing(await guest.barriers(), `pane ${await tab.innerText()}`);
        nothing(await guest.misfits(), `pane ${await tab.innerText()}`);
    }
    const closed = async () => {
        await page.keyboard.press('Escape');
        await page.waitForSelector('dialog', { state: 'detached' });
    };
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.waitForSelector('dialog');
    nothing(await guest.barriers('dialog'), 'menu');
    await page.locator('dialog').getByRole('button', { name: 'Settings' }).click();
    await page.locator('dialog select').first().waitFor();
    nothing(await guest.barriers('dialog'), 'settings');
    await closed();
    await page.locator('.rival button').first().click();
    await page.waitForSelector('dialog');
    nothing(await guest.barriers('dialog'), 'a rival’s city');
    await closed();
};
for (const [name, size] of Object.entries(sizes))
    tests[`nothing is cut off on a ${name}`] = async (visit) => {
        for (const [screen, address] of Object.entries(screens)) nothing(await (await open(visit, address, { size, touch: name !== 'desk' })).misfits(), screen);
        for (const game of ['london2', 'london1', 'markets']) {
            const guest = await atTable(visit, game, { size, touch: name !== 'desk' });
            nothing(await guest.misfits(), game);
            // What is asked for lies in sight: the deck one draws from, above the embankment.
            if (name === 'phone' && game !== 'markets')
                for (const height of [844, 667]) {
                    await guest.resize(size[0], height);
                    const [deck, bank] = await Promise.all(['[data-place="deck"]', '.london > .bank'].map((what) => guest.page.locator(what).boundingBox()));
                    assert.ok(deck.y + deck.height <= bank.y + 1, `${game}, ${height} high: the deck ends at ${deck.y + deck.height}, the embankment begins at ${bank.y}`);
                }
            if (name !== 'desk') continue;
            const high = await guest.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
            assert.ok(high <= 1, `${game} scrolls by ${high}`);
        }
    };
tests['the whole table is in sight without scrolling, in small windows too'] = async (visit) => {
    for (const [game, players] of [['london2', 3], ['london2', 4], ['london1', 3], ['london1', 4], ['markets', 3], ['markets', 4]]) {
        const guest = await visit.alone(game, players);
        await guest.asked();
        for (const [width, height] of [[820, 1180], [1024, 768], [1280, 720], [1366, 768], [1440, 900], [1920, 1080]]) {
            await guest.resize(width, height);
            const where = `${game}, ${players} players, ${width}x${height}`;
            // Houses and hand find their size after the window has.
            const fits = () => document.documentElement.scrollWidth <= innerWidth + 1 && document.documentElement.scrollHeight <= innerHeight + 1;
            await guest.page.waitForFunction(fits, undefined, { timeout: 60_000 }).catch(() => assert.fail(`${where}: the page scrolls`));
            // What is asked, one's hand and every rival, whole.
            const cut = await guest.page.evaluate(() =>
                ['.question', '.rival', '.hand', '.hand .card', '.board', '.board .card', '.deck .back', '.land .spot', '.stock', '.calendar'].flatMap((what) =>
                    [...document.querySelectorAll(what)]
                        .map((each) => each.getBoundingClientRect())
                        .filter(({ left, top, right, bottom }) => left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
                        .map(({ left, top, right, bottom }) => `${what} at ${[left, top, right, bottom].map(Math.round)}`),
                ),
            );
            nothing(cut, where);
            await wholeQuestion(guest, where);
            nothing(await guest.misfits(), where);
        }
    }
};
/// Builds whatever can be built, each on a plot of its own.
function mason() {
    let clicks = 0;
    return (_, names) => {
        const first = (...wanted) => wanted.map((want) => names.find((each) => each.startsWith(want))).find(Boolean);
        clicks++;
        if (names.includes('draw three')) return clicks % 3 === 0 ? (first('land:') ?? 'draw three') : clicks % 4 ? (first('develop') ?? 'draw three') : 'draw three';
        return first('deck', 'plot', 'hand:', 'stack:') ?? names.find((each) => each !== 'loan');
    };
}
/// In the page: houses without a name, and rivals that something hides or cuts; with `asking`, whether there are none.
function crowd(asking) {
    const found = [...document.querySelectorAll('.city .pile.chip')].map((each) => `a house without a name, ${each.clientWidth} wide`);
    const boxes = [...document.querySelectorAll('.rival')].map((each) => each.getBoundingClientRect());
    const around = document.querySelector('.rivals').getBoundingClientRect();
    boxes.forEach((box, i) => {
        if (box.bottom > around.bottom + 1 || box.top < around.top - 1) found.push(`rival ${i} is cut off`);
        if (boxes.slice(i + 1).some((other) => other.top < box.bottom - 1 && other.bottom > box.top + 1 && other.left < box.right - 1 && other.right > box.left + 1)) found.push(`rival ${i} lies under another`);
        const hexagon = document.querySelectorAll('.rival')[i].querySelector('.figures').getBoundingClientRect();
        if (hexagon.right > box.right + 1) found.push(`figures of rival ${i} are cut off`);
    });
    return asking ? found.length === 0 : found;
}
for (const game of ['london1', 'london2'])
    tests[`a large city and three rivals have room in every window (${game})`] = async (visit) => {
        const guest = await visit.alone(game, 4, { seed: 'Hawksmoor' });
        const stacks = () => guest.told.views['0'].seats[0].stacks.length;
        await guest.playOn(mason(), () => stacks() > 8);
        assert.ok(stacks() > 8, `${stacks()} stacks`);
        for (const [width, height] of [[390, 844], [820, 1180], [1024, 768], [1280, 720], [1440, 900], [1920, 1080]]) {
            await guest.resize(width, height);
            await guest.page.waitForFunction(crowd, true, { timeout: 60_000 }).catch(() => {});
            nothing(await guest.page.evaluate(crowd), `${width}x${height}`);
            nothing(await guest.misfits(), `${width}x${height}`);
            // Nor is there a barrier at such a late table.
            if (width === 390 || width === 1440) nothing(await guest.barriers(), `${width}x${height}`);
        }
    };
/// Plays the markets until one is asked for a bid, and something is sold already.
async function someSold(guest) {
    await guest.playOn(trader(7), () => guest.told.decision === 'bid' && guest.told.views['0'].closed.length > 0);
    return guest.told;
}
for (const [game, dark] of [['london1', false], ['london2', true], ['markets', false]])
    tests[`axe finds no barrier at the end of a game of ${game}`] = async (visit) => {
        const guest = await visit.alone(game, game === 'markets' ? 3 : 2, {}, { dark });
        const plan = planner(7);
        if (game === 'markets') {
            // On the way: an auction with something sold.
            const { decision, views } = await someSold(guest);
            assert.ok(decision === 'bid' && views['0'].closed.length > 0);
            nothing(await guest.barriers(), 'something is sold');
        }
        await guest.playOn(game === 'markets' ? trader(7) : (_, names) => plan(names));
        await guest.page.locator('dialog figure').nth(2).waitFor();
        for (const size of ['desk', 'phone']) {
            await guest.resize(sizes[size][0], sizes[size][1]);
            nothing(await guest.barriers('dialog'), `the score, on a ${size}`);
            nothing(await guest.misfits(), `the score, on a ${size}`);
        }
        // Then the table as it was left.
        await guest.page.keyboard.press('Escape');
        await guest.page.waitForSelector('dialog', { state: 'detached' });
        for (const size of ['phone', 'desk']) {
            await guest.resize(sizes[size][0], sizes[size][1]);
            nothing(await guest.barriers(), `the last table, on a ${size}`);
        }
    };
for (const language of languages)
    tests[`every word is there and fits in ${language}`] = async (visit) => {
        for (const [screen, address] of Object.entries(screens)) nothing(await (await open(visit, address, { size: sizes.phone, language })).misfits(), screen);
        for (const game of ['london2', 'london1', 'markets']) {
            const guest = await atTable(visit, game, { language });
            nothing(await guest.misfits(), game);
            assert.equal(await guest.page.evaluate(() => document.documentElement.lang), language);
            // And in the middle of it, on a desk and on a phone.
            const plan = planner(5);
            let clicks = 0;
            await guest.playOn(game === 'markets' ? trader(5) : (_, names) => plan(names), () => ++clicks > 20);
            for (const size of ['desk', 'phone']) {
                await guest.resize(sizes[size][0], sizes[size][1]);
                nothing(await guest.misfits(), `${game} on a ${size}`);
            }
        }
    };
tests['a full question stands whole in its box, in every language and window'] = async (visit) => {
    for (const game of ['london2', 'london1'])
        for (const language of languages) {
            const guest = await atTable(visit, game, { language });
            await guest.moved(await guest.click('deck'));
            await guest.asked(); // build, buy, run or draw: the longest question there is
            for (const [width, height] of [[390, 844], [820, 1180], [1024, 768], [1280, 720], [1440, 900]]) {
                await guest.resize(width, height);
                const where = `${game}, ${language}, ${width}x${height}`;
                await guest.page.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight + 1, undefined, { timeout: 60_000 }).catch(() => assert.fail(`${where}: the page scrolls`));
                await wholeQuestion(guest, where);
            }
        }
};
for (const [name, address] of Object.entries({ ...screens, london1: '#/gallery/london1' }))
    tests[`a first visit fetches little: ${name}`] = async (visit) => {
        const guest = await visit.guest();
        let bytes = 0;
        const session = await guest.context.newCDPSession(guest.page);
        await session.send('Network.enable');
        const kinds = new Map();
        session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
        session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
            if (kinds.get(requestId) !== 'Font') bytes += encodedDataLength;
        });
        await guest.page.goto(`${visit.url}/${address}`);
        await guest.page.waitForSelector('h1');
        await guest.page.waitForLoadState('networkidle');
        assert.ok(bytes > 10_000 && bytes < 300_000, `${bytes} bytes`);
    };

/// In the page: what one can press that is smaller than 24 by 24 (WCAG 2.2, 2.5.8), but for links within a sentence. A
/// line of the log is pressed anywhere on it.
function tiny() {
    return [...document.querySelectorAll('button, a, select, input, summary, [role=tab]')]
        .filter((each) => each.checkVisibility() && !each.closest('.unseen, p, .log ol'))
        .map((each) => [each, (each.closest('label') ?? each).getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 0 && (width < 23.5 || height < 23.5))
        .map(([each, { width, height }]) => `${each.className} ${each.textContent.trim().slice(0, 24)}: ${Math.round(width)}x${Math.round(height)}`);
}
tests['nothing is too small for a finger'] = async (visit) => {
    for (const [screen, address] of Object.entries(screens)) {
        const guest = await open(visit, address, { size: sizes.phone, touch: true });
        nothing(await guest.page.evaluate(tiny), screen);
    }
    for (const game of ['london2', 'london1', 'markets']) {
        const guest = await atTable(visit, game, {});
        const plan = planner(5);
        let clicks = 0;
        await guest.playOn(game === 'markets' ? trader(5) : (_, names) => plan(names), () => ++clicks > 20);
        for (const [size, [width, height]] of Object.entries(sizes)) {
            await guest.resize(width, height);
            nothing(await guest.page.evaluate(tiny), `${game} on a ${size}`);
        }
    }
};

export default tests;
