#pragma once

#include "base/result.h"
#include "terminal/keyboard.h"
#include "terminal/paper.h"
#include "terminal/play_options.h"
#include "terminal/sitter.h"
#include "words/words.h"

#include <string>
#include <vector>

namespace londinium {

/// What is to be played, and who sits where.
struct SetUp {
    std::string game;
    std::vector<Sitter> sitters;
    std::string seed;
};

/// Makes a set-up of the options and asks for what they leave open; Enter
/// takes what is proposed. Fails with a sentence if the options do not fit
/// together, and with code `ended` if the input ends.
Result<SetUp> set_up(const Words& words, const PlayOptions& options, Keyboard& keyboard, Paper& paper);

/// A seed that nobody can guess.
std::string short_seed();

} // namespace londinium
