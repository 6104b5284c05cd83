#pragma once

#include "terminal/london/phrases.h"

namespace londinium {

/// What a card does, in a few words: "1 card → £12, flips".
std::string card_brief(const LondonPhrases& phrases, london::Card card);

/// Only what activating it costs and brings.
std::string activation_brief(const LondonPhrases& phrases, london::Card card);

/// The card with its price and worth: "■ Salters (costs £2): £4, flips".
std::string card_line(const LondonPhrases& phrases, london::Card card);

/// All there is to know of a card, and where it is known from.
void card_details(Paper& paper, const LondonPhrases& phrases, london::Card card);

/// What happens when a card is activated or used.
std::string effect_text(const LondonPhrases& phrases, london::Effect effect);

/// What works as long as it shows; `peek` is the n of peek-n.
std::string power_text(const LondonPhrases& phrases, london::Power power, int peek);

} // namespace londinium
