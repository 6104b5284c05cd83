#pragma once

#include "terminal/markets/phrases.h"

namespace londinium {

/// What a special card does, in a few words that stand behind its name.
std::string special_brief(const MarketsPhrases& phrases, markets::Special card);

/// The same with what it would bring the view's seat at this moment: "… [now £6]".
std::string special_worth(const MarketsPhrases& phrases, const markets::View& view, markets::Special card);

/// All there is to know of a special card, and where it is known from.
void special_details(Paper& paper, const MarketsPhrases& phrases, const markets::View& view, markets::Special card);

/// What all cards of this effect have in common, and which there are.
void effect_details(Paper& paper, const MarketsPhrases& phrases, const markets::View& view, markets::Effect effect);

} // namespace londinium
