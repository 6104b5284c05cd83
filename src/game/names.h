#pragma once

#include "game/london_book.h"
#include "game/markets_book.h"
#include "words/words.h"

#include <string>

/// What things are called in a language. A card that the catalogue does not
/// know, as somebody's own data may have one, keeps the name of its row.
namespace londinium {

std::string card_name(const LondonBook& book, london::Card card, const Words& words);
std::string borough_name(const LondonBook& book, london::Borough borough, const Words& words);
std::string market_name(const MarketsBook& book, markets::Market market, const Words& words);

} // namespace londinium
