#pragma once

#include "game/library.h"

#include <string>

namespace londinium {

struct DataOptions {
    std::string entry; // the id of one card, borough or market; empty: all
    bool json = false;
};

/// `londinium data`: what is known of the games, and where it comes from.
/// That the files could be read means that they are in order. Returns what the
/// program ends with.
int run_data(const Library& library, const DataOptions& options);

} // namespace londinium
