"""Phase 3: restock, then the exchanges."""
from __future__ import annotations

from markets_data import KINDS, RESTOCK_CARDS
from markets_state import ask, enter, happened, move_goods, phase, still_to_come, stocked, turn_order

EXCHANGE_CARD = "restock-and-exchange"


@phase("restock")
def begin_restock(state):
    ask_restock(state, turn_order(state))


def ask_restock(state, seats):
    """Each takes all their cards before the next does; nobody exchanges before everybody has taken."""
    if seats and stocked(state):
        state["_reading"]["takes"] = RESTOCK_CARDS + exchange_cards(state, seats[0])
        return ask(state, seats[0], "restock")
    if seats:
        happened(state, "restock lost")
    ask_exchange(state, turn_order(state))


def exchange_cards(state, seat):
    return state["seats"][seat]["kept"].count(EXCHANGE_CARD)


def carry_out_restock(state, seat, words):
    reading = state["_reading"]
    move_goods(state, seat, words[1], 1)
    if reading["exchanging"]:
        reading["exchanging"] = False
        return exchange_done(state, seat)
    reading["takes"] -= 1
    if not reading["takes"] or not stocked(state):
        if reading["takes"]:
            happened(state, "restock lost")
        reading["takes"] = 0
        ask_restock(state, still_to_come(state, seat))


def ask_exchange(state, seats):
    for seat in seats:
        state["_reading"]["exchanges"] = exchange_cards(state, seat)
        if state["_reading"]["exchanges"]:
            return ask(state, seat, "exchange")
    enter(state, "auction")


def exchange_actions(state, seat):
    hand = state["seats"][seat]["hand"]
    return ["give " + kind for kind in KINDS if hand[kind]] + ["keep"]


def carry_out_exchange(state, seat, words):
    if words[0] == "keep":
        return exchange_done(state, seat)
    happened(state, "exchange")
    move_goods(state, seat, words[1], -1)
    state["_reading"]["exchanging"] = True
    ask(state, seat, "restock")


def exchange_done(state, seat):
    state["_reading"]["exchanges"] -= 1
    if state["_reading"]["exchanges"]:
        happened(state, "second exchange of a seat")
        ask(state, seat, "exchange")
    else:
        ask_exchange(state, still_to_come(state, seat))
