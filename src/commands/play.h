#pragma once

#include "game/library.h"
#include "terminal/play_options.h"

namespace londinium {

/// `londinium play`: a game in the terminal. Returns what the program ends with.
int run_play(const Library& library, const PlayOptions& options);

} // namespace londinium
