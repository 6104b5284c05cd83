import assert from 'node:assert/strict';
import { planner } from './london.test.js';

/// Several people at one table.

const nullsBut = (hand, known) => hand.every((card) => card === null || known.has(card));

export default {
    async 'two people and a watcher, one cut off and back'(visit) {
        const { id, keys } = await visit.table('london2', [{ kind: 'you', name: 'Ada' }, { kind: 'open' }], { seed: 'Wren' });
        const ada = await visit.guest({ keys });
        await ada.goTo(id);
        const ben = await visit.guest({ settings: { name: 'Ben' } });
        await ben.goTo(id);
        await ben.page.getByRole('button', { name: 'Sit here' }).click();
        const eve = await visit.guest();
        await ben.page.waitForSelector('.london');
        await ada.page.waitForSelector('.london');
        await eve.goTo(id);
        await eve.page.waitForSelector('.london');

        const plans = new Map([[ada, planner(3)], [ben, planner(5)]]);
        const step = async () => {
            for (const guest of [ada, ben]) {
                const { turn, number } = await guest.state();
                if (turn !== 'mine') continue;
                await guest.click(plans.get(guest)(await guest.choices()));
                return void (await guest.moved(number));
            }
            await new Promise((next) => setTimeout(next, 30));
        };
        const until = async (number) => {
            while ((await ada.state()).number < number) await step();
        };
        await until(12);

        await ben.cutOff();
        await ben.page.waitForSelector('.broken');
        assert.match(await ben.page.locator('.broken').innerText(), /broken/);
        // Ada goes on as far as she can alone.
        for (let i = 0; i < 30 && (await ada.state()).turn === 'mine'; i++) await step();
        const toldSo = ben.page.locator('.toast', { hasText: 'The link to the table is back.' }).waitFor(); // it does not stay
        ben.comeBack();
        await ben.page.waitForSelector('.broken', { state: 'detached' });
        await toldSo;
        await until(40);
        // All are at one moment, at which somebody must choose: nothing moves by itself any more.
        for (;;) {
            const [a, b, c] = await Promise.all([ada, ben, eve].map((guest) => guest.state()));
            if (a.number === b.number && b.number === c.number && [a, b].some(({ turn }) => turn === 'mine')) break;
            await new Promise((next) => setTimeout(next, 30));
        }

        const [a, b, c] = await Promise.all([ada, ben, eve].map((guest) => guest.page.locator('.board').innerText()));
        assert.equal(a, b, 'both see the same board');
        assert.equal(a, c, 'and so does the watcher');
    },

    async 'nothing hidden reaches anybody'(visit) {
        const { id, keys } = await visit.table('london2', [{ kind: 'you', name: 'Ada' }, { kind: 'computer', level: visit.level, name: 'Nell' }], { seed: 'Wren' });
        const ada = await visit.guest({ keys });
        const eve = await visit.guest();
        await ada.goTo(id);
        await eve.goTo(id);
        const plan = planner(9);
        let clicks = 0;
        await ada.playOn((_, names) => plan(names), () => ++clicks > 45);

        // What came from the board is known to all; nothing else in a hand of somebody else may be.
        const known = new Set();
        const views = [ada, eve].flatMap((guest) => guest.frames.map((frame) => ({ guest, frame })));
        for (const { frame } of views) {
            const entries = frame.is === 'table' ? frame.log : frame.entry ? [frame.entry] : [];
            for (const entry of entries) {
                const taken = /^(?:draw|swap \S+ for) (?:top|bottom) (\S+)$/.exec(entry.action ?? '');
                if (taken) known.add(taken[1]);
            }
        }
        let looked = 0;
        for (const { guest, frame } of views) {
            for (const [eyes, view] of Object.entries(frame.now?.views ?? {})) {
                looked++;
                assert.equal(eyes, guest === ada ? '0' : 'watch');
                assert.equal(typeof view.deck, 'number');
                assert.equal(typeof view.borough_deck, 'number');
                view.seats.forEach((seat, n) => {
                    if (eyes === String(n)) return;
                    assert.ok(nullsBut(seat.hand, known), `seat ${n} seen by ${eyes}: ${seat.hand}`);
                    for (const stack of seat.stacks) assert.ok(stack.cards.slice(0, -1).every((card) => card === null), 'covered cards are hidden');
                });
            }
            assert.ok(!JSON.stringify(frame).includes('"seed"') || frame.now?.score, 'the seed is told only at the end');
        }
        assert.ok(looked > 40, 'enough was looked at');
        // In the page itself: every card that is drawn somewhere is one that this guest may see.
        const drawn = await eve.page.evaluate(() => [...document.querySelectorAll('.south [data-card]')].length);
        assert.equal(drawn, 0, 'a watcher sees nobody’s hand');
    },

    async 'two at one screen hand it over'(visit) {
        const { id, keys } = await visit.table('london2', [{ kind: 'you', name: 'Ada' }, { kind: 'you', name: 'Ben' }], { seed: 'Wren', undo: 'free' });
        const both = await visit.guest({ keys });
        await both.goTo(id);
        const plan = planner(4);
        const names = new Set();
        while (names.size < 2) {
            const ready = both.page.getByRole('button', { name: 'show my cards' });
            if (await ready.isVisible()) {
                assert.equal(await both.page.locator('[data-card]').count(), 0, 'no card is shown in between');
                names.add(await ready.innerText());
                await ready.click();
                continue;
            }
            const { turn } = await both.state();
            if (turn === 'mine') await both.click(plan(await both.choices()));
            else await new Promise((next) => setTimeout(next, 30));
        }
        assert.deepEqual([...names].sort(), ['I am Ada: show my cards', 'I am Ben: show my cards']);
    },

    async 'a seat goes along to another device by its secret link'(visit) {
        const { id, keys } = await visit.table('london2', [{ kind: 'you', name: 'Ada' }, { kind: 'computer', level: visit.level, name: 'Nell' }], { seed: 'Wren' });
        const ada = await visit.guest({ keys });
        await ada.goTo(id);
        await ada.page.getByRole('button', { name: 'Menu' }).click();
        const link = ada.page.getByRole('textbox', { name: 'My link for another device' });
        assert.equal(await link.count(), 0, 'nobody sees it who only looks over the shoulder');
        await ada.page.getByRole('button', { name: 'My link for another device' }).click();
        const secret = await link.inputValue();
        assert.equal(new URL(secret).hash.includes(keys[0][1][0].token), true);
        assert.equal(secret.split('#')[0].includes(keys[0][1][0].token), false, 'only behind the #, which no server is sent');

        const held = (guest) => guest.frames.findLast((frame) => frame.is === 'table')?.you;
        const telephone = await visit.guest({ size: [390, 844], touch: true });
        await telephone.page.goto(secret);
        await telephone.asked();
        assert.deepEqual(held(telephone), [0]);
        assert.equal(new URL(telephone.page.url()).hash, `#/table/${id}`, 'the key does not stay in the address');
        const { number } = await telephone.state();
        await telephone.click(planner(3)(await telephone.choices()));
        await telephone.moved(number);
        await telephone.page.reload();
        await telephone.page.waitForSelector('main[data-turn]');
        assert.deepEqual(held(telephone), [0], 'it is kept');

        // Somebody who watches already opens it in the same tab; and a link with a wrong key costs nobody their seat.
        const watcher = await visit.guest();
        await watcher.goTo(id);
        assert.deepEqual(held(watcher), []);
        for (const address of [secret, secret.replace(/key=.*/, `key=0.${'x'.repeat(43)}`)]) {
            const before = watcher.frames.length;
            await watcher.page.evaluate((to) => (location.href = to), address);
            while (!watcher.frames.slice(before).some((frame) => frame.is === 'table')) await new Promise((next) => setTimeout(next, 30));
            assert.deepEqual(held(watcher), [0]);
        }
    },
};
