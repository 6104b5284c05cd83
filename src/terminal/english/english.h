#pragma once

#include "terminal/words.h"

#include <span>

/// The English texts, by where they are said. Cards and rules in our own words.
namespace londinium {

std::span<const Message> english_session(); // set-up, asides, good-bye
std::span<const Message> english_cards();   // what London's cards and boroughs do
std::span<const Message> english_table();   // what lies on London's table, and its score
std::span<const Message> english_choices(); // London's questions and choices
std::span<const Message> english_story();   // what happened
std::span<const Message> english_rules();   // London's rules in short, and its terms

// The same for London Markets
std::span<const Message> english_markets_cards();
std::span<const Message> english_markets_table();
std::span<const Message> english_markets_choices();
std::span<const Message> english_markets_story();
std::span<const Message> english_markets_rules();

} // namespace londinium
