#pragma once

#include "game/library.h"

#include <string>

namespace londinium {

/// `londinium verify`: was the game of this record dealt as was promised before
/// it began, and played by the rules? Returns what the program ends with.
int run_verify(const Library& library, const std::string& file);

} // namespace londinium
