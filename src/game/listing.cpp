#include "game/listing.h"

#include <utility>

namespace londinium {

namespace {

GameListing list_london(const LondonBook& book, std::string title) {
    const auto& letters = book.edition.letter_sizes;
    const std::string totals = std::to_string(book.edition.deck_size()) + " in all: A " + std::to_string(letters[0]) +
                               ", B " + std::to_string(letters[1]) + ", C " + std::to_string(letters[2]);
    return {"london" + std::to_string(book.edition.number),
            std::move(title),
            book.data_version,
            {{"cards", "different cards", totals, book.cards}, {"boroughs", "boroughs", "", book.boroughs}}};
}

GameListing list_markets(const MarketsBook& book) {
    return {"markets",
            "London Markets",
            book.data_version,
            {{"market_cards", "market cards", "", book.market_cards},
             {"special_cards", "different special cards", std::to_string(book.edition.special_cards) + " in all",
              book.specials},
             {"markets", "markets", "", book.markets},
             {"spaces", "spaces of the assistants' tracks", "", book.spaces}}};
}

} // namespace

std::vector<GameListing> list_games(const Library& library) {
    return {list_london(library.london1, "London, first edition"),
            list_london(library.london2, "London, second edition"), list_markets(library.markets)};
}

} // namespace londinium
