"""How the players of the comparison choose: none plays well, together they make rare things happen."""
from __future__ import annotations

from typing import NamedTuple

from markets_data import SPECIAL, components


class Temper(NamedTuple):
    name: str
    bidding: object             # (rng, state, actions) -> action
    verbs: dict = {}            # weight of a verb; 1 if not named
    likings: dict = {}          # weight of an action of which this is a part; 1 if not named


def count_of(action):
    return int(action.split(" ")[2]) if action != "bid nothing" else 0


def bid_anything(rng, state, actions):
    kinds = sorted({action.split(" ")[1] for action in actions})
    kind = rng.choice(kinds)
    return rng.choice([action for action in actions if action.split(" ")[1] == kind])


def bid_little(rng, state, actions):
    return bid_anything(rng, state, actions) if rng.random() < 0.08 else "bid nothing"


def bid_nothing(rng, state, actions):
    return "bid nothing"


def bid_all_of_a_kind(rng, state, actions):
    return max(actions, key=count_of)


def bid_one(rng, state, actions):
    return rng.choice([action for action in actions if count_of(action) == 1] or actions)


def bid_one_of_the_first(rng, state, actions):
    """Everybody offers one card of the same kind, so most auctions are tied."""
    return next((action for action in actions if count_of(action) == 1), "bid nothing")


def bid_for_special(rng, state, actions):
    card = components().market_cards[state["now"]]
    for_special = [action for action in actions if card.get(action.split(" ")[1]) == SPECIAL]
    if for_special:
        return rng.choice(for_special)
    return bid_anything(rng, state, actions) if rng.random() < 0.5 else "bid nothing"


KEEPERS = {"keep advantage": 60, "keep restock-and-exchange": 30}

TEMPERS = (
    Temper("even", bid_anything),
    Temper("hoarder", bid_little, {"buyer": 20, "assistant": 8, "builder": 3, "pile": 4}, KEEPERS),
    Temper("idler", bid_nothing, {"keep": 5}),
    Temper("card player", bid_for_special, {"play": 8, "cashier": 3}, KEEPERS),
    Temper("late player", bid_for_special, {"play": 0.2, "done": 0.05, "cashier": 6},
           {"keep any-market": 9, "keep monopoly": 4, "keep rich": 4}),
    Temper("gambler", bid_all_of_a_kind, {"play": 2, "give": 4}, KEEPERS),
    Temper("copycat", bid_one_of_the_first, {"play": 6}, KEEPERS),
    Temper("small bidder", bid_one, {"play": 3}, {"pile 1": 30, "pile 2": 5}),
    Temper("builder", bid_for_special, {"builder": 30, "assistant": 2, "play": 2},
           {"keep any-market": 30, "play any-market": 9, "pile 4": 30}),
    Temper("monopolist", bid_for_special, {"builder": 20, "assistant": 6},
           {"tile portobello-market": 20, "tile covent-garden": 8, "keep monopoly": 8,
            "keep combined": 8, "assistant lower portobello-market": 9}),
)


def tempers_of(players, rng):
    """One temper for a whole table now and then: only then do stocks run out and all bids tie."""
    if rng.random() < 0.5:
        return [rng.choice(TEMPERS)] * players
    return [rng.choice(TEMPERS) for _ in range(players)]


def choose(temper, rng, state, decision, actions):
    if decision == "bid" and rng.random() < 0.93:
        return temper.bidding(rng, state, actions)
    if rng.random() < 0.05:
        return rng.choice(actions)
    verbs = sorted({action.split(" ")[0] for action in actions})
    verb = rng.choices(verbs, [temper.verbs.get(verb, 1) for verb in verbs])[0]
    choices = [action for action in actions if action.split(" ")[0] == verb]
    return rng.choices(choices, [weight(temper, action) for action in choices])[0]


def weight(temper, action):
    return max([worth for part, worth in temper.likings.items() if part in action], default=1)
