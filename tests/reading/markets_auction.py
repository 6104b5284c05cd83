"""Phase 4: sealed bids, what they win, and the end of the game after them."""
from __future__ import annotations

from markets_data import KINDS, ROUNDS, SPECIAL, components
from markets_state import ask, break_tie, enter, happened, most, move_goods, phase, turn_order

CASH_PRIZE = 3
NOTHING = "nothing"


@phase("auction")
def open_auction(state):
    if len(state["closed"]) == len(KINDS):
        happened(state, "all kinds closed")
        enter(state, "end of auctions")
    else:
        ask(state, state["first"], "bid")


def bid_actions(state, seat):
    hand = state["seats"][seat]["hand"]
    on_sale = [kind for kind in KINDS if kind not in state["closed"]]
    return ["bid " + NOTHING] + ["bid %s %d" % (kind, count)
                                 for kind in on_sale for count in range(1, hand[kind] + 1)]


def carry_out_bid(state, seat, words):
    if str(seat) in state["bids"]:
        happened(state, "bid replaced")
    elif seat != state["seat"]:
        happened(state, "bid out of order")
    state["bids"][str(seat)] = " ".join(words[1:])
    missing = [other for other in turn_order(state) if str(other) not in state["bids"]]
    if missing:
        ask(state, missing[0], "bid")
    else:
        open_bids(state)


def open_bids(state):
    offers = give_back_offers(state)
    state["bids"] = {}
    if not offers:
        happened(state, "all bid nothing")
        return enter(state, "end of auctions")
    state["closed"] = sorted(state["closed"] + list(offers))
    winners = [seat for kind in offers for seat in settle(state, kind, offers[kind])]
    state["_reading"]["prizes"] = [seat for seat in turn_order(state) if seat in winners]
    next_prize(state)


def give_back_offers(state):
    """All cards offered go back to the stocks; returns {kind: {seat: count}}."""
    offers = {}
    for seat in turn_order(state):
        bid = state["bids"][str(seat)]
        if bid != NOTHING:
            kind, count = bid.split(" ")
            offers.setdefault(kind, {})[seat] = int(count)
            move_goods(state, seat, kind, -int(count))
    return offers


def settle(state, kind, counts):
    """Pays the highest offers of a kind; returns who won a special card with it."""
    tied = most(list(counts), counts.get)
    best = break_tie(state, tied)
    worth = components().market_cards[state["now"]][kind]
    if len(tied) > 1:
        what = "special" if worth == SPECIAL else "money"
        happened(state, "tie for %s, %s" % (what, "advantage" if best != tied else "no advantage"))
    if worth == SPECIAL:
        return best if len(best) == 1 else []
    for seat in best:
        state["seats"][seat]["money"] += worth // len(best)
    return []


@phase("prizes")
def next_prize(state):
    prizes = state["_reading"]["prizes"]
    if not prizes:
        open_auction(state)
    elif state["round"] == ROUNDS:
        ask(state, prizes[0], "prize")
    elif any(state["piles"]):
        ask(state, prizes.pop(0), "pile")
    else:
        prizes.clear()
        open_auction(state)


def prize_actions(state, seat):
    return ["cash", "pile"] if any(state["piles"]) else ["cash"]


def carry_out_prize(state, seat, words):
    happened(state, "prize " + words[0])
    state["_reading"]["prizes"].pop(0)
    if words[0] == "pile":
        return ask(state, seat, "pile")
    state["seats"][seat]["money"] += CASH_PRIZE
    next_prize(state)


@phase("end of auctions")
def end_auctions(state):
    if state["round"] == ROUNDS:
        ask(state, None, "over")
    else:
        enter(state, "move")
