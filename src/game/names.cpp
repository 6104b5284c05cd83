#include "game/names.h"

namespace londinium {

namespace {

std::string name(const Words& words, const std::string& id, const Entry& row) {
    return words.has(id) ? words(id) : row.name;
}

} // namespace

std::string card_name(const LondonBook& book, london::Card card, const Words& words) {
    return name(words, "card." + book.id(card), book.cards[index(card)]);
}

std::string borough_name(const LondonBook& book, london::Borough borough, const Words& words) {
    return name(words, "borough." + book.id(borough), book.boroughs[index(borough)]);
}

std::string market_name(const MarketsBook& book, markets::Market market, const Words& words) {
    return name(words, "market." + book.id(market), book.markets[index(market)]);
}

} // namespace londinium
