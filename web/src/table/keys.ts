import type { Seat } from './table';

/// The keys to the seats that this visitor holds, kept by the browser. A key never stands in an address.

interface Key {
    seat: Seat;
    token: string;
}

const shelf = 'londinium.seats';
const most = 60; // tables whose keys are kept; the oldest go first

function all(): [string, Key[]][] {
    try {
        return JSON.parse(localStorage.getItem(shelf) ?? '[]');
    } catch {
        return [];
    }
}

export const keysFor = (table: string): Key[] => all().find(([id]) => id === table)?.[1] ?? [];

export const tablesWithKeys = (): string[] => all().map(([id]) => id);

export function keepKey(table: string, key: Key): void {
    const others = all().filter(([id]) => id !== table);
    const here = keysFor(table).filter((each) => each.seat !== key.seat);
    localStorage.setItem(shelf, JSON.stringify([[table, [...here, key]], ...others].slice(0, most)));
}
