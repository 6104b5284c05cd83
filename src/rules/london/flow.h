#pragma once

#include "rules/london/state.h"

/// The steps of a turn that actions and effects hand over to. Each of them
/// leaves the state at the next decision.
namespace londinium::london {

void start_turn(State& state);

/// The draw at the start of a turn is over, or may go on (L9.4, L9.8).
void after_first_draw(State& state);
void finish_first_draw(State& state);

/// So many cards are drawn one by one, then the turn goes on with `then`.
void begin_draws(State& state, int cards, Decision then);
void next_draw(State& state);

/// The action is over: a last swap, the hand limit, the next player.
void after_action(State& state);
void check_hand_limit(State& state);

} // namespace londinium::london
