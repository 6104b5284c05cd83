"""The documented members of a state of London Markets, and how two states differ in them.

Left out of the comparison, because the protocol names them without saying what they hold:
acted, played, due, takes, exchanges, prizes, picked, looking, tile_for, shown. Also left out:
`merchants` during set-up (they are shown when the last tile is laid) and `handed` after it.
A kind missing from a hand or a stock counts as none of it, a market missing from `tiles` as bare.
"""
from __future__ import annotations

from markets_data import KINDS, MERCHANTS, components

PLAIN = ("game", "players", "first", "round", "seat", "decision", "market_cards", "now", "closed",
         "sells", "assistants", "used", "piles", "gone", "bids")
OF_A_SEAT = ("money", "special", "kept", "tiles")


def documented(state):
    """The documented members alone: what is compared, and what is loaded."""
    members = {name: state.get(name, "missing") for name in PLAIN}
    members["stocks"] = by_kind(state["stocks"])
    members["tiles"] = {market: state["tiles"].get(market, []) for market in components().ring}
    members["seats"] = [dict({name: player.get(name, "missing") for name in OF_A_SEAT},
                             hand=by_kind(player["hand"])) for player in state["seats"]]
    if state["round"]:
        members["merchants"] = state.get("merchants", "missing")
    else:
        members["handed"] = state.get("handed", "missing")
    return members


def by_kind(counts):
    return dict(counts, **{kind: counts.get(kind, 0) for kind in KINDS})


def merchants_known(state):
    merchants = state.get("merchants") or {}
    return sorted(merchants) == sorted(MERCHANTS) and all(merchants.values())


def differences(mine, theirs, path="state"):
    """One line for each place where two JSON values differ."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        return [line for key in sorted(set(mine) | set(theirs))
                for line in differences(mine.get(key, "missing"), theirs.get(key, "missing"),
                                        "%s.%s" % (path, key))]
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        return [line for place, pair in enumerate(zip(mine, theirs))
                for line in differences(pair[0], pair[1], "%s[%d]" % (path, place))]
    if mine == theirs and type(mine) is type(theirs):
        return []
    return ["%s: expected %s, engine %s" % (path, mine, theirs)]
