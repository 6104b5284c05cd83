#pragma once

#include "base/result.h"
#include "game/game.h"

namespace londinium {

/// What a player of the level that the request names would do in the place of
/// the seat asked, from that seat's view alone: `action`, and `options`, the
/// best few with what they seem worth and why.
Result<Json> suggest(const Game& game, const Json& request);

} // namespace londinium
