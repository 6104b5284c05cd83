#pragma once

#include "game/library.h"

#include <string>

namespace londinium {

/// `londinium replay`: plays a record again. Returns what the program ends
/// with: 1 if there is no such record, or it leads to another end.
int run_replay(const Library& library, const std::string& file);

} // namespace londinium
