import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playOn } from './comfort.test.js';
import { twoBidders } from './markets.test.js';
import { memoryOf } from './memory.js';

/// What nobody at this screen may know is not in the memory of the page either, however it might have come there: by
/// the socket, with a hint, with the list of tables.

const here = dirname(fileURLToPath(import.meta.url));

/// Cards that can be told from everything else a page knows: there is one of each, and no market is called the same.
function singleCards() {
    const [head, ...rows] = readFileSync(join(here, '../../data/london2_cards.csv'), 'utf8').trim().split('\n').map((line) => line.split(','));
    const copies = ['copies_a', 'copies_b', 'copies_c'].map((column) => head.indexOf(column));
    return new Set(rows.filter((row) => copies.reduce((sum, at) => sum + Number(row[at]), 0) === 1).map(([id]) => id).filter((id) => id !== 'covent-garden'));
}

export default {
    async 'a hidden card is not in the memory of the page'(visit) {
        const seed = 'Walbrook 1667';
        const { id, keys } = await visit.table('london2', [{ kind: 'you', name: 'Ada' }, { kind: 'open' }], { seed });
        const ada = await visit.guest({ keys });
        await ada.goTo(id);
        const sat = await visit.ask(`tables/${id}/seats`, { name: 'Ben' });
        const ben = await visit.guest({ keys: [[id, [sat]]] });
        const eve = await visit.guest();
        await ben.goTo(id);
        await eve.goTo(id);
        for (const guest of [ada, ben, eve]) await guest.page.waitForSelector('.london');
        const single = singleCards();
        const handOf = (guest, seat) => guest.told.views[seat].seats[seat].hand.filter((card) => single.has(card));

        // Ben draws from the deck until it is Ada's turn: nobody has seen a card of his but himself.
        if (ada.told.waiting[0] === 1) await playOn(ben, async () => (await ada.state()).turn === 'mine');
        await ada.askedFor('turn');
        await ada.page.keyboard.press('h');
        await ada.page.locator('dialog li').first().waitFor();
        await ada.page.keyboard.press('Escape');
        await ada.page.waitForSelector('dialog', { state: 'detached' });

        const [hers, his] = [handOf(ada, '0'), handOf(ben, '1')];
        assert.ok(hers.length > 2 && his.length > 2, `${hers} and ${his}`);
        const before = await memoryOf(ada);
        for (const card of hers) assert.ok(before.holdersOf(card).length > 0, `she holds ${card}, and it is found`);
        for (const card of his) assert.deepEqual(before.holdersOf(card), [], `Ada’s page knows of Ben’s ${card}`);
        const watching = await memoryOf(eve);
        for (const card of [...hers, ...his]) assert.deepEqual(watching.holdersOf(card), [], `a watcher’s page knows of ${card}`);
        for (const memory of [before, watching]) assert.ok(!memory.says(seed), 'the seed would tell everything');

        // A card of the deck is known when it is drawn, and not before.
        for (let drawn = 0; drawn === 0; ) {
            const asked = await ada.question();
            const names = asked.choices.map(({ name }) => name);
            await ada.press(asked, ['deck', 'draw three'].find((name) => names.includes(name)));
            await ada.moved(asked.number);
            const fresh = handOf(ada, '0').filter((card) => !hers.includes(card));
            drawn = fresh.length;
            for (const card of fresh) assert.deepEqual(before.holdersOf(card), [], `Ada’s page knew of ${card} in the deck`);
        }
        // And what would leak would be found.
        await ada.page.evaluate(([cards, secret]) => (window.leaked = { story: `…${secret}…`, deep: [{ cards: [cards[0]] }, { card: cards[1] }] }), [his, seed]);
        const after = await memoryOf(ada);
        for (const card of his.slice(0, 2)) assert.equal(after.holdersOf(card).length, 1, `${card} was leaked on purpose`);
        assert.ok(after.says(seed), 'and the seed');
    },

    async 'a sealed bid is not in the memory of another’s page'(visit) {
        const { ada, ben } = await twoBidders(visit);
        const hand = (guest, seat) => guest.told.views[seat].seats[seat].hand;
        // More than Ben could bid himself: his page has no such words of its own.
        const kind = Object.keys(hand(ada, '0')).find((each) => hand(ada, '0')[each] > hand(ben, '1')[each]);
        assert.ok(kind, 'with this deal Ada has more of something');
        const bid = `${kind} ${hand(ada, '0')[kind]}`;
        await ada.page.locator(`[data-fan="${kind}"]`).click();
        await ada.page.locator('.button.sure').click();
        await ben.page.waitForSelector('.letter.sealed[aria-label^="Ada"]');
        assert.ok((await memoryOf(ada)).says(bid), 'she knows it');
        assert.ok(!(await memoryOf(ben)).says(bid), `Ben’s page knows ${bid}`);
        await ben.page.locator('[data-action="bid nothing"]').click();
        await ben.page.waitForSelector('.letter.sealed[aria-label^="Ada"]', { state: 'detached' });
        assert.ok((await memoryOf(ben)).says(bid), 'once opened, he does, too');
    },
};
