#pragma once

#include "terminal/markets/phrases.h"

namespace londinium {

/// The table from one seat, part by part; the markets themselves are drawn in
/// ring.h. A view whose seat is kNobody is for those who look on.

/// Round, phase and whose decision it is; who was first in this round.
void show_heading(Paper& paper, const MarketsPhrases& phrases, const markets::View& view);

/// A line for what is on sale, the stocks, and each player's goods, tiles,
/// special cards and money, as far as this seat may know them.
void show_goods(Paper& paper, const MarketsPhrases& phrases, const markets::View& view);

/// What the assistants do in this round and the next ones; with `all`, to the
/// end of their tracks.
void show_tracks(Paper& paper, const MarketsPhrases& phrases, const markets::View& view, bool all);

/// The seat's own special cards, and those that lie open before players.
void show_specials(Paper& paper, const MarketsPhrases& phrases, const markets::View& view);

/// The seat's goods and money on one line.
void show_purse(Paper& paper, const MarketsPhrases& phrases, const markets::View& view);

/// Everything that lies open: all tiles, both tracks, the market cards still to
/// come, the piles.
void show_everything(Paper& paper, const MarketsPhrases& phrases, const markets::View& view);

/// What this seat may say of a player's money: "£12", "secret", or what it was
/// when money was last shown.
std::string money_text(const MarketsPhrases& phrases, const markets::View& view, Seat seat);

} // namespace londinium
