import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/// The lessons: each is played through by clicking what is lit, whatever the computers do.

const here = dirname(fileURLToPath(import.meta.url));
const languages = ['en', 'fr', 'it', 'uk'];
const games = ['london2', 'london1', 'markets'];

async function begin(visit, game, guest) {
    const who = guest ?? (await visit.guest());
    await who.page.goto(`${visit.url}/#/learn/${game}`);
    await who.page.locator(`[data-lesson=${game}] button`).click();
    await who.page.waitForSelector('.teacher');
    return who;
}

/// Where the lesson is, once there is something to do: a button to go on, something lit, or the end.
async function moment(guest) {
    const found = await guest.page.waitForFunction(
        () => {
            const teacher = document.querySelector('.teacher');
            const { step, moves } = teacher.dataset;
            if (step === 'finished') return { step, moves };
            const visible = (each) => each.checkVisibility() && !each.disabled;
            if (teacher.querySelector('button.solid')) return { step, moves, press: '.teacher button.solid' };
            for (const press of ['main .button.sure', 'main .button.solid[data-do]'])
                if ([...document.querySelectorAll(press)].some(visible)) return { step, moves, press };
            const lit = [...document.querySelectorAll('main [data-choice], main button[data-action], main [data-fan]')].filter(visible);
            const name = ({ action, place, fan }) => action ?? place ?? (fan && `fan ${fan}`);
            const names = lit.map((each) => name(each.dataset)).filter((each) => each && each !== 'loan');
            if (names.length > 0) return { step, moves, lit: names };
            const last = [...document.querySelectorAll('main [data-do]')].filter(visible);
            return last.length > 0 ? { step, moves, press: 'main [data-do]' } : null;
        },
        undefined,
        { timeout: 60_000, polling: 20 },
    );
    return found.jsonValue();
}

/// What is being done is seen on the page: another step, another move, or a button that asks whether one is sure.
const seen = (guest, before) =>
    guest.page.waitForFunction(
        ({ step, moves, press }) => {
            const now = document.querySelector('.teacher').dataset;
            if (now.step !== step || now.moves !== moves) return true;
            return !press && document.querySelector('main .button.sure, main .button.solid[data-do], main [aria-pressed=true]') !== null;
        },
        before,
        { timeout: 60_000, polling: 20 },
    );

async function press(guest, selector) {
    const there = guest.page.locator(selector).locator('visible=true').first();
    if ((await there.evaluate((each) => each.namespaceURI)).endsWith('svg')) return there.press('Enter'); // a borough of any shape
    const box = await there.boundingBox();
    // Near its left edge: in a full hand the rest lies under the next card.
    await there.click({ position: { x: Math.min(12, box.width / 2), y: box.height / 2 } });
}

/// Clicks through the lesson until `stop` holds; returns what was lit at each step.
async function follow(guest, stop = () => false) {
    const steps = new Map();
    for (let clicks = 0; clicks < 500; clicks++) {
        const now = await moment(guest);
        if (!steps.has(now.step)) steps.set(now.step, now.lit ?? []);
        if (now.step === 'finished' || stop(now)) return steps;
        if (now.press) await press(guest, now.press);
        else {
            const name = now.lit.find((each) => !/^(fan|bid)/.test(each)) ?? now.lit[0];
            await press(guest, name.startsWith('fan ') ? `main [data-fan="${name.slice(4)}"]` : `main [data-action="${name}"], main [data-choice][data-place="${name}"]`);
        }
        await seen(guest, now);
    }
    throw new Error('the lesson does not end');
}

const tests = {};
const mustTeach = {
    london2: ['welcome', 'draw', 'action', 'build', 'spend', 'where', 'build-again', 'done', 'board', 'land', 'grow', 'run', 'activate', 'stop', 'poverty', 'cover', 'loans', 'end', 'score'],
    markets: ['welcome', 'first-tiles', 'card', 'merchants', 'builder', 'crates', 'restock', 'bid', 'choose', 'event', 'keep', 'play', 'later', 'end'],
};
mustTeach.london1 = mustTeach.london2;
for (const game of games)
    tests[`the lesson of ${game} is played to its end, and the game goes on`] = async (visit) => {
        const guest = await begin(visit, game);
        const steps = await follow(guest);
        for (const step of mustTeach[game]) assert.ok(steps.has(step), `${step} was taught, of ${[...steps.keys()]}`);
        // Only what is taught is lit.
        if (game === 'markets') assert.deepEqual(steps.get('builder'), ['builder']);
        else {
            assert.deepEqual(steps.get('draw'), ['deck']);
            assert.deepEqual(steps.get('action'), ['develop']);
            assert.deepEqual(steps.get('build'), ['hand:covent-garden']);
            assert.ok(steps.get('land').every((place) => place.startsWith('land:')), `${steps.get('land')}`);
            assert.deepEqual(steps.get('run'), ['run']);
        }
        await guest.page.locator('.teacher a.solid').click();
        await guest.page.waitForSelector('main[data-turn]');
        assert.ok(guest.page.url().includes('#/table/'), guest.page.url());
    };

tests['a lesson goes on where it was after a reload'] = async (visit) => {
    const guest = await begin(visit, 'london2');
    await follow(guest, (now) => now.step === 'spend');
    await guest.page.reload();
    await guest.page.waitForSelector('.teacher[data-step=spend]');
    await follow(guest, (now) => now.step === 'done');
};

tests['a step that one skips does not hold up the lesson'] = async (visit) => {
    const guest = await begin(visit, 'london2');
    await follow(guest, (now) => now.step === 'action');
    await guest.page.locator('.teacher .quiet').first().click();
    // Now everything is lit: draw three cards instead, and the lesson comes back with the next turn.
    const before = await moment(guest);
    await guest.page.locator('[data-action="draw three"]').click();
    await seen(guest, before);
    const steps = await follow(guest, (now) => now.step === 'land');
    assert.ok(steps.has('land') && !steps.has('where'));
};

for (const language of languages)
    tests[`the lessons have no barrier and fit on a phone in ${language}`] = async (visit) => {
        const guest = await visit.guest({ size: [390, 844], language, touch: true, dark: language === 'fr' });
        for (const game of games) {
            await begin(visit, game, guest);
            await guest.page.waitForSelector('main section:is(.thames, .question)');
            assert.deepEqual(await guest.misfits(), [], game);
            assert.deepEqual(await guest.barriers('.teacher'), [], game);
        }
    };

for (const game of games)
    tests[`the lesson of ${game} has no barrier at a desk, at its beginning and far into it`] = async (visit) => {
        const guest = await begin(visit, game, await visit.guest({ dark: game === 'london1' }));
        await moment(guest);
        // Teacher and table share the window: nothing of the hand lies below it.
        await guest.page.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight + 1, undefined, { timeout: 60_000 }).catch(() => assert.fail('the page scrolls'));
        assert.deepEqual(await guest.barriers(), [], 'at its beginning');
        await follow(guest, (now) => now.step === (game === 'markets' ? 'bid' : 'run'));
        assert.deepEqual(await guest.barriers(), [], 'far into it');
        assert.deepEqual(await guest.misfits(), []);
    };

tests['every step has its words in every language'] = async () => {
    const source = (file) => readFileSync(join(here, '../src/learn', file), 'utf8');
    const told = (file) => [...source(file).matchAll(/says: '([\w-]+)'/g)].map(([, says]) => says);
    for (const language of languages) {
        const words = JSON.parse(readFileSync(join(here, '../../data/words', language, 'lessons.json'), 'utf8'));
        const there = (game, says) => words[`lessons.${game}.${says}`] && words[`lessons.${game}.${says}.title`];
        for (const says of told('london.ts'))
            for (const game of ['london1', 'london2']) assert.ok(there(game, says) || there('london', says), `${language} ${game} ${says}`);
        for (const says of told('markets.ts')) assert.ok(there('markets', says), `${language} markets ${says}`);
    }
};

export default tests;
