#pragma once

#include "game/library.h"

#include <string>
#include <vector>

namespace londinium {

struct MatchOptions {
    std::vector<std::string> players; // two or more; each pair of neighbours plays a match
    std::string game;
    int seats = 0;   // 0: the fewest the game allows
    int games = 200; // of each pairing
    std::string seed = "match";
    int threads = 0;          // 0: as many as the machine has
    std::vector<double> sprt; // two rates: stop as soon as one is clearly likelier
    bool json = false;
};

/// `londinium match A B C …`: one A against Bs in all other seats, then one B
/// against Cs, and so on, with the same deals for each pairing and every seat
/// in turn. Win rates and Elo with their intervals.
int run_match(const Library& library, const MatchOptions& options);

} // namespace londinium
