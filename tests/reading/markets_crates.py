"""Visible crates on the markets, and what the special cards pay for them."""
from __future__ import annotations

from markets_data import components

TILES_IN_A_LAYER = 3
CRATES_OF_A_TILE = 3
LEAST = 3


def visible_crates(state, market, seat):
    laid = state["tiles"][market]
    unfinished = len(laid) % TILES_IN_A_LAYER
    full = len(laid) - unfinished
    last_full_layer = laid[max(0, full - TILES_IN_A_LAYER):full]
    # A tile lies across the layer below and hides one crate of each tile there.
    return (CRATES_OF_A_TILE * laid[full:].count(seat)
            + (CRATES_OF_A_TILE - unfinished) * last_full_layer.count(seat))


def clientele(state, market, seat):
    return max(LEAST, visible_crates(state, market, seat))


def monopoly(state, market, seat):
    return highest_step(visible_crates(state, market, seat), {5: 4, 7: 8, 9: 12})


def rich_offer(state, seat):
    served = sum(visible_crates(state, market, seat) > 0 for market in components().ring)
    return highest_step(served, {3: 3, 4: 6, 5: 9})


def combined_offer(state, markets, seat):
    fewest = min(visible_crates(state, market, seat) for market in markets)
    return highest_step(fewest, {3: 6, 4: 10, 5: 14})


def highest_step(reached, pounds_from):
    return max([pounds for step, pounds in pounds_from.items() if reached >= step], default=0)
