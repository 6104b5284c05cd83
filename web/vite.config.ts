import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './vite/compressed';
import { emblems } from './vite/emblems';
import { words } from './vite/words';

// `npm run dev` serves the page alone; the tables come from a server that runs beside it.
const server = process.env.LONDINIUM_SERVER ?? 'http://localhost:8080';

export default defineConfig({
    base: './',
    plugins: [words('../data/words'), emblems(), svelte(), compressed()],
    build: {
        outDir: 'dist',
        target: 'es2022',
        assetsInlineLimit: 0, // fonts and pictures are fetched only when they are used
        chunkSizeWarningLimit: 400,
    },
    server: { proxy: { '/api': { target: server, ws: true } } },
});
