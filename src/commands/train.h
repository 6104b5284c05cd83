#pragma once

#include "game/library.h"

#include <string>

namespace londinium {

struct TrainOptions {
    std::string game; // london1, london2, markets
    std::string file; // the net's; data/nets/GAME.net if empty
    int games = 200'000;
    int threads = 1;
    bool afresh = false; // do not continue what the file holds
};

/// `londinium train`: a net learns a game by playing against itself. The file
/// is written now and then, so that the training can be stopped at any time and
/// goes on where it was.
int run_train(const Library& library, const TrainOptions& options);

} // namespace londinium
