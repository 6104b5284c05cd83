// A server of its own on a free port with an empty store, and a browser. LONDINIUM is the program; with LONDINIUM_URL a
// server that runs already is used instead.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { Visit } from './visit.js';

const here = dirname(fileURLToPath(import.meta.url));
export const page = resolve(here, '../dist');

function freePort() {
    return new Promise((done) => {
        const server = createServer().listen(0, '127.0.0.1', () => {
            const { port } = server.address();
            server.close(() => done(port));
        });
    });
}

async function startServer() {
    if (process.env.LONDINIUM_URL) return { url: process.env.LONDINIUM_URL, stop: async () => {} };
    const program = resolve(process.env.LONDINIUM ?? join(here, '../../build/release/londinium'));
    const store = mkdtempSync(join(tmpdir(), 'londinium-page-'));
    const port = await freePort();
    const args = ['serve', '--port', String(port), '--store', join(store, 'tables.db'), '--page', page, '--no-limits'];
    const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    server.stderr.on('data', (text) => (said = (said + text).slice(-4000)));
    const url = `http://127.0.0.1:${port}`;
    for (const start = Date.now(); ; ) {
        const answer = await fetch(`${url}/api/games`).catch(() => null);
        if (answer?.ok) break;
        if (server.exitCode !== null || Date.now() - start > 30_000) throw new Error(`the server does not answer: ${said}`);
        await new Promise((next) => setTimeout(next, 50));
    }
    return {
        url,
        async stop() {
            const ended = new Promise((done) => server.once('exit', done));
            server.kill('SIGTERM');
            await ended;
            rmSync(store, { recursive: true, force: true });
        },
    };
}

export async function openHouse() {
    const server = await startServer();
    const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    });
    return {
        url: server.url,
        browser,
        visit: () => new Visit(browser, server.url),
        async close() {
            await browser.close();
            await server.stop();
        },
    };
}
