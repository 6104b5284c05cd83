#pragma once

#include "terminal/london/phrases.h"

namespace londinium {

/// What an action of the view's seat means, with its price, the loans it
/// forces and what it brings as far as that can be known: "Buy City £8: …".
/// Briefly: cards by name alone.
std::string action_label(const LondonPhrases& phrases, const london::View& view, london::Action action,
                         bool briefly = false);

} // namespace londinium
