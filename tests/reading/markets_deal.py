"""Own random starts of London Markets, for games without an engine."""
from __future__ import annotations

from markets_data import (CARDS_OF_A_KIND, GENERAL, KINDS, MERCHANTS, PILES, TILES_HANDED_ON,
                          TILES_OF_A_PLAYER, components)
from markets_state import adopt

HAND = 8


def shuffled(rng, things):
    things = list(things)
    rng.shuffle(things)
    return things


def deal(players, rng):
    cards = components()
    first = rng.randrange(players)
    hands = deal_hands(players, rng)
    return adopt({
        "game": "markets", "players": players, "first": first, "round": 0, "seat": first,
        "decision": "tile", "market_cards": deal_market_cards(rng), "now": None, "closed": [],
        "sells": dict(zip(cards.ring, shuffled(rng, KINDS + (GENERAL,)))),
        "stocks": {kind: CARDS_OF_A_KIND - sum(hand[kind] for hand in hands) for kind in KINDS},
        "tiles": {market: [] for market in cards.ring},
        "merchants": dict(zip(MERCHANTS, rng.sample(cards.ring, len(MERCHANTS)))),
        "assistants": {"lower": 1} if players == 3 else {"lower": 1, "upper": 1},
        "used": [], "piles": deal_piles(rng), "gone": [],
        "seats": [{"money": 0, "hand": hand, "special": [], "kept": [],
                   "tiles": TILES_OF_A_PLAYER - TILES_HANDED_ON} for hand in hands],
        "bids": {}, "handed": [TILES_HANDED_ON] * players})


def deal_hands(players, rng):
    of_a_kind = HAND * players // len(KINDS)
    goods = shuffled(rng, KINDS * of_a_kind)
    hands = [goods[HAND * seat:HAND * (seat + 1)] for seat in range(players)]
    return [{kind: hand.count(kind) for kind in KINDS} for hand in hands]


def deal_market_cards(rng):
    while True:
        order = shuffled(rng, components().market_cards)
        if not components().is_closed(order[-1]):
            return order


def deal_piles(rng):
    specials = shuffled(rng, components().deck_of_specials())
    return [sorted(specials[pile::PILES]) for pile in range(PILES)]
