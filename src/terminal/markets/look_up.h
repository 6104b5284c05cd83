#pragma once

#include "terminal/markets/phrases.h"

#include <string_view>

namespace londinium {

/// Explains the special card, market, kind of goods, pawn or player that is
/// called so, or begins so; also the market cards. False if there is none.
bool look_up(Paper& paper, const MarketsPhrases& phrases, const markets::View& view, std::string_view what);

} // namespace londinium
