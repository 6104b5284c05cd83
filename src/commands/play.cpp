#include "commands/play.h"

#include "terminal/evening.h"

#include <iostream>

namespace londinium {

int run_play(const Library& library, const PlayOptions& options) {
    StandardKeyboard keyboard;
    Paper paper(std::cout, Paper::of_standard_output());
    return play_games(library, english(), options, keyboard, paper);
}

} // namespace londinium
