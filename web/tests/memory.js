/// What a page has in its memory, by the browser's own snapshot of its heap: every string, and who holds it.
export async function memoryOf({ context, page }) {
    const session = await context.newCDPSession(page);
    const parts = [];
    session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
    await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false }); // sweeps up what nobody holds first
    await session.detach();
    return new Memory(JSON.parse(parts.join('')));
}

class Memory {
    constructor({ snapshot, nodes, edges, strings }) {
        const { meta } = snapshot;
        const node = Object.fromEntries(meta.node_fields.map((field, i) => [field, i]));
        const edge = Object.fromEntries(meta.edge_fields.map((field, i) => [field, i]));
        const [perNode, perEdge] = [meta.node_fields.length, meta.edge_fields.length];
        const nodeType = (at) => meta.node_types[node.type][nodes[at + node.type]];
        this.strings = strings;
        /// For each text, how it is held: `[3]` in a list, `.card` as a member.
        this.held = new Map();
        let next = 0;
        for (let at = 0; at < nodes.length; at += perNode) {
            const owner = nodeType(at);
            for (const end = next + nodes[at + node.edge_count] * perEdge; next < end; next += perEdge) {
                const kind = meta.edge_types[edge.type][edges[next + edge.type]];
                const to = edges[next + edge.to_node];
                // Lists, members and variables; not what the engine keeps for itself, tables of known texts and code.
                if (owner === 'code' || !['element', 'property', 'context'].includes(kind) || nodeType(to) !== 'string') continue;
                const name = edges[next + edge.name_or_index];
                const how = kind === 'element' ? `[${name}]` : `.${strings[name]}`;
                const text = strings[nodes[to + node.name]];
                if (!this.held.has(text)) this.held.set(text, new Set());
                this.held.get(text).add(how);
            }
        }
    }

    /// Whether this text is anywhere, be it within a longer one.
    says(text) {
        return this.strings.some((each) => each.includes(text));
    }
    /// Who holds a card: lists and members. That the box has such a card, `id` in its table of cards, everybody knows.
    holdersOf(card) {
        return [...(this.held.get(card) ?? [])].filter((how) => how !== '.id');
    }
}
