import assert from 'node:assert/strict';

/// Sounds, notices, keys, fingers: what is not the game, and makes it pleasant.

/// Counts what would be heard; nothing is played.
const spyOnSound = () => {
    window.heard = 0;
    for (const kind of ['OscillatorNode', 'AudioBufferSourceNode']) window[kind].prototype.start = () => void window.heard++;
};
const heard = (guest) => guest.page.evaluate(() => window.heard);

/// Two people at one table; `away` is what Ada's browser says of itself.
async function atOneTable(visit, settings, prepare) {
    const { id, keys } = await visit.table('london2', [{ kind: 'you', name: 'Ada' }, { kind: 'open' }], { seed: 'Wren' });
    const ada = await visit.guest({ keys, settings });
    await ada.page.addInitScript(prepare);
    await ada.goTo(id);
    const sat = await visit.ask(`tables/${id}/seats`, { name: 'Ben' });
    const ben = await visit.guest({ keys: [[id, [sat]]] });
    await ben.goTo(id);
    return { ada, ben };
}
/// Plays on, drawing cards, until `enough()`.
export async function playOn(guest, enough) {
    while (!(await enough())) {
        if ((await guest.state()).turn !== 'mine') {
            await new Promise((next) => setTimeout(next, 30));
            continue;
        }
        const names = await guest.choices();
        const wanted = ['deck', 'draw three', 'done'].find((each) => names.includes(each)) ?? names.find((each) => each.startsWith('hand:')) ?? names[0];
        await guest.moved(await guest.click(wanted));
    }
}

export default {
    async 'moves are heard, and not when sounds are off'(visit) {
        const guest = await visit.alone('london2', 2, {}, { settings: { sound: true } });
        await guest.page.evaluate(spyOnSound);
        await guest.asked();
        await guest.moved(await guest.click('deck'));
        assert.ok((await heard(guest)) > 0, 'a card from the deck is paper');
        await guest.asked();
        await guest.page.keyboard.press('s');
        await guest.page.getByText('Sounds off.').first().waitFor();
        const before = await heard(guest);
        await guest.moved(await guest.click('draw three'));
        await guest.asked();
        assert.equal(await heard(guest), before, 'off is off');
        // And it stays off.
        await guest.page.reload();
        await guest.asked();
        assert.equal(await guest.page.evaluate(() => JSON.parse(localStorage.getItem('londinium.settings')).sound), false);
    },

    async 'sounds are switched off and on in the settings, at the markets too'(visit) {
        const guest = await visit.alone('markets', 3, {}, { settings: { sound: true } });
        const { page } = guest;
        await page.evaluate(spyOnSound);
        const tick = async () => {
            await page.locator('header').getByRole('button', { name: 'Settings' }).click();
            await page.getByLabel('Sounds').click();
            await page.keyboard.press('Escape');
            await page.waitForSelector('dialog', { state: 'detached' });
        };
        /// A tile is laid, and all that follows until one is asked again; how many sounds that made.
        const laid = async () => {
            const before = await heard(guest);
            const asked = await guest.question();
            await guest.press(asked, asked.choices[0].name);
            await guest.question(asked.number);
            return (await heard(guest)) - before;
        };
        assert.ok((await laid()) > 0, 'a crate is heard');
        await tick();
        assert.equal(await laid(), 0, 'off is off');
        await tick();
        assert.ok((await laid()) > 0, 'and on is on');
    },

    async 'a notice when it is one’s turn, for who looks elsewhere'(visit) {
        const elsewhere = () => {
            window.notices = [];
            window.away = false;
            Object.defineProperty(Document.prototype, 'hidden', { get: () => window.away });
            window.Notification = class {
                static permission = 'granted';
                constructor(title, { body }) {
                    window.notices.push(`${title}: ${body}`);
                }
            };
        };
        const { ada, ben } = await atOneTable(visit, { notices: true }, elsewhere);
        await ada.page.waitForSelector('.london');
        const called = async () => (await ada.page.title()).startsWith('●');
        const turnOf = (seat) => async () => ada.frames.findLast((frame) => frame.now)?.now.waiting[0] === seat;
        await playOn(ada, turnOf(1));
        await ada.page.waitForFunction(() => !document.title.startsWith('●'));
        assert.deepEqual(await ada.page.evaluate(() => window.notices), [], 'none while she looks');
        await ada.page.evaluate(() => (window.away = true));
        await playOn(ben, called);
        assert.match(await ada.page.title(), /your turn/i);
        const notices = await ada.page.evaluate(() => window.notices);
        assert.equal(notices.length, 1, `${notices}`);
        assert.match(notices[0], /your turn/i);
    },

    async 'the keys are told by a key, in every language'(visit) {
        for (const language of ['en', 'fr', 'it', 'uk']) {
            const guest = await visit.guest({ language });
            await guest.page.goto(`${visit.url}/`);
            await guest.page.waitForSelector('article .button');
            await guest.page.keyboard.press('?');
            const dialog = guest.page.locator('dialog');
            await dialog.waitFor();
            assert.ok((await dialog.locator('dt').count()) >= 10);
            assert.ok((await dialog.locator('dd').allInnerTexts()).every((each) => each.length > 2 && !each.includes('⟦')));
            assert.deepEqual(await guest.barriers('dialog'), []);
            await guest.page.keyboard.press('Escape');
            await dialog.waitFor({ state: 'detached' });
        }
    },

    async 'a card dragged by a finger is built'(visit) {
        const guest = await visit.alone('london2', 2, { seed: 'Evelyn' }, { size: [390, 844], touch: true });
        const { page } = guest;
        await guest.askedFor('turn');
        await page.locator('[data-place="deck"]').tap();
        await page.locator('.button.sure').tap();
        await guest.askedFor('action');
        await page.getByRole('tab', { name: 'Your city' }).tap();
        await guest.painted();
        const session = await guest.context.newCDPSession(page);
        const touch = (type, x, y) => session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
        const from = await page.locator('.hand [data-place="hand:theatre-royal"]').boundingBox();
        const to = await page.locator('[data-place="city"]').boundingBox();
        await touch('touchStart', from.x + 10, from.y + 40);
        for (let step = 1; step <= 8; step++)
            await touch('touchMove', from.x + 10 + ((to.x + to.width / 2 - from.x - 10) * step) / 8, from.y + 40 + ((to.y + to.height / 2 - from.y - 40) * step) / 8);
        assert.equal(await page.locator('body > [aria-hidden] [data-card]').count(), 1, 'the card is under the finger');
        await touch('touchEnd');
        await guest.askedFor('spend'); // the drop has begun to build, and placed the card
        assert.equal(guest.told.views['0'].placing, 'theatre-royal');
    },

    async 'a click is taken while cards are in the air'(visit) {
        const guest = await visit.alone('london1', 2, {}, { settings: { speed: 'slow' } });
        const { page } = guest;
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await guest.asked();
        await page.evaluate(() => {
            window.backs = [];
            new MutationObserver((all) => {
                for (const each of all.flatMap(({ addedNodes }) => [...addedNodes])) if (each.className === 'flying-card') window.backs.push(each.style.background);
            }).observe(document.body, { childList: true });
            // Flights last as long as this test wants.
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, options) {
                return animate.call(this, frames, this.className === 'flying-card' ? { ...options, duration: 600_000 } : options);
            };
        });
        await guest.moved(await guest.click('deck'));
        await page.waitForSelector('.flying-card');
        assert.deepEqual(await page.evaluate(() => window.backs), ['var(--brick)'], 'a card of the red deck has a red back');
        const before = await guest.click('develop');
        await guest.moved(before);
        assert.equal(await page.locator('.flying-card').count(), 1, 'the card is still in the air');
    },

    async 'what the others did is read out, and told again in the menu'(visit) {
        const guest = await visit.alone('london2', 3);
        const { page } = guest;
        await guest.askedFor('turn');
        await page.evaluate(() => {
            window.aloud = [];
            new MutationObserver(() => window.aloud.push(document.querySelector('.aloud').textContent)).observe(document.querySelector('.aloud'), { childList: true, characterData: true, subtree: true });
        });
        await guest.click('deck');
        await guest.askedFor('action');
        const before = (await guest.state()).number;
        await guest.click('draw three');
        await playOn(guest, async () => (await guest.state()).decision === 'turn' && (await guest.state()).number > before + 4);
        await page.waitForFunction(() => /Nell .+\. Ignatius /.test(window.aloud.join(' ')));
        const aloud = (await page.evaluate(() => window.aloud)).join(' ');
        assert.doesNotMatch(aloud, /Ada /, 'one knows what one did oneself');
        assert.doesNotMatch(aloud, /⟦|undefined/);
        await page.getByRole('button', { name: 'Menu' }).click();
        const since = await page.getByRole('region', { name: 'Since your last turn' }).innerText();
        assert.match(since, /Nell /);
        assert.match(since, /Ignatius /);
        assert.doesNotMatch(since, /Ada /);
    },

    async 'a hint says what a strong player would do and why, and plays it; none where the table says so'(visit) {
        const guest = await visit.alone('london2', 2);
        const { page } = guest;
        await guest.askedFor('turn');
        await page.keyboard.press('h');
        const first = page.locator('dialog li').first();
        await first.waitFor();
        assert.ok((await first.innerText()).split('\n').length > 1, 'an action, and a reason');
        assert.deepEqual(await guest.barriers('dialog'), []);
        const { number } = await guest.state();
        await first.getByRole('button').click();
        await guest.moved(number);
        const without = await visit.alone('london2', 2, { hints: false });
        await without.askedFor('turn');
        assert.equal(await without.page.getByRole('button', { name: 'Hint' }).count(), 0);
        await without.page.keyboard.press('h');
        await without.painted();
        assert.equal(await without.page.locator('dialog').count(), 0);
    },

    async 'the language is switched in the middle of a game, and nothing is lost'(visit) {
        for (const game of ['london2', 'markets']) {
            const guest = await visit.alone(game, 3);
            await guest.asked();
            const choices = await guest.choices();
            for (const [language, turn] of [['uk', /[а-яіїє]/], ['fr', /[a-z]/], ['it', /[a-z]/]]) {
                await guest.page.evaluate(() => document.querySelector('header button:not(.menu)')?.click());
                const dialog = guest.page.locator('dialog');
                await dialog.locator('select').first().selectOption(language);
                await guest.page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
                await guest.page.keyboard.press('Escape');
                await dialog.waitFor({ state: 'detached' });
                assert.match(await guest.page.locator('.sentence').innerText(), turn);
                assert.deepEqual(await guest.choices(), choices);
                assert.deepEqual(await guest.misfits(), [], `${game} ${language}`);
            }
        }
    },
};
