import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/// `virtual:emblems/NAME` holds the drawings that src/emblems/NAME.json asks for, and no others of the 4,134 in
/// game-icons: an object from our name to the inside of an SVG of 512 by 512.
export function emblems(): Plugin {
    let root = '';
    return {
        name: 'emblems',
        configResolved(config) {
            root = config.root;
        },
        resolveId: (id) => (id.startsWith('virtual:emblems/') ? '\0' + id : undefined),
        load(id) {
            if (!id.startsWith('\0virtual:emblems/')) return undefined;
            const list = resolve(root, join('src/emblems', `${id.split('/')[1]}.json`));
            this.addWatchFile(list);
            const wanted: Record<string, string> = JSON.parse(readFileSync(list, 'utf8'));
            const require = createRequire(join(root, 'package.json'));
            const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
            const found: Record<string, string> = {};
            for (const [name, icon] of Object.entries(wanted)) {
                const drawing = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent];
                if (!drawing) this.error(`${list}: game-icons has no "${icon}" (asked for by "${name}")`);
                // The colour is ours: each drawing is hatched in the ink of its card.
                found[name] = drawing.body.replaceAll(/ fill="currentColor"/g, '');
            }
            return `export default ${JSON.stringify(found)};`;
        },
    };
}
