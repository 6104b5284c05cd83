#pragma once

#include "game/play.h"
#include "terminal/london/phrases.h"

#include <optional>

namespace londinium {

/// What happened from step `from` on, a paragraph for each player's turn:
/// "Mr Pepys: drew a card from the deck; bought City (−£8, +5 prestige)."
/// Cards that the seat `eyes` did not see are not named; without eyes, none is
/// that was hidden from anybody.
void tell_story(Paper& paper, const LondonPhrases& phrases, const Play<London>& play, std::size_t from,
                std::optional<Seat> eyes);

} // namespace londinium
