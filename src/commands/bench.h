#pragma once

#include "game/library.h"

namespace londinium {

struct BenchOptions {
    double seconds = 1.0; // for each game and player count
    bool json = false;
};

/// `londinium bench`: how fast the rules are on one core with random players,
/// and a signature that changes if and only if behaviour does.
int run_bench(const Library& library, const BenchOptions& options);

/// The signature alone: a hash over everything that whole games show to the
/// outside (decisions, sorted legal actions, views, scores, the thumb player's
/// choices), whatever the order or layout of things inside.
std::uint64_t signature(const Library& library);

} // namespace londinium
