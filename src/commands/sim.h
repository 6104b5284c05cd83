#pragma once

#include "game/library.h"

#include <string>
#include <vector>

namespace londinium {

struct SimOptions {
    std::string game;                 // london1, london2, markets
    std::vector<std::string> players; // a name for each player; the seats change from game to game
    int games = 1000;
    std::string seed = "1";
    int threads = 0; // 0: as many as the machine has
    bool json = false;
};

/// `londinium sim`: many games between named players, and what came of them:
/// scores, wins, lengths, the use of every card. The same options give the same
/// answer, on however many threads. Returns what the program ends with: 2 for
/// options that cannot be.
int run_sim(const Library& library, const SimOptions& options);

} // namespace londinium
