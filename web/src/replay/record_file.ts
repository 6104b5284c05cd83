import type { GameRecord } from '../table/table';

/// Records from files: the game as the engine writes it, alone or inside what it answered.

const shelf = 'londinium.replay';

export function readRecord(text: string): GameRecord | null {
    try {
        const read = JSON.parse(text) as { record?: unknown };
        const record = (typeof read.record === 'object' && read.record !== null ? read.record : read) as GameRecord;
        return Array.isArray(record.actions) && typeof record.game === 'string' ? record : null;
    } catch {
        return null;
    }
}

/// Kept for this tab, so that a reload finds it again.
export function keepRecord(record: GameRecord): void {
    try {
        sessionStorage.setItem(shelf, JSON.stringify(record));
    } catch {
        // Without a store a reload asks for the file again.
    }
}

export const keptRecord = (): GameRecord | null => readRecord(sessionStorage.getItem(shelf) ?? '');
