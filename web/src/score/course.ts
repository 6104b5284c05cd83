import { goodsOf, ring, type MarketsView } from '../markets/view';
import { seenOf } from '../markets/pile';
import { patiently } from '../replay/replay.svelte';
import { house } from '../table/house';
import type { GameRecord, View } from '../table/table';

/// How a game went: for each turn some figures of each seat.
export interface Course {
    /// The turns the figures stand at; in London Markets rounds; null for the end.
    turns: (number | null)[];
    /// For each figure, for each seat, a value at each of the turns.
    figures: Record<string, number[][]>;
}

interface LondonFigures {
    seats: { money: number; poverty: number; prestige: number }[];
}

const most = 24; // moments asked for; a long game is read at even distances

/// Reads a record at the beginning of its turns and at its end.
export async function courseOf(record: GameRecord): Promise<Course> {
    const end = await patiently(() => house.replay(record, 1e9));
    const all = [...end.turns, end.steps];
    const distance = Math.max(1, Math.ceil(all.length / most));
    const kept = all
        .map((step, turn) => ({ step, turn }))
        .filter(({ turn }) => turn % distance === 0 || turn === all.length - 1);
    const first = record.game === 'markets' ? 0 : 1;
    const course: Course = { turns: [], figures: {} };
    for (const { step, turn } of kept) {
        const { view } = step === end.steps ? end : await patiently(() => house.replay(record, step));
        course.turns.push(step === end.steps ? null : turn + first);
        const figures = figuresOf(view);
        // At the end prestige is what was counted, as it stands in the table above.
        if (step === end.steps && end.score && 'prestige' in figures) figures.prestige = end.score.totals;
        for (const [name, values] of Object.entries(figures)) {
            const lines = (course.figures[name] ??= values.map(() => []));
            values.forEach((value, seat) => lines[seat]!.push(value));
        }
    }
    return course;
}

function figuresOf(view: View): Record<string, number[]> {
    if (view.game === 'markets') {
        const markets = view as unknown as MarketsView;
        return {
            money: markets.seats.map((seat) => seat.money ?? 0),
            goods: markets.seats.map(goodsOf),
            crates: markets.seats.map((_, seat) =>
                ring.reduce((sum, market) => sum + seenOf(markets.tiles[market], seat), 0),
            ),
        };
    }
    const { seats } = view as unknown as LondonFigures;
    return {
        prestige: seats.map((seat) => seat.prestige),
        money: seats.map((seat) => seat.money),
        poverty: seats.map((seat) => seat.poverty),
    };
}
