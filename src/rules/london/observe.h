#pragma once

#include "rules/london/state.h"

#include <array>

namespace londinium::london {

using CardCounts = std::array<std::uint8_t, kMostFaces>;

/// Copies of each card in play or out of it that left the game: all that are
/// nowhere else. They are public (L2.1).
CardCounts out_of_the_game(const Edition& edition, const State& state);

/// What one seat may know of a game (section 2): made from a state and a seat,
/// it is the only way out for a player. It has the shape of a state in which
/// kUnknownCard and kUnknownBorough stand for what is hidden, so that legal()
/// answers for its seat. Unknown cards stand last in a hand.
/// Second-edition cards that were covered or turned down are in it, since
/// everybody saw them placed and may remember them (L2.3).
/// For kWatcher it is what everybody may know.
struct View {
    Seat seat;
    CardCounts out;
    State shown;
};

View observe(const Edition& edition, const State& state, Seat seat);

} // namespace londinium::london
