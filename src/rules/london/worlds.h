#pragma once

#include "base/random.h"
#include "rules/london/observe.h"

#include <array>

namespace londinium::london {

/// The worlds a seat must hold possible: every state that would look to it as
/// its view does, each as likely as the shuffling makes it. Deck A lay on B on
/// C, so the letters of the hidden cards follow from how far the deck is down;
/// of a card with copies in several letters, all ways to tell them apart count.
class Worlds {
public:
    Worlds(const Edition& edition, const View& view);

    State sample(Random& random) const;

private:
    State draw(Random& random) const;

    using Pool = FixedVector<Card, kMostCards>;

    /// A card with copies both in the letter the deck has reached and in an
    /// earlier one: how many of its copies are still in the deck is unsure.
    struct Mixed {
        Card card;
        std::uint8_t drawable; // of this letter, not known to lie in the deck
        std::uint8_t earlier;
        std::uint8_t seen;
    };

    void count_cells();
    bool count_cards();
    void weigh_mixed();
    std::size_t letter_of_cell(std::size_t below) const;

    const Edition& edition_;
    const View& view_;

    std::size_t reached_ = 0; // the letter that is partly drawn
    std::size_t strict_ = 0;  // cards of the deck whose letter follows from their place
    int hidden_outside_ = 0;  // unknown cards in hands and among the loose ones
    bool by_letter_ = true;   // false: a loaded game that no shuffle gives

    Pool outside_;                      // surely not in the strict deck
    std::array<Pool, kLetters> inside_; // surely in the strict deck, by letter
    Pool either_;                       // of the letter reached, not mixed
    int mixed_and_either_outside_ = 0;  // how many of those two are outside
    FixedVector<Mixed, 16> mixed_;
    /// Ways to have `n` copies outside among the mixed cards from `i` on.
    std::array<std::array<double, kMostCards + 1>, 17> ways_{};
    FixedVector<Borough, kMostBoroughs> boroughs_;
};

} // namespace londinium::london
