#pragma once

#include "base/seat.h"
#include "game/game.h"

#include <string>
#include <vector>

namespace londinium {

/// What an action changes at once for its player, as far as that player can
/// know: a member of `money`, `loans`, `poverty`, `prestige`, `tiles` and
/// `goods` (by kind) for each that surely changes. Where it hangs on something
/// hidden, it is left out.
///
/// Some actions only begin something: `comes_to` is what changes once they are
/// carried through (src/table/carry_through.h), and empty for all others.
struct PricedAction {
    std::string action;
    std::string cost;     // the text of an object; empty if nothing is known to change
    std::string comes_to; // the same
};

/// Everything the seat may do now, sorted as Game::actions.
std::vector<PricedAction> priced_actions(const Game& game, Seat seat);

} // namespace londinium
