import assert from 'node:assert/strict';

/// London's tables, played in the browser.

// A little of everything at first, then whatever ends the game soonest: drawing.
export function planner(seed) {
    let state = seed;
    const roll = (n) => (state = (state * 1103515245 + 12345) % 2147483648) % n;
    let clicks = 0;
    return (choices) => {
        clicks++;
        const usable = choices.filter((each) => each !== 'loan');
        const first = (...wanted) => wanted.map((want) => usable.find((each) => each.startsWith(want))).find(Boolean);
        if (usable.includes('draw three')) {
            if (clicks > 60) return 'draw three';
            const options = ['develop', 'run', 'draw three', ...usable.filter((each) => each.startsWith('land:'))].filter((each) => usable.includes(each));
            return options[roll(options.length)];
        }
        if (usable.includes('deck')) return 'deck';
        if (clicks > 60 && usable.includes('done')) return 'done';
        return first('stack:', 'plot') ?? usable[roll(usable.length)] ?? choices[0];
    };
}
async function wholeGame(visit, game) {
    const guest = await visit.alone(game, 2);
    const plan = planner(7);
    await guest.playOn((_, names) => plan(names));
    await guest.page.waitForSelector('dialog');
    const scored = guest.frames.findLast((frame) => frame.now?.score)?.now.score;
    assert.equal(scored.totals.length, 2, 'the score has both players');
    await guest.shutsTheReckoning();
}

export default {
    'a whole game of the second edition by clicking': (visit) => wholeGame(visit, 'london2'),
    'a whole game of the first edition by clicking': (visit) => wholeGame(visit, 'london1'),

    async 'a whole game by keyboard alone'(visit) {
        const guest = await visit.alone('london2', 2, { seed: 'Hooke' });
        const plan = planner(11);
        const { keyboard } = guest.page;
        const focus = () =>
            guest.page.evaluate(() => {
                const at = document.activeElement;
                return { choice: at.dataset?.action ?? at.dataset?.place, seen: getComputedStyle(at).outlineStyle !== 'none' };
            });
        let asked = await guest.question();
        for (let turn = 0; asked.turn !== 'over'; turn++) {
            assert.ok(turn < 1000, 'the game does not end');
            const names = asked.choices.map((each) => each.name);
            const wanted = plan(names);
            // The arrows walk along everything that can be chosen, and the focus is seen where it is.
            let at = await focus();
            for (let steps = 0; at.choice !== wanted; steps++) {
                assert.ok(steps < names.length + 3, `the arrows do not lead to ${wanted}: ${names}`);
                await keyboard.press('ArrowRight');
                at = await focus();
            }
            assert.ok(at.seen, `the focus on ${wanted} is not to be seen`);
            await keyboard.press('Enter');
            const next = await guest.page.waitForFunction(
                (n) => {
                    const main = document.querySelector('main[data-turn]');
                    if (document.querySelector('.button.sure')) return 'sure';
                    return Number(main.dataset.number) + (document.querySelector('.swapping') ? 0.5 : 0) !== n || main.dataset.turn !== 'mine' ? 'done' : null;
                },
                asked.number,
                { polling: 25, timeout: 60_000 },
            );
            if ((await next.jsonValue()) === 'sure') {
                await guest.page.locator('.button.sure').first().focus();
                await keyboard.press('Enter');
            }
            asked = await guest.question(asked.number);
        }
        await guest.page.waitForSelector('dialog');
    },

    async 'on a phone a card that is tapped is told in words, and land is found'(visit) {
        const guest = await visit.alone('london2', 3, { seed: 'Stranger' }, { size: [390, 844], touch: true });
        const { page } = guest;
        await guest.askedFor('turn');
        assert.equal(await page.locator('.sentence').innerText(), 'Draw a card from the deck.', 'nothing lies on the board yet');
        await page.locator('[data-place="deck"]').tap();
        await page.locator('.button.sure').tap();
        await guest.askedFor('action');
        // Land lies in another pane: a button leads there.
        assert.equal(await page.locator('[data-place^="land:"]').first().isVisible(), false);
        await page.locator('.question').getByRole('button', { name: 'Buy land' }).tap();
        await page.locator('[data-choice][data-place^="land:"]').first().waitFor();
        await page.locator('[data-action="develop"]').tap();
        await guest.askedFor('develop');
        await page.locator('[data-place="hand:coffee-house"]').tap({ position: { x: 10, y: 30 } });
        await page.locator('.button.sure', { hasText: 'Build Coffee House' }).waitFor();
        const note = page.locator('.note');
        assert.match(await note.innerText(), /Coffee House[^]*To build: /);
        await note.tap();
        await note.waitFor({ state: 'detached' });
        assert.ok(await page.locator('.button.sure').isVisible(), 'only the note is gone');
    },

    async 'typing a name plays it'(visit) {
        const guest = await visit.alone('london2', 2);
        await guest.asked();
        const before = (await guest.state()).number;
        await guest.page.keyboard.press('/');
        await guest.page.keyboard.type('deck');
        await guest.page.keyboard.press('Enter');
        await guest.moved(before);
        assert.match(await guest.text(), /draws a card from the deck/);
    },

    async 'a card dragged onto the city is built there'(visit) {
        const guest = await visit.alone('london2', 2, { seed: 'Evelyn' });
        const { page } = guest;
        await guest.askedFor('turn');
        await guest.click('deck');
        await guest.askedFor('action');
        await guest.painted();
        const from = await page.locator('.hand [data-place="hand:theatre-royal"]').boundingBox();
        const to = await page.locator('[data-place="city"]').boundingBox();
        await page.mouse.move(from.x + 20, from.y + 40);
        await page.mouse.down();
        await page.mouse.move(from.x + 60, from.y - 60, { steps: 4 });
        await page.mouse.move(to.x + to.width - 80, to.y + 60, { steps: 4 });
        await page.mouse.up();
        await guest.askedFor('spend'); // what is given up for it is still to be chosen
        await guest.click((await guest.choices()).find((each) => each.startsWith('hand:')));
        await page.locator('.city [data-card="theatre-royal"]').waitFor();
    },

    async 'undo takes a step back, and the step can be taken again'(visit) {
        const guest = await visit.alone('london2', 2);
        await guest.asked();
        await guest.moved(await guest.click('deck'));
        await guest.asked();
        const before = await guest.click('develop');
        await guest.moved(before);
        await guest.asked();
        const number = (await guest.state()).number;
        await guest.page.keyboard.press('u');
        await guest.moved(number);
        await guest.asked();
        assert.ok((await guest.choices()).includes('develop'), 'the action is to be chosen again');
    },

    async 'what running the city would bring is told before it is run'(visit) {
        const guest = await visit.alone('london2', 2);
        await guest.asked();
        await guest.moved(await guest.click('deck'));
        await guest.asked();
        const { legal, views } = guest.frames.findLast((frame) => frame.now).now;
        const { comes_to } = legal['0'].find((each) => each.action === 'run');
        assert.equal(comes_to.poverty, views['0'].seats[0].hand.length, 'a cube for each card in hand');
        assert.match(await guest.page.locator('[data-action="run"]').innerText(), new RegExp(`\\+${comes_to.poverty}`));
        // Pointed at, the cubes that would come stand on the embankment, and what they would cost.
        await guest.page.locator('[data-action="run"]').hover();
        await guest.page.waitForFunction((n) => document.querySelectorAll('.embankment .cube-coming').length === n, comes_to.poverty);
    },

    async 'a choice of several steps is left at any of them'(visit) {
        const guest = await visit.alone('london2', 2, { seed: 'Evelyn' });
        const decision = () => guest.frames.findLast((frame) => frame.now)?.now.decision;
        await guest.asked();
        await guest.moved(await guest.click('deck'));
        await guest.asked();
        await guest.moved(await guest.click('develop'));
        await guest.asked();
        const build = async () => {
            for (const card of (await guest.choices()).filter((each) => each.startsWith('hand:'))) {
                await guest.moved(await guest.click(card));
                await guest.asked();
                if (decision() === 'spend') return;
            }
        };
        for (const leave of [() => guest.page.locator('[data-back]').click(), () => guest.page.keyboard.press('Escape')]) {
            await build();
            assert.equal(decision(), 'spend');
            const { number } = await guest.state();
            await leave();
            await guest.moved(number);
            await guest.asked();
            assert.equal(decision(), 'develop', 'nothing is begun');
        }
    },

    async 'copies of a card lie on each other, and all are counted'(visit) {
        const guest = await visit.alone('london1', 2);
        const hand = () => guest.frames.findLast((frame) => frame.now).now.views['0'].seats[0].hand;
        const plan = planner(3);
        await guest.playOn((_, names) => plan(names), () => hand().length > new Set(hand()).size);
        await guest.asked();
        const shown = await guest.page.locator('.hand .held').evaluateAll((all) => all.map((each) => [each.querySelector('[data-place]').dataset.place.slice(5), Number(each.querySelector('.copies > b')?.textContent.slice(1) ?? 1)]));
        const counted = {};
        for (const card of hand()) counted[card] = (counted[card] ?? 0) + 1;
        assert.deepEqual(Object.fromEntries(shown), counted);
    },

    async 'the newest line of the log is in sight'(visit) {
        const guest = await visit.alone('london1', 3);
        const plan = planner(5);
        let clicks = 0;
        await guest.playOn((_, names) => plan(names), () => ++clicks > 24);
        await guest.page.waitForFunction(() => {
            const list = document.querySelector('.log ol');
            return list.scrollHeight > list.clientHeight && list.scrollHeight - list.scrollTop - list.clientHeight < 2;
        });
    },

    async 'a line of the log leads back to its moment, also to one this page has not seen'(visit) {
        const guest = await visit.alone('london2', 2);
        const { page } = guest;
        const plan = planner(5);
        const boards = new Map(); // what lay on the board after each entry, as it was seen
        let clicks = 0;
        await guest.playOn((_, names) => plan(names), () => {
            const { number } = guest.frames.findLast((frame) => frame.now);
            boards.set(number, guest.told.views['0']);
            return ++clicks > 30;
        });
        await page.reload(); // it forgets all it has seen
        await guest.asked();
        const lines = page.locator('.log li.move button');
        const shown = () => page.locator('.board [data-card]').evaluateAll((all) => all.map((each) => each.dataset.card));
        const moments = [...boards].filter(([, view]) => view.top.length + view.bottom.length > 0).slice(0, 3);
        assert.ok(moments.length > 1);
        for (const [number, view] of moments) {
            const line = page.locator(`.log button[data-number="${number}"]`);
            if ((await line.count()) === 0) continue; // in the middle of a line
            await line.click();
            await page.waitForSelector('.glance');
            await page.locator(`.log button[data-number="${number}"][aria-current]`).waitFor();
            assert.deepEqual(await shown(), [...view.top, ...view.bottom], `after entry ${number}`);
            assert.equal(await page.locator('[data-choice]').count(), 0, 'the past cannot be played');
        }
        assert.ok((await lines.count()) > 10);
        await page.locator('.glance button').click();
        await page.waitForSelector('.glance', { state: 'detached' });
        assert.deepEqual(await shown(), [...guest.told.views['0'].top, ...guest.told.views['0'].bottom]);
    },

    async 'a reload in the middle of a card leads back to it'(visit) {
        const guest = await visit.alone('london2', 2, { seed: 'Evelyn' });
        await guest.asked();
        await guest.moved(await guest.click('deck'));
        await guest.asked();
        await guest.moved(await guest.click('develop'));
        await guest.asked();
        const cards = (await guest.choices()).filter((each) => each.startsWith('hand:'));
        for (const card of cards) {
            await guest.moved(await guest.click(card));
            await guest.asked();
            const now = guest.frames.findLast((frame) => frame.now)?.now;
            if (['spend', 'where'].includes(now.decision)) break;
        }
        const asked = await guest.page.locator('.sentence').innerText();
        const choices = await guest.choices();
        await guest.page.reload();
        await guest.asked();
        assert.equal(await guest.page.locator('.sentence').innerText(), asked);
        assert.deepEqual(await guest.choices(), choices);
    },
};
