#pragma once

#include "terminal/markets/phrases.h"

namespace londinium {

/// The five markets side by side, clockwise from left to right and round again:
/// what each sells, the crates one sees from above, who stands there, and how
/// many crates of each player show.
void show_ring(Paper& paper, const MarketsPhrases& phrases, const markets::View& view);

/// All tiles of a market, layer upon layer, the lowest first: "Y Y P | G".
std::string layers_text(const MarketsPhrases& phrases, const markets::Stall& stall);

/// "Y3 P4", or that there are none.
std::string crates_text(const MarketsPhrases& phrases, const markets::State& shown, markets::Market market);

/// The merchant on a market, in brackets once it was used; empty if none.
std::string merchant_text(const MarketsPhrases& phrases, const markets::State& shown, markets::Market market);

} // namespace londinium
