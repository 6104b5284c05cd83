#pragma once

#include "game/play.h"
#include "terminal/markets/phrases.h"

namespace londinium {

/// What everybody may know of the standing while money is secret: the seat's
/// own, what the others had when it was last shown, and what breaks a tie.
void show_standing(Paper& paper, const MarketsPhrases& phrases, const markets::View& view);

/// The end: where everybody's money came from, line by line.
void show_score_sheet(Paper& paper, const MarketsPhrases& phrases, const Play<Markets>& play);

/// Who won, with how much, and what broke a tie (M6.1).
void show_winner(Paper& paper, const MarketsPhrases& phrases, const markets::State& end);

} // namespace londinium
