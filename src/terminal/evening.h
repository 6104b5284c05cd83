#pragma once

#include "game/library.h"
#include "terminal/keyboard.h"
#include "terminal/paper.h"
#include "terminal/play_options.h"
#include "words/words.h"

namespace londinium {

/// An evening at the terminal: sets a game up or continues a saved one, plays
/// it, shows the score, offers another. Returns what the program ends with.
int play_games(const Library& library, const Words& words, const PlayOptions& options, Keyboard& keyboard,
               Paper& paper);

} // namespace londinium
