"""The table of London: what a state says, and the small things that happen on it.

A state is a plain dict in the protocol's shape. Functions here that change it
change it in place; `london.apply` works on a copy.
"""

from bisect import insort

from london_cards import borough, card

HAND_LIMIT = 9
LOAN_CAP = 12
LOAN_REPAYMENT = 15
BUILDING_MARKERS = 11
STATION_MARKERS = 10
PAUPERS = "paupers"
ROWS = ("top", "bottom")


def copied(value):
    if isinstance(value, dict):
        return {key: copied(member) for key, member in value.items()}
    if isinstance(value, list):
        return [copied(member) for member in value]
    return value


# --- What the state says

def first_edition(state):
    return state["game"] == "london1"


def active_seat(state):
    return state["seats"][state["seat"]]


def opponents(state):
    return [seat for seat in range(state["players"]) if seat != state["seat"]]


def hand(state):
    return active_seat(state)["hand"]


def stack_at(state, number):
    """Stacks are named by their place, from 1."""
    return active_seat(state)["stacks"][number - 1]


def numbered_stacks(state):
    return list(enumerate(active_seat(state)["stacks"], 1))


def top_card(state, stack):
    return card(state, stack["cards"][-1])


def showing(state, seat):
    """The face-up top cards of a seat's display."""
    return [top_card(state, stack) for stack in seat["stacks"] if stack["up"]]


def top_borough_optional(state, seat):
    """Only the topmost borough's abilities work (L7.2); 1E boroughs have none."""
    return borough(state, seat["boroughs"][-1]).optional if seat["boroughs"] else ()


def top_borough_active(state, seat):
    return borough(state, seat["boroughs"][-1]).active if seat["boroughs"] else ()


def enjoys(state, seat, ability):
    """Whether an ongoing ability works for a seat, from a card or from its topmost borough."""
    return (any(top.ongoing == ability for top in showing(state, seat))
            or ability in top_borough_optional(state, seat))


def peek_depth(state, seat):
    abilities = [top.ongoing for top in showing(state, seat)]
    abilities += top_borough_optional(state, seat)
    return max([int(ability[5:]) for ability in abilities if ability.startswith("peek-")], default=0)


def board_cards(state):
    """Each different (row, card) on the board."""
    return sorted({(row, name) for row in ROWS for name in state[row]})


def row_size(state):
    return state["players"] + 1


def loan_value(state, seat):
    return 12 if enjoys(state, seat, "loan-pays-12") else 10


def repayment(state, seat):
    return 12 if "repay-for-12" in top_borough_optional(state, seat) else LOAN_REPAYMENT


def swap_is_open(state):
    return not state["swapped"] and enjoys(state, active_seat(state), "swap-with-display")


# --- What happens

def put(cards, name):
    """Into a list that has no order in the rules, so is kept sorted."""
    insort(cards, name)


def discard(state, name):
    """To the board, by L4.1 and L4.2."""
    size = row_size(state)
    if len(state["top"]) >= size and len(state["bottom"]) >= size:
        leaves, stays = ("top", "bottom") if first_edition(state) else ("bottom", "top")
        for gone in state[leaves]:
            put(state["out"], gone)
        state[leaves], state[stays] = state[stays], []
    put(state["top"] if len(state["top"]) < size else state["bottom"], name)


def spend(state, name):
    hand(state).remove(name)
    discard(state, name)


def draw_from_deck(state):
    put(hand(state), state["deck"].pop(0))
    state["_reading"]["took_from_deck"] = True


def take_seen(state, name):
    state["seen"].remove(name)
    put(hand(state), name)
    state["_reading"]["took_from_deck"] = True


def draw_from_board(state, row, name):
    state[row].remove(name)
    put(hand(state), name)


def swap(state, given, row, taken):
    hand(state).remove(given)
    draw_from_board(state, row, taken)
    put(state[row], given)
    state["swapped"] = True


def borrow(state, seat):
    seat["money"] += loan_value(state, seat)
    seat["loans"] += 1


def pay(state, seat, amount):
    """The fewest loans that cover it are taken by themselves (L5.2)."""
    while seat["money"] < amount:
        borrow(state, seat)
    seat["money"] -= amount


def lose_poverty(seat, amount):
    seat["poverty"] = max(0, seat["poverty"] - amount)


def change_poverty(seat, amount):
    seat["poverty"] = max(0, seat["poverty"] + amount)


def lay(state, name, number=None):
    """Lays a card on a stack, or on a new one, and lets the other showing Shops collect (L9.6)."""
    stacks = active_seat(state)["stacks"]
    if number is None:
        stacks.append({"cards": []})
        number = len(stacks)
    laid_on = stacks[number - 1]
    laid_on.update(cards=laid_on["cards"] + [name], up=True, money=0, placed=True, activated=False)
    for stack in stacks:
        if stack is not laid_on and stack["up"] and top_card(state, stack).ongoing == "collect-on-placement":
            stack["money"] += 1
