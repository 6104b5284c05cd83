import assert from 'node:assert/strict';

/// London Markets, played in the browser.

/// A click on something on the table, and on the button that does it, where one appears. Things below the edge of a
/// phone are scrolled to. `asked` is the number of the move after which it could be chosen: the page may have gone on.
async function press(guest, wanted, asked) {
    const { page } = guest;
    const number = asked ?? (await guest.state()).number;
    const named = `[data-choice][data-action="${wanted}"], [data-choice][data-place="${wanted}"]`;
    // Like a person: where it is now, again if something else was met, and not at all once the page has made the only
    // choice there was.
    for (let met = false, tries = 0; !met; tries++) {
        if (tries === 2000) throw new Error(`${wanted} cannot be clicked: ${await page.evaluate(covers, named)}`);
        const at = await page.evaluate(aim, [named, number]);
        if (at === 'passed') return;
        if (at !== null) {
            await page.mouse.click(...at);
            met = await page.evaluate(() => window.met);
        }
        if (met) break;
        if ((await page.locator('dialog').count()) > 0) await page.keyboard.press('Escape'); // something to read was met
        await new Promise((next) => setTimeout(next, 25));
    }
    if (wanted.startsWith('assistant:')) return; // a market is still to be chosen
    const next = await page.waitForFunction(
        (n) => {
            const main = document.querySelector('main[data-turn]');
            if (document.querySelector('.button.sure')) return 'sure';
            return Number(main.dataset.number) !== n || main.dataset.turn !== 'mine' ? 'done' : null;
        },
        number,
        { polling: 25, timeout: 60_000 },
    );
    if ((await next.jsonValue()) === 'sure') await page.locator('.button.sure').click({ timeout: 60_000 });
}

// In the page: a point of the thing that nothing covers, null while there is none, 'passed' when it is no longer asked.
function aim([named, number]) {
    const main = document.querySelector('main[data-turn]');
    if (Number(main.dataset.number) !== number || !['mine', 'sealed'].includes(main.dataset.turn)) return 'passed';
    const there = [...document.querySelectorAll(named)].find((each) => each.checkVisibility() && !each.disabled);
    if (!there) return null;
    there.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    window.met = false;
    addEventListener('click', ({ target }) => (window.met = target.closest('[data-choice]') === there), { capture: true, once: true });
    const box = there.getBoundingClientRect();
    for (const x of [0.5, 0.12, 0.3, 0.7])
        for (const y of [0.5, 0.3, 0.7]) {
            const at = [box.x + box.width * x, box.y + box.height * y];
            if (document.elementFromPoint(...at)?.closest('[data-choice]') === there) return at;
        }
    return null;
}

// In the page: what is in the way of something that cannot be clicked, in words.
function covers(named) {
    const there = document.querySelector(named);
    if (!there) return 'it is not there';
    const box = there.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return `at ${[box.x, box.y, box.width, box.height].map(Math.round)} is ${met?.outerHTML.slice(0, 200)}`;
}

// In the page: what follows a key on something that can be chosen: the button that does it, the market where an
// assistant may go, or that it is done. Null before.
function chosen(number) {
    const main = document.querySelector('main[data-turn]');
    if (Number(main.dataset.number) !== number || main.dataset.turn !== 'mine') return { done: true };
    const sure = document.querySelector('.button.sure');
    if (sure) return sure.matches(':focus') ? { sure: sure.dataset.action } : null;
    const market = document.querySelector('[data-choice][data-action^="assistant "]');
    return market ? { market: market.dataset.action } : null;
}

/// Throws of dice that are the same each time.
function dice(seed) {
    let state = seed;
    return (n) => (state = (state * 1103515245 + 12345) % 2147483648) % n;
}

/// Chooses without thinking, but the same each time: a pawn, a stall for an assistant, a bid now and then.
export function trader(seed) {
    const roll = dice(seed);
    return async (guest, choices, asked) => {
        const plays = choices.filter((each) => each.startsWith('play '));
        const fans = choices.filter((each) => each.startsWith('fan:'));
        const others = choices.filter((each) => !plays.includes(each) && !each.startsWith('lot:') && !fans.includes(each));
        let wanted = others[roll(others.length)];
        if (plays.length > 0 && roll(2) === 0) wanted = plays[roll(plays.length)];
        if (fans.length > 0 && roll(3) > 0) wanted = fans[roll(fans.length)];
        await press(guest, wanted, asked);
        if (!wanted.startsWith('assistant:')) return;
        const lit = guest.page.locator('[data-choice][data-action^="assistant "]');
        await lit.first().waitFor();
        const stalls = await lit.evaluateAll((all) => all.map((each) => each.dataset.action));
        await press(guest, stalls[roll(stalls.length)]);
    };
}

const people = [
    { kind: 'you', name: 'Ada' },
    { kind: 'open' },
    { kind: 'computer', level: 'thumb', name: 'Nell' },
];

/// Two people at one table with a computer, past the set-up, until both are asked to bid.
export async function twoBidders(visit) {
    const { id, keys } = await visit.table('markets', people, { seed: 'Hooke' });
    const ada = await visit.guest({ keys });
    await ada.goTo(id);
    const sat = await visit.ask(`tables/${id}/seats`, { name: 'Ben' });
    const ben = await visit.guest({ keys: [[id, [sat]]] });
    await ben.goTo(id);
    const plans = new Map([ada, ben].map((each, i) => [each, trader(i + 1)]));
    const decision = (guest) => guest.frames.findLast((frame) => frame.now)?.now.decision;
    while (decision(ada) !== 'bid') {
        for (const each of [ada, ben]) {
            if ((await each.state()).turn !== 'mine' || decision(each) === 'bid') continue;
            const choices = await each.choices();
            if (choices.length === 0) continue;
            const before = (await each.state()).number;
            await plans.get(each)(each, choices);
            await each.moved(before);
        }
        await new Promise((next) => setTimeout(next, 20));
    }
    for (const each of [ada, ben]) await each.page.waitForSelector('[data-action="bid nothing"]');
    return { ada, ben };
}

/// Presses until it is done: somebody else's seal may come that very moment, and the page has gone on.
async function insist(guest, wanted, isDone) {
    const before = guest.frames.length;
    while (!guest.frames.slice(before).some(isDone)) {
        if (['mine', 'sealed'].includes((await guest.state()).turn)) await press(guest, wanted);
        await new Promise((next) => setTimeout(next, 20));
    }
}
const bidBy = (seat) => ({ entry }) => entry?.kind === 'move' && entry.seat === seat;

export default {
    async 'a whole game by clicking'(visit) {
        const guest = await visit.alone('markets', 3);
        await guest.playOn(trader(7));
        await guest.page.waitForSelector('dialog');
        const scored = guest.frames.findLast((frame) => frame.now?.score)?.now.score;
        assert.equal(scored.totals.length, 3);
        assert.match(await guest.page.locator('dialog tfoot').innerText(), new RegExp(`£${scored.totals[0]}`));
        await guest.shutsTheReckoning();
    },

    async 'a whole game by keyboard alone'(visit) {
        const guest = await visit.alone('markets', 3, { seed: 'Hooke' });
        const { keyboard } = guest.page;
        const roll = dice(11);
        const focus = () =>
            guest.page.evaluate(() => {
                const at = document.activeElement;
                return { choice: at.dataset?.action ?? at.dataset?.place, sure: at.matches('.sure'), seen: getComputedStyle(at).outlineStyle !== 'none' };
            });
        const bids = new Set();
        let asked = await guest.question();
        for (let turn = 0; asked.turn !== 'over'; turn++) {
            assert.ok(turn < 600, 'the game does not end');
            await keyboard.press('Escape'); // somebody else's seal may have come while one was choosing
            asked = await guest.question();
            if (asked.turn === 'over') break;
            const names = asked.choices.map((each) => each.name);
            let wanted = names[roll(names.length)];
            for (;;) {
                // The arrows walk along everything that can be chosen, and the focus is seen where it is. The page makes
                // an only choice by itself: then there is nothing to walk to.
                let at = await focus();
                for (let steps = 0; at.choice !== wanted; steps++) {
                    if ((await guest.state()).number !== asked.number) break;
                    assert.ok(steps < 80, `the arrows do not lead to ${wanted}: ${names}`);
                    await keyboard.press('ArrowRight');
                    at = await focus();
                }
                if (at.choice !== wanted) break;
                assert.ok(at.seen, `the focus on ${wanted} is not to be seen`);
                await keyboard.press('Enter');
                const next = await (await guest.page.waitForFunction(chosen, asked.number, { polling: 25, timeout: 60_000 })).jsonValue();
                if (next.market) {
                    wanted = next.market; // an assistant is chosen, and goes there
                    continue;
                }
                if (next.sure) {
                    // Who chooses by keyboard goes on with the button that does it; a bid is raised and lowered by keys.
                    assert.ok((await focus()).sure, `after ${wanted} the focus is on what does it`);
                    if (next.sure.startsWith('bid ')) {
                        bids.add(next.sure);
                        await keyboard.press('-');
                        const [, kind, count] = next.sure.split(' ');
                        if (Number(count) > 1) await guest.page.waitForSelector(`.button.sure[data-action="bid ${kind} ${count - 1}"]`);
                    }
                    await keyboard.press('Enter');
                }
                break;
            }
            asked = await guest.question(asked.number);
        }
        assert.ok(bids.size > 2, 'bids were made by keyboard, too');
        await guest.page.waitForSelector('dialog');
    },

    async 'a phone and a thumb'(visit) {
        const guest = await visit.alone('markets', 4, { seed: 'Evelyn' }, { size: [390, 844], touch: true });
        let clicks = 0;
        const plan = trader(5);
        await guest.playOn(plan, () => ++clicks > 40);
        assert.deepEqual(await guest.misfits(), []);
        // The goods one may bid glow, and no others.
        await guest.playOn(plan, () => guest.told.decision === 'bid');
        const glowing = await guest.page.locator('[data-fan]').evaluateAll((all) =>
            all.filter((each) => [...each.querySelectorAll('.card')].some((card) => getComputedStyle(card).outlineStyle === 'solid')).map((each) => each.dataset.fan),
        );
        const { hand } = guest.told.views['0'].seats[0];
        assert.deepEqual(glowing.sort(), Object.keys(hand).filter((kind) => guest.told.legal['0'].some(({ action }) => action.startsWith(`bid ${kind} `))).sort());
        assert.ok(glowing.length > 0);
        // What one is asked, and the button that does it, are in sight without scrolling.
        const question = await guest.page.locator('.question').boundingBox();
        assert.ok(question.y > 0 && question.y + question.height < 844, JSON.stringify(question));
    },

    async 'what a choice brings stands beside its button before it is done'(visit) {
        const guest = await visit.alone('markets', 3);
        const plan = trader(3);
        const decision = () => guest.frames.findLast((frame) => frame.now)?.now.decision;
        await guest.playOn(plan, () => decision() === 'act');
        const legal = guest.frames.findLast((frame) => frame.now).now.legal['0'];
        const cashier = legal.find((choice) => choice.action === 'cashier');
        assert.ok(cashier, 'with this deal nobody has sent the cashier out');
        const before = (await guest.state()).number;
        await guest.page.locator('[data-action="cashier"]').click();
        assert.ok((await guest.page.locator('.effects').innerText()).includes(`+£${cashier.cost.money}`));
        assert.equal((await guest.state()).number, before, 'nothing is done yet');
        await guest.page.keyboard.press('Escape');
        assert.equal(await guest.page.locator('.button.sure').count(), 0, 'and it can be put back');
    },

    async 'a sealed bid is nobody else’s to see'(visit) {
        const { ada, ben } = await twoBidders(visit);
        const hand = ada.frames.findLast((frame) => frame.now).now.views['0'].seats[0].hand;
        const kind = Object.keys(hand).find((each) => hand[each] > 0);
        const seen = ben.frames.length;
        await ada.page.locator(`[data-fan="${kind}"]`).click();
        const step = ada.page.getByRole('button', { name: 'One card fewer' });
        while (await step.isEnabled()) await step.click();
        await ada.page.locator('.button.sure').click();
        // Ben sees that she has bid: a seal with her letter, and nothing beside it.
        await ben.page.waitForSelector('.letter.sealed[aria-label^="Ada"]');
        assert.equal(await ben.page.locator('.letter.sealed[aria-label^="Ada"]').getAttribute('aria-label'), 'Ada: sealed');
        const told = ben.frames.slice(seen);
        const entry = told.find((frame) => frame.entry?.seat === 0)?.entry;
        assert.equal(entry.action, 'bid', 'no kind and no number in what he is told');
        for (const frame of told.filter((each) => each.now)) assert.equal(frame.now.views['1'].bids['0'], null);
        assert.ok((await ada.text()).includes('1 ×'), 'she sees her own');
        // All are in: the letters open on both screens, with the same words.
        await ben.page.locator('[data-action="bid nothing"]').click();
        // Only Ada's letter: the computer may have sealed its next one by now.
        await ben.page.waitForSelector('.letter.sealed[aria-label^="Ada"]', { state: 'detached' });
        const opened = ben.frames.findLast((frame) => frame.entry?.bids)?.entry.bids;
        assert.equal(opened['0'], `${kind} 1`);
    },

    async 'bids are unveiled together after half a second'(visit) {
        const { ada, ben } = await twoBidders(visit);
        const { page } = ada;
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.evaluate(() => {
            const settings = JSON.parse(localStorage.getItem('londinium.settings'));
            localStorage.setItem('londinium.settings', JSON.stringify({ ...settings, speed: 'slow' }));
        });
        // Ada's clock is set by hand: what is measured is the page, not the machine it runs on.
        await page.clock.install();
        await page.reload();
        await page.waitForSelector('[data-action="bid nothing"]');
        await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
        await page.evaluate(() => {
            window.mixed = false;
            window.letters = () => [...document.querySelectorAll('.letter')].map((each) => each.className.match(/idle|thinking|draft|sealed|still|open/)?.[0]);
            const look = () => (window.mixed ||= window.letters().includes('open') && !window.letters().every((each) => each === 'open'));
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
        });
        const letters = () => page.evaluate(() => window.letters());
        await ben.page.locator('[data-action="bid nothing"]').click();
        await page.locator('[data-action="bid nothing"]').click();
        while (!(await letters()).includes('still')) await page.clock.runFor(50);
        assert.deepEqual(await letters(), ['still', 'still', 'still'], 'a moment in which all are in and none is open');
        await page.clock.runFor(400);
        assert.deepEqual(await letters(), ['still', 'still', 'still'], 'it lasts');
        await page.clock.runFor(200);
        assert.deepEqual(await letters(), ['open', 'open', 'open'], 'and ends after half a second');
        assert.equal(await page.evaluate(() => window.mixed), false, 'for all at once');
    },

    async 'what one may know stays in sight: the last market card, and where each rival’s crates pay'(visit) {
        const guest = await visit.alone('markets', 3);
        await guest.asked();
        const view = () => guest.frames.findLast((frame) => frame.now).now.views['0'];
        const { market_cards: cards } = view();
        assert.ok(cards.slice(0, -1).every((card) => card === null) && cards.at(-1) !== null);
        const { market_cards: rows } = await visit.ask('games/markets');
        const last = rows.find((row) => row.id === cards.at(-1));
        const paid = (await guest.page.locator('.block .coming li').allInnerTexts()).map((text) => text.trim() || 'special');
        assert.deepEqual(paid, ['soap', 'porcelain', 'silk', 'coffee'].map((kind) => (last[kind] === 'special' ? 'special' : `£${last[kind]}`)));

        let clicks = 0;
        await guest.playOn(trader(4), () => ++clicks > 12);
        const stalls = await guest.page.locator('.stall > svg').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
        for (const [seat, name] of [[1, 'Nell'], [2, 'Ignatius']]) {
            const onStalls = stalls.map((says) => Number(new RegExp(`${name} (\\d)`).exec(says)?.[1] ?? 0));
            const shown = await guest.page.locator(`.rival[data-seat="${seat}"] .shows b`).allInnerTexts();
            assert.deepEqual(shown.map(Number).sort(), onStalls.sort(), `${name}: ${stalls}`);
            assert.ok(onStalls.some((count) => count > 0));
        }
    },

    async 'the log tells what was taken and paid'(visit) {
        const guest = await visit.alone('markets', 3);
        await guest.playOn(trader(5), () => guest.told.views['0'].round > 2);
        const entries = guest.frames.flatMap((frame) => (frame.is === 'table' ? frame.log : frame.entry ? [frame.entry] : []));
        await guest.page.getByRole('button', { name: 'The log' }).click();
        const line = async ({ number }) => (await guest.page.locator(`.log button[data-number="${number}"]`).innerText()).replaceAll('\u2060', '');
        const cashier = entries.findLast(({ action }) => action === 'cashier');
        assert.ok((await line(cashier)).includes(`+£${cashier.changes[cashier.seat].money}`), await line(cashier));
        const buyer = entries.findLast(({ action, changes, seat }) => action === 'buyer' && changes?.[seat]?.goods);
        const [[kind, n]] = Object.entries(buyer.changes[buyer.seat].goods);
        assert.ok((await line(buyer)).includes(`takes ${kind} ×${n}`), await line(buyer));
        const opened = entries.findLast(({ bids, changes }) => bids && changes);
        const paid = Object.values(opened.changes).find(({ money }) => money);
        assert.ok((await line(opened)).includes(`+£${paid.money}`), await line(opened));
    },

    async 'a rival’s panel holds all that is known, in every window'(visit) {
        const guest = await visit.alone('markets', 4, { seed: 'Hawksmoor' });
        const view = () => guest.frames.findLast((frame) => frame.now).now.views['0'];
        await guest.playOn(trader(5), () => view().shown !== null && view().last_bids !== null && view().decision === 'bid');
        for (const [width, height] of [[1440, 900], [1280, 720], [1024, 768], [1920, 1080]]) {
            await guest.resize(width, height);
            // Panels find their size after the window has.
            const over = (wait) => {
                const found = [...document.querySelectorAll('.rival')].filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1);
                return wait ? found.length === 0 : found.map((each) => each.ariaLabel);
            };
            await guest.page.waitForFunction(over, true, { timeout: 20_000 }).catch(() => {});
            assert.deepEqual(await guest.page.evaluate(over), [], `${width}x${height}`);
        }
    },

    async 'who has nothing to bid with says so once, and the auctions go on'(visit) {
        const { ada, ben } = await twoBidders(visit);
        const plan = trader(3);
        const nothing = () => ada.told.decision === 'bid' && ada.told.legal['0']?.length === 1;
        // Ada bids what she can, Ben nothing and after her: soon she has nothing left of what is on sale.
        for (let steps = 0; !nothing(); steps++) {
            assert.ok(steps < 1000, 'Ada always has something to bid with');
            const who = [ada, ben].find((each, seat) => each.told.waiting.includes(seat));
            if (who?.told.decision === 'bid') {
                const fan = who === ada && (await who.choices()).find((each) => each.startsWith('fan:'));
                await insist(who, fan || 'bid nothing', bidBy(who === ada ? 0 : 1));
            } else if (who && (await who.state()).turn === 'mine') {
                const asked = await who.question();
                await plan(who, asked.choices.map((each) => each.name), asked.number);
                await who.moved(asked.number);
            }
            await new Promise((next) => setTimeout(next, 20));
        }
        while (ada.told.waiting.includes(0)) await new Promise((next) => setTimeout(next, 20)); // the page says so by itself
        const before = ada.frames.length;
        await insist(ben, 'bid nothing', bidBy(1));
        while (!ada.frames.slice(before).some(({ entry }) => entry?.bids)) await new Promise((next) => setTimeout(next, 20));
        assert.equal(ada.frames.slice(before).filter(({ is }) => is === 'done').length, 0, 'the page bids no second time');
    },

    async 'a sealed bid can be changed until all are in'(visit) {
        const { ada, ben } = await twoBidders(visit);
        const fan = (await ada.choices()).find((each) => each.startsWith('fan:'));
        assert.match(await ada.page.title(), /^● /);
        await insist(ada, fan, bidBy(0));
        await ada.page.waitForFunction(() => !document.title.startsWith('●')); // nobody waits for her
        const isHeard = ({ entry }) => entry?.seat === 0;
        while (!ben.frames.some(isHeard)) await new Promise((next) => setTimeout(next, 20));
        const heard = ben.frames.filter(isHeard).length;
        await insist(ada, 'bid nothing', ({ is }) => is === 'now');
        await insist(ada, 'bid nothing', ({ is }) => is === 'done'); // and the same once more
        const { number } = await ada.state();
        await insist(ben, 'bid nothing', bidBy(1));
        while (!ada.frames.some(({ entry }) => entry?.bids)) await new Promise((next) => setTimeout(next, 20));
        assert.equal(ada.frames.findLast(({ entry }) => entry?.bids).entry.bids['0'], 'nothing');
        assert.equal(ben.frames.filter(isHeard).length, heard, 'nobody is told that a bid was changed');
        await ada.question(number);
    },

    async 'a click in the log shows the table as it was'(visit) {
        const guest = await visit.alone('markets', 3);
        let clicks = 0;
        await guest.playOn(trader(2), () => ++clicks > 12);
        const now = await guest.page.locator('.ring').innerHTML();
        await guest.page.keyboard.press('l');
        const line = guest.page.locator('dialog .log button', { hasText: 'lays a tile' }).first();
        await line.click();
        await guest.page.waitForSelector('.glance');
        assert.notEqual(await guest.page.locator('.ring').innerHTML(), now);
        assert.equal(await guest.page.locator('[data-choice]').count(), 0, 'the past cannot be played');
        await guest.page.locator('.glance button').click();
        await guest.page.waitForSelector('.glance', { state: 'detached' });
        assert.ok((await guest.choices()).length > 0);
    },

    async 'the log says where a merchant stood'(visit) {
        const guest = await visit.alone('markets', 3);
        await guest.playOn(trader(2), () => guest.told.views['0'].round > 2);
        await guest.page.keyboard.press('l');
        const lines = await guest.page.locator('dialog .log li.move').allInnerTexts();
        const sent = guest.frames.flatMap((frame) => (frame.is === 'table' ? frame.log : frame.entry ? [frame.entry] : [])).filter(({ action }) => ['builder', 'cashier', 'buyer'].includes(action));
        assert.ok(sent.length > 3);
        const names = { 'brixton-market': 'Brixton Market', 'portobello-market': 'Portobello Market', 'covent-garden': 'Covent Garden', 'petticoat-lane': 'Petticoat Lane', 'borough-market': 'Borough Market' };
        for (const { action, market } of sent) assert.ok(lines.some((line) => line.includes(`sends the ${action}: ${names[market]}`)), `${action} ${market}: ${lines}`);
    },
};
