#pragma once

#include "game/markets_book.h"
#include "rules/markets/state.h"

#include <optional>
#include <string>
#include <string_view>

namespace londinium {

/// The words of docs/protocol.md for what stands in a London Markets state.
std::string_view words(markets::Decision decision);
std::optional<markets::Decision> markets_decision_called(std::string_view name);
std::string_view words(markets::Kind kind); // kGeneral: "general"
std::optional<markets::Kind> kind_called(std::string_view name);
std::string_view words(markets::Pawn pawn);
std::string words(markets::Bid bid); // "coffee 3", "nothing"
std::string words(const MarketsBook& book, markets::Action action);

/// What the other players are told of an action (M2.1): that somebody has bid,
/// not what; that somebody kept a special card, not which.
std::string words_for_others(const MarketsBook& book, markets::Action action);

/// The market of the merchant whom this action sends out, which its words leave open; empty for other actions.
std::string_view market_of_merchant(const MarketsBook& book, const markets::State& state, markets::Action action);

} // namespace londinium
