#pragma once

#include "terminal/markets/phrases.h"

namespace londinium {

/// What an action of the view's seat means and what it brings, as far as that
/// can be known: "Cashier at Borough Market: £4 …".
std::string action_label(const MarketsPhrases& phrases, const markets::View& view, markets::Action action);

/// How many cards of a kind the others may hold, by their letters: "P 2–5, G 0".
std::string rivals_goods(const MarketsPhrases& phrases, const markets::View& view, markets::Kind kind);

} // namespace londinium
