"""What can be wrong with a state of London: each check yields sentences, none when all is well."""

from collections import Counter

from london_cards import borough, card, edition
from london_table import (
    BUILDING_MARKERS, HAND_LIMIT, STATION_MARKERS, first_edition, row_size, top_card)

UNORDERED = ("top", "bottom", "out", "offer", "stations", "seen")
MID_ACTIVATION = ("pay", "prison", "workhouse", "coffee", "again", "victim", "station", "flip")


def check(state):
    faults = []
    for question in (cards_are_where_once, rows_fit, lists_are_sorted, seats_hold_what_they_can, stacks_are_sound,
                     boroughs_are_where_once, buildings_agree, stations_are_sound, turn_order_holds,
                     middle_belongs_to_decision, end_is_near_only_without_deck):
        faults += question(state)
    return faults


def check_start(state):
    return check(state) + [fault for question in (start_of_seats, start_of_table, start_of_deck)
                           for fault in question(state)]


def cards_are_where_once(state):
    places = [state["deck"], state["top"], state["bottom"], state["out"], state["seen"]]
    places.append([state["placing"]] if state["placing"] else [])
    for seat in state["seats"]:
        places.append(seat["hand"])
        places += [stack["cards"] for stack in seat["stacks"]]
    found = Counter(name for place in places for name in place)
    printed = Counter(edition(state["game"]).copies())
    for name in sorted(set(found) | set(printed)):
        if found[name] != printed[name]:
            yield f"{found[name]} of {printed[name]} copies of {name} found"


def rows_fit(state):
    for row in ("top", "bottom"):
        if len(state[row]) > row_size(state):
            yield f"{len(state[row])} cards in the {row} row"


def lists_are_sorted(state):
    for member in UNORDERED:
        if state[member] != sorted(state[member]):
            yield f"{member} is not sorted"
    for number, seat in enumerate(state["seats"]):
        if seat["hand"] != sorted(seat["hand"]):
            yield f"the hand of seat {number} is not sorted"


def seats_hold_what_they_can(state):
    if len(state["seats"]) != state["players"]:
        yield "the number of seats is not the number of players"
    for number, seat in enumerate(state["seats"]):
        for member in ("money", "loans", "poverty", "prestige"):
            if seat[member] < 0:
                yield f"seat {number} has {seat[member]} {member}"
        if number != state["seat"] and len(seat["hand"]) > HAND_LIMIT:
            yield f"seat {number} has {len(seat['hand'])} cards out of turn"


def stacks_are_sound(state):
    for number, seat in enumerate(state["seats"]):
        for place, stack in enumerate(seat["stacks"], 1):
            at = f"stack {place} of seat {number}"
            if not stack["cards"]:
                yield f"{at} is empty"
                continue
            if not all(card(state, name).placeable for name in stack["cards"]):
                yield f"{at} holds a card that is never placed"
            if (stack["placed"] or stack["activated"]) and number != state["seat"]:
                yield f"{at} was placed or activated in a turn that is over"
            collects = stack["up"] and top_card(state, stack).ongoing == "collect-on-placement"
            if stack["money"] < 0 or (stack["money"] and not collects):
                yield f"{at} holds £{stack['money']}"
            if not stack["up"] and not top_card(state, stack).flips:
                yield f"{at} is face down but its card never flips"
            if stack["activated"] and top_card(state, stack).activated in ("spare-a-flip", "coffee-house") \
                    and state["decision"] != "coffee":
                yield f"{at} shows an activated {stack['cards'][-1]}"


def boroughs_are_where_once(state):
    found = Counter(state["offer"] + state["borough_deck"])
    found.update(name for seat in state["seats"] for name in seat["boroughs"])
    every = set(edition(state["game"]).boroughs)
    if set(found) - every or any(count > 1 for count in found.values()):
        yield "a borough is in two places, or unknown"
    if first_edition(state):
        if state["offer"] or state["borough_deck"]:
            yield "1E has no borough cards"
    else:
        if set(found) != every:
            yield "a borough card is missing"
        if len(state["offer"]) > 3 or (state["borough_deck"] and len(state["offer"]) != 3):
            yield f"{len(state['offer'])} boroughs lie face up"


def buildings_agree(state):
    owned = {name: number for number, seat in enumerate(state["seats"]) for name in seat["boroughs"]}
    if state["buildings"] != (owned if first_edition(state) else {}):
        yield "buildings and boroughs disagree"
    if first_edition(state):
        if any(len(seat["boroughs"]) > BUILDING_MARKERS for seat in state["seats"]):
            yield "more than 11 building markers of one seat"
        if not connected(state, owned):
            yield "the buildings are not connected"


def stations_are_sound(state):
    if len(state["stations"]) > STATION_MARKERS or len(set(state["stations"])) != len(state["stations"]):
        yield "too many Underground markers"
    if not set(state["stations"]) <= set(state["buildings"]):
        yield "an Underground marker without a building"
    if not connected(state, state["stations"]):
        yield "the Underground markers are not connected"


def connected(state, names):
    left = set(names)
    near = [left.pop()] if left else []
    while near:
        reached = left & set(borough(state, near.pop()).neighbours)
        left -= reached
        near += reached
    return not left


def turn_order_holds(state):
    if state["seat"] is not None and state["seat"] != (state["first"] + state["turn"] - 1) % state["players"]:
        yield "this seat is not on turn"
    if (state["seat"] is None) != (state["decision"] == "over"):
        yield "a game that is over has no seat, and no other"


def middle_belongs_to_decision(state):
    decision = state["decision"]
    if (state["placing"] is not None) != (decision in ("spend", "where")):
        yield f"placing {state['placing']} at {decision}"
    if bool(state["frames"]) != (decision in MID_ACTIVATION):
        yield f"frames {state['frames']} at {decision}"
    if state["seen"] and decision not in ("seen", "back"):
        yield f"seen cards at {decision}"
    if (state["draws_left"] > 0) != (decision == "draw"):
        yield f"{state['draws_left']} draws left at {decision}"
    if decision == "limit" and len(state["seats"][state["seat"]]["hand"]) <= HAND_LIMIT:
        yield "limit with nine cards or fewer"


def end_is_near_only_without_deck(state):
    if state["last_turns"] is not None:
        if state["deck"]:
            yield "last turns with cards in the deck"
        if not 0 <= state["last_turns"] < state["players"]:
            yield f"{state['last_turns']} last turns"
    elif not state["deck"] and state["decision"] == "turn" and not state["drawn"]:
        yield "a turn began without a deck but is not one of the last"
    if not 0 <= state["idle_turns"] <= 60:
        yield f"{state['idle_turns']} idle turns"


# --- The deal

def start_of_seats(state):
    poverty = 5 if first_edition(state) else 0
    for number, seat in enumerate(state["seats"]):
        if (seat["money"], seat["loans"], seat["poverty"], seat["prestige"]) != (5, 0, poverty, 0):
            yield f"seat {number} starts with the wrong money, loans, poverty or prestige"
        if len(seat["hand"]) != 6 or seat["stacks"] or seat["boroughs"]:
            yield f"seat {number} starts with other than six cards"


def start_of_table(state):
    if (state["turn"], state["decision"], state["seat"]) != (1, "turn", state["first"]):
        yield "the first player's first turn does not come first"
    if any(state[member] for member in ("top", "bottom", "out", "stations", "buildings", "last_turns", "idle_turns")):
        yield "the table is not empty"
    if not first_edition(state):
        starters = sorted(place.id for place in edition(state["game"]).boroughs.values() if place.start)
        if state["offer"] != starters:
            yield f"the row of boroughs is {state['offer']}"


def start_of_deck(state):
    """A lies on B on C, and the hands came off the top (L1.2)."""
    dealt = [name for seat in state["seats"] for name in seat["hand"]] + state["deck"]
    cards = edition(state["game"]).cards.values()
    for letter in range(3):
        printed = Counter({each.id: each.copies[letter] for each in cards if each.copies[letter]})
        count = sum(printed.values())
        if Counter(dealt[:count]) != printed:
            yield f"the cards of letter {'ABC'[letter]} are not together"
        dealt = dealt[count:]
