"""An independent reading of the rules of London Markets: pure functions over plain states.

  legal(state)          the seat asked, the decision, the sorted actions
  apply(state, action)  the state at the next decision
  score(state)          totals and winners, once the game is over
  check(state)          what is wrong with the state, as a list of sentences
  check_deal(state)     what is wrong with it as a start of the game

markets_state.py says what a state holds besides the protocol's members.
"""
from __future__ import annotations

import markets_auction as auction
import markets_restock as restock
import markets_round as rounds
import markets_turn as turn
from markets_check import check, check_deal  # noqa: F401
from markets_state import adopt, break_tie, clone, goods_in_hand, most, take_actions  # noqa: F401


class Illegal(Exception):
    """The action is not one that the seat may take now."""


def legal(state, seat=None):
    """The seat asked, the decision, the sorted actions. While bids are sealed any seat may be named."""
    decision = state["decision"]
    if decision == "over":
        return None, "over", []
    asked = state["seat"] if seat is None else seat
    if asked not in range(state["players"]) or (asked != state["seat"] and decision != "bid"):
        raise Illegal("seat %s is not asked" % asked)
    return asked, decision, sorted(ACTIONS[decision](state, asked))


def apply(state, action, seat=None):
    asked, decision, actions = legal(state, seat)
    if action not in actions:
        raise Illegal("%r is none of %s" % (action, actions))
    state = clone(state)
    state["_reading"]["happened"] = []
    CARRY_OUT[decision](state, asked, action.split(" "))
    return state


def score(state):
    if state["decision"] != "over":
        raise Illegal("the game is not over")
    return {"totals": [player["money"] for player in state["seats"]], "winners": winners(state)}


def winners(state):
    richest = most(range(state["players"]), lambda seat: state["seats"][seat]["money"])
    return most(break_tie(state, richest), lambda seat: goods_in_hand(state, seat))


def tile_actions(state, seat):
    return rounds.set_up_actions(state) if in_set_up(state) else turn.any_market_actions(state)


def carry_out_tile(state, seat, words):
    lay = rounds.lay_set_up_tile if in_set_up(state) else turn.carry_out_any_market
    lay(state, seat, words[1])


def in_set_up(state):
    return state["round"] == 0


ACTIONS = {
    "tile": tile_actions,
    "act": turn.act_actions,
    "after": turn.after_actions,
    "goods": take_actions,
    "restock": take_actions,
    "exchange": restock.exchange_actions,
    "bid": auction.bid_actions,
    "prize": auction.prize_actions,
    "pile": rounds.pile_actions,
    "keep": rounds.keep_actions,
}

CARRY_OUT = {
    "tile": carry_out_tile,
    "act": turn.carry_out_act,
    "after": turn.carry_out_after,
    "goods": turn.carry_out_goods,
    "restock": restock.carry_out_restock,
    "exchange": restock.carry_out_exchange,
    "bid": auction.carry_out_bid,
    "prize": auction.carry_out_prize,
    "pile": rounds.carry_out_pile,
    "keep": rounds.carry_out_keep,
}
