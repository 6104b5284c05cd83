#pragma once

#include "game/london_book.h"
#include "players/thumb_london_weigh.h"

#include <string>

namespace londinium::london::thumb {

/// Why an action is worth what it is, in the words of the game.
std::string reason(const LondonBook& book, const Weighing& weighing, Action action);

} // namespace londinium::london::thumb
