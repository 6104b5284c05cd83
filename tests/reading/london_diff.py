"""Where the engine's state and the reading's differ, in the members that protocol.md documents.

Compared as they are: all that lies on the table or belongs to a seat.
Compared only where the text determines them, and then by truth value if it may be a bool or a
number (`MIDDLE` below): `borrowed` counts only while one may repay; `drawn` and `played` may be
counts or bools; `free` may go down at `place` or at `where`; flags of a run may stay or be
cleared once the run is over; `frames` must be there exactly while an activation is under way,
whatever it holds; `idle_turns` may be brought up to date before or at the end of a turn.
Not compared: `draws_then`, `known`, `deck_known`, `seat` and `turn` once the game is over,
and every member the protocol does not name.
"""

from london_check import MID_ACTIVATION
from london_table import copied, top_borough_active

PLAIN = ("game", "players", "first", "decision", "deck", "top", "bottom", "out", "offer", "borough_deck",
         "buildings", "stations", "last_turns", "seen")
SEAT = ("money", "loans", "poverty", "prestige", "hand", "boroughs")
STACK = ("cards", "up", "money", "placed", "activated")

BEFORE = ("turn", "action")
RUNNING = ("run",) + MID_ACTIVATION
DEVELOPING = ("develop", "spend", "where")
ALL_BUT_OVER = BEFORE + RUNNING + DEVELOPING + ("seen", "back", "draw", "end", "limit")

MIDDLE = {
    "borrowed": (bool, ("turn",)),
    "drawn": (bool, ("turn", "seen")),
    "swapped": (bool, ALL_BUT_OVER),
    "any_colour_used": (bool, BEFORE + DEVELOPING),
    "played": (bool, BEFORE + ("develop",)),
    "free": (int, BEFORE + ("develop", "spend")),
    "placing": (lambda value: value or None, ALL_BUT_OVER),
    "draws_left": (int, ("draw",)),
    "activations": (int, ("run",)),
    "sold": (bool, BEFORE + RUNNING),
    "employed": (bool, BEFORE + RUNNING),
    "spared": (bool, BEFORE + RUNNING),
    "no_hand_poverty": (bool, BEFORE + RUNNING),
    "frames": (bool, ALL_BUT_OVER),
}

VAGUE = ("borrowed", "drawn", "swapped", "any_colour_used", "played", "free", "placing", "draws_left", "draws_then",
         "activations", "borough_done", "sold", "employed", "spared", "no_hand_poverty", "frames", "known",
         "deck_known")


def state_differences(engine, reading):
    found = []

    def compare(where, theirs, ours):
        if theirs != ours:
            found.append(f"{where}: engine {theirs!r}, reading {ours!r}")

    decision = reading["decision"]
    for member in PLAIN:
        compare(member, engine.get(member, "missing"), reading[member])
    if decision != "over":
        compare("seat", engine.get("seat"), reading["seat"])
        compare("turn", engine.get("turn"), reading["turn"])
    for member, (meaning, decisions) in MIDDLE.items():
        if decision in decisions:
            if member not in engine:
                found.append(f"{member}: missing from the engine's state")
            else:
                compare(member, meaning(engine[member]), meaning(reading[member]))
    if decision in RUNNING and top_borough_active(reading, reading["seats"][reading["seat"]]):
        compare("borough_done", bool(engine.get("borough_done")), bool(reading["borough_done"]))
    if decision == "turn" and not reading["drawn"] and reading["last_turns"] is None:
        compare("idle_turns", engine.get("idle_turns"), reading["idle_turns"])
    compare("seats", len(engine["seats"]), len(reading["seats"]))
    for number, (theirs, ours) in enumerate(zip(engine["seats"], reading["seats"])):
        compare_seat(compare, f"seat {number}", theirs, ours)
    return found


def compare_seat(compare, where, theirs, ours):
    for member in SEAT:
        compare(f"{where} {member}", theirs.get(member, "missing"), ours[member])
    compare(f"{where} stacks", len(theirs["stacks"]), len(ours["stacks"]))
    for place, (their_stack, our_stack) in enumerate(zip(theirs["stacks"], ours["stacks"]), 1):
        for member in STACK:
            compare(f"{where} stack {place} {member}", their_stack.get(member, "missing"), our_stack[member])


def loadable(reading, engine, fresh=False):
    """The reading's state with no member that the protocol does not name, and those of the middle of a
    turn as the engine writes them. `fresh`: for a position where nobody knows of hidden cards."""
    state = copied(reading)
    for member in VAGUE:
        if member in engine and not (fresh and member in ("known", "deck_known")):
            state[member] = copied(engine[member])
    if reading["decision"] == "over":
        state["seat"], state["turn"] = engine["seat"], engine["turn"]
    if reading["decision"] != "turn" or reading["drawn"]:
        state["idle_turns"] = engine["idle_turns"]
    return state
