#pragma once

#include "base/dealer.h"
#include "rules/markets/state.h"

namespace londinium::markets {

/// Sets up a game (section 1), up to the first set-up tile. The order in which
/// the Dealer is asked is part of the format of saved games: first player,
/// offer cards, goods, market cards (again until the last is not closed),
/// special cards, merchants.
State deal(const Edition& edition, std::size_t players, Dealer& dealer);

} // namespace londinium::markets
