#pragma once

#include "base/seat.h"
#include "game/game.h"

#include <string_view>

namespace londinium {

/// Whether this action, which the seat may do now, shows its player something
/// hidden: a card drawn, a bid unveiled. Then there is no free way back.
///
/// It does if worlds that look the same to the player before do not after. What
/// an action lays open is found by comparing what the player knows: a card that
/// might have been another has a place now. Beyond that, what happens may hang
/// on hidden cards and so betray them (who is asked next, say): that is found
/// in a few worlds, drawn at random.
bool learns_something(const Game& game, Seat seat, std::string_view action);

} // namespace londinium
