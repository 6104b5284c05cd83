"""The final scoring of London (L11.1 to L11.3). It changes nothing in the state."""

from london_cards import borough, card
from london_table import LOAN_REPAYMENT, first_edition

LINES = ("prestige", "cards", "boroughs", "undergrounds", "money", "loans", "poverty")
POVERTY_TABLE = (0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15)


def score(state):
    least = min(final_poverty(seat) for seat in state["seats"])
    lines = [seat_lines(state, seat, least) for seat in state["seats"]]
    totals = [sum(of_seat.values()) for of_seat in lines]
    ranks = [(total,) + tie_breakers(state, seat) for total, seat in zip(totals, state["seats"])]
    winners = [number for number, rank in enumerate(ranks) if rank == max(ranks)]
    return {"totals": totals, "lines": lines, "winners": winners}


def seat_lines(state, seat, least_poverty):
    repaid = min(seat["loans"], seat["money"] // LOAN_REPAYMENT)
    in_first = first_edition(state)
    return {
        "prestige": seat["prestige"],
        "cards": sum(values_in_display(state, seat)),
        "boroughs": sum(borough(state, name).end_prestige for name in seat["boroughs"]) if in_first else 0,
        "undergrounds": 2 * sum(1 for name in seat["boroughs"] if name in state["stations"]),
        "money": (seat["money"] - LOAN_REPAYMENT * repaid) // 3,
        "loans": -7 * (seat["loans"] - repaid),
        "poverty": -poverty_penalty(final_poverty(seat) - least_poverty),
    }


def tie_breakers(state, seat):
    return (-final_poverty(seat), len(seat["boroughs"]), max(values_in_display(state, seat), default=0))


def final_poverty(seat):
    return seat["poverty"] + len(seat["hand"])


def poverty_penalty(poverty):
    return POVERTY_TABLE[poverty] if poverty <= 10 else POVERTY_TABLE[10] + 3 * (poverty - 10)


def values_in_display(state, seat):
    """Of every city card, covered and face-down ones too."""
    return [card(state, name).end_prestige for stack in seat["stacks"] for name in stack["cards"]]
