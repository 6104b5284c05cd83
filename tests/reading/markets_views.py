"""What a seat may know of London Markets (M2), and whether a view tells more or is untrue.

The protocol leaves the shape of partly known things open, so each of these is taken as right:
a number for a heap of which only the size is shown; a list with null for each hidden card; for
another's hand also {kind: how many are known}, where other keys and nulls are not looked at.
"""
from __future__ import annotations

from collections import Counter

from markets_data import CARDS_OF_A_KIND, KINDS, PILES
from markets_shape import documented
from markets_state import clone

PUBLIC = ("game", "players", "first", "round", "seat", "decision", "now", "closed", "sells",
          "stocks", "tiles", "assistants", "used", "gone")


class Memory:
    """What everybody, and each seat, has seen so far in a game."""

    def __init__(self, players):
        self.hands = [dict.fromkeys(KINDS, 0) for _ in range(players)]  # goods surely held
        self.money_shown = [None] * players
        self.piles = [[None] * PILES for _ in range(players)]  # by seat: as last looked through
        self.specials_seen = [set() for _ in range(players)]

    def watch(self, before, after, seat):
        for known, was, now in zip(self.hands, before["seats"], after["seats"]):
            for kind in KINDS:
                known[kind] = max(0, known[kind] + now["hand"][kind] - was["hand"][kind])
        if "event show-money" in after["_reading"]["happened"]:
            self.money_shown = [player["money"] for player in after["seats"]]
        looked = [state["_reading"]["looking"] for state in (before, after)]
        for pile in looked:
            if pile is not None:
                self.piles[seat][pile] = list(after["piles"][pile])
                self.specials_seen[seat] |= set(before["piles"][pile])

    def hand_known(self, state, viewer, other):
        """Goods the viewer can be sure of in another hand, counting cards included."""
        others = [seat for seat in range(state["players"]) if seat not in (viewer, other)]
        room = {seat: sum(state["seats"][seat]["hand"].values()) - sum(self.hands[seat].values())
                for seat in others}
        sure = {}
        for kind in KINDS:
            abroad = CARDS_OF_A_KIND - state["stocks"][kind] - state["seats"][viewer]["hand"][kind]
            elsewhere = sum(self.hands[seat][kind] + room[seat] for seat in others)
            sure[kind] = max(self.hands[other][kind], abroad - elsewhere)
        return sure


def view_faults(view, state, viewer, memory):
    faults = public_faults(view, documented(state))
    faults += market_card_faults(view, state)
    faults += bid_faults(view, state, viewer)
    for pile in range(PILES):
        faults += pile_faults(view, state, viewer, memory, pile)
    for seat in range(state["players"]):
        faults += seat_faults(view["seats"][seat], state, viewer, seat, memory)
    return faults


def public_faults(view, state):
    names = PUBLIC + (("merchants",) if state["round"] else ("handed",))
    faults = ["%s: %s, should be %s" % (name, view.get(name, "missing"), state[name])
              for name in names if view.get(name, "missing") != state[name]]
    if not state["round"] and any((view.get("merchants") or {}).values()):
        faults.append("merchants are shown before the last set-up tile is laid")
    return faults


def market_card_faults(view, state):
    shown, order = view.get("market_cards"), state["market_cards"]
    if shown == len(order) and not isinstance(shown, bool):
        return []
    if not isinstance(shown, list) or len(shown) != len(order):
        return ["market_cards: %s for %d cards" % (shown, len(order))]
    known = [card for card in shown if card is not None]
    by_elimination = order if len(order) <= 2 else []
    if known != order[-1:] and known != by_elimination:
        return ["market_cards: %s, only the last, %s, is known" % (shown, order[-1:])]
    return []


def bid_faults(view, state, viewer):
    shown = view.get("bids") or {}
    if sorted(shown) != sorted(state["bids"]):
        return ["bids: %s; that %s have bid is public" % (shown, sorted(state["bids"]))]
    faults = []
    for seat, bid in shown.items():
        if int(seat) == viewer and bid != state["bids"][seat]:
            faults.append("own bid: %s, should be %s" % (bid, state["bids"][seat]))
        if int(seat) != viewer and bid not in (None, True):
            faults.append("seat %s's sealed bid is shown: %s" % (seat, bid))
    return faults


def pile_faults(view, state, viewer, memory, pile):
    shown, real = view["piles"][pile], state["piles"][pile]
    seen = memory.piles[viewer][pile]
    if isinstance(shown, int):
        return [] if shown == len(real) else ["pile %d: %d cards, not %d" % (pile + 1, len(real), shown)]
    known = Counter(card for card in shown if card is not None)
    faults = []
    if len(shown) not in {len(real), len(seen or real)}:
        faults.append("pile %d: %d cards shown of %d" % (pile + 1, len(shown), len(real)))
    if known - Counter(seen or []):
        faults.append("pile %d shows %s, the seat has seen %s" % (pile + 1, dict(known), seen))
    looking = state["_reading"]["looking"] == pile and state["seat"] == viewer
    if looking and known != Counter(real):
        faults.append("pile %d is looked through and shows %s" % (pile + 1, shown))
    return faults


def seat_faults(shown, state, viewer, seat, memory):
    real = documented(state)["seats"][seat]
    who = "seat %d: " % seat
    if seat == viewer:
        own = dict(shown, hand={kind: shown["hand"].get(kind, 0) for kind in KINDS})
        return [who + "own %s is %s, should be %s" % (name, own.get(name), real[name])
                for name in real if own.get(name) != real[name]]
    faults = [who + "%s is %s, should be %s" % (name, shown.get(name), real[name])
              for name in ("kept", "tiles") if shown.get(name) != real[name]]
    open_money = [None, memory.money_shown[seat]] + [real["money"]] * (state["decision"] == "over")
    if shown.get("money") not in open_money:
        faults.append(who + "money is shown: %s" % shown["money"])
    faults += [who + fault for fault in special_faults(shown.get("special"), real, viewer, memory)]
    sure = memory.hand_known(state, viewer, seat)
    return faults + [who + fault for fault in hand_faults(shown.get("hand"), real["hand"], sure)]


def special_faults(shown, real, viewer, memory):
    size = len(shown) if isinstance(shown, list) else shown
    if size != len(real["special"]):
        yield "special is %s, the number of cards, %d, is public" % (shown, len(real["special"]))
    elif isinstance(shown, list):
        known = {card for card in shown if card is not None}
        if not known <= memory.specials_seen[viewer]:
            yield "special shows %s" % sorted(known)


def hand_faults(shown, real, sure):
    size = sum(real.values())
    if shown is None or isinstance(shown, int):
        if shown not in (None, size):
            yield "hand of %d is shown as %s" % (size, shown)
        return
    if isinstance(shown, list):
        if len(shown) != size:
            yield "hand of %d is shown as %s" % (size, shown)
        shown = Counter(kind for kind in shown if kind is not None)
    for kind in KINDS:
        if (shown.get(kind) or 0) > sure[kind]:
            yield "%s of hand: shows %d, %d can be known" % (kind, shown[kind], sure[kind])


# ---- the same table in disguise --------------------------------------------------------------

def disguise(state, viewer, rng):
    """The state with all that is hidden from the viewer changed: the views must not differ."""
    state = clone(state)
    others = [seat for seat in range(state["players"]) if seat != viewer]
    players = [state["seats"][seat] for seat in others]
    for player in players:
        player["money"] = rng.randrange(60)
    redeal_goods(players, rng)
    redeal_specials(state, players, rng)
    upper_cards = state["market_cards"][:-1]
    rng.shuffle(upper_cards)
    state["market_cards"][:-1] = upper_cards
    for seat in others:
        if str(seat) in state["bids"]:
            state["bids"][str(seat)] = any_bid(state, seat, rng)
    return state


def redeal_goods(players, rng):
    goods = [kind for player in players for kind in KINDS for _ in range(player["hand"][kind])]
    rng.shuffle(goods)
    for player in players:
        size = sum(player["hand"].values())
        hand, goods = goods[:size], goods[size:]
        player["hand"] = {kind: hand.count(kind) for kind in KINDS}


def redeal_specials(state, players, rng):
    heaps = state["piles"] + [player["special"] for player in players]
    cards = [card for heap in heaps for card in heap]
    rng.shuffle(cards)
    for heap in heaps:
        heap[:], cards = sorted(cards[:len(heap)]), cards[len(heap):]


def any_bid(state, seat, rng):
    hand = state["seats"][seat]["hand"]
    offers = ["%s %d" % (kind, count) for kind in KINDS if kind not in state["closed"]
              for count in range(1, hand[kind] + 1)]
    return rng.choice(offers + ["nothing"])
