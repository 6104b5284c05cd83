#pragma once

#include "terminal/london/phrases.h"

namespace londinium {

/// The score line by line, a column for each player, in the order of the
/// rules (L11.1): at the end, or as if the game ended now.
void show_score_sheet(Paper& paper, const LondonPhrases& phrases, const london::View& view);

/// Who won, with how much, and what broke a tie (L11.3).
void show_winner(Paper& paper, const LondonPhrases& phrases, const london::View& view);

} // namespace londinium
