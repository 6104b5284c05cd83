#pragma once

#include "rules/london/state.h"

namespace londinium::london {

/// One seat's final score, line by line (section 11).
struct ScoreLines {
    int prestige; // gained in play
    int cards;
    int boroughs;     // 1E
    int undergrounds; // 1E
    int money;
    int loans;   // 0 or less
    int poverty; // 0 or less

    int total() const { return prestige + cards + boroughs + undergrounds + money + loans + poverty; }
};

struct Score {
    std::array<ScoreLines, kMostSeats> lines;
    SeatSet winners; // several share a victory that no tie-break decides
};

/// What the game would be worth if it ended now. Changes nothing.
Score score(const Edition& edition, const State& state);

/// What so much poverty costs, less what everybody sheds (L11.2): 0 or less.
int poverty_penalty(int cubes);

} // namespace londinium::london
