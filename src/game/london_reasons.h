#pragma once

#include "game/london_book.h"
#include "rules/london/state.h"
#include "words/words.h"

#include <string>
#include <string_view>

namespace londinium {

/// Why the player asked cannot do this now, as a sentence in a language. Tells nothing that
/// this player may not know.
std::string why_not(const LondonBook& book, const london::State& state, std::string_view action, const Words& words);

} // namespace londinium
