#pragma once

#include "game/json.h"
#include "rules/london/state.h"
#include "rules/markets/state.h"

namespace londinium {

/// What a move changed of what everybody may count: of London money, loans,
/// poverty and prestige, by seat, `{"0": {"money": 4, "poverty": -1}}`. Null
/// if nothing of it changed.
Json changes(const london::State& before, const london::State& after);

/// Purses are shut at London Markets, and cards are hidden: nothing is told.
inline Json changes(const markets::State&, const markets::State&) { return nullptr; }

} // namespace londinium
