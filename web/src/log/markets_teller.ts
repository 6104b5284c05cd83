import type { MoveEntry } from '../table/table';
import { tr } from '../words/words.svelte';
import { ring } from '../markets/view';
import { bidWords, type Told } from './lines';

/// Moves of London Markets in words.
export class MarketsTeller {
    tell(entry: MoveEntry): Told {
        const [verb = '', a = ''] = entry.action.split(' ');
        const taken = Object.entries(entry.changes?.[entry.seat]?.goods ?? {}).map(([kind, n]) => tr('log.take-goods', { kind: tr(`kind.${kind}`), n }));
        // A choice of goods says itself what is taken; who has sent a merchant takes them by that.
        if (verb === 'take') return { text: taken.join(tr('list.comma')) || tr('log.take-goods', { kind: tr(`kind.${a}`), n: 1 }) };
        const told = this.done(entry);
        return verb === 'bid' ? told : { ...told, text: [told.text, ...taken].join(tr('list.comma')) };
    }

    private done({ action, market, bids }: MoveEntry): Told {
        const [verb = '', a = '', b = ''] = action.split(' ');
        switch (verb) {
            case 'tile':
                return { text: tr('log.tile', { market: tr(`market.${a}`) }) };
            case 'assistant':
                return { text: tr('log.assistant', { market: tr(`market.${b}`) }) };
            case 'play':
                return { text: tr('log.play', { card: specialName(a) }) };
            case 'give':
                return { text: tr('log.give', { kind: tr(`kind.${a}`) }) };
            case 'bid':
                // The bid that opens all of them stands among these.
                return { text: a && !bids ? bidWords(`${a} ${b}`.trim()) : tr('log.bid') };
            case 'pile':
                return { text: a ? tr('log.pile', { n: Number(a) }) : tr('log.prize-pile') };
            case 'keep':
                if (!a) return { text: tr('log.keep-hand') };
                return {
                    text:
                        action === 'keep a special card'
                            ? tr('log.keep')
                            : tr('log.keep-card', { card: specialName(a) }),
                };
            case 'builder':
            case 'cashier':
            case 'buyer':
                return { text: tr(`log.${verb}`, { market: tr(`market.${market}`) }) };
            default:
                return { text: tr(`log.${verb}`) };
        }
    }
}

/// "Monopoly (Covent Garden)": the id of a special card is its type and its markets, joined by hyphens.
export function specialName(id: string): string {
    const at = ring.filter((market) => id.includes(market)).sort((a, b) => id.indexOf(a) - id.indexOf(b));
    const type = at.length > 0 ? id.slice(0, id.indexOf(at[0]!) - 1) : id;
    const card = tr(`special.${type}`);
    const short = (market: string) => tr(`market-short.${market}`);
    if (at.length === 2) return tr('special.at-two', { card, market: short(at[0]!), second: short(at[1]!) });
    return at.length === 1 ? tr('special.at', { card, market: short(at[0]!) }) : card;
}
