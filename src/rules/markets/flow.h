#pragma once

#include "rules/markets/state.h"

/// The way through a round (section 3). Each of these leaves the state at the
/// next decision.
namespace londinium::markets {

/// Lays the next of the set-up tiles; the last of them opens round 1 (M1.6).
void lay_set_up_tile(State& state, Market market);

/// Carries out a merchant or an assistant for the seat asked (M3.3 to M3.6).
void use_merchant(const Edition& edition, State& state, Pawn merchant);
void use_assistant(const Edition& edition, State& state, Pawn assistant, Market market);

/// A pawn's action is over: special cards may follow it (M3.7).
void finish_action(const Edition& edition, State& state);

/// A special card's effect is over: back to before or after the action.
void finish_special(const Edition& edition, State& state);

/// The player asked has nothing more to do in phase 2.
void finish_turn(const Edition& edition, State& state);

/// Phase 4 is over or skipped: the pawns move, or the game ends.
void finish_auctions(const Edition& edition, State& state);
void finish_special_event(State& state);

} // namespace londinium::markets
