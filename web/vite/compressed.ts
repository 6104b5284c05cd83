import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/// Beside each text of the built page a copy for browsers that unpack it, `.br` and `.gz`: a third as much to fetch. The
/// server sends them as they are. Fonts are compressed already.
export function compressed(): Plugin {
    let folder = '';
    return {
        name: 'compressed',
        apply: 'build',
        configResolved(config) {
            folder = join(config.root, config.build.outDir);
        },
        closeBundle() {
            for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
                if (!/\.(html|js|css|svg|json)$/.test(name)) continue;
                const text = readFileSync(join(folder, name));
                writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
                writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
            }
        },
    };
}
