#pragma once

#include "rules/london/state.h"

namespace londinium::london {

/// Carries out an action of the player asked and runs on to the next decision.
/// The action must be one that legal() lists.
void apply(const Edition& edition, State& state, Action action);

} // namespace londinium::london
