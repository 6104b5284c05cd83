#pragma once

#include "terminal/london/phrases.h"

namespace londinium {

/// What a borough costs and brings: "£8: 5 prestige, −1 poverty, 3 cards; …".
std::string borough_brief(const LondonPhrases& phrases, london::Borough borough);

/// What the topmost borough does in each run (2E, L9.21): "+£3".
std::string active_text(const LondonPhrases& phrases, const london::Land& land);

/// Both that and its optional ability; empty if it has neither.
std::string abilities_text(const LondonPhrases& phrases, const london::Land& land);

/// "Alex", with the Underground if it stops there; empty if nobody built.
std::string borough_owner(const LondonPhrases& phrases, const london::State& shown, london::Borough borough);

/// All there is to know of a borough, and where it is known from.
void borough_details(Paper& paper, const LondonPhrases& phrases, const london::State& shown, london::Borough borough);

/// The whole map (1E) or all boroughs and where they lie (2E), a line or two each.
void show_map(Paper& paper, const LondonPhrases& phrases, const london::View& view);

} // namespace londinium
