#pragma once

#include "terminal/london/phrases.h"

#include <string_view>

namespace londinium {

/// Explains the card, borough or player that is called so, or begins so: all
/// of them if they are few, else it says which there are. False if there is none.
bool look_up(Paper& paper, const LondonPhrases& phrases, const london::View& view, std::string_view what);

} // namespace londinium
