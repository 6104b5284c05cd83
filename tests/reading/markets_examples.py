"""The worked examples of the rules (M7), and a few more, asked of the reading itself."""
from __future__ import annotations

import random

import markets
from markets_crates import clientele, combined_offer, monopoly, rich_offer, visible_crates
from markets_data import KINDS, components
from markets_deal import deal


def check_examples():
    visible_crates_by_layer()
    incomes()
    auction_of_the_rulebook()
    ties()


def table(tiles=None, players=4):
    """A table in round 5 with these tiles: {market: [owners]}."""
    state = deal(players, random.Random(7))
    state.update(round=5, decision="act", seat=state["first"])
    state["tiles"].update(tiles or {})
    return state


def visible_crates_by_layer():
    market = components().ring[0]
    for owners, crates in (([], 0), ([1], 3), ([1, 1], 6), ([1, 1, 1], 9), ([1, 1, 1, 0], 6),
                           ([1, 1, 1, 1], 9), ([1, 0, 1, 0, 1], 5), ([1, 1, 1, 0, 0, 0], 0),
                           ([1, 1, 1, 0, 0, 1, 0], 2)):
        assert visible_crates(table({market: owners}), market, 1) == crates, owners


def incomes():
    one, two, three, four, _ = components().ring
    # Two tiles of seat 0 under one other: four crates. One under one other: two.
    state = table({one: [0, 0, 1, 2], two: [0, 1, 2, 3]})
    assert clientele(state, one, 0) == 4 and clientele(state, two, 0) == 3
    assert monopoly(table({one: [1, 0, 0, 0, 0, 2]}), one, 0) == 4
    assert monopoly(table({one: [0, 0, 1, 0]}), one, 0) == 8
    assert monopoly(table({one: [0, 0, 0]}), one, 0) == 12
    five = [0, 1, 0, 1, 0]
    assert combined_offer(table({one: five, two: five}), (one, two), 0) == 14
    assert combined_offer(table({one: five, two: [0]}), (one, two), 0) == 6
    assert rich_offer(table({one: [0], two: [0], three: [0], four: [0]}), 0) == 6


def auction(bids, kept=()):
    """The state after bids by seat on the rulebook's market card, seat 0 being the first player."""
    state = table()
    state.update(now="m1", decision="bid", first=0, seat=0)
    for seat in kept:
        state["seats"][seat]["kept"] = ["advantage"]
    for player in state["seats"]:
        player["hand"] = dict.fromkeys(KINDS, 4)
    state["stocks"] = dict.fromkeys(KINDS, 2)
    for bid in bids:
        state = markets.apply(state, "bid " + bid)
    return state


def money(state):
    return [player["money"] for player in state["seats"]]


def auction_of_the_rulebook():
    state = auction(["porcelain 1", "coffee 3", "coffee 2", "silk 1"])
    assert money(state) == [0, 4, 0, 2]
    assert state["closed"] == ["coffee", "porcelain", "silk"]
    assert (state["seat"], state["decision"]) == (0, "pile")
    assert state["stocks"] == {"coffee": 7, "porcelain": 3, "silk": 3, "soap": 2}
    state = markets.apply(state, "pile 2")
    state = markets.apply(state, markets.legal(state)[2][0])
    assert markets.legal(state)[2] == ["bid nothing"] + ["bid soap %d" % n for n in (1, 2, 3, 4)]


def ties():
    assert money(auction(["coffee 3", "coffee 3", "coffee 3", "coffee 2"])) == [1, 1, 1, 0]
    assert money(auction(["coffee 3", "coffee 3", "coffee 2", "nothing"], kept=[1])) == [0, 4, 0, 0]
    assert money(auction(["coffee 3", "coffee 3", "coffee 2", "nothing"], kept=[2])) == [2, 2, 0, 0]
    nobody = auction(["porcelain 1", "porcelain 1", "nothing", "nothing"])
    assert (nobody["decision"], nobody["closed"]) == ("bid", ["porcelain"])
    holder = auction(["porcelain 1", "porcelain 1", "nothing", "nothing"], kept=[1])
    assert (holder["seat"], holder["decision"]) == (1, "pile")
