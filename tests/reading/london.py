"""A second reading of the rules of London, both editions, to hold against the engine.

Written from the rules and the protocol's text alone. States are plain dicts in the
protocol's shape; the one member of the reading's own, `_reading`, is never sent.

    legal(state)          seat, decision, sorted actions
    apply(state, action)  the state at the next decision; the given one is left as it is
    score(state)          totals, lines and winners of a finished game
    check(state)          what is wrong with a state: a list of sentences
    check_start(state)    what is wrong with it as a deal (L1.1 to L1.6)
    deal(game, players, rng), from_engine(state), documented(state)
"""

from london_cards import edition
from london_check import check, check_start
from london_develop import on_develop, on_spend, on_where
from london_run import (
    on_again, on_coffee, on_flip, on_pay, on_prison, on_run, on_station, on_victim, on_workhouse)
from london_score import score
from london_table import copied
from london_turn import (
    compulsory_draw, fresh_turn, offers, on_action, on_back, on_draw, on_end, on_limit, on_turn)

__all__ = ["IllegalAction", "apply", "check", "check_start", "deal", "documented", "from_engine", "legal", "score"]

HANDLERS = {
    "turn": on_turn, "seen": compulsory_draw, "back": on_back, "action": on_action, "draw": on_draw,
    "develop": on_develop, "spend": on_spend, "where": on_where,
    "run": on_run, "pay": on_pay, "prison": on_prison, "workhouse": on_workhouse, "coffee": on_coffee,
    "again": on_again, "victim": on_victim, "station": on_station, "flip": on_flip,
    "end": on_end, "limit": on_limit,
}

MEMBERS = (
    "game", "players", "first", "turn", "seat", "decision", "deck", "top", "bottom", "out", "offer",
    "borough_deck", "buildings", "stations", "last_turns", "seats", "borrowed", "drawn", "swapped",
    "any_colour_used", "played", "free", "placing", "draws_left", "draws_then", "activations", "borough_done",
    "sold", "employed", "spared", "no_hand_poverty", "frames", "seen", "idle_turns")


class IllegalAction(ValueError):
    pass


def legal(state):
    return state["seat"], state["decision"], offers(state)


def apply(state, action):
    if action not in offers(state):
        raise IllegalAction(action)
    after = copied(state)
    HANDLERS[state["decision"]](after, action.split())
    return after


def documented(state):
    """The members that protocol.md names, in the reading's own values."""
    return copied({member: state[member] for member in MEMBERS})


def from_engine(state):
    """The reading's state at the start of a game that the engine has dealt."""
    own = copied({member: state[member] for member in MEMBERS if member in state})
    fresh_turn(own)
    return own


def deal(game, players, rng):
    printed = edition(game)
    deck = []
    for letter in range(3):
        cards = [card.id for card in printed.cards.values() for _ in range(card.copies[letter])]
        rng.shuffle(cards)
        deck += cards
    seats = []
    for _ in range(players):
        seats.append({"money": 5, "loans": 0, "poverty": 5 if game == "london1" else 0, "prestige": 0,
                      "hand": sorted(deck[:6]), "stacks": [], "boroughs": []})
        del deck[:6]
    offer, borough_deck = [], []
    if game == "london2":
        offer = sorted(place.id for place in printed.boroughs.values() if place.start)
        borough_deck = [place.id for place in printed.boroughs.values() if not place.start]
        rng.shuffle(borough_deck)
    first = rng.randrange(players)
    state = {"game": game, "players": players, "first": first, "turn": 1, "seat": first, "decision": "turn",
             "deck": deck, "top": [], "bottom": [], "out": [], "offer": offer, "borough_deck": borough_deck,
             "buildings": {}, "stations": [], "last_turns": None, "seats": seats, "idle_turns": 0}
    fresh_turn(state)
    return state
