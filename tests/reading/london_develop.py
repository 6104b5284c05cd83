"""The action `develop` of London: placing city cards and using action cards."""

from london_cards import card
from london_offers import colour_is_free, needs_no_card
from london_table import active_seat, hand, lay, pay, put, spend
from london_turn import begin_draws, borrow_or_swap, end_action


def on_develop(state, words):
    if borrow_or_swap(state, words):
        return
    if words[0] == "place":
        place(state, words[1])
    elif words[0] == "use":
        use(state, words[1])
    else:
        state["free"] = 0
        end_action(state)


def place(state, name):
    placed = card(state, name)
    hand(state).remove(name)
    state["placing"] = name
    if not needs_no_card(state, placed):
        state["decision"] = "spend"
        return
    state["free"] = max(0, state["free"] - 1)  # a Coffee House counts too (L6.8)
    pay_and_choose_stack(state, placed.place_cost)


def on_spend(state, words):
    placed = card(state, state["placing"])
    price = placed.place_cost
    if card(state, words[1]).colour != placed.colour:
        if colour_is_free(state):
            state["any_colour_used"] = True
        else:
            price += 1
    spend(state, words[1])
    pay_and_choose_stack(state, price)


def pay_and_choose_stack(state, price):
    pay(state, active_seat(state), price)
    state["decision"] = "where"


def on_where(state, words):
    lay(state, state["placing"], int(words[1]) if words[0] == "on" else None)
    state["placing"] = None
    state["played"] += 1
    state["decision"] = "develop"


def use(state, name):
    hand(state).remove(name)
    put(state["out"], name)
    state["played"] += 1
    if card(state, name).activated == "action-place-2-free":
        state["free"] = 2
    else:
        begin_draws(state, 2, "develop")
