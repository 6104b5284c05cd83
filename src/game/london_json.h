#pragma once

#include "base/result.h"
#include "game/json.h"
#include "game/json_text.h"
#include "game/london_book.h"
#include "rules/london/observe.h"
#include "rules/london/scoring.h"
#include "rules/london/state.h"

namespace londinium {

/// London states and views as docs/protocol.md writes them.
Json state_json(const LondonBook& book, const london::State& state);
Json view_json(const LondonBook& book, const london::View& view);
void write_view(JsonText& text, const LondonBook& book, const london::View& view);
Json lines_json(const london::ScoreLines& lines);

/// Reads a state. One that cannot be is refused (code `bad-state`) with what
/// is wrong with it.
Result<london::State> read_state(const LondonBook& book, const Json& json);

/// The name of the game in words and files.
inline std::string_view game_name(const LondonBook& book) { return book.edition.number == 1 ? "london1" : "london2"; }

} // namespace londinium
