#pragma once

#include "base/result.h"
#include "game/game.h"

namespace londinium {

/// What a player of the level that the request names (`level`; `thumb` if it
/// names none) would do in the place of the seat asked, from that seat's view
/// alone: `action`, and `options`, the best few with what they seem worth and
/// why. `ms` is the time it may take; no level needs it yet.
Result<Json> suggest(const Game& game, const Json& request);

} // namespace londinium
