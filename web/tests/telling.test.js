import assert from 'node:assert/strict';
import { planner } from './london.test.js';

/// What a table of London tells without being asked: what a move came to, what is still to do, whose land is whose, when
/// it ends, what a loan costs.

/// Buys land and builds whenever it can, and borrows for it; draws from the deck.
function landlord() {
    let clicks = 0;
    return (_, names) => {
        const first = (...wanted) => wanted.map((want) => names.find((each) => each.startsWith(want))).find(Boolean);
        clicks++;
        if (names.includes('draw three')) return (clicks % 3 ? first('land:') : first('develop')) ?? 'draw three';
        return first('deck', 'plot', 'hand:', 'stack:') ?? names.find((each) => each !== 'loan');
    };
}
const words = { money: (n) => `£${Math.abs(n)}`, loans: (n) => `${Math.abs(n)} loan`, poverty: (n) => `${Math.abs(n)} poverty`, prestige: (n) => `${Math.abs(n)} prestige` };
const signed = (kind, n) => `${n < 0 ? '−' : '+'}${words[kind](n)}`;
const plain = (text) => text.replaceAll('\u2060', '');

/// In the page: texts of the table that end in dots because they do not fit, or stand half behind their neighbour; with
/// `asking`, whether there are none.
function cutShort(asking) {
    const shown = [...document.querySelectorAll('.london *')].filter((each) => each.checkVisibility() && !each.closest('.unseen'));
    const dotted = shown.filter((each) => getComputedStyle(each).textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth).map((each) => `cut short: ${each.textContent.trim()}`);
    const signs = [...document.querySelectorAll('.city .sign')].map((each) => each.getBoundingClientRect());
    const over = signs.filter((one, i) => signs.slice(i + 1).some((other) => Math.abs(one.top - other.top) < 4 && one.right > other.left + 1 && other.right > one.left + 1)).map(() => 'a sign lies over another');
    // The line of somebody's land: its figures are whole.
    const banks = [...document.querySelectorAll('.banks')].filter((each) => each.checkVisibility()).filter((each) => {
        const [inner, outer] = [each.getBoundingClientRect(), each.closest('.lands').getBoundingClientRect()];
        return inner.left < outer.left - 1 || inner.right > outer.right + 1;
    });
    const found = [...dotted, ...over, ...banks.map((each) => `figures cut off: ${each.textContent}`)];
    return asking ? found.length === 0 : found;
}

export default {
    async 'the log says what a move came to, also after a reload and in a replay'(visit) {
        const guest = await visit.alone('london2', 2);
        const { page } = guest;
        await guest.playOn(landlord(), () => guest.told.views['0'].seats[0].loans > 0 && guest.told.decision === 'turn');
        const entries = guest.frames.flatMap((frame) => (frame.is === 'table' ? frame.log : frame.entry ? [frame.entry] : []));
        const bought = entries.findLast(({ seat, action, changes }) => seat === 0 && action?.startsWith('buy ') && changes?.['0']?.loans);
        const expected = Object.entries(bought.changes['0']).map(([kind, n]) => signed(kind, n));
        const line = async () => plain(await page.locator(`.log button[data-number="${bought.number}"]`).innerText());
        for (const part of expected) assert.ok((await line()).includes(part), `${await line()}: ${part}`);
        assert.ok((await line()).includes('+1 loan'), 'a forced loan is told');
        await page.reload();
        await guest.asked();
        for (const part of expected) assert.ok((await line()).includes(part), `after a reload: ${await line()}`);

        // A finished game, replayed: the same figures.
        const { id } = await visit.table('london1', ['Nell', 'Tom'].map((name) => ({ kind: 'computer', level: visit.level, name })), { seed: 'Wren' });
        for (;;) {
            if ((await visit.ask(`tables/${id}`)).state === 'over') break;
            await new Promise((next) => setTimeout(next, 50));
        }
        const other = await visit.guest();
        await other.page.goto(`${visit.url}/#/replay/${id}?step=100000`);
        await other.page.locator('.log li.move').nth(50).waitFor();
        const told = plain((await other.page.locator('.log li.move').allInnerTexts()).join('\n'));
        for (const what of [/buys .+ \(−£\d/, /activates .+, spending .+ \(\+£\d/, /\(.*\d+ poverty/]) assert.match(told, what);
    },

    async 'what the others did stays told while one is in the middle of a turn'(visit) {
        const guest = await visit.alone('london2', 3);
        const { page } = guest;
        const plan = planner(5);
        await guest.playOn((_, names) => plan(names), () => guest.told.decision === 'turn' && guest.told.views['0'].turn > 5);
        await guest.askedFor('turn');
        await guest.click('deck');
        await guest.askedFor('action');
        await page.getByRole('button', { name: 'Menu' }).click();
        const since = page.getByRole('region', { name: 'Since your last turn' });
        assert.match(await since.innerText(), /Nell [^]*Ignatius /);
        await page.keyboard.press('Escape');
        await page.waitForSelector('dialog', { state: 'detached' });
        // The log can be asked for the same.
        await page.locator('.log select').selectOption('since');
        const players = await page.locator('.log li.move > b').allInnerTexts();
        assert.deepEqual([...new Set(players)], ['Nell', 'Ignatius']);
    },

    async 'how many cards are still to be drawn is said'(visit) {
        const guest = await visit.alone('london1', 2);
        await guest.askedFor('turn');
        await guest.click('deck');
        await guest.askedFor('action');
        await guest.click('draw three');
        for (const asks of ['Draw 3 more cards.', 'Draw 2 more cards.', 'Draw one more card.']) {
            await guest.page.locator('.sentence', { hasText: asks }).waitFor();
            await guest.click('deck');
        }
    },

    async 'everybody’s land is counted by bank and river, shown whole, and nothing is cut short'(visit) {
        const guest = await visit.alone('london2', 3, { seed: 'Hawksmoor' });
        const { page } = guest;
        const seats = () => guest.told.views['0'].seats;
        await guest.playOn(landlord(), () => seats()[0].boroughs.length > 5 && guest.told.decision === 'action');
        await guest.askedFor('action');
        const rows = new Map((await visit.ask('games/london2')).boroughs.map((row) => [row.id, row]));
        const whose = await page.locator('.whose li .unseen').allInnerTexts();
        seats().forEach(({ boroughs }, seat) => {
            const count = (is) => boroughs.filter((id) => is(rows.get(id))).length;
            const [north, river] = [count((row) => row.bank === 'north'), count((row) => row.riverside === 'yes')];
            if (boroughs.length > 0) assert.match(whose[seat], new RegExp(`^${boroughs.length} boroughs?: ${north} north, ${boroughs.length - north} south of the Thames, ${river} on its banks$`));
        });
        for (const [width, height] of [[1440, 900], [1280, 720], [1024, 768], [820, 1180], [390, 844]]) {
            await guest.resize(width, height);
            // Houses and hand find their size after the window has.
            await page.waitForFunction(cutShort, true, { timeout: 60_000 }).catch(() => {});
            assert.deepEqual(await page.evaluate(cutShort), [], `${width}x${height}`);
        }
        await guest.resize(1440, 900);
        // A rival's pile, the newest on top; and one's own.
        for (const [open, seat] of [['.whose button >> nth=1', 1], ['.ledger .all >> nth=0', 0]]) {
            await page.locator(open).click();
            assert.equal(await page.locator('dialog .borough').count(), seats()[seat].boroughs.length);
            assert.deepEqual(await guest.barriers('dialog'), []);
            await page.keyboard.press('Escape');
            await page.waitForSelector('dialog', { state: 'detached' });
        }
        await page.locator('.rival button').first().click();
        assert.equal(await page.locator('dialog .borough').count(), seats()[1].boroughs.length, 'with a rival’s city comes the land');
        assert.equal(await page.locator('dialog .city .pile.chip').count(), 0, 'its houses can be read');
    },

    async 'when the deck has run out everybody is told how many turns are left'(visit) {
        for (const game of ['london1', 'london2']) {
            const guest = await visit.alone(game, 3, { seed: 'Evelyn' });
            const { page } = guest;
            // Kept in the page: what was said in passing.
            await page.evaluate(() => {
                window.spoken = [];
                new MutationObserver(() => window.spoken.push(...[...document.querySelectorAll('.toast')].map((each) => each.textContent))).observe(document.body, { childList: true, subtree: true });
            });
            const plan = planner(7);
            const seen = new Set();
            await guest.playOn(async (_, names) => {
                const { last_turns } = guest.told.views['0'];
                if (last_turns > 0) {
                    const header = await page.locator('header .order').innerText();
                    assert.match(header, /your last turn/);
                    assert.match(await page.locator('.deck .letters').innerText(), last_turns === 1 ? /This is the last turn/ : new RegExp(`${last_turns} turns to the end`));
                    seen.add(last_turns);
                }
                return plan(names);
            });
            const spoken = (await page.evaluate(() => window.spoken)).join(' ');
            assert.ok(spoken.includes('The deck is empty.'), spoken);
            if (seen.size > 0) continue;
            // It was oneself who ended it: then nobody else's turn could be looked at here.
            assert.match(spoken, /2 more turns are played/);
        }
    },

    async 'a loan is shown with its price before a finger takes it'(visit) {
        const guest = await visit.alone('london2', 2, {}, { size: [390, 844], touch: true });
        const { page } = guest;
        await guest.askedFor('turn');
        const { number } = await guest.state();
        const money = guest.told.views['0'].seats[0].money;
        await page.locator('[data-action="loan"]').tap();
        const sure = page.locator('.button.sure', { hasText: 'Borrow £10' });
        await sure.waitFor();
        const told = await page.locator('.preview').innerText();
        for (const part of [`£${money} → £${money + 10}`, 'takes 1 loan', '£15']) assert.ok(told.includes(part), told);
        assert.equal((await guest.state()).number, number, 'nothing is borrowed yet');
        assert.deepEqual(await guest.misfits(), []);
        await sure.tap();
        await guest.moved(number);
        assert.equal(guest.told.views['0'].seats[0].loans, 1);
    },

    async 'what land costs, and the loan it forces, is told whole in every language'(visit) {
        for (const language of ['en', 'fr', 'it', 'uk']) {
            const guest = await visit.alone('london1', 3, { seed: 'Ward' }, { language });
            const { page } = guest;
            await guest.playOn(landlord(), () => guest.told.decision === 'action' && guest.told.legal['0']?.some(({ action, cost }) => action.startsWith('buy ') && cost.loans));
            await guest.askedFor('action');
            const dear = guest.told.legal['0'].filter(({ action, cost }) => action.startsWith('buy ') && cost.loans);
            const { money } = guest.told.views['0'].seats[0];
            for (const [width, height] of [[1440, 900], [1280, 720], [1024, 768], [820, 1180]]) {
                await guest.resize(width, height);
                for (const { action, cost } of dear) {
                    await page.locator('header a').first().focus();
                    await page.locator(`[data-place="land:${action.slice(4)}"]`).focus();
                    await page.waitForSelector('.preview .told .loans');
                    const { cut, seen } = await page.evaluate(() => {
                        const line = document.querySelector('.preview .told').getBoundingClientRect();
                        const parts = [...document.querySelectorAll('.preview .told > *')].map((each) => [each.textContent.trim(), each.getBoundingClientRect()]);
                        const there = parts.filter(([, box]) => box.top < line.bottom - 4);
                        return { cut: there.filter(([, box]) => box.right > line.right + 1).map(([text]) => text), seen: there.map(([text]) => text) };
                    });
                    const where = `${language} ${width}x${height} ${action}: ${seen}`;
                    assert.deepEqual(cut, [], where);
                    assert.equal(seen[0], `£${money} → £${money + cost.money}`, where);
                    assert.match(seen[1], /1/, where);
                }
            }
        }
    },

    async 'on a phone the map can be had larger, and land chosen on it'(visit) {
        const guest = await visit.alone('london1', 4, {}, { size: [390, 844], touch: true });
        const { page } = guest;
        await guest.askedFor('turn');
        await page.locator('[data-place="deck"]').tap();
        await page.locator('.button.sure').tap();
        await guest.askedFor('action');
        await page.getByRole('tab', { name: 'Map' }).tap();
        await page.getByRole('button', { name: 'Large map' }).tap();
        assert.deepEqual(await guest.barriers('dialog'), []);
        const small = await page.locator('.map-pane .map').boundingBox();
        const large = await page.locator('dialog .map').boundingBox();
        assert.ok(large.width > 1.5 * small.width, `${large.width} and ${small.width}`);
        const city = page.locator('dialog [data-place="land:city"] .ground');
        await city.scrollIntoViewIfNeeded();
        const { number } = await guest.state();
        await city.tap({ force: true });
        await page.waitForSelector('dialog', { state: 'detached' });
        await page.locator('.button.sure', { hasText: 'Buy City' }).waitFor();
        assert.equal((await guest.state()).number, number, 'nothing is bought yet');
    },

    async 'on a phone the first tap on a borough of the map chooses it, wherever it is met'(visit) {
        const guest = await visit.alone('london1', 4, {}, { size: [390, 844], touch: true });
        const { page } = guest;
        await guest.askedFor('turn');
        await page.locator('[data-place="deck"]').tap();
        await page.locator('.button.sure').tap();
        await guest.askedFor('action');
        await page.getByRole('tab', { name: 'Map' }).tap();
        // In the page: a point of a borough, if nothing else lies there.
        const pointOf = ([place, x, y]) => {
            const borough = document.querySelector(`.map-pane [data-place="${place}"]`);
            const box = borough.querySelector('.ground').getBoundingClientRect();
            const at = [box.x + box.width * x, box.y + box.height * y];
            return document.elementFromPoint(...at)?.closest('[data-place]') === borough ? at : null;
        };
        const open = await page.locator('.map-pane .borough.may').evaluateAll((all) => all.map((each) => each.dataset.place));
        let taps = 0;
        for (const place of open)
            for (const [x, y] of [[0.5, 0.5], [0.5, 0.3], [0.5, 0.85], [0.25, 0.7]]) {
                await guest.painted();
                const at = await page.evaluate(pointOf, [place, x, y]);
                if (!at) continue;
                await page.touchscreen.tap(...at);
                await page.locator(`.map-pane .picked[data-place="${place}"]`).waitFor();
                await page.locator('.buttons .button', { hasText: 'Back' }).tap();
                await page.waitForSelector('.button.sure', { state: 'detached' });
                taps++;
            }
        assert.ok(taps > 2 * open.length && open.length > 1, `${taps} taps on ${open}`);
    },

    async 'what poverty would cost counts what everybody sheds then, also with the least of all'(visit) {
        const guest = await visit.alone('london2', 2);
        const { page } = guest;
        const seats = () => guest.told.views['0'].seats;
        // Land takes poverty away.
        await guest.playOn(landlord(), () => guest.told.decision === 'action' && seats()[0].poverty < seats()[1].poverty);
        await guest.askedFor('action');
        const { comes_to } = guest.told.legal['0'].find(({ action }) => action === 'run');
        const after = seats()[0].poverty + comes_to.poverty;
        const left = after - Math.min(after, seats()[1].poverty);
        const price = [0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15][left] ?? 15 + 3 * (left - 10);
        await page.locator('[data-action="run"]').hover();
        const then = page.locator('.embankment .then');
        await then.waitFor();
        assert.match(await then.innerText(), price === 0 ? /would cost nothing/ : new RegExp(`would cost ${price}$`), JSON.stringify({ seats: seats().map((seat) => seat.poverty), after }));
        // And so under the cubes: the last one tells the whole price.
        if (comes_to.poverty > 0) assert.equal(await page.locator('.embankment .cube small').last().textContent(), price === 0 ? '' : `−${price}`);
    },

    async 'where the others must agree to take a move back, a key shows first what it would do'(visit) {
        const guest = await visit.alone('london2', 2, { undo: 'consent' });
        const { page } = guest;
        await guest.askedFor('turn');
        const { number } = await guest.state();
        await page.locator('[data-place="deck"]').focus();
        await page.keyboard.press('Enter');
        await page.waitForSelector('.button.sure');
        assert.equal((await guest.state()).number, number);
        await page.keyboard.press('Enter');
        await guest.moved(number);
    },
};
