#pragma once

#include "terminal/london/phrases.h"

namespace londinium {

/// The table from one seat, part by part.

/// Whose turn it is, and what is left of the deck.
void show_heading(Paper& paper, const LondonPhrases& phrases, const london::View& view);
/// The two rows of discarded cards.
void show_board(Paper& paper, const LondonPhrases& phrases, const london::View& view);
/// The boroughs on offer (2E), or who has built where (1E).
void show_land(Paper& paper, const LondonPhrases& phrases, const london::View& view);
/// What a player has, on one line.
void show_means(Paper& paper, const LondonPhrases& phrases, const london::View& view, Seat seat);
/// The same with city and boroughs, a line each: a rival at a glance.
void show_player(Paper& paper, const LondonPhrases& phrases, const london::View& view, Seat seat);
/// All the stacks of one player, a line each.
void show_city(Paper& paper, const LondonPhrases& phrases, const london::View& view, Seat seat);
/// The seat's own hand, a line for each different card.
void show_hand(Paper& paper, const LondonPhrases& phrases, const london::View& view);
/// The same on one line, names only.
void show_hand_names(Paper& paper, const LondonPhrases& phrases, const london::View& view);
/// Money, loans, poverty and what they mean now.
void show_purse(Paper& paper, const LondonPhrases& phrases, const london::View& view);

/// "3 stacks + 1 loan + 4 hand cards": what a run would bring, summed up.
std::string run_sum(const LondonPhrases& phrases, const london::State& shown, Seat seat);

/// May this view not name the stack's top card? (L2.1)
bool top_is_hidden(const LondonPhrases& phrases, const london::View& view, Seat seat, std::size_t stack);

} // namespace londinium
