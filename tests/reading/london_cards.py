"""The printed components of London, read from the data files by column name.

`edition(game)` gives the cards and boroughs of `london1` or `london2`.
The files are those of the project's own data/;
`use_data(path)` names another directory.
"""

import csv
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, Tuple

PROJECT_DATA = Path(__file__).resolve().parent / ".." / ".." / "data"
_directory = None


class Card(NamedTuple):
    id: str
    colour: str
    copies: Tuple[int, int, int]
    place_cost: int
    end_prestige: int
    activation_cost: str
    gain_money: int
    gain_prestige: int
    lose_poverty: int
    gain_poverty: int
    flips: bool
    placeable: bool
    ongoing: str
    activated: str

    @property
    def is_action(self):
        return self.activated.startswith("action-")

    @property
    def does_nothing(self):
        """By its print, whatever the position (L8.7)."""
        return not (self.activated or self.gain_money or self.gain_prestige
                    or self.lose_poverty or self.gain_poverty)


class Borough(NamedTuple):
    id: str
    bank: str
    riverside: bool
    start: bool
    cost: int
    cards: int
    end_prestige: int                    # 1E, counted at the end
    prestige: int                        # 2E, gained when bought
    lose_poverty: int
    optional: Tuple[str, ...]
    active: Tuple[Tuple[str, int], ...]  # ("money", 3)
    land: Tuple[str, ...]
    bridges: Tuple[str, ...]

    @property
    def neighbours(self):
        return self.land + self.bridges


class Edition(NamedTuple):
    cards: dict
    boroughs: dict

    def copies(self):
        return {card.id: sum(card.copies) for card in self.cards.values()}


def use_data(path):
    global _directory
    _directory = Path(path)
    edition.cache_clear()


def data_directory():
    if _directory:
        return _directory
    return PROJECT_DATA


@lru_cache(maxsize=None)
def edition(game):
    cards = [_card(row) for row in _rows(game + "_cards.csv")]
    boroughs = [_borough(row) for row in _rows(game + "_boroughs.csv")]
    return Edition({card.id: card for card in cards}, {borough.id: borough for borough in boroughs})


def card(state, name):
    return edition(state["game"]).cards[name]


def borough(state, name):
    return edition(state["game"]).boroughs[name]


def _rows(name):
    with open(data_directory() / name, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def _number(row, column):
    return int(row.get(column) or 0)


def _card(row):
    return Card(
        id=row["id"],
        colour=row["colour"],
        copies=tuple(_number(row, "copies_" + letter) for letter in "abc"),
        place_cost=_number(row, "place_cost"),
        end_prestige=_number(row, "end_prestige"),
        activation_cost=row["activation_cost"],
        gain_money=_number(row, "gain_money"),
        gain_prestige=_number(row, "gain_prestige"),
        lose_poverty=_number(row, "lose_poverty"),
        gain_poverty=_number(row, "gain_poverty"),
        flips=row["flips"] == "yes",
        placeable=row["flips"] != "never-placed",
        ongoing=row["ongoing"],
        activated=row["activated"])


def _borough(row):
    return Borough(
        id=row["id"],
        bank=row["bank"],
        riverside=row["riverside"] == "yes",
        start=row["start"] == "yes",
        cost=_number(row, "cost"),
        cards=_number(row, "cards"),
        end_prestige=_number(row, "end_prestige"),
        prestige=_number(row, "prestige"),
        lose_poverty=_number(row, "lose_poverty"),
        optional=_phrases(row.get("optional")),
        active=tuple((what, int(number)) for what, number in map(str.split, _phrases(row.get("active")))),
        land=tuple((row.get("land_neighbours") or "").split()),
        bridges=tuple((row.get("bridge_neighbours") or "").split()))


def _phrases(text):
    return tuple(phrase.strip() for phrase in (text or "").split(";") if phrase.strip())
