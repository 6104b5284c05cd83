#pragma once

#include "game/london.h"
#include "game/markets.h"

namespace londinium {

/// Goes on after an action that only begins something, so that what it comes
/// to can be told before it is chosen: a card to be built is paid for the
/// cheapest way, an activation paid, and a run uses everything that asks for
/// nothing and takes nothing, then stops, as it does after a borough. False, and nothing done, for an
/// action that is complete in itself.
bool carry_through(const LondonBook& book, london::State& state, Seat seat, london::Action begun);
bool carry_through(const MarketsBook& book, markets::State& state, Seat seat, markets::Action begun);

} // namespace londinium
