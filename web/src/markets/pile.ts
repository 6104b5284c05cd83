/// The tiles of one market as a pile of crates seen from above. Three tiles make
/// a layer; the next lies across it: odd layers in rows, even ones in columns.

const side = 3;

export interface Crate {
    x: number;
    y: number;
    layer: number;
    owner: number;
    /// Which tile of its layer the crate belongs to.
    tile: number;
    /// Nothing lies on it.
    seen: boolean;
}

export interface Pile {
    /// From the bottom, and within a layer from north to south: the order to draw them in.
    crates: Crate[];
    layers: number;
    rows: (layer: number) => boolean;
}

export function pileOf(owners: readonly number[]): Pile {
    const layers = Math.ceil(owners.length / side);
    const rows = (layer: number) => layer % 2 === 0;
    const crates: Crate[] = [];
    const isThere = (layer: number, x: number, y: number) => layer * side + (rows(layer) ? y : x) < owners.length;
    for (let layer = 0; layer < layers; ++layer) {
        for (let y = 0; y < side; ++y) {
            for (let x = 0; x < side; ++x) {
                const tile = rows(layer) ? y : x;
                const owner = owners[layer * side + tile];
                if (owner !== undefined) crates.push({ x, y, layer, owner, tile, seen: !isThere(layer + 1, x, y) });
            }
        }
    }
    return { crates, layers, rows };
}

/// The crates of each owner that one sees, most first.
export function seenCrates(owners: readonly number[]): { owner: number; count: number }[] {
    const counts = new Map<number, number>();
    for (const crate of pileOf(owners).crates) {
        if (crate.seen) counts.set(crate.owner, (counts.get(crate.owner) ?? 0) + 1);
    }
    return [...counts]
        .map(([owner, count]) => ({ owner, count }))
        .sort((a, b) => b.count - a.count || a.owner - b.owner);
}

export function seenOf(owners: readonly number[], owner: number): number {
    return seenCrates(owners).find((entry) => entry.owner === owner)?.count ?? 0;
}
