"""What every phase of London Markets uses: the state, the order of play, the way to the next phase.

A state has the engine protocol's shape. What the middle of a decision needs besides the
protocol's documented members is kept under the key "_reading":

  played      special cards the seat has played in this round (0 to 2)
  acted       the seat has carried out its merchant or assistant
  due         goods cards still due from the buyer's action
  takes       restock cards still to be taken by the seat
  exchanges   exchanges left to the seat, the one under way included
  exchanging  a card was given back and another is due for it
  prizes      winners who have still to choose a special card, in turn order
  picked      during the special-card event the piles looked through so far, otherwise None
  looking     the pile being looked through, from 0
  happened    what was remarkable in the last `apply` (for the coverage table)
"""
from __future__ import annotations

from markets_data import KINDS, components

ADVANTAGE = "advantage"


def between_decisions():
    return {"played": 0, "acted": False, "due": 0, "takes": 0, "exchanges": 0, "exchanging": False,
            "prizes": [], "picked": None, "looking": None, "happened": []}


def adopt(state):
    """A copy of another's state as this reading's own, empty hands and markets spelled out."""
    state = clone(state)
    for market in components().ring:
        state["tiles"].setdefault(market, [])
    for kind in KINDS:
        state["stocks"].setdefault(kind, 0)
        for player in state["seats"]:
            player["hand"].setdefault(kind, 0)
    state["_reading"] = between_decisions()
    return state


def clone(value):
    if isinstance(value, dict):
        return {key: clone(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [clone(inner) for inner in value]
    return value


def happened(state, what):
    state["_reading"]["happened"].append(what)


def ask(state, seat, decision):
    state["seat"], state["decision"] = seat, decision


# ---- order of play ---------------------------------------------------------------------------

def left_of(state, seat):
    return (seat + 1) % state["players"]


def right_of(state, seat):
    return (seat - 1) % state["players"]


def turn_order(state):
    return [(state["first"] + place) % state["players"] for place in range(state["players"])]


def still_to_come(state, seat):
    order = turn_order(state)
    return order[order.index(seat) + 1:]


# ---- goods and advantage ---------------------------------------------------------------------

def stocked(state):
    return [kind for kind in KINDS if state["stocks"][kind]]


def take_actions(state, seat):
    return ["take " + kind for kind in stocked(state)]


def move_goods(state, seat, kind, count):
    """From the stock to the hand, or back when the count is negative."""
    state["stocks"][kind] -= count
    state["seats"][seat]["hand"][kind] += count


def goods_in_hand(state, seat):
    return sum(state["seats"][seat]["hand"].values())


def most(seats, worth):
    """The seats that share the highest worth."""
    best = max(worth(seat) for seat in seats)
    return [seat for seat in seats if worth(seat) == best]


def break_tie(state, seats):
    """Those with the advantage if they are among the seats, otherwise all of them."""
    return [seat for seat in seats if ADVANTAGE in state["seats"][seat]["kept"]] or seats


# ---- phases ----------------------------------------------------------------------------------

_PHASES = {}


def phase(name):
    """Registers a function as the beginning of a phase, so that one module can lead into another."""
    def register(begin):
        _PHASES[name] = begin
        return begin
    return register


def enter(state, name):
    _PHASES[name](state)
