/// A view of London Markets as the engine tells it (docs/protocol.md), as far
/// as the page shows it, and the rows of the data files.

export const kinds = ['soap', 'porcelain', 'silk', 'coffee'] as const;
export type Kind = (typeof kinds)[number];

/// The markets clockwise round the Thames.
export const ring = [
    'portobello-market',
    'covent-garden',
    'petticoat-lane',
    'borough-market',
    'brixton-market',
] as const;
export type Market = (typeof ring)[number];

export const merchants = ['builder', 'cashier', 'buyer'] as const;
export type Merchant = (typeof merchants)[number];
export const assistants = ['lower', 'upper'] as const;
export type Assistant = (typeof assistants)[number];
export type Pawn = Merchant | Assistant;

export type ByKind = Record<Kind, number>;

export interface MarketsSeat {
    money: number | null;
    hand: ByKind;
    /// How many goods cards in hand; left out where everything is open.
    goods?: number;
    special: (string | null)[];
    kept: string[];
    tiles: number;
}

export interface MarketsView {
    game: 'markets';
    players: number;
    first: number;
    round: number;
    seat: number | null;
    decision: string;
    market_cards: (string | null)[];
    now: string | null;
    closed: Kind[];
    sells: Record<Market, Kind | 'general'>;
    stocks: ByKind;
    tiles: Record<Market, number[]>;
    merchants: Record<Merchant, Market | null>;
    assistants: { lower: number; upper?: number };
    used: Pawn[];
    piles: (number | string[])[];
    gone: string[];
    seats: MarketsSeat[];
    bids: Record<string, string | null>;
    due: number;
    takes: number;
    exchanges: number;
    exchanging: boolean;
    prizes: number[];
    picked: number[];
    looking: number | null;
    tile_for: number | null;
    handed: number[];
    last_bids: Record<string, string> | null;
    shown: number[] | null;
    picks: { seat: number | null; card: string | null; pile: number }[];
    plays: { seat: number | null; card: string; picks: number }[];
    seen?: ((string | null)[] | null)[];
    you?: number;
}

export interface MarketCardRow extends Record<Kind, string> {
    id: string;
}
export interface SpecialRow {
    id: string;
    type: string;
    market: string;
    second_market: string;
    kept: string;
    earliest_round: string;
}
export interface TrackRow {
    space: string;
    lower_track_3_and_4_players: string;
    upper_track_4_players_only: string;
    event_on_arrival_of_the_lower_assistant: string;
}
export interface MarketsData {
    market_cards: MarketCardRow[];
    markets: { id: string; name: string; ring_place: string }[];
    special_cards: SpecialRow[];
    tracks: TrackRow[];
}

export const isKind = (word: string): word is Kind => (kinds as readonly string[]).includes(word);
export const isMarket = (word: string): word is Market => (ring as readonly string[]).includes(word);

export function goodsOf(seat: MarketsSeat): number {
    return seat.goods ?? kinds.reduce((sum, kind) => sum + seat.hand[kind], 0);
}

/// How many cards lie in a pile of special cards, whether one sees them or not.
export function pileSize(pile: number | string[]): number {
    return typeof pile === 'number' ? pile : pile.length;
}

/// "coffee 3" as it stands in a bid; null is "nothing".
export function readBid(bid: string | null): { kind: Kind; count: number } | null {
    const [kind, count] = (bid ?? 'nothing').split(' ');
    return kind !== undefined && isKind(kind) ? { kind, count: Number(count ?? 0) } : null;
}

/// What a lot of the market card brings: pounds, or a special card.
export function lotOf(data: MarketsData, card: string | null, kind: Kind): string | null {
    return data.market_cards.find((row) => row.id === card)?.[kind] ?? null;
}

export function isClosedCard(data: MarketsData, card: string | null): boolean {
    return kinds.every((kind) => lotOf(data, card, kind) === 'closed');
}

/// The cards that lie open before a player, each kind once with how many there are.
export function keptBy(seat: MarketsSeat): { card: string; n: number }[] {
    return [...new Set(seat.kept)].map((card) => ({ card, n: seat.kept.filter((each) => each === card).length }));
}
