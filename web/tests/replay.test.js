import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/// Replay, scoring and the log of finished games.


/// A game that computers have played to its end; a table keeps it.
async function finished(visit, game, players) {
    const names = ['Nell', 'Ignatius', 'Tom'].slice(0, players);
    const { id } = await visit.table(game, names.map((name) => ({ kind: 'computer', level: visit.level, name })), { seed: 'Pepys' });
    for (const start = Date.now(); Date.now() - start < 300_000; await new Promise((next) => setTimeout(next, 100))) {
        if ((await visit.ask(`tables/${id}`)).state === 'over') return id;
    }
    throw new Error('the game does not end');
}
async function atReplay(visit, address, guest) {
    const who = await visit.guest(guest);
    await who.page.goto(`${visit.url}/#/replay/${address}`);
    await who.page.waitForSelector('.controls');
    return who;
}
const stepOf = (guest) => guest.page.locator('input[type=range]').inputValue().then(Number);
const atStep = (guest, n) => guest.page.waitForFunction((wanted) => document.querySelector('input[type=range]')?.value === String(wanted), n);

export default {
    async 'step, jump by turn, play, and a link to a moment'(visit) {
        const id = await finished(visit, 'markets', 3);
        const guest = await atReplay(visit, id);
        const { page } = guest;
        await page.getByRole('button', { name: 'One step on' }).click();
        await atStep(guest, 1);
        assert.match(await page.locator('.said').innerText(), /lays a tile/);
        await page.getByRole('button', { name: 'To the next turn' }).click();
        await page.waitForFunction(() => document.body.innerText.includes('Round 1 of 12'));
        await page.keyboard.press('PageDown');
        await page.waitForFunction(() => document.body.innerText.includes('Round 2 of 12'));
        await page.keyboard.press('ArrowLeft');
        await page.waitForFunction(() => document.body.innerText.includes('Round 1 of 12'));
        const here = await stepOf(guest);
        await page.getByRole('button', { name: 'Play' }).click();
        await page.waitForFunction((n) => Number(document.querySelector('input[type=range]').value) >= n + 3, here);
        await page.getByRole('button', { name: 'Pause' }).click();
        // The address is the moment: somebody else opens it there.
        const address = page.url().split('#/replay/')[1];
        const other = await atReplay(visit, address);
        const step = Number(new URLSearchParams(address.split('?')[1]).get('step'));
        await atStep(other, step);
    },

    async 'with a seat’s eyes one sees what that seat saw'(visit) {
        const id = await finished(visit, 'markets', 3);
        const guest = await atReplay(visit, `${id}?step=60`);
        const { page } = guest;
        assert.match(await page.locator('.rival[data-seat="0"]').innerText(), /£\d/, 'open: everybody’s money');
        await page.getByLabel('Seen by').selectOption('1');
        await page.waitForSelector('.purse[data-seat="1"]');
        assert.doesNotMatch(await page.locator('.rival[data-seat="0"]').innerText(), /^£\d/m, 'another’s purse is shut');
        assert.match(page.url(), /seat=1/);
    },

    async 'with everything open London shows the hand of who is looked at, and nothing says it is yours'(visit) {
        for (const game of ['london1', 'london2']) {
            const id = await finished(visit, game, 2);
            const guest = await atReplay(visit, id);
            const { page } = guest;
            const hand = page.getByRole('region', { name: 'Nell’s hand' });
            await hand.waitFor();
            assert.equal(Number((await hand.locator('small').innerText()).match(/\d+/)[0]), 6, 'six cards are dealt');
            assert.ok((await hand.locator('[data-card]').count()) > 2);
            assert.doesNotMatch(await guest.text(), /\byour\b|costs you/i);
            // With Ignatius's eyes it is his, and hers is hidden.
            await page.getByLabel('Seen by').selectOption('1');
            await page.getByRole('region', { name: 'Your hand' }).waitFor();
            assert.equal(await page.getByRole('region', { name: 'Nell’s hand' }).count(), 0);
        }
    },

    async 'the end is counted line by line, with charts'(visit) {
        for (const game of ['markets', 'london2']) {
            const id = await finished(visit, game, 3);
            const guest = await atReplay(visit, `${id}?step=100000`);
            await guest.page.getByRole('button', { name: 'Scoring' }).click();
            const score = guest.page.locator('.score');
            await score.locator('.winner', { hasText: /win|share/ }).waitFor();
            const totals = (await score.locator('tfoot td').allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));
            assert.equal(totals.length, 3);
            await score.locator('figure').nth(2).waitFor();
            assert.equal(await score.locator('figure').count(), 3);
            assert.equal(await score.locator('figure').first().locator('polyline.line').count(), 3);
            assert.deepEqual(await guest.misfits(), [], game);
            assert.deepEqual(await guest.barriers(), [], game);
        }
    },

    async 'a record from a file, and one that is none'(visit) {
        const id = await finished(visit, 'london2', 2);
        const record = await visit.ask(`tables/${id}/record`);
        const place = mkdtempSync(join(tmpdir(), 'londinium-record-'));
        writeFileSync(join(place, 'game.json'), JSON.stringify(record));
        writeFileSync(join(place, 'other.json'), '{"no": "game"}');
        const guest = await visit.guest();
        await guest.page.goto(`${visit.url}/#/replay`);
        await guest.page.locator('input[type=file]').setInputFiles(join(place, 'other.json'));
        await guest.page.getByRole('alert').waitFor();
        await guest.page.locator('input[type=file]').setInputFiles(join(place, 'game.json'));
        await guest.page.waitForSelector('.london');
        assert.ok(Number(await guest.page.locator('.deck .left b').innerText()) > 50, 'with everything open, too, a deck is a number of cards');
        await guest.page.keyboard.press('End');
        await guest.page.getByRole('button', { name: 'Scoring' }).waitFor();
        await guest.page.reload();
        await guest.page.waitForSelector('.london');
        rmSync(place, { recursive: true });
    },

    async 'the log has a sentence for every move'(visit) {
        const spoken = { markets: ['uk', 'fr'], london1: ['it'], london2: ['en'] };
        for (const [game, languages] of Object.entries(spoken)) {
            const id = await finished(visit, game, 2 + Number(game === 'markets'));
            for (const language of languages) {
                const guest = await atReplay(visit, `${id}?step=100000`, { language });
                await guest.page.waitForFunction(() => document.querySelector('input[type=range]').value === document.querySelector('input[type=range]').max);
                await guest.page.locator('.controls .keys').last().locator('button').first().click();
                const log = guest.page.locator('dialog .log');
                await log.locator('li').nth(50).waitFor();
                // It opens at its newest line.
                await guest.page.waitForFunction(() => {
                    const list = document.querySelector('dialog .log ol');
                    return list.scrollTop > 0 && list.scrollHeight - list.scrollTop - list.clientHeight < 40;
                });
                const text = await log.innerText();
                assert.doesNotMatch(text, /⟦|undefined|null|NaN/);
                const all = await log.locator('ol > li').count();
                await log.locator('select').selectOption('0');
                assert.ok((await log.locator('ol > li').count()) < all, 'one player’s lines only');
                await guest.context.close();
            }
        }
    },
};
