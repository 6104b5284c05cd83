#pragma once

#include "base/result.h"
#include "game/json.h"
#include "game/json_text.h"
#include "game/markets_book.h"
#include "rules/markets/observe.h"
#include "rules/markets/scoring.h"
#include "rules/markets/state.h"

namespace londinium {

/// London Markets states and views as docs/protocol.md writes them.
Json state_json(const MarketsBook& book, const markets::State& state);
Json view_json(const MarketsBook& book, const markets::View& view);
void write_view(JsonText& text, const MarketsBook& book, const markets::View& view);
Json lines_json(const markets::ScoreLines& lines);

/// Reads a state. One that cannot be is refused (code `bad-state`) with what
/// is wrong with it.
Result<markets::State> read_state(const MarketsBook& book, const Json& json);

/// The name of the game in words and files.
inline std::string_view game_name(const MarketsBook&) { return "markets"; }

} // namespace londinium
