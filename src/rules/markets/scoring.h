#pragma once

#include "rules/markets/state.h"

namespace londinium::markets {

/// What one seat's place depends on, in this order (M6.1).
struct ScoreLines {
    int money;
    bool advantage;
    int goods; // cards in hand

    int total() const { return money; }
};

struct Score {
    std::array<ScoreLines, kMostSeats> lines;
    SeatSet winners; // several share a victory that no tie-break decides
};

/// What the game would be worth if it ended now. Changes nothing.
Score score(const Edition& edition, const State& state);

} // namespace londinium::markets
