#pragma once

#include "common/games.h"

namespace londinium::common {

/// The second edition with cards that nearly all let their owner peek, draw
/// none or two, or swap, and that cost nothing: what is seldom there, one
/// player's knowledge of cards that another looks at, happens in every game.
struct Peekers {
    using Rules = London;
    static constexpr std::string_view kName = "peekers";
    static const LondonBook& book() {
        static const LondonBook kBook = [] {
            LondonBook book = library().london2;
            for (std::size_t i = 0; i < book.edition.cards.size(); ++i) {
                london::Face& face = book.edition.cards[i];
                if (!face.placeable || face.power != london::Power::none) continue;
                constexpr london::Power kPowers[] = {london::Power::peek, london::Power::draw_0_to_2,
                                                     london::Power::peek, london::Power::swap_with_display};
                face.power = kPowers[i % 4];
                if (face.power == london::Power::peek) face.peek = static_cast<std::uint8_t>(1 + i % 3);
                face.place_cost = 0;
            }
            return book;
        }();
        return kBook;
    }
};

} // namespace londinium::common
