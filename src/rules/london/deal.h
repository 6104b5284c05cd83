#pragma once

#include "base/dealer.h"
#include "rules/london/state.h"

namespace londinium::london {

/// Sets up a game (section 1). The order in which the Dealer is asked is part
/// of the format of saved games: first player, decks A, B, C, boroughs.
State deal(const Edition& edition, std::size_t players, Dealer& dealer);

} // namespace londinium::london
