#pragma once

#include "base/seat.h"
#include "game/json.h"

#include <vector>

namespace londinium {

/// How a game ended, in the same words for all games.
struct FinalScore {
    std::vector<int> totals; // by seat
    std::vector<Json> lines; // by seat: what the total is made of
    SeatSet winners;         // several share a victory that no tie-break decides

    bool won(Seat seat) const { return holds(winners, seat); }
};

/// From the score of either game's rules; write(lines) gives their JSON.
template <class Score, class Write>
FinalScore final_score(const Score& score, std::size_t players, Write write) {
    FinalScore result{{}, {}, score.winners};
    for (std::size_t s = 0; s < players; ++s) {
        result.totals.push_back(score.lines[s].total());
        result.lines.push_back(write(score.lines[s]));
    }
    return result;
}

} // namespace londinium
