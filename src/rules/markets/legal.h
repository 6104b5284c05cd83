#pragma once

#include "rules/markets/state.h"

namespace londinium::markets {

/// Fills `actions` with everything the player asked may do: no action twice,
/// in an order that depends on nothing but the state. Empty only when the game
/// is over. Looks at nothing that player may not know.
void legal(const Edition& edition, const State& state, Actions& actions);

/// The same for any seat: while bids come in, everybody may bid, or bid again;
/// otherwise the list is empty but for the player asked.
void legal(const Edition& edition, const State& state, Seat seat, Actions& actions);

} // namespace londinium::markets
