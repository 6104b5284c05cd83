import { tr } from '../words/words.svelte';
import type { Choosing } from './choosing.svelte';
import type { Player } from './players';
import { isMarket, kinds, lotOf, readBid, type MarketsData, type MarketsView } from './view';

/// The one sentence that says what is asked, and what an action brings before it is done.

export interface Asked {
    lead: string;
    sentence: string;
}

export function asked(view: MarketsView, players: readonly Player[], mine: boolean, waiting: readonly number[]): Asked {
    const nameOf = (seat: number | null) => (seat === null ? '' : (players[seat]?.name ?? ''));
    if (view.decision === 'over') return { lead: tr('markets.ask.over'), sentence: '' };
    if (!mine) {
        const names = waiting.map(nameOf).join(', ');
        return {
            lead: '',
            sentence: tr('markets.ask.wait', { names: names || nameOf(view.seat), what: view.decision }),
        };
    }
    const sealed = view.decision === 'bid' && view.you !== undefined && view.bids[String(view.you)] !== undefined;
    const key = sealed ? 'sealed' : view.decision === 'tile' && view.round === 0 ? 'set-up' : view.decision;
    return {
        lead: tr(`markets.lead.${key}`),
        sentence: tr(`markets.ask.${key}`, {
            n: view.decision === 'goods' ? view.due : view.decision === 'restock' ? view.takes : view.exchanges,
            name: nameOf(view.tile_for),
        }),
    };
}

/// What the button says.
export function label(action: string): string {
    const [verb = '', a = '', b = ''] = action.split(' ');
    const what = isMarket(a) ? tr(`market-short.${a}`) : isMarket(b) ? tr(`market-short.${b}`) : '';
    if (verb === 'bid') {
        const bid = readBid(`${a} ${b}`);
        return bid
            ? tr('markets.do.bid', { n: bid.count, kind: tr(`kind.${bid.kind}`) })
            : tr('markets.do.bid.nothing');
    }
    if (verb === 'take' || verb === 'give') return tr(`markets.do.${verb}`, { kind: tr(`kind.${a}`) });
    if (verb === 'play') return tr('markets.do.play');
    if (verb === 'keep') return tr(a ? 'markets.do.keep.card' : 'markets.do.keep');
    if (verb === 'pile') return a ? tr('markets.do.pile', { n: Number(a) }) : tr('markets.do.prize.pile');
    return tr(`markets.do.${verb}`, { what });
}

/// What it costs and brings, in a few figures.
export function effects(
    action: string,
    choosing: Choosing,
    view: MarketsView,
    data: MarketsData,
    players: readonly Player[],
): string[] {
    const [verb = '', a = '', b = ''] = action.split(' ');
    const cost = choosing.cost(action);
    const said: string[] = [];
    if (verb === 'bid') {
        const bid = readBid(`${a} ${b}`);
        if (!bid || view.you === undefined) return [tr('markets.effect.nothing')];
        const lot = lotOf(data, view.now, bid.kind);
        said.push(
            lot === 'special'
                ? tr('markets.effect.special', { n: bid.count })
                : tr('markets.effect.lot', { lot: lot ?? '', n: bid.count }),
        );
        const tie = view.seats.findIndex((seat) => seat.kept.includes('advantage'));
        if (tie >= 0)
            said.push(
                tie === view.you
                    ? tr('markets.effect.tie.you')
                    : tr('markets.effect.tie', { name: players[tie]?.name ?? '' }),
            );
        said.push(tr('markets.effect.left', { n: view.seats[view.you]!.hand[bid.kind] - bid.count }));
        return said;
    }
    if (cost?.money) said.push(cost.money > 0 ? `+£${cost.money}` : `−£${-cost.money}`);
    for (const kind of kinds) {
        const n = cost?.goods?.[kind] ?? 0;
        if (n !== 0)
            said.push(
                tr('markets.effect.goods', { sign: n > 0 ? '+' : '−', n: Math.abs(n), kind: tr(`kind.${kind}`) }),
            );
    }
    if (cost?.tiles) said.push(tr('markets.effect.tiles', { n: Math.abs(cost.tiles) }));
    if (verb === 'builder' || verb === 'buyer' || verb === 'cashier') {
        const market = view.merchants[verb];
        if (said.length === 0 && market)
            said.push(tr(`markets.effect.${verb}${verb === 'buyer' && view.sells[market] === 'general' ? '.general' : ''}`, { market: tr(`market-short.${market}`) }));
    }
    return said;
}
