"""What a seat may know of a game of London (L2.1 to L2.3), and whether a view keeps to it."""

from collections import Counter

from london_cards import edition
from london_table import copied, first_edition

PUBLIC = ("game", "players", "first", "turn", "seat", "decision", "top", "bottom", "out", "offer", "buildings",
          "stations", "last_turns")
PUBLIC_OF_SEAT = ("money", "loans", "poverty", "prestige", "boroughs")
PUBLIC_OF_STACK = ("up", "money", "placed", "activated")
LEAVES_HAND = ("spend", "place", "use", "discard", "sell")


class Knowledge:
    """For each viewer the cards known in other hands, and which places of the deck are known."""

    def __init__(self, state):
        self.seats = range(state["players"])
        self.hands = [[Counter() for _ in self.seats] for _ in self.seats]
        self.deck = [[False] * len(state["deck"]) for _ in self.seats]
        self.peeked = [Counter() for _ in self.seats]
        self.taken = Counter()

    def observe(self, before, action):
        seat, words = before["seat"], action.split()
        if words[0] in LEAVES_HAND:
            self.leaves(seat, words[1])
        elif words[0] == "employ":
            self.leaves(seat, "paupers")
        elif words[0] == "swap":
            self.leaves(seat, words[1])
            self.enters(seat, words[4])
        elif action == "draw deck":
            self.drawn(seat, before["deck"][0])
        elif words[0] == "draw" and words[1] in ("top", "bottom"):
            self.enters(seat, words[2])
        elif words[0] == "back":
            for viewer in self.seats:
                self.deck[viewer].insert(0, viewer == seat)
        elif words[0] == "take" and before["decision"] == "seen":
            self.taken_from_seen(seat, words[1], len(before["seen"]) == 1)

    def leaves(self, owner, name):
        """Of several copies the known one leaves first."""
        for viewer in self.seats:
            if self.hands[viewer][owner][name]:
                self.hands[viewer][owner][name] -= 1

    def enters(self, owner, name):
        for viewer in self.seats:
            self.hands[viewer][owner][name] += 1

    def drawn(self, owner, name):
        for viewer in self.seats:
            if self.deck[viewer].pop(0):
                self.hands[viewer][owner][name] += 1

    def peek(self, before, after):
        seen = before["deck"][:len(after["seen"])]
        self.taken = Counter()
        for viewer in self.seats:
            known = [name for name, is_known in zip(seen, self.deck[viewer]) if is_known]
            self.peeked[viewer] = Counter(seen if viewer == before["seat"] else known)
            del self.deck[viewer][:len(seen)]

    def taken_from_seen(self, owner, name, is_last):
        """Another viewer learns what was taken only if nothing is left to go back."""
        self.taken[name] += 1
        if is_last:
            for viewer in self.seats:
                self.hands[viewer][owner] += self.taken & self.peeked[viewer]

    def of_deck(self, viewer, deck):
        return Counter(name for name, is_known in zip(deck, self.deck[viewer]) if is_known)


def view_faults(view, state, viewer, knowledge):
    """Sentences on what the view of a seat shows wrongly, given the whole state."""
    faults = [f"{member}: {view.get(member)!r}, the state has {state[member]!r}"
              for member in PUBLIC if view.get(member, "missing") != state[member]]
    faults += hidden_list_faults("deck", view.get("deck"), len(state["deck"]),
                                 knowledge.of_deck(viewer, state["deck"]))
    faults += hidden_list_faults("borough_deck", view.get("borough_deck"), len(state["borough_deck"]), Counter())
    if viewer == state["seat"] or not state["seen"]:
        if view.get("seen", []) != state["seen"]:
            faults.append(f"seen: {view.get('seen')!r}, the seat has looked at {state['seen']!r}")
    else:
        known = knowledge.peeked[viewer] & Counter(state["seen"])
        faults += hidden_list_faults("seen", view.get("seen"), len(state["seen"]), known, may_hide=True)
    if view.get("placing") not in (None, state["placing"]):
        faults.append(f"placing: {view['placing']!r}")
    for number, (shown, seat) in enumerate(zip(view["seats"], state["seats"])):
        faults += [f"seat {number} {fault}" for fault in seat_faults(shown, seat, state, viewer, number, knowledge)]
    return faults


def seat_faults(shown, seat, state, viewer, number, knowledge):
    for member in PUBLIC_OF_SEAT:
        if shown.get(member) != seat[member]:
            yield f"{member}: {shown.get(member)!r}, not {seat[member]!r}"
    if viewer == number:
        if shown.get("hand") != seat["hand"]:
            yield f"hand: {shown.get('hand')!r}, its own is {seat['hand']!r}"
    else:
        yield from hidden_list_faults("hand", shown.get("hand"), len(seat["hand"]),
                                      +knowledge.hands[viewer][number])
    for place, (shown_stack, stack) in enumerate(zip(shown["stacks"], seat["stacks"]), 1):
        for fault in stack_faults(shown_stack, stack, first_edition(state) or viewer == number
                                  or state["decision"] == "over"):
            yield f"stack {place} {fault}"


def stack_faults(shown, stack, is_open):
    """2E: covered and face-down cards of others may be hidden or, once seen, remembered."""
    for member in PUBLIC_OF_STACK:
        if shown.get(member) != stack[member]:
            yield f"{member}: {shown.get(member)!r}, not {stack[member]!r}"
    cards = shown.get("cards")
    if is_open and cards != stack["cards"]:
        yield f"cards: {cards!r}, not {stack['cards']!r}"
    elif isinstance(cards, list):
        if len(cards) != len(stack["cards"]) or (stack["up"] and cards[-1] != stack["cards"][-1]):
            yield f"cards: {cards!r}, not {stack['cards']!r}"
        if Counter(name for name in cards if name) - Counter(stack["cards"]):
            yield f"cards: {cards!r} shows others than {stack['cards']!r}"


def hidden_list_faults(what, shown, size, known, may_hide=False):
    """A number, or the known cards and a null for each other one; left out only if it may be hidden."""
    if shown is None:
        if not may_hide:
            yield f"{what}: left out, though its size is public"
    elif isinstance(shown, int):
        if shown != size:
            yield f"{what}: {shown} cards, there are {size}"
    else:
        if len(shown) != size:
            yield f"{what}: {len(shown)} cards, there are {size}"
        visible = Counter(name for name in shown if name is not None)
        if visible - known:
            yield f"{what}: shows {dict(visible)}, the seat can know {dict(known)}"
        if known - visible and not may_hide:
            yield f"{what}: shows {dict(visible)}, the seat knows {dict(known)}"


def with_hidden_cards_moved(state, viewer, knowledge, rng):
    """The same state for this viewer: cards that nobody but their holder knows have changed places.

    Only cards printed with the same single letter are exchanged, so that the deck stays A on B on C,
    and not those of a hand in the middle of its player's action.
    """
    moved = copied(state)
    places = {letter: [] for letter in range(3)}
    for at, name in enumerate(moved["deck"]):
        if not any(known[at] for known in knowledge.deck):
            note_place(places, moved, moved["deck"], at, name)
    for number, seat in enumerate(moved["seats"]):
        if number == viewer or (number == moved["seat"] and moved["decision"] not in ("turn", "action", "draw")):
            continue
        known = Counter()
        for other in knowledge.seats:
            known |= knowledge.hands[other][number]
        for at, name in enumerate(seat["hand"]):
            if known[name]:
                known[name] -= 1
            else:
                note_place(places, moved, seat["hand"], at, name)
    for found in places.values():
        names = [cards[at] for cards, at in found]
        rng.shuffle(names)
        for (cards, at), name in zip(found, names):
            cards[at] = name
    for seat in moved["seats"]:
        seat["hand"].sort()
    rng.shuffle(moved["borough_deck"])
    return moved


def note_place(places, state, cards, at, name):
    letters = [letter for letter, count in enumerate(edition(state["game"]).cards[name].copies) if count]
    if len(letters) == 1:
        places[letters[0]].append((cards, at))
