"""The action `run` of London: activations, their effects, flips, and the poverty that follows.

An activation under way is a frame on `state["frames"]`. Whitehall's repeat lies on
Whitehall's own frame, so the repeated card is done, flip and all, before Whitehall flips.
"""

from london_cards import borough, card
from london_offers import (
    activated_card, activated_stack, costs_a_card, flip_offers, station_offers, station_price)
from london_table import (
    PAUPERS, active_seat, change_poverty, first_edition, hand, lay, lose_poverty, opponents, pay, showing, spend,
    stack_at, top_borough_active)
from london_turn import borrow_or_swap, end_action

PRISON_CELLS = 3
PASSED_BY_FLEET_STREET = 2


def on_run(state, words):
    if not borrow_or_swap(state, words):
        {"activate": activate, "borough": work_borough, "sell": sell, "employ": employ, "done": end_run}[words[0]](
            state, words)


def activate(state, words):
    number = int(words[1])
    stack_at(state, number)["activated"] = True
    state["activations"] += 1
    state["frames"].append({"stack": number, "left": 0})
    top = activated_card(state)
    if costs_a_card(top):
        state["decision"] = "pay"
        return
    if top.activation_cost != "none":
        pay(state, active_seat(state), int(top.activation_cost))
    carry_out(state)


def on_pay(state, words):
    spend(state, words[1])
    carry_out(state)


def work_borough(state, _):
    seat = active_seat(state)
    for what, number in top_borough_active(state, seat):
        seat[what] = max(0, seat[what] + number)
    state["borough_done"] = True


def sell(state, words):
    spend(state, words[1])
    active_seat(state)["money"] += 4
    state["sold"] = True


def employ(state, _):
    spend(state, PAUPERS)
    lose_poverty(active_seat(state), 1)
    state["employed"] = True


def end_run(state, _):
    seat = active_seat(state)
    poverty = len(seat["stacks"])
    if not state["no_hand_poverty"]:
        poverty += len(seat["hand"])
    poverty += -len(seat["boroughs"]) if first_edition(state) else seat["loans"]
    change_poverty(seat, poverty)
    end_action(state)


# --- An activation: numbers, words, flip

def carry_out(state):
    seat, top = active_seat(state), activated_card(state)
    seat["money"] += top.gain_money
    seat["prestige"] += top.gain_prestige
    lose_poverty(seat, top.lose_poverty)
    seat["poverty"] += top.gain_poverty
    EFFECTS[top.activated](state, seat)


def flip_or_ask(state):
    """The effect is done. A card already turned face down, repeated by Whitehall, has nothing left to flip."""
    stack = activated_stack(state)
    if stack["up"] and activated_card(state).flips:
        if len(flip_offers(state)) > 1:
            state["decision"] = "flip"
            return
        stack["up"] = False
    close_activation(state)


def on_flip(state, words):
    if words[0] == "spare":
        state["spared"] = True
    else:
        flipped = stack_at(state, int(words[1])) if len(words) > 1 else activated_stack(state)
        flipped["up"] = False
    close_activation(state)


def close_activation(state):
    state["frames"].pop()
    if state["frames"]:
        flip_or_ask(state)
    else:
        state["decision"] = "run"


# --- Effects that ask nothing

def numbers_only(state, seat):
    flip_or_ask(state)


def counting_cards(member, counts):
    def effect(state, seat):
        seat[member] += sum(1 for top in showing(state, seat) if counts(top))
        flip_or_ask(state)
    return effect


def counting_boroughs(member, each, counts):
    def effect(state, seat):
        seat[member] += sum(each for name in seat["boroughs"] if counts(borough(state, name)))
        flip_or_ask(state)
    return effect


def take_collected(state, seat):
    stack = activated_stack(state)
    seat["money"] += stack["money"]
    stack["money"] = 0
    flip_or_ask(state)


def forget_hand_poverty(state, seat):
    state["no_hand_poverty"] = True
    flip_or_ask(state)


def take_2_from_each(state, seat):
    for other in opponents(state):
        pay(state, state["seats"][other], 2)
        seat["money"] += 2
    flip_or_ask(state)


def others_pay_per_borough(state, seat):
    for other in opponents(state):
        pay(state, state["seats"][other], len(state["seats"][other]["boroughs"]))
    flip_or_ask(state)


# --- Effects that ask

def prison(state, seat):
    state["frames"][-1]["left"] = PRISON_CELLS
    fill_prison(state)


def fill_prison(state):
    if state["frames"][-1]["left"] and hand(state):
        state["decision"] = "prison"
    else:
        flip_or_ask(state)


def on_prison(state, words):
    if words[0] == "done":
        flip_or_ask(state)
        return
    seat = active_seat(state)
    spend(state, words[1])
    lose_poverty(seat, 1)
    if activated_card(state).activated == "prison-prestige":
        seat["prestige"] += 1
    state["frames"][-1]["left"] -= 1
    fill_prison(state)


def workhouse(state, seat):
    if PAUPERS in seat["hand"]:
        state["decision"] = "workhouse"
    else:
        flip_or_ask(state)


def on_workhouse(state, words):
    if words[0] == "done":
        flip_or_ask(state)
        return
    seat = active_seat(state)
    spend(state, words[1])
    seat["money"] += 1
    lose_poverty(seat, 1)
    workhouse(state, seat)


def coffee_house(state, seat):
    state["decision"] = "coffee"


def on_coffee(state, words):
    row, name = words[1], words[2]
    state[row].remove(name)
    pay(state, active_seat(state), card(state, name).place_cost)
    lay(state, name, state["frames"][-1]["stack"])
    close_activation(state)  # no flip: the coffee house is covered


def activate_again(state, seat):
    state["decision"] = "again"


def on_again(state, words):
    state["frames"].append({"stack": int(words[1]), "left": 0})
    carry_out(state)


def give_two_poverty(state, seat):
    state["decision"] = "victim"


def pass_one_poverty(state, seat):
    if seat["poverty"]:
        state["decision"] = "victim"
    else:
        flip_or_ask(state)


def on_victim(state, words):
    victim = state["seats"][int(words[1])]
    if activated_card(state).activated == "pass-one-poverty":
        active_seat(state)["poverty"] -= 1
        victim["poverty"] += 1
    else:
        victim["poverty"] += PASSED_BY_FLEET_STREET
    flip_or_ask(state)


def place_two_undergrounds(state, seat):
    state["frames"][-1]["left"] = 2
    dig_on(state)


def dig_on(state):
    if state["frames"][-1]["left"] and station_offers(state):
        state["decision"] = "station"
    else:
        flip_or_ask(state)


def on_station(state, words):
    pay(state, active_seat(state), station_price(state, words[1]))
    state["stations"] = sorted(state["stations"] + [words[1]])
    state["frames"][-1]["left"] -= 1
    dig_on(state)


EFFECTS = {
    "": numbers_only,
    "money-per-brown": counting_cards("money", lambda top: top.colour == "brown"),
    "prestige-per-non-brown": counting_cards("prestige", lambda top: top.colour != "brown"),
    "prestige-per-blue": counting_cards("prestige", lambda top: top.colour == "blue"),
    "money-per-borough": counting_boroughs("money", 1, lambda place: True),
    "2-per-river-borough": counting_boroughs("money", 2, lambda place: place.riverside),
    "2-per-north-borough": counting_boroughs("money", 2, lambda place: place.bank == "north"),
    "2-per-south-borough": counting_boroughs("money", 2, lambda place: place.bank == "south"),
    "prestige-per-river-borough": counting_boroughs("prestige", 1, lambda place: place.riverside),
    "take-collected": take_collected,
    "hand-brings-no-poverty": forget_hand_poverty,
    "take-2-from-each": take_2_from_each,
    "others-pay-per-borough": others_pay_per_borough,
    "prison": prison,
    "prison-prestige": prison,
    "workhouse": workhouse,
    "coffee-house": coffee_house,
    "activate-again": activate_again,
    "give-two-poverty": give_two_poverty,
    "pass-one-poverty": pass_one_poverty,
    "place-two-undergrounds": place_two_undergrounds,
}
