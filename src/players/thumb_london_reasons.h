#pragma once

#include "game/london_book.h"
#include "players/thumb_london_weigh.h"
#include "words/words.h"

#include <string>

namespace londinium::london::thumb {

/// Why an action is worth what it is, in the words of the game and of a language.
std::string reason(const LondonBook& book, const Weighing& weighing, Action action, const Words& words);

} // namespace londinium::london::thumb
