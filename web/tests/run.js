// Runs every *.test.js of this folder in a real browser: npm test [part of a name …]. The last line is "N passed, M failed".
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { openHouse } from './house.js';

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
const patience = 1_500_000; // only against waiting for ever: a machine with much else to do needs six times as long

const tests = [];
for (const file of readdirSync(here).filter((name) => name.endsWith('.test.js')).sort()) {
    const { default: found } = await import(pathToFileURL(join(here, file)).href);
    for (const [name, run] of Object.entries(found)) tests.push({ name: `${file.replace('.test.js', '')}: ${name}`, run });
}
const chosen = tests.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

let passed = 0;
const failed = [];
async function runAll(house, queue) {
    for (let test = queue.shift(); test; test = queue.shift()) {
        const start = Date.now();
        const visit = house.visit();
        try {
            await within(test.run(visit), patience);
            visit.expectQuiet();
            passed++;
            console.log(`ok      ${test.name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
        } catch (why) {
            const reason = stripVTControlCharacters(String(why?.stack ?? why));
            failed.push({ name: test.name, reason: reason.split('\n')[0] });
            const told = [`FAILED  ${test.name} (${((Date.now() - start) / 1000).toFixed(1)} s)`, ...reason.split('\n'), ...(await visit.account(test.name))];
            console.log(told.join('\n        '));
        }
        await visit.end();
    }
}
function within(promise, ms) {
    let timer;
    const late = new Promise((_, fail) => (timer = setTimeout(() => fail(new Error(`not done after ${ms / 1000} s`)), ms)));
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const house = await openHouse();
try {
    const queue = [...chosen];
    await Promise.all([runAll(house, queue), runAll(house, queue)]);
} finally {
    await house.close();
}
for (const { name, reason } of failed) console.log(`failed: ${name}: ${reason}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 && passed > 0 ? 0 : 1;
