#pragma once

#include "rules/markets/state.h"

namespace londinium::markets {

/// Carries out an action of the player asked and runs on to the next decision.
/// The action must be one that legal() lists.
void apply(const Edition& edition, State& state, Action action);

/// The same for any seat that legal() gives a list: while bids come in,
/// another bid of the same seat replaces its first.
void apply(const Edition& edition, State& state, Seat seat, Action action);

} // namespace londinium::markets
