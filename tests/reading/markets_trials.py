"""What the comparison tries besides playing: views, refusals, undo, load.

Each trial leaves the engine's game as it found it, and raises Difference when something is wrong.
`game` is a compare_markets.Game: its engine, the reading's `state`, the engine's own `full` state.
"""
from __future__ import annotations

import markets
from markets_data import KINDS, components
from markets_shape import differences, documented, merchants_known
from markets_state import clone
from markets_views import disguise, view_faults


class Difference(Exception):
    def __init__(self, what, lines=()):
        super().__init__(what)
        self.lines = list(lines)


def same(what, expected, got):
    lines = differences(expected, got, "")
    if lines:
        raise Difference(what, lines)


def nothing_changed(game, after):
    same("the state has changed after " + after, game.full, game.engine.state())
    same("legal has changed after " + after, list(markets.legal(game.state)), list(game.engine.legal()))


# ---- views -----------------------------------------------------------------------------------

def try_views(game):
    for seat in range(game.state["players"]):
        faults = view_faults(game.engine.view(seat), game.state, seat, game.memory)
        if faults:
            raise Difference("view of seat %d" % seat, faults)
    game.count("trial", "views")


# ---- refusals --------------------------------------------------------------------------------

def try_refusals(game):
    seat, decision, actions = markets.legal(game.state)
    code = "illegal-action" if decision != "over" else None
    for action in game.rng.sample(wrong_actions(game.state, seat, actions), 4):
        refused(game, code, action=action)
    if decision == "over":
        return
    other = (seat + 1) % game.state["players"]
    if decision == "bid":
        wrong = wrong_actions(game.state, other, markets.legal(game.state, other)[2])
        refused(game, "illegal-action", action=game.rng.choice(wrong), seat=other)
    else:
        refused(game, None, action=game.rng.choice(actions), seat=other)
    refused(game, None, action=game.rng.choice(actions), seat=game.state["players"])
    if game.engine.ask("score")["ok"]:
        raise Difference("score is given before the game is over")
    nothing_changed(game, "score")


def wrong_actions(state, seat, actions):
    ring = components().ring
    hand = state["seats"][seat]["hand"] if seat is not None else dict.fromkeys(KINDS, 0)
    wrong = {"", "done", "keep", "cash", "pile", "pile 0", "pile 5", "builder", "cashier", "buyer",
             "bid nothing", "bid nothing 1", "take general", "give general", "tile general",
             "assistant middle " + ring[0], "assistant lower", "play", "keep nothing", "nonsense"}
    for kind in KINDS:
        wrong |= {"bid %s %s" % (kind, count) for count in ("0", "-1", "01", "1.0", hand[kind] + 1)}
        wrong |= {"bid %s 1" % kind, "take " + kind, "give " + kind}
    wrong |= {verb + market for market in ring
              for verb in ("tile ", "assistant lower ", "assistant upper ")}
    wrong |= {verb + card for card in components().special_cards for verb in ("play ", "keep ")}
    for action in actions:
        wrong |= {action + " ", " " + action, action.upper(), action + " 1"}
    return sorted(wrong - set(actions))


def refused(game, code, **members):
    answer = game.engine.ask("apply", **members)
    if answer["ok"]:
        raise Difference("apply %s is accepted" % members, ["legal: %s" % (markets.legal(game.state),)])
    if code and answer["error"]["code"] != code:
        raise Difference("apply %s is refused with %s, not %s" % (members, answer["error"], code))
    nothing_changed(game, "refusing %s" % members)
    game.count("trial", "refusals")


# ---- undo ------------------------------------------------------------------------------------

def try_undo(game, before, full_before, request):
    """Takes back the last action, and carries it out again."""
    game.engine.must("undo")
    same("the state after undo", full_before, game.engine.state())
    same("legal after undo", list(markets.legal(before)), list(game.engine.legal()))
    game.engine.must("apply", **request)
    nothing_changed(game, "undo and the same action again")
    game.count("trial", "undo")


# ---- load ------------------------------------------------------------------------------------

def try_loads(game):
    if told_by_documented_members(game.state):
        try_load_of_documented(game)
        if game.state["decision"] != "over":
            try_disguises(game)
    try_impossible_loads(game)
    restore(game)
    nothing_changed(game, "loading the engine's own state")
    game.count("trial", "loads of the engine's own state")


def restore(game):
    game.engine.must("load", state=game.full)


def told_by_documented_members(state):
    """Elsewhere a decision needs members of which the protocol gives only the names."""
    decision, in_set_up = state["decision"], state["round"] == 0
    return (decision in ("bid", "over")
            or (decision == "act" and not state["_reading"]["played"])
            or (in_set_up and merchants_known(state)))


def loadable(state):
    members = documented(state)
    if merchants_known(state):
        members["merchants"] = state["merchants"]
    return clone(members)


def try_load_of_documented(game):
    game.engine.must("load", state=loadable(game.state))
    same("documented members after their load", documented(game.state), documented(game.engine.state()))
    same("legal after a load", list(markets.legal(game.state)), list(game.engine.legal()))
    game.count("trial", "loads of the reading's state")


def try_disguises(game):
    seat = game.rng.randrange(game.state["players"])
    game.engine.must("load", state=loadable(game.state))
    plain = game.engine.view(seat)
    game.engine.must("load", state=loadable(disguise(game.state, seat, game.rng)))
    same("the view of seat %d tells something hidden (the state and another it could not tell "
         "from it were loaded)" % seat, plain, game.engine.view(seat))
    game.count("trial", "disguises")


def try_impossible_loads(game):
    spoilers = {"a goods card too many": spoil_goods, "a special card too few": spoil_specials,
                "a tile too many": spoil_tiles, "too few seats": spoil_seats,
                "two merchants on one market": spoil_merchants}
    restore(game)
    for what, spoil in sorted(spoilers.items()):
        state = clone(game.full)
        if spoil(state) and game.engine.ask("load", state=state)["ok"]:
            raise Difference("a state with %s is loaded" % what)
    nothing_changed(game, "refused loads")
    game.count("trial", "refused loads")


def spoil_goods(state):
    state["stocks"]["silk"] = state["stocks"].get("silk", 0) + 1
    return True


def spoil_specials(state):
    pile = max(state["piles"], key=len)
    return bool(pile) and pile.pop()


def spoil_tiles(state):
    state["seats"][0]["tiles"] += 1
    return True


def spoil_seats(state):
    return state["seats"].pop()


def spoil_merchants(state):
    if state["round"]:
        state["merchants"]["buyer"] = state["merchants"]["cashier"]
    return bool(state["round"])


# ---- ends that are tied ----------------------------------------------------------------------

def try_tied_ends(game):
    """Ties at the end are rare, so the last state is loaded with the money made equal."""
    for _ in range(4):
        state = clone(game.state)
        for player in state["seats"]:
            player["money"] = game.rng.choice((20, 20, 20, 7))
        game.engine.must("load", state=loadable(state))
        compare_scores(game.engine.must("score"), state)
        game.count("end", kind_of_end(state) + " (loaded)")
    restore(game)


def compare_scores(answer, state):
    expected = markets.score(state)
    same("score", expected, {name: answer.get(name, "missing") for name in expected})
    if len(answer.get("lines", [])) != state["players"]:
        raise Difference("score: lines should be a list by seat: %s" % answer.get("lines"))


def kind_of_end(state):
    money = [player["money"] for player in state["seats"]]
    richest = [seat for seat, pounds in enumerate(money) if pounds == max(money)]
    if len(richest) == 1:
        return "most money"
    if any("advantage" in state["seats"][seat]["kept"] for seat in richest):
        return "tie won by advantage"
    return "tie won by goods" if len(markets.winners(state)) == 1 else "shared"
