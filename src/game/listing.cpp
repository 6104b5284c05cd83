#include "game/listing.h"

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

} // namespace

std::vector<GameListing> list_games(const Library& library) {
    return {list_london(library.london1, "London, first edition"),
            list_london(library.london2, "London, second edition")};
}

} // namespace londinium
