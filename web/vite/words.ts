import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

// Texts that are read on one screen only come when it is opened; those of the terminal,
// of hints, which arrive as texts, and of calls to other programs never do.
const onDemand = ['rules', 'lessons'];
const notHere = (topic: string) => topic.startsWith('terminal') || topic === 'reasons' || topic === 'notices';

/// The catalogue of words as modules: `virtual:words` knows the languages and loads one at a time, each a file of its
/// own in the built page, and so are the topics that few visitors open.
export function words(directory: string): Plugin {
    let root = '';
    const languages = () => readdirSync(root).filter((entry) => existsSync(join(root, entry, 'page.json'))).sort();
    const topics = (language: string) =>
        readdirSync(join(root, language))
            .filter((file) => file.endsWith('.json'))
            .map((file) => file.slice(0, -5))
            .filter((topic) => !notHere(topic))
            .sort();
    const read = (language: string, topic: string): Record<string, string> =>
        JSON.parse(readFileSync(join(root, language, `${topic}.json`), 'utf8'));

    const index = () => {
        const every = languages();
        const load = every.map((l) => `${JSON.stringify(l)}: () => import("virtual:words/${l}")`);
        const more = every.flatMap((l) =>
            topics(l)
                .filter((topic) => onDemand.includes(topic))
                .map((topic) => `"${l}/${topic}": () => import("virtual:words/${l}/${topic}")`),
        );
        return `export const languages = {${load.join(',')}};\nexport const topics = {${more.join(',')}};`;
    };

    return {
        name: 'words',
        configResolved(config) {
            root = resolve(config.root, directory);
        },
        resolveId: (id) => (id.startsWith('virtual:words') ? '\0' + id : undefined),
        load(id) {
            if (!id.startsWith('\0virtual:words')) return undefined;
            const [, language, topic] = id.split('/');
            if (!language) return index();
            const all: Record<string, string> = {};
            for (const each of topics(language)) {
                if (topic ? each !== topic : onDemand.includes(each)) continue;
                this.addWatchFile(join(root, language, `${each}.json`));
                Object.assign(all, read(language, each));
            }
            return `export default ${JSON.stringify(all)};`;
        },
    };
}
