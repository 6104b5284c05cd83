import { address } from '../base/route.svelte';
import type { Seat } from './table';

/// The keys to the seats that this visitor holds, kept by the browser. A key stands in no address but that of the secret
/// link by which one takes a seat along to another device: behind its '#', which is sent to nobody, and only until it is
/// opened.

interface Key {
    seat: Seat;
    token: string;
}

const shelf = 'londinium.seats';
const most = 60; // tables whose keys are kept; the oldest go first
const mostAtATable = 8; // as many as a server looks at

function all(): [string, Key[]][] {
    try {
        return JSON.parse(localStorage.getItem(shelf) ?? '[]');
    } catch {
        return [];
    }
}

function keep(table: string, keys: Key[]): void {
    const others = all().filter(([id]) => id !== table);
    localStorage.setItem(shelf, JSON.stringify([[table, keys], ...others].slice(0, most)));
}

export const keysFor = (table: string): Key[] => all().find(([id]) => id === table)?.[1] ?? [];

export const tablesWithKeys = (): string[] => all().map(([id]) => id);

export function keepKey(table: string, key: Key): void {
    keep(table, [...keysFor(table).filter((each) => each.seat !== key.seat), key]);
}

export function secretLink(table: string): string {
    const key = keysFor(table)
        .map(({ seat, token }) => `${seat}.${token}`)
        .join(' ');
    return new URL(address(['table', table], { key }), location.href).href;
}

/// What such a link holds. It may be anybody's, and wrong: the keys that are here already stay.
export function keepKeysOfLink(table: string, link: string): void {
    const keys = keysFor(table);
    for (const each of link.split(' ')) {
        const [, seat, token] = /^([0-3])\.([\w-]{43})$/.exec(each) ?? [];
        if (token && keys.length < mostAtATable && keys.every((key) => key.token !== token)) keys.push({ seat: Number(seat), token });
    }
    if (keys.length > 0) keep(table, keys);
}
