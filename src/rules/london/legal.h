#pragma once

#include "rules/london/city.h"
#include "rules/london/state.h"

namespace londinium::london {

/// Fills `actions` with everything the player asked may do: no action twice,
/// in an order that depends on nothing but the state. Empty only when the game
/// is over. Looks at nothing that player may not know.
void legal(const Edition& edition, const State& state, Actions& actions);

// The questions that both the list and the flow of a turn must answer alike.

/// Exchange a hand card for one on the board now? (L9.7)
bool can_swap(const State& state, const Powers& powers);

/// Is there any card that this hand could place or use? (L6.1)
bool can_play(const Edition& edition, const State& state, const Powers& powers, const Hand& hand);

/// Can this stack of the player asked be activated now, in a run? (section 8)
bool can_activate(const Edition& edition, const State& state, std::size_t stack);

/// Where may the next Underground marker go? (L9.18)
BoroughSet station_places(const Edition& edition, const State& state);
/// Is it reached only across a bridge, for £3 more?
bool station_over_bridge(const Edition& edition, const State& state, Borough borough);

/// Which boroughs may be bought now? (L7.1, L7.3)
BoroughSet boroughs_for_sale(const Edition& edition, const State& state);

/// Which stacks can the player asked have activated again? (L9.16)
bool can_repeat(const Edition& edition, const State& state, std::size_t stack);

} // namespace londinium::london
