"""The components of London Markets, read by column name from the data files."""
from __future__ import annotations

import csv
from pathlib import Path
from typing import NamedTuple

KINDS = ("coffee", "porcelain", "silk", "soap")
GENERAL = "general"
MERCHANTS = ("builder", "buyer", "cashier")
ROUNDS = 12
PILES = 4
CARDS_OF_A_KIND = 18
TILES_OF_A_PLAYER = 20
TILES_HANDED_ON = 3
RESTOCK_CARDS = 2
SPECIAL = "special"
CLOSED = "closed"


class SpecialCard(NamedTuple):
    type: str
    markets: tuple
    copies: int
    kept: bool
    earliest_round: int


class Components(NamedTuple):
    ring: tuple         # the markets, clockwise
    market_cards: dict  # id: {kind: pounds, SPECIAL or CLOSED}
    special_cards: dict  # id: SpecialCard
    tracks: dict        # "lower", "upper": {space: "tile", "money" or "goods"}
    events: dict        # {space: "special-card" or "show-money"}

    def is_closed(self, market_card):
        return CLOSED in self.market_cards[market_card].values()

    def deck_of_specials(self):
        return sorted(name for name, card in self.special_cards.items() for _ in range(card.copies))


def default_directory():
    return Path(__file__).resolve().parent.parent.parent / "data"


def rows(directory, name):
    with open(Path(directory) / name, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def pounds_or_word(cell):
    return int(cell) if cell.isdigit() else cell


def read_components(directory):
    markets = sorted(rows(directory, "markets_markets.csv"), key=lambda row: int(row["ring_place"]))
    tracks = rows(directory, "markets_tracks.csv")
    return Components(
        ring=tuple(row["id"] for row in markets),
        market_cards={row["id"]: {kind: pounds_or_word(row[kind]) for kind in KINDS}
                      for row in rows(directory, "markets_market_cards.csv")},
        special_cards={row["id"]: read_special(row)
                       for row in rows(directory, "markets_special_cards.csv")},
        tracks={"lower": {int(row["space"]): row["lower_track_3_and_4_players"] for row in tracks},
                "upper": {int(row["space"]): row["upper_track_4_players_only"] for row in tracks}},
        events={int(row["space"]): row["event_on_arrival_of_the_lower_assistant"]
                for row in tracks if row["event_on_arrival_of_the_lower_assistant"]})


def read_special(row):
    return SpecialCard(
        type=row["type"],
        markets=tuple(market for market in (row["market"], row["second_market"]) if market),
        copies=int(row["copies"]),
        kept=row["kept"] == "yes",
        earliest_round=int(row["earliest_round"]))


_in_use = None


def components():
    """The components in use: those of the default directory unless `use` said otherwise."""
    return _in_use if _in_use is not None else use(default_directory())


def use(directory):
    global _in_use
    _in_use = read_components(directory)
    return _in_use
