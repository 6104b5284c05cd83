"""What frames the rounds: set-up tiles, phase 1 (reveal), phases 5 and 6, and the special piles."""
from __future__ import annotations

from markets_data import PILES, components
from markets_state import (ask, enter, happened, left_of, phase, right_of, still_to_come, turn_order)

SET_UP_TILES_ON_A_MARKET = 3


# ---- set-up and reveal -----------------------------------------------------------------------

def set_up_actions(state):
    return ["tile " + market for market in components().ring
            if len(state["tiles"][market]) < SET_UP_TILES_ON_A_MARKET]


def lay_set_up_tile(state, seat, market):
    state["tiles"][market].append(right_of(state, seat))
    state["handed"][seat] -= 1
    if any(state["handed"]):
        ask(state, left_of(state, seat), "tile")
    else:
        begin_round(state)


def begin_round(state):
    state["round"] += 1
    state["now"] = state["market_cards"].pop(0)
    state["closed"] = []
    if components().is_closed(state["now"]):
        happened(state, "closed round")
    enter(state, "actions")


# ---- move, events, first-player marker -------------------------------------------------------

@phase("move")
def move(state):
    ring = components().ring
    for merchant, market in state["merchants"].items():
        state["merchants"][merchant] = ring[(ring.index(market) + 1) % len(ring)]
    for assistant in state["assistants"]:
        state["assistants"][assistant] += 1
    state["used"] = []
    event = components().events.get(state["assistants"]["lower"])
    if event:
        happened(state, "event " + event)
    if event == "special-card":
        state["_reading"]["picked"] = []
        ask_event_pile(state, turn_order(state))
    else:
        end_round(state)


def ask_event_pile(state, seats):
    if seats and pile_actions(state, seats[0]):
        return ask(state, seats[0], "pile")
    if seats:
        happened(state, "no pile left")
    state["_reading"]["picked"] = None
    end_round(state)


def end_round(state):
    state["first"] = left_of(state, state["first"])
    begin_round(state)


# ---- special piles ---------------------------------------------------------------------------

def pile_actions(state, seat):
    picked = state["_reading"]["picked"] or []
    return ["pile %d" % (pile + 1) for pile in range(PILES)
            if state["piles"][pile] and pile not in picked]


def carry_out_pile(state, seat, words):
    state["_reading"]["looking"] = int(words[1]) - 1
    ask(state, seat, "keep")


def keep_actions(state, seat):
    return ["keep " + card for card in set(state["piles"][state["_reading"]["looking"]])]


def carry_out_keep(state, seat, words):
    reading, player = state["_reading"], state["seats"][seat]
    pile, reading["looking"] = reading["looking"], None
    state["piles"][pile].remove(words[1])
    player["special"] = sorted(player["special"] + [words[1]])
    if not state["piles"][pile]:
        happened(state, "pile emptied")
    if reading["picked"] is None:
        return enter(state, "prizes")
    reading["picked"].append(pile)
    ask_event_pile(state, still_to_come(state, seat))
