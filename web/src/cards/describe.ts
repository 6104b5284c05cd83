import { ruleBehind } from '../rules/behind';
import type { GameId, Row } from '../table/table';
import { has, tr } from '../words/words.svelte';

/// Everything a card, borough or special card does, in sentences, each with the rule behind it. What a row of the data
/// says is put into the words of the catalogue here and nowhere else on the page.

export interface Line {
    text: string;
    rule: string | null;
}

export type Piece = 'card' | 'borough' | 'special' | 'market-card';

const number = (row: Row, column: string): number => Number(row[column] || 0);
const list = (parts: string[]): string =>
    parts.length < 2 ? parts.join('') : parts.slice(0, -1).join(tr('list.comma')) + tr('list.and') + parts.at(-1);
const line = (key: string, values: Record<string, string | number>, rule: string | null): Line => ({
    text: capital(tr(key, values)),
    rule,
});
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/// The words of a keyword: `peek-3` is `power.peek` with n = 3.
export function keyword(kind: 'power' | 'effect', word: string): string {
    const peek = /^peek-(\d+)$/.exec(word);
    return peek ? tr('power.peek', { n: peek[1]! }) : tr(`${kind}.${word}`);
}

export function nameOf(piece: Piece, row: Row): string {
    if (piece === 'special') {
        const card = tr(`special.${row.type}`);
        const market = row.market ? tr(`market.${row.market}`) : '';
        if (row.second_market) return tr('special.at-two', { card, market, second: tr(`market.${row.second_market}`) });
        return market ? tr('special.at', { card, market }) : card;
    }
    return tr(`${piece}.${row.id}`);
}

export function describe(game: GameId, piece: Piece, row: Row): Line[] {
    if (piece === 'special') return special(row);
    if (piece === 'borough') return game === 'london1' ? boroughOnMap(row) : boroughCard(game, row);
    return card(game, row);
}

function gains(row: Row): string[] {
    const parts: string[] = [];
    if (number(row, 'gain_money')) parts.push(tr('gain.money', { n: number(row, 'gain_money') }));
    if (number(row, 'gain_prestige')) parts.push(tr('gain.prestige', { n: number(row, 'gain_prestige') }));
    if (number(row, 'lose_poverty')) parts.push(tr('gain.less-poverty', { n: number(row, 'lose_poverty') }));
    if (number(row, 'gain_poverty')) parts.push(tr('gain.poverty', { n: number(row, 'gain_poverty') }));
    return parts;
}

function card(game: GameId, row: Row): Line[] {
    const lines: Line[] = [];
    const copies = ['a', 'b', 'c'].map((letter) => number(row, `copies_${letter}`));
    const there = (): Line =>
        line('details.copies', { n: copies[0]! + copies[1]! + copies[2]!, a: copies[0]!, b: copies[1]!, c: copies[2]! }, 'L1.2');
    if (row.flips === 'never-placed') {
        const does = row.activated ? keyword('effect', row.activated) : '';
        if (does) lines.push(line('details.action', { does, colour: row.colour! }, ruleBehind(game, { keyword: row.activated! })));
        else lines.push(line('details.pauper', {}, 'L6.5'));
        return [...lines, there()];
    }
    const alone = row.ongoing === 'free-placement';
    const cost = number(row, 'place_cost');
    lines.push(
        alone
            ? line('details.build-alone', { cost }, 'L9.3')
            : line('details.build', { cost, colour: row.colour! }, 'L6.2'),
    );
    if (row.ongoing && !alone)
        lines.push(line('details.power', { power: keyword('power', row.ongoing) }, ruleBehind(game, { keyword: row.ongoing })));
    lines.push(...activation(game, row));
    const worth = number(row, 'end_prestige');
    if (worth) lines.push(line('details.prestige', { n: worth }, 'L11.1'));
    return [...lines, there()];
}

function activation(game: GameId, row: Row): Line[] {
    if (row.activated === 'spare-a-flip') return [line('details.hospital', {}, 'L9.14')];
    const gain = gains(row);
    const rule = row.activated ? ruleBehind(game, { keyword: row.activated }) : 'L9.1';
    if (row.activated) gain.push(keyword('effect', row.activated));
    if (gain.length === 0) return [line('details.nothing', {}, 'L8.7')];
    const lines = [line('details.run', { gain: list(gain) }, rule)];
    const cost = row.activation_cost ?? 'none';
    if (cost !== 'none') {
        const paid = /^\d+$/.test(cost) ? tr('cost.money', { n: cost }) : tr(`cost.${cost}`);
        lines.push(line('details.run-cost', { cost: paid }, 'L8.2'));
    }
    if (row.activated !== 'coffee-house') lines.push(line(row.flips === 'yes' ? 'details.flips' : 'details.stays', {}, 'L8.2'));
    return lines;
}

function where(row: Row): Line {
    const places = [tr(`bank.${row.bank}`)];
    if (row.riverside === 'yes') places.push(tr('bank.river'));
    return line('card-view.lies', { where: places.join(tr('list.comma')) }, null);
}

function boroughOnMap(row: Row): Line[] {
    const numbers = { cost: number(row, 'cost'), cards: number(row, 'cards'), prestige: number(row, 'end_prestige') };
    const near = (row.land_neighbours ?? '').split(' ').filter(Boolean).map((id) => tr(`borough.${id}`));
    const over = (row.bridge_neighbours ?? '').split(' ').filter(Boolean);
    near.push(...over.map((id) => tr('bank.by-bridge', { borough: tr(`borough.${id}`) })));
    return [
        line('details.borough-map', numbers, 'L7.3'),
        where(row),
        line('card-view.neighbours', { places: near.join(tr('list.comma')) }, 'L7.3'),
    ];
}

function boroughCard(game: GameId, row: Row): Line[] {
    const numbers = { cost: number(row, 'cost'), cards: number(row, 'cards'), prestige: number(row, 'prestige'), poverty: number(row, 'lose_poverty') };
    const lines = [line('details.borough-card', numbers, 'L7.1')];
    if (row.optional)
        lines.push(line('details.borough-power', { power: keyword('power', row.optional) }, boroughRule(game, row.optional)));
    if (row.active) lines.push(line('details.borough-active', { change: active(row.active) }, 'L8.5'));
    return [...lines, where(row)];
}

const boroughRule = (game: GameId, word: string): string | null =>
    word === 'spare-a-flip' ? 'L9.20' : ruleBehind(game, { keyword: word });

/// `money 2; poverty 1` in words.
export function active(words: string): string {
    const parts = words.split(';').map((part) => part.trim().split(' ')) as [string, string][];
    return list(
        parts.map(([what, n]) =>
            what === 'poverty' && n.startsWith('-')
                ? tr('gain.less-poverty', { n: n.slice(1) })
                : tr(`gain.${what}`, { n }),
        ),
    );
}

function special(row: Row): Line[] {
    const lines = [line(`special-does.${row.type}`, {}, ruleBehind('markets', { keyword: row.type! }))];
    lines.push(line(row.kept === 'yes' ? 'card-view.kept' : 'card-view.once', {}, 'M5.1'));
    const first = number(row, 'earliest_round');
    if (first > 1) lines.push(line('card-view.from-round', { n: first }, lines[0]!.rule));
    return [...lines, line('card-view.copies', { n: number(row, 'copies') }, 'M1.5')];
}

/// Where the values of a row come from (data/README.md): `reconstruction; rulebook: name start`.
export function origins(row: Row): string[] {
    const said = (row.origin ?? '').split(';').map((part) => part.trim()).filter(Boolean);
    const named = new Set<string>();
    const exceptions: { origin: string; columns: string[] }[] = [];
    for (const part of said.slice(1)) {
        const [origin, columns = ''] = part.split(':').map((each) => each.trim()) as [string, string?];
        const each = columns.split(' ').filter(Boolean);
        each.forEach((column) => named.add(column));
        exceptions.push({ origin, columns: each });
    }
    const rest = Object.keys(row).filter(
        (column) => !['id', 'origin', 'note'].includes(column) && row[column] !== '' && !named.has(column),
    );
    const words = (columns: string[]) => list(columns.filter((c) => has(`column.${c}`)).map((c) => tr(`column.${c}`)));
    const lines = exceptions.map(({ origin, columns }) => tr(`origin.${origin}`, { values: words(columns) }));
    if (said[0]) lines.push(tr(`origin.${said[0]}`, { values: named.size === 0 ? tr('origin.all') : words(rest) }));
    return lines;
}
