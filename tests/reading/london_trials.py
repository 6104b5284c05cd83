"""Trials of the engine beside playing on: load, undo, illegal actions, refused states, views.

Each trial takes the match (see compare.py) between two actions and leaves the engine where it was.
"""

from london import documented
from london_cards import edition
from london_diff import loadable, state_differences
from london_table import copied
from london_views import view_faults, with_hidden_cards_moved

MOST_UNDONE = 4


def try_load(match):
    """The documented members alone, lists unsorted, must load and come back; so must the engine's own state."""
    before = match.engine.state()
    sent = loadable(documented(match.state), before)
    shuffle_unordered(sent, match.rng)
    match.load(sent, "the reading's documented members")
    after = match.engine.state()
    found = state_differences(after, match.state)
    found += [f"{member}: sent {sent[member]!r}, came back {after.get(member)!r}"
              for member in ("frames", "draws_left", "free", "idle_turns", "last_turns")
              if member in before and after.get(member) != sent[member]]
    match.expect(not found, "load changed the state", found)
    match.compare_legal("after load")
    match.load(before, "the engine's own state")
    match.expect(match.engine.state() == before, "load then state is another state than was loaded")
    match.compare_legal("after load of the engine's own state")


def shuffle_unordered(state, rng):
    for cards in [state["top"], state["bottom"], state["out"], state["offer"], state["stations"], state["seen"]] + \
            [seat["hand"] for seat in state["seats"]]:
        rng.shuffle(cards)


def try_undo(match):
    count = min(len(match.since_load), match.rng.randint(1, MOST_UNDONE))
    if not count:
        return
    here = match.engine.state()
    for _ in range(count):
        match.engine.ask("undo")
    for earlier, action in match.since_load[-count:]:
        found = state_differences(match.engine.state(), earlier)
        match.expect(not found, "undo does not lead back", found)
        match.engine.ask("apply", action=action)
    match.expect(match.engine.state() == here, "undo and the same actions again lead elsewhere")


def try_illegal(match):
    before = match.engine.state()
    seat, _, actions = match.legal
    action = match.rng.choice(sorted(plausible_actions(match.state) - set(actions)))
    answer = match.engine.request("apply", action=action)
    match.expect(not answer["ok"], f"the illegal action {action!r} was carried out")
    match.expect(answer["error"]["code"] == "illegal-action", f"{action!r} refused as {answer['error']['code']}")
    if actions:
        other = (seat + 1) % match.state["players"]
        answer = match.engine.request("apply", action=match.rng.choice(actions), seat=other)
        match.expect(not answer["ok"], f"seat {other} acted out of turn")
        match.expect(not match.engine.request("score")["ok"], "a score before the end")
    match.expect(match.engine.state() == before, f"the refused action {action!r} changed the game")


def plausible_actions(state):
    """Actions that are legal at other moments, and some that never are."""
    words = {"", "dance", "draw  deck", "DRAW DECK", "draw deck ", "draw top dance", "place", "on 0", "activate 0",
             "activate 99", "activate -1", "player 9", "loan", "repay", "peek", "draw deck", "draw none",
             "draw three", "develop", "run", "done", "borough", "employ", "spare", "flip", "new", "swap"}
    printed = edition(state["game"])
    for name in printed.cards:
        for verb in ("place", "use", "spend", "sell", "discard", "take", "back", "draw top", "take bottom"):
            words.add(f"{verb} {name}")
    words.update(f"{verb} {name}" for name in printed.boroughs for verb in ("buy", "station"))
    words.update(f"{verb} {number}" for number in range(1, 12) for verb in ("activate", "on", "flip"))
    words.update(f"player {seat}" for seat in range(state["players"]))
    return words


def try_bad_load(match):
    before = match.engine.state()
    name, spoil = match.rng.choice(SPOILERS)
    spoilt = copied(before)
    if spoil(spoilt) is False:
        return
    answer = match.engine.request("load", state=spoilt)
    match.expect(not answer["ok"], f"a state that cannot be was loaded: {name}")
    match.expect(match.engine.state() == before, f"a refused load changed the game: {name}")


def spoil_deck(state):
    return bool(state["deck"]) and state["deck"].pop(0) is not None


def spoil_rows(state):
    if len(state["deck"]) < 12:
        return False
    state["top"] = sorted(state["top"] + [state["deck"].pop(0) for _ in range(6)])
    return True


def spoil_boroughs(state):
    owners = [seat for seat in state["seats"] if seat["boroughs"]]
    if not owners:
        return False
    owners[0]["boroughs"].append(owners[0]["boroughs"][0])
    return True


SPOILERS = (
    ("a card missing", spoil_deck),
    ("a card too many", lambda state: state["seats"][0]["hand"].append("paupers")),
    ("an unknown card", lambda state: state["seats"][0]["hand"].append("dance")),
    ("six more cards in the top row", spoil_rows),
    ("a borough twice", spoil_boroughs),
    ("negative money", lambda state: state["seats"][0].update(money=-1)),
    ("negative poverty", lambda state: state["seats"][0].update(poverty=-1)),
    ("no such seat", lambda state: state.update(seat=state["players"])),
    ("no such decision", lambda state: state.update(decision="dance")),
    ("seven players", lambda state: state.update(players=7)),
    ("no seats", lambda state: state.update(seats=[])),
    ("text for money", lambda state: state["seats"][0].update(money="five")),
    ("no game", lambda state: state.pop("game")),
    ("an empty stack", lambda state: state["seats"][0]["stacks"].append(
        {"cards": [], "up": True, "money": 0, "placed": False, "activated": False})),
)


def try_views(match):
    state = match.engine.state()
    for viewer in range(state["players"]):
        view = match.engine.ask("view", seat=viewer)["view"]
        found = view_faults(view, state, viewer, match.knowledge)
        match.expect(not found, f"the view of seat {viewer}", found)


def try_hidden_cards(match):
    """A view may not change when cards that its seat cannot know change places."""
    state = match.engine.state()
    viewer = match.rng.randrange(state["players"])
    view = match.engine.ask("view", seat=viewer)["view"]
    match.load(with_hidden_cards_moved(state, viewer, match.knowledge, match.rng), "hidden cards moved")
    other = match.engine.ask("view", seat=viewer)["view"]
    told = [f"{member}: {view.get(member)!r} and {other.get(member)!r}"
            for member in sorted(set(view) | set(other)) if view.get(member) != other.get(member)]
    match.expect(not told, f"the view of seat {viewer} tells hidden cards apart", told)
    match.load(state, "the engine's own state")


TRIALS = ((try_load, 0.03), (try_undo, 0.03), (try_illegal, 0.05), (try_bad_load, 0.02), (try_views, 0.06),
          (try_hidden_cards, 0.03))
RARE_DECISIONS = ("seen", "back", "prison", "workhouse", "coffee", "again", "victim", "station", "flip", "end", "pay")
RARE_FACTOR = 3


def run_trials(match):
    factor = RARE_FACTOR if match.state["decision"] in RARE_DECISIONS else 1
    for trial, chance in TRIALS:
        if match.rng.random() < chance * factor:
            trial(match)
