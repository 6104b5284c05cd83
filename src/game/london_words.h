#pragma once

#include "game/london_book.h"
#include "rules/london/state.h"

#include <optional>
#include <string>
#include <string_view>

namespace londinium {

/// The words of docs/protocol.md for what stands in a London state.
std::string_view words(london::Decision decision);
std::optional<london::Decision> decision_called(std::string_view name);
std::string_view words(london::Row row);
std::string words(const LondonBook& book, london::Action action);

/// What the other players are told of an action (L2.1): which card was taken
/// or put back after a peek is left out.
std::string words_for_others(const LondonBook& book, london::Action action);

} // namespace londinium
