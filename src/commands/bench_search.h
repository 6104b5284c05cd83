#pragma once

#include "game/london.h"
#include "game/markets.h"

namespace londinium {

/// How many positions the strongest level's search judges in a second, on one
/// core, at decisions all over a game.
template <class Rules>
double judged_per_second(const typename Rules::Book& book, double seconds);

} // namespace londinium
