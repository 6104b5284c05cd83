import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/// The first screen, and how tables are made on it.

async function atStart(visit, more) {
    const guest = await visit.guest(more);
    await guest.page.goto(`${visit.url}/`);
    await guest.page.waitForSelector('article .button');
    return guest;
}
const kinds = (dialog) => dialog.locator('.chair select').evaluateAll((all) => all.map((each) => each.value.split(':')[0]));

/// Sets up a table of London Markets with friends, under a name; gives its address.
async function withFriends(guest, name) {
    await guest.page.locator('article.markets').getByRole('button', { name: 'Set up a table' }).click();
    const dialog = guest.page.locator('dialog');
    await dialog.getByRole('button', { name: 'With friends, by link' }).click();
    await dialog.locator('.chair input').first().fill(name);
    return dialog;
}

export default {
    async 'one click leads to a game'(visit) {
        const guest = await atStart(visit);
        await guest.page.locator('article.markets').getByRole('button', { name: 'Quick game' }).click();
        await guest.page.waitForSelector('main[data-turn]');
        assert.match(guest.page.url(), /#\/table\//);
        await guest.page.locator('.rival').nth(1).waitFor();
        assert.equal(await guest.page.locator('.rival').count(), 2);
    },

    async 'a table has three usual ways to sit, and each chair can be changed'(visit) {
        const guest = await atStart(visit);
        await guest.page.locator('article.london2').getByRole('button', { name: 'Set up a table' }).click();
        const dialog = guest.page.locator('dialog');
        assert.deepEqual(await kinds(dialog), ['you', 'computer', 'computer']);
        await dialog.getByRole('button', { name: 'With friends, by link' }).click();
        assert.deepEqual(await kinds(dialog), ['you', 'open', 'open']);
        await dialog.getByRole('button', { name: 'One more seat' }).click();
        assert.deepEqual(await kinds(dialog), ['you', 'open', 'open', 'open'], 'whoever comes along is a friend, too');
        await dialog.locator('.chair select').nth(1).selectOption({ label: 'Computer: master' });
        assert.deepEqual(await kinds(dialog), ['you', 'computer', 'open', 'open']);
        assert.equal(await dialog.getByRole('button', { pressed: true }).count(), 0, 'which is none of the usual ways');
        assert.deepEqual(await guest.barriers('dialog'), []);
    },

    async 'who plays with others has a name, and sees theirs'(visit) {
        const ada = await atStart(visit);
        const dialog = await withFriends(ada, '');
        await dialog.locator('.chair select').nth(2).selectOption({ label: 'Computer: apprentice' });
        await dialog.getByRole('button', { name: 'To the table' }).click();
        assert.ok(await dialog.locator('.chair input:invalid').isVisible(), 'no table without a name');
        await dialog.locator('.chair input').first().fill('Ada');
        await dialog.getByRole('button', { name: 'To the table' }).click();
        await ada.page.getByText('The game begins by itself').waitFor();

        const ben = await visit.guest();
        await ben.page.goto(ada.page.url());
        await ben.page.getByRole('button', { name: 'Sit here' }).click();
        await ben.page.getByText('First say who you are.').first().waitFor();
        await ben.page.getByLabel('Your name').fill('Ben');
        await ben.page.getByRole('button', { name: 'Sit here' }).click();
        await ben.page.waitForSelector('.markets .question');
        await ada.page.waitForSelector('.rival[aria-label="Ben"]');
        await ben.page.waitForSelector('.rival[aria-label="Ada"]');
    },

    async 'a message is seen as it comes, and counted until the menu is opened'(visit) {
        const { id, keys } = await visit.table('markets', [{ kind: 'you', name: 'Ada' }, { kind: 'open' }, { kind: 'computer', level: visit.level, name: 'Nell' }]);
        const ada = await visit.guest({ keys });
        await ada.goTo(id);
        const sat = await visit.ask(`tables/${id}/seats`, { name: 'Ben' });
        const ben = await visit.guest({ keys: [[id, [sat]]] });
        await ben.goTo(id);
        const say = async (text) => {
            await ben.page.getByRole('textbox', { name: 'Say something' }).fill(text);
            await ben.page.getByRole('button', { name: 'Send' }).click();
        };
        await ben.page.getByRole('button', { name: 'Menu' }).click();
        const shown = ada.page.locator('.toast', { hasText: 'Ben: Good luck!' }).waitFor(); // it does not stay
        await say('Good luck!');
        await shown;
        await say('And have fun.');
        const menu = ada.page.getByRole('button', { name: 'Menu, 2 new messages' });
        await menu.waitFor();
        assert.deepEqual(await ada.barriers('header'), []);
        await menu.click();
        await ada.page.keyboard.press('Escape');
        await ada.page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
        assert.equal(await ben.page.locator('header .menu b').count(), 0, 'one’s own are no news');
    },

    async 'the time left is seen at every table'(visit) {
        for (const game of ['london2', 'markets']) {
            const guest = await visit.alone(game, 3, { clock: { kind: 'game', seconds: 5400 } });
            await guest.asked();
            for (const [width, height] of [[1440, 900], [390, 844]]) {
                await guest.resize(width, height);
                const clock = guest.page.locator('.clock').locator('visible=true').first();
                await clock.waitFor();
                assert.match(await clock.innerText(), /^(90|[78]\d):\d\d$/, `${game} at ${width}`);
            }
        }
    },

    async 'a saved game is opened from here, and what is none is refused'(visit) {
        const place = mkdtempSync(join(tmpdir(), 'londinium-start-'));
        try {
            const guest = await atStart(visit);
            writeFileSync(join(place, 'other.json'), '{"what": "no game"}');
            await guest.page.locator('input[type=file]').setInputFiles(join(place, 'other.json'));
            await guest.page.getByText('This file is not a record of a game.').waitFor();
            writeFileSync(join(place, 'game.json'), JSON.stringify(await finishedGame(visit)));
            await guest.page.locator('input[type=file]').setInputFiles(join(place, 'game.json'));
            await guest.page.waitForSelector('.replay .markets');
            assert.match(guest.page.url(), /#\/replay\/file/);
        } finally {
            rmSync(place, { recursive: true });
        }
    },
};

/// A game between computers, played to its end by the server.
async function finishedGame(visit) {
    const { id } = await visit.table('markets', ['Nell', 'Tom', 'Ignatius'].map((name) => ({ kind: 'computer', level: visit.level, name })), { seed: 'Wren' });
    for (;;) {
        if ((await visit.ask(`tables/${id}`)).state === 'over') return visit.ask(`tables/${id}/record`);
        await new Promise((next) => setTimeout(next, 50));
    }
}
