#pragma once

#include "game/game.h"
#include "terminal/menu.h"
#include "terminal/narrator.h"
#include "terminal/paper.h"
#include "words/words.h"

#include <string>

namespace londinium {

/// What a person may ask for instead of answering: nothing of it changes the
/// game.
struct Moment {
    const Words& words;
    const Game& game;
    const Narrator& narrator;
    Paper& paper;
    Seat seat;
};

/// The rules in short and what can be typed; or what a word, card, borough or
/// player is about.
void give_help(const Moment& now, const std::string& about);

/// What a computer player would do here, from this seat's view, and why.
void give_hint(const Moment& now, const Menu& menu);

/// What happened since the start, or in the last so many turns.
void tell_log(const Moment& now, const std::string& turns);

} // namespace londinium
