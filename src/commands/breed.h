#pragma once

#include "game/library.h"

#include <string>

namespace londinium {

struct BreedOptions {
    std::string game; // london1, london2
    int rounds = 60;
    int games = 300; // for each trial
    int threads = 0; // 0: as the machine has cores
    bool afresh = false;
    bool net = false; // tried by the net that listens to them
    std::string seed = "1";
};

/// `londinium breed`: looks for better habits of the rule of thumb, and prints
/// them as they stand in players/thumb_london_habits.cpp.
int run_breed(const Library& library, const BreedOptions& options);

} // namespace londinium
