"""The course of a turn of London: start, drawing, the choice of action, hand limit, the next turn.

Each `on_…` function carries out one chosen action of that decision (its words)
and leaves the state at the next decision.

Members of the state whose meaning the protocol leaves open, as the reading uses them:
  drawn        cards drawn so far in 3(b)
  draws_left   cards still to be drawn at the decision `draw`, else 0
  draws_then   the step that follows those draws: "develop" or "end"; null outside `draw`
  played       cards played so far in this develop action
  free         Wren's free placements left; one is gone as soon as a card is in `placing`
  activations  activations begun in this run; Whitehall's repeat is none
  frames       activations under way, outermost first; `stack` counts from 1, `left` is what a
               prison (cards) or Underground (markers) may still do
"""

from london_cards import borough
from london_offers import OFFERS, draw_offers, swap_offers
from london_table import (
    HAND_LIMIT, active_seat, borrow, draw_from_board, draw_from_deck, enjoys, first_edition, hand, lose_poverty,
    pay, peek_depth, put, repayment, spend, swap, take_seen)

IDLE_TURNS_THAT_END_THE_GAME = 60

TURN_MEMBERS = {
    "borrowed": False, "drawn": 0, "swapped": False, "any_colour_used": False, "played": 0, "free": 0,
    "placing": None, "draws_left": 0, "draws_then": None, "activations": 0, "borough_done": False,
    "sold": False, "employed": False, "spared": False, "no_hand_poverty": False, "frames": [], "seen": [],
}


def fresh_turn(state):
    for member, value in TURN_MEMBERS.items():
        state[member] = list(value) if isinstance(value, list) else value
    state["_reading"] = {"took_from_deck": False}


def borrow_or_swap(state, words):
    """Carries out `loan` and `swap …`, which leave the decision as it is; says whether it was one."""
    if words[0] == "loan":
        borrow(state, active_seat(state))
        state["borrowed"] = True
    elif words[0] == "swap":
        swap(state, words[1], words[3], words[4])
    return words[0] in ("loan", "swap")


def draw(state, words):
    if words[0] == "take":
        take_seen(state, words[1])
    elif words[1] == "deck":
        draw_from_deck(state)
    else:
        draw_from_board(state, words[1], words[2])


# --- 3(a), 3(b)

def on_turn(state, words):
    if borrow_or_swap(state, words):
        return
    seat = active_seat(state)
    if words[0] == "repay":
        seat["money"] -= repayment(state, seat)
        seat["loans"] -= 1
    elif words[0] == "peek":
        depth = peek_depth(state, seat)
        state["seen"] = sorted(state["deck"][:depth])
        del state["deck"][:depth]
        state["decision"] = "seen"
    else:
        compulsory_draw(state, words)


def compulsory_draw(state, words):
    """One draw of 3(b). `draw none` ends the drawing, also as the first of two (L9.4)."""
    if words != ["draw", "none"]:
        draw(state, words)
        state["drawn"] += 1
        if state["drawn"] == 1 and enjoys(state, active_seat(state), "draw-0-to-2"):
            return
    state["decision"] = "back" if state["seen"] else "action"


def on_back(state, words):
    state["seen"].remove(words[1])
    state["deck"].insert(0, words[1])
    state["decision"] = "back" if state["seen"] else "action"


# --- 3(c)

def on_action(state, words):
    if borrow_or_swap(state, words):
        return
    if words[0] == "buy":
        buy(state, words[1])
    elif words[0] == "draw":
        begin_draws(state, 3, "end")
    else:
        state["decision"] = words[0]


def buy(state, name):
    seat, place = active_seat(state), borough(state, name)
    pay(state, seat, place.cost)
    seat["boroughs"].append(name)
    if first_edition(state):
        state["buildings"][name] = state["seat"]
    else:
        state["offer"].remove(name)
        if state["borough_deck"]:
            put(state["offer"], state["borough_deck"].pop(0))
        seat["prestige"] += place.prestige
        lose_poverty(seat, place.lose_poverty)
    begin_draws(state, place.cards, "end")


def begin_draws(state, number, then):
    state["draws_left"], state["draws_then"] = number, then
    go_on_drawing(state)


def on_draw(state, words):
    draw(state, words)
    state["draws_left"] -= 1
    go_on_drawing(state)


def go_on_drawing(state):
    if state["draws_left"] and draw_offers(state):
        state["decision"] = "draw"
        return
    then = state["draws_then"]
    state["draws_left"], state["draws_then"] = 0, None
    if then == "develop":
        state["decision"] = "develop"
    else:
        end_action(state)


# --- 3(d)

def end_action(state):
    if swap_offers(state):
        state["decision"] = "end"
    else:
        keep_to_limit(state)


def on_end(state, words):
    borrow_or_swap(state, words)
    keep_to_limit(state)


def on_limit(state, words):
    spend(state, words[1])
    keep_to_limit(state)


def keep_to_limit(state):
    if len(hand(state)) > HAND_LIMIT:
        state["decision"] = "limit"
    else:
        end_turn(state)


# --- The next turn

def end_turn(state):
    for stack in active_seat(state)["stacks"]:
        stack["placed"] = stack["activated"] = False
    state["idle_turns"] = 0 if state["_reading"]["took_from_deck"] else state["idle_turns"] + 1
    fresh_turn(state)
    if game_ends(state):
        state["seat"], state["decision"] = None, "over"
    else:
        state["seat"] = (state["seat"] + 1) % state["players"]
        state["turn"] += 1
        state["decision"] = "turn"


def game_ends(state):
    if state["last_turns"] is not None:
        state["last_turns"] -= 1
        return state["last_turns"] == 0
    if not state["deck"]:
        state["last_turns"] = state["players"] - 1
        return False
    return state["idle_turns"] >= IDLE_TURNS_THAT_END_THE_GAME


def offers(state):
    return sorted(set(OFFERS[state["decision"]](state))) if state["decision"] != "over" else []
