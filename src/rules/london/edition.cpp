#include "rules/london/edition.h"

namespace londinium::london {

Edition blank_edition(int number) {
    const bool first = number == 1;
    Edition edition{};
    edition.number = static_cast<std::uint8_t>(number);
    edition.start_poverty = first ? 5 : 0;
    edition.map = first;
    edition.repay_in_play = !first;
    edition.bottom_row_leaves = !first;
    edition.run_needs_activation = first;
    edition.loans_bring_poverty = !first;
    edition.land_relieves_poverty = first;
    edition.covered_cards_hidden = !first;
    edition.city = kUnknownBorough;
    edition.pauper = kUnknownCard;
    return edition;
}

void complete(Edition& edition) {
    edition.letter_sizes = {};
    for (std::size_t i = 0; i < edition.cards.size(); ++i) {
        const Face& face = edition.cards[i];
        for (std::size_t letter = 0; letter < kLetters; ++letter) {
            edition.letter_sizes[letter] =
                static_cast<std::uint8_t>(edition.letter_sizes[letter] + face.copies[letter]);
        }
        if (face.is_pauper()) edition.pauper = static_cast<Card>(i);
    }
    edition.riverside = edition.north = edition.start = 0;
    for (std::size_t i = 0; i < edition.boroughs.size(); ++i) {
        const auto borough = static_cast<Borough>(i);
        const Land& land = edition.boroughs[i];
        if (land.riverside) edition.riverside |= only(borough);
        if (land.north) edition.north |= only(borough);
        if (land.start) edition.start |= only(borough);
    }
}

} // namespace londinium::london
