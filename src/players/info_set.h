#pragma once

#include "rules/london/state.h"
#include "rules/markets/state.h"

namespace londinium {

/// A number for all that a seat knows in a world: worlds that look the same to
/// it have the same. A search keeps what it finds under this number, so that
/// nothing hidden can tell two worlds apart.
std::uint64_t info_set(const london::State& world, Seat seat);
std::uint64_t info_set(const markets::State& world, Seat seat);

} // namespace londinium
