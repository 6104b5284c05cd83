"""What must hold of every state of London Markets, and of a freshly dealt one."""
from __future__ import annotations

from collections import Counter

from markets_crates import visible_crates
from markets_data import (CARDS_OF_A_KIND, GENERAL, KINDS, MERCHANTS, PILES, ROUNDS,
                          TILES_HANDED_ON, TILES_OF_A_PLAYER, components)


def check(state):
    """What is wrong with the state, as a list of sentences; empty when nothing is."""
    faults = []
    for look in (goods, specials, tiles, pawns, market_cards, money, bids, order_of_lists):
        faults += look(state)
    return faults


def goods(state):
    for kind in KINDS:
        held = [state["stocks"][kind]] + [player["hand"][kind] for player in state["seats"]]
        if sum(held) != CARDS_OF_A_KIND or min(held) < 0:
            yield "%s: %s in the stock and the hands" % (kind, held)


def all_specials(state):
    heaps = list(state["piles"]) + [state["gone"]]
    for player in state["seats"]:
        heaps += [player["special"], player["kept"]]
    return sorted(card for heap in heaps for card in heap)


def specials(state):
    cards = components()
    if len(state["piles"]) != PILES:
        yield "%d piles" % len(state["piles"])
    if all_specials(state) != cards.deck_of_specials():
        yield "special cards: %s too few, %s too many" % (
            Counter(cards.deck_of_specials()) - Counter(all_specials(state)),
            Counter(all_specials(state)) - Counter(cards.deck_of_specials()))
    for card in state["gone"]:
        if cards.special_cards[card].kept:
            yield "%s is gone, and should be kept" % card
    for player in state["seats"]:
        for card in player["kept"]:
            if not cards.special_cards[card].kept:
                yield "%s is kept, and should be gone" % card


def tiles(state):
    laid = [owner for market in state["tiles"].values() for owner in market]
    for seat, player in enumerate(state["seats"]):
        # Until it is laid, a handed tile is with its owner's left neighbour.
        handed = state["handed"][(seat + 1) % state["players"]] if state["round"] == 0 else 0
        if player["tiles"] < 0 or player["tiles"] + handed + laid.count(seat) != TILES_OF_A_PLAYER:
            yield "seat %d: %d tiles, %d handed on, %d laid" % (
                seat, player["tiles"], handed, laid.count(seat))
    for market in components().ring:
        if any(visible_crates(state, market, seat) > 9 for seat in range(state["players"])):
            yield "more than nine visible crates on " + market


def pawns(state):
    expected = ["lower"] if state["players"] == 3 else ["lower", "upper"]
    if sorted(state["assistants"]) != expected:
        yield "assistants %s" % sorted(state["assistants"])
    if state["round"]:
        yield from merchants(state)
        if set(state["assistants"].values()) != {state["round"] + in_event(state)}:
            yield "assistants at %s in round %d" % (state["assistants"], state["round"])


def in_event(state):
    return state.get("_reading", {}).get("picked") is not None


def merchants(state):
    places = state["merchants"]
    if sorted(places) != sorted(MERCHANTS):
        yield "merchants %s" % sorted(places)
    elif len(set(places.values()) & set(components().ring)) != len(MERCHANTS):
        yield "merchants stand at %s" % places


def market_cards(state):
    cards = components()
    if len(state["market_cards"]) != ROUNDS - state["round"]:
        yield "%d market cards left in round %d" % (len(state["market_cards"]), state["round"])
    if state["market_cards"] and cards.is_closed(state["market_cards"][-1]):
        yield "the last market card is a closed one"
    shown = state["market_cards"] + ([state["now"]] if state["now"] else [])
    if len(set(shown)) != len(shown) or not set(shown) <= set(cards.market_cards):
        yield "market cards %s" % shown
    if state["now"] and cards.is_closed(state["now"]) and state["closed"]:
        yield "closed kinds on a closed card"


def money(state):
    for seat, player in enumerate(state["seats"]):
        if player["money"] < 0:
            yield "seat %d has %d pounds" % (seat, player["money"])


def bids(state):
    if state["bids"] and state["decision"] != "bid":
        yield "bids outside an auction"
    if state["decision"] == "bid" and str(state["seat"]) in state["bids"]:
        yield "seat %d is asked and has bid" % state["seat"]


def order_of_lists(state):
    heaps = [state["gone"], state["closed"], state["used"]] + list(state["piles"])
    for player in state["seats"]:
        heaps += [player["special"], player["kept"]]
    for heap in heaps:
        if heap != sorted(heap):
            yield "not sorted: %s" % heap


# ---- the deal --------------------------------------------------------------------------------

def check_deal(state):
    players = state["players"]
    dealt = {"game": "markets", "round": 0, "now": None, "closed": [], "used": [], "gone": [],
             "bids": {}, "decision": "tile", "seat": state["first"],
             "handed": [TILES_HANDED_ON] * players,
             "stocks": dict.fromkeys(KINDS, 10 if players == 4 else 12),
             "tiles": {market: [] for market in components().ring}}
    faults = ["%s is %s" % (name, state.get(name)) for name, value in dealt.items()
              if state.get(name) != value]
    if faults:
        return faults
    if state["first"] not in range(players) or len(state["seats"]) != players:
        faults.append("seats")
    if set(state["assistants"].values()) != {1}:
        faults.append("assistants at %s" % state["assistants"])
    if (sorted(state["sells"]) != sorted(components().ring)
            or sorted(state["sells"].values()) != sorted(KINDS + (GENERAL,))):
        faults.append("sells %s" % state["sells"])
    if sorted(map(len, state["piles"])) != [7, 7, 8, 8]:
        faults.append("piles of %s" % [len(pile) for pile in state["piles"]])
    faults += [fault for seat, player in enumerate(state["seats"])
               for fault in dealt_player(seat, player)]
    return faults + check(state)


def dealt_player(seat, player):
    if sum(player["hand"].values()) != 8:
        yield "seat %d is dealt %s" % (seat, player["hand"])
    if player["money"] or player["special"] or player["kept"]:
        yield "seat %d starts with money or special cards" % seat
    if player["tiles"] != TILES_OF_A_PLAYER - TILES_HANDED_ON:
        yield "seat %d starts with %d tiles" % (seat, player["tiles"])
