import { between, rings } from './map';
import type { Book } from './view';

/// The lines of the Underground: each station is joined to a neighbour that has one already, as it was dug.
export function links(stations: string[], book: Book): string[] {
    const found: string[] = [];
    const joined: string[] = [];
    const left = [...stations];
    while (left.length > 0) {
        const next = left.find((id) => book.plot(id).neighbours.some((other) => joined.includes(other))) ?? left[0]!;
        left.splice(left.indexOf(next), 1);
        const other = joined.find((id) => book.plot(next).neighbours.includes(id));
        if (other !== undefined) found.push(line(other, next));
        joined.push(next);
    }
    return found;
}

// From ring to ring, across the border they share or over the bridge.
const line = (from: string, to: string): string => `M${rings[from]!.join(' ')}L${between(from, to).join(' ')}L${rings[to]!.join(' ')}`;
