#pragma once

#include "terminal/markets/phrases.h"
#include "terminal/narrator.h"

namespace londinium {

/// One sentence: what is asked of the view's seat now.
std::string markets_question(const MarketsPhrases& phrases, const markets::View& view);

/// What the view's seat may do, each with what it brings. Bids lie behind one
/// number for each kind.
std::vector<Choice> markets_choices(const MarketsPhrases& phrases, const markets::View& view);

} // namespace londinium
