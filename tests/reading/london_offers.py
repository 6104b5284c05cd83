"""What may be done: for each decision of London its actions, in the protocol's words."""

from london_cards import borough, card, edition
from london_table import (
    BUILDING_MARKERS, LOAN_CAP, PAUPERS, STATION_MARKERS, active_seat, board_cards, enjoys, first_edition, hand,
    numbered_stacks, opponents, peek_depth, repayment, stack_at, swap_is_open, top_borough_active,
    top_borough_optional, top_card)


# --- Free at several decisions

def loan_offer(state):
    return ["loan"] if active_seat(state)["loans"] < LOAN_CAP else []


def swap_offers(state):
    if not swap_is_open(state):
        return []
    return [f"swap {given} for {row} {taken}" for given in set(hand(state)) for row, taken in board_cards(state)]


def board_draws(state):
    return [f"draw {row} {name}" for row, name in board_cards(state)]


def deck_draw(state):
    return ["draw deck"] if state["deck"] else []


# --- Start of turn and drawing

def turn_offers(state):
    seat = active_seat(state)
    offers = loan_offer(state) + swap_offers(state)
    if not state["drawn"]:
        if may_repay(state, seat):
            offers.append("repay")
        if state["deck"] and peek_depth(state, seat):
            offers.append("peek")
    draws = deck_draw(state) + board_draws(state)
    if not draws or enjoys(state, seat, "draw-0-to-2"):
        draws.append("draw none")
    return offers + draws


def may_repay(state, seat):
    return (not first_edition(state) and not state["borrowed"]
            and seat["loans"] > 0 and seat["money"] >= repayment(state, seat))


def seen_offers(state):
    offers = [f"take {name}" for name in state["seen"]] + board_draws(state)
    if enjoys(state, active_seat(state), "draw-0-to-2"):
        offers.append("draw none")
    return offers


def back_offers(state):
    return [f"back {name}" for name in state["seen"]]


# --- The action

def action_offers(state):
    offers = ["draw three"] + loan_offer(state) + swap_offers(state)
    offers += [f"buy {name}" for name in boroughs_for_sale(state)]
    if can_play(state, hand(state)):
        offers.append("develop")
    if not first_edition(state) or activate_offers(state):
        offers.append("run")
    return offers


def boroughs_for_sale(state):
    if not first_edition(state):
        return state["offer"]
    if len(active_seat(state)["boroughs"]) >= BUILDING_MARKERS:
        return []
    occupied = state["buildings"]
    return [place.id for place in edition(state["game"]).boroughs.values()
            if place.id not in occupied
            and (any(near in occupied for near in place.neighbours) if occupied else place.start)]


def draw_offers(state):
    return deck_draw(state) + board_draws(state)


# --- Developing

def colour_is_free(state):
    return "any-colour-once" in top_borough_optional(state, active_seat(state)) and not state["any_colour_used"]


def any_colour_pays(state):
    return colour_is_free(state) or enjoys(state, active_seat(state), "any-colour-for-1")


def needs_no_card(state, placed):
    return state["free"] > 0 or placed.ongoing == "free-placement"


def cards_to_spend(state, placed, others):
    """Which of the other hand cards can be spent to place this one."""
    return [name for name in others if card(state, name).colour == placed.colour or any_colour_pays(state)]


def can_place(state, name, cards):
    placed = card(state, name)
    if not placed.placeable:
        return False
    others = list(cards)
    others.remove(name)
    return needs_no_card(state, placed) or bool(cards_to_spend(state, placed, others))


def can_play(state, cards):
    return any(card(state, name).is_action or can_place(state, name, cards) for name in set(cards))


def develop_offers(state):
    cards = hand(state)
    offers = [f"place {name}" for name in set(cards) if can_place(state, name, cards)]
    offers += [f"use {name}" for name in cards if card(state, name).is_action]
    offers += loan_offer(state)
    if state["played"]:
        return offers + swap_offers(state) + ["done"]
    return offers + [offer for offer in swap_offers(state) if can_play_after(state, offer)]


def can_play_after(state, swap_offer):
    _, given, _, _, taken = swap_offer.split()
    cards = list(hand(state))
    cards.remove(given)
    return can_play(state, cards + [taken])


def spend_offers(state):
    return [f"spend {name}" for name in cards_to_spend(state, card(state, state["placing"]), hand(state))]


def where_offers(state):
    return ["new"] + [f"on {number}" for number, stack in numbered_stacks(state) if not stack["placed"]]


# --- Running the city

def run_offers(state):
    seat = active_seat(state)
    offers = activate_offers(state) + loan_offer(state) + swap_offers(state)
    active_waits = bool(top_borough_active(state, seat)) and not state["borough_done"]
    if active_waits:
        offers.append("borough")
    abilities = top_borough_optional(state, seat)
    if "card-for-4" in abilities and not state["sold"]:
        offers += [f"sell {name}" for name in seat["hand"]]
    if "pauper-to-work" in abilities and not state["employed"] and PAUPERS in seat["hand"]:
        offers.append("employ")
    if not active_waits and (state["activations"] or not first_edition(state)):
        offers.append("done")
    return offers


def activate_offers(state):
    return [f"activate {number}" for number, stack in numbered_stacks(state) if can_activate(state, number, stack)]


def can_activate(state, number, stack):
    if not stack["up"] or stack["activated"]:
        return False
    top = top_card(state, stack)
    if top.activated == "spare-a-flip":
        return False
    if top.does_nothing:
        return first_edition(state) and state["activations"] == 0
    if top.activated == "coffee-house" and not coffee_offers(state):
        return False
    if top.activated == "activate-again" and not stacks_to_repeat(state, number):
        return False
    return not costs_a_card(top) or bool(cards_for_activation(state, top))


def costs_a_card(top):
    return top.activation_cost in ("card", "blue-card")


def cards_for_activation(state, top):
    return [name for name in hand(state)
            if top.activation_cost == "card" or card(state, name).colour == "blue"]


def stacks_to_repeat(state, whitehall):
    return [number for number, stack in numbered_stacks(state)
            if number != whitehall and stack["activated"] and not top_card(state, stack).does_nothing]


def pay_offers(state):
    return [f"spend {name}" for name in cards_for_activation(state, activated_card(state))]


def activated_stack(state):
    return stack_at(state, state["frames"][-1]["stack"])


def activated_card(state):
    return top_card(state, activated_stack(state))


def prison_offers(state):
    return [f"spend {name}" for name in hand(state)] + ["done"]


def workhouse_offers(state):
    return [f"spend {name}" for name in hand(state) if name == PAUPERS] + ["done"]


def coffee_offers(state):
    return [f"take {row} {name}" for row, name in board_cards(state) if card(state, name).placeable]


def again_offers(state):
    return [f"activate {number}" for number in stacks_to_repeat(state, state["frames"][-1]["stack"])]


def victim_offers(state):
    return [f"player {seat}" for seat in opponents(state)]


def station_offers(state):
    if len(state["stations"]) >= STATION_MARKERS:
        return []
    return [f"station {name}" for name in state["buildings"]
            if name not in state["stations"] and station_price(state, name) is not None]


def station_price(state, name):
    """£0, £3 when the river must be crossed, None where no marker can go."""
    place = borough(state, name)
    if not state["stations"]:
        return 0 if name == "city" or "city" in place.neighbours else None
    if any(near in state["stations"] for near in place.land):
        return 0
    return 3 if any(near in state["stations"] for near in place.bridges) else None


def flip_offers(state):
    stack = activated_stack(state)
    offers = [f"flip {number}" for number, other in numbered_stacks(state)
              if other is not stack and other["up"] and top_card(state, other).activated == "spare-a-flip"]
    if "spare-a-flip" in top_borough_optional(state, active_seat(state)) and not state["spared"]:
        offers.append("spare")
    return offers + ["flip"]


# --- After the action

def end_offers(state):
    return swap_offers(state) + ["done"]


def limit_offers(state):
    return [f"discard {name}" for name in hand(state)]


OFFERS = {
    "turn": turn_offers, "seen": seen_offers, "back": back_offers,
    "action": action_offers, "draw": draw_offers,
    "develop": develop_offers, "spend": spend_offers, "where": where_offers,
    "run": run_offers, "pay": pay_offers, "prison": prison_offers, "workhouse": workhouse_offers,
    "coffee": coffee_offers, "again": again_offers, "victim": victim_offers, "station": station_offers,
    "flip": flip_offers, "end": end_offers, "limit": limit_offers,
}
