import { keepKey, tablesWithKeys } from './keys';
import { ServerTable } from './server_table';
import { Refusal, type GameRecord, type House, type Rows, type Seat, type TableWish } from './table';

/// Tables behind `londinium serve`, by HTTP (docs/tables.md).

async function ask<T>(path: string, body?: unknown): Promise<T> {
    let answer: Response;
    try {
        answer = await fetch(`api/${path}`, body === undefined ? undefined : post(body));
    } catch {
        throw new Refusal('away', '');
    }
    const said = await answer.json().catch(() => ({}));
    if (answer.ok) return said as T;
    throw new Refusal(said.error?.code ?? 'bad-answer', said.error?.message ?? `${answer.status}`);
}

const post = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
});

const rowsAsked = new Map<string, Promise<Rows>>();

export const serverHouse: House = {
    games: async () => (await ask<{ games: Awaited<ReturnType<House['games']>> }>('games')).games,

    rows(game) {
        // The cards do not change while a page is open; a failure is not kept.
        let rows = rowsAsked.get(game);
        if (!rows) {
            rows = ask<Rows>(`games/${game}`);
            rowsAsked.set(game, rows);
            rows.catch(() => rowsAsked.delete(game));
        }
        return rows;
    },

    async make(wish: TableWish) {
        const made = await ask<{ table: string; seats: { seat: Seat; token: string }[] }>('tables', wish);
        for (const key of made.seats) keepKey(made.table, key);
        return made.table;
    },

    open: async () => (await ask<{ tables: Awaited<ReturnType<House['open']>> }>('tables')).tables,
    summary: (table) => ask(`tables/${encodeURIComponent(table)}`),

    async sit(table, name, seat) {
        const wish = seat === undefined ? { name } : { name, seat };
        const key = await ask<{ seat: Seat; token: string }>(`tables/${encodeURIComponent(table)}/seats`, wish);
        keepKey(table, key);
        return key.seat;
    },

    async record(table) {
        const answer = await ask<{ record?: GameRecord } & GameRecord>(`tables/${encodeURIComponent(table)}/record`);
        return answer.actions ? answer : answer.record!;
    },

    replay: (record, step, seat, actions) => ask('replay', { record, step, seat, actions }),
    table: (id) => new ServerTable(id),
    mine: tablesWithKeys,
};
