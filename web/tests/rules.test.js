import assert from 'node:assert/strict';

/// The rules to read, and the cards in words.

const languages = ['en', 'fr', 'it', 'uk'];
// How many rules each chapter has. Numbers are those of both editions together.
const chapters = {
    london1: [6, 3, 6, 3, 4, 8, 2, 6, 19, 2, 3, 4],
    london2: [6, 3, 6, 3, 4, 8, 3, 7, 19, 2, 3, 3],
    markets: [7, 3, 14, 2, 9, 1, 2],
};

async function read(visit, address, guest = {}) {
    const who = await visit.guest(guest);
    await who.page.goto(`${visit.url}/#/${address}`);
    return who;
}
const count = (guest, what) => guest.page.locator(what).count();

const tests = {
    async 'all the rules are there in every language'(visit) {
        for (const language of languages) {
            const guest = await visit.guest({ language });
            for (const [game, rules] of Object.entries(chapters)) {
                await guest.page.goto(`${visit.url}/#/rules/${game}`);
                await guest.page.waitForSelector(`[aria-current=page][href$="/${game}"]`);
                const there = await guest.page.locator('article section').evaluateAll((all) => all.map((each) => each.querySelectorAll('.rule').length));
                assert.deepEqual(there, rules, `${language} ${game}`);
                assert.ok(!(await guest.text()).includes('⟦'), 'a text is missing');
            }
        }
    },

    async 'a search finds without accents and marks what it found'(visit) {
        const guest = await read(visit, 'rules/markets', { language: 'fr' });
        await guest.page.getByRole('searchbox').fill('REAPPROVISIONNEMENT');
        await guest.page.waitForSelector('#M3\\.8 mark');
        assert.equal(await guest.page.locator('#M3\\.8 mark').first().innerText(), 'Réapprovisionnement');
        assert.equal(await count(guest, '#M4\\.1'), 0, 'a rule without the word is not shown');
        await guest.page.getByRole('searchbox').fill('zeppelin');
        await guest.page.waitForFunction(() => document.querySelectorAll('.rule').length === 0);
        await guest.page.getByRole('searchbox').fill('');
        await guest.page.waitForSelector('#M4\\.1');
    },

    async 'an address leads to its rule, and a rule to others'(visit) {
        const guest = await read(visit, 'rules/london2/L8.6');
        const inSight = (id) => guest.page.waitForFunction((which) => {
            const box = document.getElementById(which)?.getBoundingClientRect();
            return box && box.top >= 0 && box.bottom <= innerHeight && document.getElementById(which).matches('.wanted');
        }, id);
        await inSight('L8.6');
        await guest.page.locator('#L5\\.4 p a').first().click();
        await inSight('L3.2');
        assert.ok(guest.page.url().endsWith('#/rules/london2/L3.2'));
    },

    async 'a rule opens over a table, and one stays at it'(visit) {
        const guest = await visit.alone('london2', 2);
        await guest.asked();
        await guest.page.locator('section.thames a.rule').click();
        await guest.page.waitForSelector('dialog');
        const text = await guest.page.locator('dialog').innerText();
        assert.ok(text.includes('Draw one card, from the deck or from the board.'), text);
        assert.deepEqual(await guest.barriers('dialog'), []);
        await guest.page.keyboard.press('Escape');
        await guest.page.waitForSelector('dialog', { state: 'detached' });
        assert.ok(guest.page.url().includes('#/table/'));
    },

    async 'every card, borough and special card is told in words, with its rules and origins'(visit) {
        const samples = { london1: ['underground', 'city'], london2: ['wren', 'southwark-and-bermondsey'], markets: ['monopoly-covent-garden'] };
        for (const language of languages) {
            const guest = await visit.guest({ language });
            for (const [game, ids] of Object.entries(samples)) {
                await guest.page.goto(`${visit.url}/#/gallery/${game}`);
                await guest.page.waitForSelector(`[aria-current=page][href$="/${game}"]`);
                await guest.page.waitForSelector('button[data-id]');
                for (const id of ids) {
                    await guest.page.locator(`button[data-id="${id}"]`).click();
                    await guest.page.waitForSelector('dialog li a.rule');
                    assert.ok((await count(guest, 'dialog ul:not(.origin) li')) >= 2, `${id} says what it does`);
                    assert.ok((await count(guest, 'dialog ul.origin li')) >= 1, `${id} says where its values come from`);
                    assert.ok(!(await guest.page.locator('dialog').innerText()).includes('⟦'), `${language} ${id}`);
                    await guest.page.keyboard.press('Escape');
                    await guest.page.waitForSelector('dialog', { state: 'detached' });
                }
                // A key without words shows itself in these brackets, and the search looks through all descriptions.
                await guest.page.getByRole('searchbox').fill('⟦');
                await guest.page.waitForFunction(() => !document.querySelector('button[data-id]'), undefined);
            }
        }
    },

    async 'the gallery finds a card by what it does'(visit) {
        const guest = await read(visit, 'gallery/london1', { language: 'it' });
        await guest.page.getByRole('searchbox').fill('metropolitana');
        await guest.page.waitForSelector('button[data-id=underground]');
        assert.equal(await count(guest, 'button[data-id=fishmongers]'), 0);
        await guest.page.locator('button[data-id=underground]').click();
        await guest.page.locator('dialog a.rule', { hasText: 'L9.18' }).waitFor();
    },
};
for (const language of languages)
    tests[`names and words fit on every card in ${language}`] = async (visit) => {
        const guest = await visit.guest({ language });
        for (const [game, size] of [['london1', 'small'], ['london2', 'medium'], ['london1', 'large']]) {
            await guest.page.goto(`${visit.url}/#/gallery/${game}?size=${size}`);
            await guest.page.waitForSelector(`[aria-current=page][href$="/${game}"]`);
            await guest.page.waitForSelector(`button[data-id] .card.${size}`);
            await guest.painted();
            const over = await guest.page.locator('button[data-id] > .card').evaluateAll((cards) =>
                cards.flatMap((card) => {
                    const edge = card.getBoundingClientRect();
                    const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
                    const range = document.createRange();
                    const found = [];
                    while (words.nextNode()) {
                        if (!words.currentNode.data.trim()) continue;
                        range.selectNodeContents(words.currentNode);
                        const box = range.getBoundingClientRect();
                        if (box.width > 0 && (box.left < edge.left - 8 || box.right > edge.right + 8 || box.bottom > edge.bottom + 2))
                            found.push(`${card.dataset.card}: ${words.currentNode.data.trim()}`);
                    }
                    // Gains stay in their field, and leave the one beside it alone.
                    for (const field of card.querySelectorAll('.base > span')) {
                        const { left, right } = field.getBoundingClientRect();
                        const signs = field.querySelector('.tokens')?.getBoundingClientRect();
                        if (signs && (signs.left < left - 1 || signs.right > right + 1)) found.push(`${card.dataset.card}: its gains are ${signs.width} wide, their field ${right - left}`);
                    }
                    return found;
                }),
            );
            assert.deepEqual(over, [], `${game} ${size}`);
        }
    };

for (const language of languages)
    tests[`all that a borough does is told on its card in ${language}`] = async (visit) => {
        const guest = await read(visit, 'gallery/london2', { language });
        await guest.page.waitForSelector('button[data-id] .borough');
        for (const width of [258, 290]) {
            // As wide as at a table, in a small window and on a phone.
            await guest.page.locator('.borough').evaluateAll((all, wide) => all.forEach((each) => (each.style.width = `${wide}px`)), width);
            await guest.painted();
            const over = await guest.page.locator('.borough').evaluateAll((all, wide) =>
                all.flatMap((card) => {
                    const edge = card.getBoundingClientRect().right;
                    return [...card.querySelectorAll('.words p > *, .tokens > *')].filter((each) => each.getBoundingClientRect().right > edge - 2 || (getComputedStyle(each).textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth)).map(() => `${wide}: ${card.textContent.trim()}`);
                }), width,
            );
            assert.deepEqual(over, []);
        }
    };

export default tests;
