import { assistants, isMarket, readBid, type Kind, type Market, type MarketsView, type Pawn } from './view';

/// What the view alone does not tell, told by the moves that led to it.

export interface Move {
    seat: number;
    action: string;
    /// The bids that it opened, being the last of them.
    bids?: Record<string, string>;
}

/// Who sent each merchant and assistant that is used in this round, and to which market an assistant went.
export function sentOut(view: MarketsView, moves: readonly Move[]): Map<Pawn, { seat: number; market: Market | null }> {
    const sent = new Map<Pawn, { seat: number; market: Market | null }>();
    for (let i = moves.length - 1; i >= 0 && sent.size < view.used.length; --i) {
        const { seat, action } = moves[i]!;
        const [verb = '', which = '', where = ''] = action.split(' ');
        const pawn = (verb === 'assistant' ? which : verb) as Pawn;
        if (!view.used.includes(pawn) || sent.has(pawn)) continue;
        const market = (assistants as readonly string[]).includes(pawn) && isMarket(where) ? where : null;
        sent.set(pawn, { seat, market });
    }
    return sent;
}

const inAuction = /^(bid|prize|pile|cash|keep)\b/;

/// The number of the auction that is on, from 1, in the round.
export function auctionNumber(view: MarketsView, moves: readonly Move[]): number {
    let bids = 0;
    for (let i = moves.length - 1; i >= 0; --i) {
        const { action } = moves[i]!;
        if (action !== 'keep' && inAuction.test(action)) bids += action.startsWith('bid') ? 1 : 0;
        else break;
    }
    return Math.floor(bids / view.players) + 1;
}

/// Who laid most for each kind of some bids; several when they share.
export function highest(view: MarketsView, bids: Record<string, string>): Map<Kind, number[]> {
    const best = new Map<Kind, { seats: number[]; count: number }>();
    for (const [key, text] of Object.entries(bids)) {
        const bid = readBid(text);
        if (!bid) continue;
        const so = best.get(bid.kind);
        if (!so || bid.count > so.count) best.set(bid.kind, { seats: [Number(key)], count: bid.count });
        else if (bid.count === so.count) so.seats.push(Number(key));
    }
    const winsTies = (seat: number) => view.seats[seat]?.kept.includes('advantage') ?? false;
    return new Map([...best].map(([kind, { seats }]) => [kind, seats.some(winsTies) ? seats.filter(winsTies) : seats]));
}

/// Who bought each kind of the card that lies on the block.
export function soldTo(view: MarketsView, moves: readonly Move[]): Map<Kind, number[]> {
    const sold = new Map<Kind, number[]>();
    for (let i = moves.length - 1; i >= 0; --i) {
        const { action, bids } = moves[i]!;
        if (action === 'keep' || !inAuction.test(action)) break;
        for (const [kind, seats] of highest(view, bids ?? {})) sold.set(kind, seats);
    }
    return sold;
}

export type Phase = 'setup' | 'actions' | 'restock' | 'auction' | 'move' | 'over';

export function phaseOf(view: MarketsView): Phase {
    if (view.decision === 'over') return 'over';
    if (view.round === 0) return 'setup';
    if (view.decision === 'restock' || view.decision === 'exchange') return 'restock';
    if (view.decision === 'bid' || view.decision === 'prize') return 'auction';
    if (view.decision === 'pile' || view.decision === 'keep') return view.prizes.length > 0 ? 'auction' : 'move';
    return 'actions';
}
