#pragma once

#include "rules/london/state.h"

/// Running the city (section 8) and what its cards do (section 9.3). What is
/// under way in the middle of an effect stands in State::frames, the innermost
/// last: a repeated card lies above the Whitehall that repeats it.
namespace londinium::london {

/// Begins an activation, in a run or as Whitehall's repeat.
void activate(const Edition& edition, State& state, std::size_t stack);

/// A card spent in a run: as a cost, in a prison, in the Workhouse.
void spend_in_run(const Edition& edition, State& state, Card card);

void take_in_coffee_house(const Edition& edition, State& state, Row row, Card card);
void harm(const Edition& edition, State& state, Seat victim);
void build_station(const Edition& edition, State& state, Borough borough);

/// The innermost effect is over: the card flips, or is spared, and what
/// waited for it goes on.
void finish_effect(const Edition& edition, State& state);
void answer_flip(const Edition& edition, State& state, Action answer);

// What the topmost borough allows or brings in a run (L9.20, L9.21)
void activate_borough(const Edition& edition, State& state);
void sell(const Edition& edition, State& state, Card card);
void employ(const Edition& edition, State& state);

/// No more activations: poverty comes (L8.6).
void finish_run(const Edition& edition, State& state);
/// How much that is now, before it is clipped at none.
int poverty_of_run(const Edition& edition, const State& state, Seat seat);

} // namespace londinium::london
