"""Phase 2: a player's merchant or assistant, and the special cards before and after it."""
from __future__ import annotations

from markets_crates import LEAST, clientele, combined_offer, monopoly, rich_offer, visible_crates
from markets_data import GENERAL, MERCHANTS, components
from markets_state import (ask, enter, happened, move_goods, phase, still_to_come, stocked)

SECOND_SPECIAL_COST = 3
SPECIALS_IN_A_ROUND = 2
JOB_OF_MERCHANT = {"builder": "tile", "cashier": "money", "buyer": "goods"}


@phase("actions")
def begin_actions(state):
    begin_turn(state, state["first"])


def begin_turn(state, seat):
    state["_reading"].update(played=0, acted=False)
    ask(state, seat, "act")


def go_on_with_turn(state):
    seat = state["seat"]
    if not state["_reading"]["acted"]:
        ask(state, seat, "act")
    elif playable(state, seat):
        ask(state, seat, "after")
    else:
        end_turn(state)


def end_turn(state):
    later = still_to_come(state, state["seat"])
    if later:
        begin_turn(state, later[0])
    elif components().is_closed(state["now"]):
        enter(state, "end of auctions")
    else:
        enter(state, "restock")


# ---- the action ------------------------------------------------------------------------------

def act_actions(state, seat):
    merchants = [name for name in MERCHANTS if name not in state["used"]]
    assistants = ["assistant %s %s" % (name, market)
                  for name in state["assistants"] if name not in state["used"]
                  for market in components().ring if market not in state["merchants"].values()]
    return merchants + assistants + play_actions(state, seat)


def carry_out_act(state, seat, words):
    if words[0] == "play":
        play_special(state, seat, words[1])
    elif words[0] == "assistant":
        pawn, market = words[1], words[2]
        job = components().tracks[pawn][state["assistants"][pawn]]
        happened(state, "assistant " + job)
        carry_out_job(state, seat, pawn, job, market, tiles=1)
    else:
        pawn = words[0]
        carry_out_job(state, seat, pawn, JOB_OF_MERCHANT[pawn], state["merchants"][pawn], tiles=2)


def carry_out_job(state, seat, pawn, job, market, tiles):
    state["used"] = sorted(state["used"] + [pawn])
    state["_reading"]["acted"] = True
    if job == "goods":
        return buy(state, seat, market)
    if job == "money":
        state["seats"][seat]["money"] += clientele(state, market, seat)
    else:
        place_tiles(state, seat, market, tiles)
    go_on_with_turn(state)


def place_tiles(state, seat, market, count):
    player = state["seats"][seat]
    laid = min(count, player["tiles"])
    if laid < count:
        happened(state, "short of tiles")
    player["tiles"] -= laid
    state["tiles"][market] += [seat] * laid


def buy(state, seat, market):
    state["_reading"]["due"] = max(LEAST, visible_crates(state, market, seat))
    kind = state["sells"][market]
    if kind == GENERAL:
        happened(state, "general market")
        ask_goods(state, seat)
    else:
        take_due(state, seat, kind)


def take_due(state, seat, kind):
    taken = min(state["_reading"]["due"], state["stocks"][kind])
    move_goods(state, seat, kind, taken)
    state["_reading"]["due"] -= taken
    if state["_reading"]["due"]:
        happened(state, "stock ran out")
    ask_goods(state, seat)


def ask_goods(state, seat):
    due = state["_reading"]["due"]
    if due and stocked(state):
        return ask(state, seat, "goods")
    if due:
        happened(state, "goods lost")
    state["_reading"]["due"] = 0
    go_on_with_turn(state)


def carry_out_goods(state, seat, words):
    take_due(state, seat, words[1])


# ---- special cards ---------------------------------------------------------------------------

def after_actions(state, seat):
    return play_actions(state, seat) + ["done"]


def carry_out_after(state, seat, words):
    if words[0] == "play":
        play_special(state, seat, words[1])
    else:
        end_turn(state)


def play_actions(state, seat):
    return ["play " + card for card in playable(state, seat)]


def playable(state, seat):
    played, player = state["_reading"]["played"], state["seats"][seat]
    if played == SPECIALS_IN_A_ROUND or (played and player["money"] < SECOND_SPECIAL_COST):
        return []
    cards = components().special_cards
    return [card for card in set(player["special"]) if state["round"] >= cards[card].earliest_round]


def play_special(state, seat, name):
    player, reading = state["seats"][seat], state["_reading"]
    card = components().special_cards[name]
    when = "after" if reading["acted"] else "before"
    if reading["played"]:
        player["money"] -= SECOND_SPECIAL_COST
        happened(state, "second special for 3, " + when)
    else:
        happened(state, "special " + when)
    reading["played"] += 1
    player["special"].remove(name)
    lies = player["kept"] if card.kept else state["gone"]
    lies.append(name)
    lies.sort()
    take_effect(state, seat, card)


def take_effect(state, seat, card):
    player = state["seats"][seat]
    if card.type == "any-market" and player["tiles"]:
        return ask(state, seat, "tile")
    if card.type == "any-market":
        happened(state, "any-market without tiles")
    player["money"] += special_income(state, seat, card)
    go_on_with_turn(state)


def special_income(state, seat, card):
    if card.type == "clientele":
        return clientele(state, card.markets[0], seat)
    if card.type == "monopoly":
        return monopoly(state, card.markets[0], seat)
    if card.type == "rich-offer":
        return rich_offer(state, seat)
    if card.type == "combined-offer":
        return combined_offer(state, card.markets, seat)
    return 0


def any_market_actions(state):
    return ["tile " + market for market in components().ring]


def carry_out_any_market(state, seat, market):
    place_tiles(state, seat, market, 1)
    go_on_with_turn(state)
