#pragma once

#include "terminal/london/phrases.h"
#include "terminal/narrator.h"

namespace londinium {

/// One sentence: what is asked of the view's seat now.
std::string london_question(const LondonPhrases& phrases, const london::View& view);

/// What the view's seat may do, each with its price and what it brings, in the
/// order in which people look for it.
std::vector<Choice> london_choices(const LondonPhrases& phrases, const london::View& view);

} // namespace londinium
