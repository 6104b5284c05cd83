#pragma once

#include "base/result.h"
#include "game/game.h"

#include <functional>

namespace londinium {

/// A clock for who has one: milliseconds since any fixed moment.
using Milliseconds = std::function<double()>;

/// What a player of the level that the request names (`level`; `thumb` if it
/// names none) would do in the place of the seat asked, or while bids come in of
/// any `seat` it names, from that seat's view alone: `action`, and `options`, the best few with what they seem worth
/// and why. `ms` is the time a search may take, if there is a clock; without it, it makes as many iterations as the
/// level says.
Result<Json> suggest(const Game& game, const Json& request, const Milliseconds& clock = {});

} // namespace londinium
