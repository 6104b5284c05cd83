import assert from 'node:assert/strict';
import { planner } from './london.test.js';
import { trader, twoBidders } from './markets.test.js';

/// Who wants no motion sees none; who does, sees what happens.

/// In the page: keeps in `window.motions` whatever begins to move and takes longer than a blink.
function watchMotion() {
    window.motions = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        window.motions.push(`${this.getAttribute('class')} is moved`);
        return animate.call(this, frames, options);
    };
    const look = ({ type, target }) => {
        for (const each of target.getAnimations()) if (each.effect.getComputedTiming().duration > 1) window.motions.push(`${type} of ${target.getAttribute('class')}`);
    };
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, look, true);
}
const motions = (guest) => guest.page.evaluate(() => window.motions.splice(0));
/// In the page: what moves at this moment, for longer than a blink.
const moving = () => document.getAnimations().filter((each) => each.effect.getComputedTiming().duration > 1).length;

const tests = {};
for (const game of ['london1', 'london2', 'markets'])
    tests[`nothing moves at a table of ${game} for who wants it still, and things do for who does not`] = async (visit) => {
        const guest = await visit.alone(game, game === 'markets' ? 3 : 2, {}, { settings: { speed: 'slow' } });
        const plan = planner(5);
        const choose = game === 'markets' ? trader(5) : (_, names) => plan(names);
        await guest.asked();
        await guest.page.evaluate(watchMotion);
        let clicks = 0;
        await guest.playOn(choose, () => ++clicks > 14);
        assert.deepEqual(await motions(guest), []);
        await guest.page.emulateMedia({ reducedMotion: 'no-preference' });
        let seen = [];
        clicks = 0;
        for (; seen.length === 0 && clicks < 12; clicks++) {
            let done = 0;
            await guest.playOn(choose, () => done++ > 0);
            seen = await motions(guest);
        }
        assert.ok(seen.length > 0, 'cards fly, merchants walk');
    };

tests['while the letters lie sealed nothing on the table tells what is in them'] = async (visit) => {
    const { ada, ben } = await twoBidders(visit);
    const { page } = ada;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => localStorage.setItem('londinium.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('londinium.settings')), speed: 'slow' })));
    // Ada's clock is set by hand: the stillness lasts as long as this test wants.
    await page.clock.install();
    await page.reload();
    await page.waitForSelector('[data-action="bid nothing"]');
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    const { hand } = ada.told.views['0'].seats[0];
    const kind = Object.keys(hand).sort((a, b) => hand[b] - hand[a])[0];
    const told = () => page.evaluate(() => ['.purse', '.stocks', '[data-fan]', '.rival'].map((what) => [...document.querySelectorAll(`.markets ${what}`)].map((each) => each.textContent.replace(/sealed|thinking/g, '')).join(' ')));
    const letters = () => page.evaluate(() => [...document.querySelectorAll('.letter')].map((each) => each.className.match(/still|open/)?.[0]));
    await ben.page.locator('[data-action="bid nothing"]').click();
    while ((await page.locator('.letter.sealed[aria-label^="Ben"]').count()) === 0) await page.clock.runFor(50);
    const before = await told();
    assert.ok(before.every((text) => text.length > 3), `${before}`);
    await page.locator(`[data-fan="${kind}"]`).click();
    await page.locator('.button.sure').click();
    while (!(await letters()).includes('still')) await page.clock.runFor(50);
    assert.deepEqual(await told(), before, 'purses, stocks and hands are as they were');
    assert.equal(await page.locator('.sentence').innerText(), 'All bids are in …');
    assert.equal(await page.locator('[data-choice]').count(), 0, 'nothing is asked in between');
    while (!(await letters()).includes('open')) await page.clock.runFor(50);
    assert.notDeepEqual(await told(), before, 'then they tell it');
};

tests['the pictures of the first screen stand still for who wants it'] = async (visit) => {
    const guest = await visit.guest();
    await guest.page.goto(`${visit.url}/`);
    await guest.page.waitForSelector('article .button');
    await guest.painted();
    assert.equal(await guest.page.evaluate(moving), 0);
    await guest.page.emulateMedia({ reducedMotion: 'no-preference' });
    await guest.page.waitForFunction(moving);
};

export default tests;
