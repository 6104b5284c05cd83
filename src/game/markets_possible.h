#pragma once

#include "game/markets_book.h"
#include "rules/markets/state.h"

#include <optional>
#include <string>

namespace londinium {

/// What is wrong with a state whose parts were read one by one; nothing if it
/// can be gone on from. Every state that a game leads to is possible; of those
/// no game leads to, all that could lead the rules astray are told apart.
std::optional<std::string> whats_impossible(const MarketsBook& book, const markets::State& state);

} // namespace londinium
