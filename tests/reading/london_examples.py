"""The worked examples of the rulebooks (L12.1 to L12.5) and a few hard cases, played through the reading."""

import random

from london import apply, check, deal, legal
from london_score import poverty_penalty
from london_table import put


def position(game, hand=(), stacks=(), boroughs=(), board=(), players=3, **seat_members):
    """A sound state at the decision `action` of seat 0, who holds just these cards, stacks and boroughs."""
    state = deal(game, players, random.Random(1))
    state.update(first=0, seat=0, decision="action", drawn=1)
    seat = state["seats"][0]
    state["deck"] += seat["hand"]
    seat["hand"] = []
    for name in hand:
        put(seat["hand"], pulled(state, name))
    for name in board:
        put(state["top"], pulled(state, name))
    for name in stacks:
        seat["stacks"].append({"cards": [pulled(state, name)], "up": True, "money": 0,
                               "placed": False, "activated": False})
    give_boroughs(state, 0, boroughs)
    seat.update(seat_members)
    return state


def give_boroughs(state, number, names):
    for name in names:
        state["seats"][number]["boroughs"].append(name)
        if state["game"] == "london1":
            state["buildings"][name] = number
            continue
        if name in state["offer"]:
            state["offer"].remove(name)
            put(state["offer"], state["borough_deck"].pop(0))
        else:
            state["borough_deck"].remove(name)


def pulled(state, name):
    """Takes a copy of the card out of the deck, or out of another seat's hand in exchange for a deck card."""
    if name in state["deck"]:
        state["deck"].remove(name)
    else:
        holder = next(seat for seat in state["seats"][1:] if name in seat["hand"])
        holder["hand"].remove(name)
        put(holder["hand"], state["deck"].pop())
    return name


def play(state, *actions):
    for action in actions:
        state = apply(state, action)
        assert not check(state), check(state)
    return state


def actions(state, verb=""):
    return [action for action in legal(state)[2] if action.startswith(verb)]


def same(found, expected):
    assert found == expected, f"{found} is not {expected}"


def running_the_city_2e():                                                                      # L12.1
    state = position("london2", ["paupers", "grocers", "salters"],
                     ["west-india-docks", "town-houses", "hospital", "steamboats"],
                     ["lambeth", "southwark-and-bermondsey"], money=0, loans=1, poverty=3)
    state = play(state, "run", "activate 1", "spend paupers")
    same(actions(state), ["flip", "flip 3"])
    state = play(state, "flip", "activate 2", "flip 3", "activate 4")
    same(actions(state), ["borough", "loan"])
    state = play(state, "borough", "done")
    seat = state["seats"][0]
    same((seat["money"], seat["prestige"], seat["poverty"]), (11, 2, 11))
    same([stack["up"] for stack in seat["stacks"]], [False, True, False, False])


def running_the_city_1e():                                                                      # L12.2
    state = position("london1", ["paupers", "grocers"],
                     ["east-india-company", "woolwich-arsenal", "coffee-house", "british-museum", "hospital"],
                     ["city"], ["almshouses"], money=0, poverty=10)
    state = play(state, "run", "activate 1", "spend paupers", "flip 5", "activate 2", "activate 3",
                 "take top almshouses", "activate 3", "activate 4", "done")
    seat = state["seats"][0]
    same((seat["money"], seat["prestige"], seat["poverty"], len(seat["hand"])), (5, 6, 10 - 2 - 1 + 5, 1))


def underground():                                                                              # L12.3
    state = position("london1", ["paupers", "grocers"], ["underground", "underground"],
                     ["southwark-and-bermondsey", "deptford", "city"], money=9)
    give_boroughs(state, 1, ["westminster", "bethnal-green-stepney-and-poplar"])
    state = play(state, "run", "activate 1", "spend paupers")
    same(actions(state), ["station bethnal-green-stepney-and-poplar", "station city",
                          "station southwark-and-bermondsey", "station westminster"])
    state = play(state, "station southwark-and-bermondsey")
    same(actions(state), ["station city", "station deptford"])
    state = play(state, "station deptford", "activate 2", "spend grocers")
    same(actions(state), ["station city"])
    state = play(state, "station city")
    same(actions(state), ["station bethnal-green-stepney-and-poplar", "station westminster"])
    state = play(state, "station westminster")
    same((state["seats"][0]["money"], state["seats"][0]["prestige"]), (6, 8))


def developing_2e():                                                                            # L12.4
    hand = ["vauxhall-gardens", "hospital", "huguenots", "vintners"]
    state = play(position("london2", hand), "develop")
    same(actions(state), ["loan", "place hospital", "place vauxhall-gardens", "place vintners", "use huguenots"])
    placed = play(state, "place hospital", "spend vauxhall-gardens", "new")
    same((placed["seats"][0]["money"], placed["top"]), (3, ["vauxhall-gardens"]))
    used = play(state, "use huguenots", "draw deck", "draw deck")
    same((used["decision"], used["out"], len(used["seats"][0]["hand"])), ("develop", ["huguenots"], 5))


def playing_cards_1e():                                                                         # L12.4
    hand = ["huguenots", "coffee-house", "st-pauls", "east-india-company", "hospital", "grocers"]
    state = play(position("london1", hand), "develop", "use huguenots", "draw deck", "draw deck",
                 "place coffee-house", "new", "place st-pauls", "spend hospital", "new")
    same((state["seats"][0]["money"], state["seats"][0]["loans"]), (5, 1))
    state = play(state, "place east-india-company", "spend grocers", "new")
    same((state["seats"][0]["money"], state["seats"][0]["loans"]), (1, 1))


def buying_land_1e():                                                                           # L12.4
    state = position("london1", money=8)
    same(actions(state, "buy"), ["buy city", "buy southwark-and-bermondsey", "buy westminster"])
    state = play(state, "buy city", "draw deck", "draw deck", "draw deck", "draw deck")
    same((state["seat"], state["seats"][0]["money"], len(state["seats"][0]["hand"])), (1, 0, 4))
    state = play(state, "draw deck")
    assert "buy st-pancras" in actions(state) and "buy southwark-and-bermondsey" in actions(state)
    assert "buy lambeth" not in actions(state)


def six_poverty_costs_seven():                                                                  # L12.5
    same([poverty_penalty(6), poverty_penalty(10), poverty_penalty(12)], [7, 15, 21])


def whitehall_repeats_a_card_turned_down():                                                     # L9.16, L9.14
    state = position("london1", stacks=["whitehall", "fishmongers", "hospital"], money=0)
    state = play(state, "run", "activate 2", "flip")
    state = play(state, "activate 1", "activate 2")
    same((state["decision"], state["seats"][0]["money"]), ("flip", 10))
    state = play(state, "flip 3")
    same(actions(state), ["done", "loan"])
    same([stack["up"] for stack in state["seats"][0]["stacks"]], [True, False, False])


def no_card_on_one_placed_this_turn():                                                          # L6.3
    state = position("london1", ["coffee-house", "coffee-house"], ["grocers"])
    state = play(state, "develop", "place coffee-house", "on 1", "place coffee-house")
    same(actions(state), ["new"])


def shops_collect_and_lose():                                                                   # L9.6
    state = position("london2", ["coffee-house", "coffee-house", "shops", "grocers"], ["shops"])
    state = play(state, "develop", "place coffee-house", "new", "place shops", "spend grocers", "new")
    same([stack["money"] for stack in state["seats"][0]["stacks"]], [2, 0, 0])
    state = play(state, "place coffee-house", "on 1")
    same([stack["money"] for stack in state["seats"][0]["stacks"]], [0, 0, 1])


def full_board_moves():                                                                         # L4.2
    names = ["fishmongers", "grocers", "haberdashers", "mercers", "salters", "vintners"]
    for game, top, bottom in (("london1", names[3:], ["paupers"]), ("london2", ["paupers"], names[:3])):
        state = position(game, ["paupers"], ["west-india-docks"], board=names[:3], players=2)
        for name in names[3:]:
            put(state["bottom"], pulled(state, name))
        state = play(state, "run", "activate 1", "spend paupers")
        same((state["top"], state["bottom"]), (top, bottom))


EXAMPLES = (
    running_the_city_2e, running_the_city_1e, underground, developing_2e, playing_cards_1e, buying_land_1e,
    six_poverty_costs_seven, whitehall_repeats_a_card_turned_down,
    no_card_on_one_placed_this_turn, shops_collect_and_lose, full_board_moves)


def play_examples():
    for example in EXAMPLES:
        example()
    return len(EXAMPLES)


if __name__ == "__main__":
    print(f"{play_examples()} passed, 0 failed")
