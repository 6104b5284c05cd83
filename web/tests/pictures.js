// The pictures of docs/pictures, made anew: npm run pictures (LONDINIUM is the program, as for the tests).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openHouse, page } from './house.js';
import { planner } from './london.test.js';
import { trader } from './markets.test.js';

const into = join(page, '../../docs/pictures');
mkdirSync(into, { recursive: true });
const desk = [1440, 900];
const phone = [390, 844];
const house = await openHouse();

async function shot(name, guest) {
    await guest.page.waitForLoadState('networkidle');
    await guest.page.mouse.move(1, 1);
    await guest.painted();
    await guest.page.screenshot({ path: join(into, `${name}.png`) });
    console.log(name);
}
async function screen(name, address, more) {
    const visit = house.visit();
    const guest = await visit.guest({ size: desk, ...more });
    await guest.page.goto(`${house.url}/${address}`);
    await guest.page.waitForSelector('h1');
    await shot(name, guest);
    await visit.end();
}
async function table(name, game, clicks, until, more = {}) {
    const visit = house.visit();
    const guest = await visit.alone(game, game === 'markets' ? 4 : 3, { seed: 'Hawksmoor' }, { ...more, size: desk });
    const plan = planner(5);
    const choose = game === 'markets' ? trader(5) : (_, names) => plan(names);
    let done = 0;
    const decision = () => guest.frames.findLast((frame) => frame.now)?.now.decision;
    await guest.playOn(choose, () => ++done > clicks && (decision() === until || done > clicks + 40));
    // Played on a desk, where everything can be clicked at once; then looked at on whatever it shall be.
    const [width, height] = more.size ?? desk;
    await guest.resize(width, height);
    await shot(name, guest);
    await visit.end();
}

/// Somebody sets up a table with friends.
async function setUp(name) {
    const visit = house.visit();
    const guest = await visit.guest({ size: desk, settings: { name: 'Ada' } });
    await guest.page.goto(`${house.url}/#/`);
    await guest.page.locator('article.london1').getByRole('button', { name: 'Set up a table' }).click();
    await guest.page.locator('dialog').getByRole('button', { name: 'With friends, by link' }).click();
    await shot(name, guest);
    await visit.end();
}
/// The first steps of a lesson.
async function lesson(name, game) {
    const visit = house.visit();
    const guest = await visit.guest({ size: desk });
    await guest.page.goto(`${house.url}/#/learn/${game}`);
    await guest.page.locator(`[data-lesson=${game}] button`).click();
    await guest.page.waitForSelector('.teacher');
    await shot(name, guest);
    await visit.end();
}
/// A game that computers have played: in the middle of it, and how it was counted.
async function played(name, game, step, counted) {
    const visit = house.visit();
    const { id } = await visit.table(game, ['Nell', 'Ignatius', 'Tom'].map((each) => ({ kind: 'computer', level: visit.level, name: each })), { seed: 'Pepys' });
    while ((await visit.ask(`tables/${id}`)).state !== 'over') await new Promise((next) => setTimeout(next, 100));
    const guest = await visit.guest({ size: desk });
    await guest.page.goto(`${house.url}/#/replay/${id}?step=${step}`);
    await guest.page.waitForSelector('.controls');
    if (counted) {
        await guest.page.getByRole('button', { name: 'Scoring' }).click();
        await guest.page.locator('.score figure').nth(2).waitFor();
    }
    await shot(name, guest);
    await visit.end();
}

const wanted = process.argv.slice(2);
const all = {
    start: () => screen('start', '#/'),
    'start-phone': () => screen('start-phone', '#/', { size: phone, language: 'uk' }),
    'set-up': () => setUp('set-up'),
    learn: () => screen('learn', '#/learn'),
    lesson: () => lesson('lesson', 'london2'),
    replay: () => played('replay', 'markets', 90),
    score: () => played('score', 'london1', 100000, true),
    credits: () => screen('credits', '#/credits'),
    gallery: () => screen('gallery', '#/gallery'),
    rules: () => screen('rules', '#/rules/london2'),
    london2: () => table('london2', 'london2', 24, 'run'),
    'london2-night': () => table('london2-night', 'london2', 24, 'run', { dark: true }),
    'london2-phone': () => table('london2-phone', 'london2', 24, 'run', { size: phone, language: 'fr' }),
    london1: () => table('london1', 'london1', 24, 'action'),
    'london1-phone': () => table('london1-phone', 'london1', 24, 'action', { size: phone, language: 'it' }),
    markets: () => table('markets', 'markets', 34, 'bid'),
    'markets-phone': () => table('markets-phone', 'markets', 34, 'bid', { size: phone }),
};
try {
    for (const [name, make] of Object.entries(all)) if (wanted.length === 0 || wanted.includes(name)) await make();
} finally {
    await house.close();
}
