#pragma once

#include "game/markets_book.h"
#include "rules/markets/state.h"
#include "words/words.h"

#include <string>
#include <string_view>

namespace londinium {

/// Why this seat cannot do this now, as a sentence in a language. Tells nothing that this
/// player may not know.
std::string why_not(const MarketsBook& book, const markets::State& state, Seat seat, std::string_view action,
                    const Words& words);

} // namespace londinium
