#pragma once

#include "game/json.h"
#include "rules/london/state.h"
#include "rules/markets/state.h"

namespace londinium {

/// What a move changed of what everybody may count: of London money, loans,
/// poverty and prestige, by seat, `{"0": {"money": 4, "poverty": -1}}`. Null
/// if nothing of it changed.
Json changes(const london::State& before, const london::State& after);

/// Of London Markets money, and the goods taken: `{"0": {"money": 4}, "1": {"goods": {"silk": 3}}}`. Purses and hands
/// are shut, but what goes into them everybody sees (M2.3).
Json changes(const markets::State& before, const markets::State& after);

} // namespace londinium
