#pragma once

#include "base/fixed_vector.h"
#include "players/thumb_london_outlook.h"

#include <array>

namespace londinium::london::thumb {

/// What a hand may still become. Of the cards of one colour the better half
/// will be placed and the worse half spent for them; what remains over waits
/// for a partner. From this follows which card to take, to keep, to give up.
class HandPlan {
public:
    explicit HandPlan(const Outlook& outlook);

    // All in prestige, with the poverty that a card in hand will bring
    double gain(Card card) const;             // by one card more
    double loss(Card card) const;             // by one of the hand less
    double loss(Card card, Card other) const; // by two of the hand less
    double exchange(Card given, Card taken) const;
    /// A card from the deck that nobody has seen.
    double gain_unseen() const;

    /// All of it, without the poverty.
    double worth() const { return outlook_.hand_time * worth_; }

    /// What a card is worth that will be placed, less what that will cost.
    double worth_placed(Card card) const;

private:
    /// Cards that can be spent for each other, the best first.
    using Pile = FixedVector<double, 32>;

    std::size_t pile_of(const Face& face) const;
    double alone(const Face& face) const;
    double worth(const Pile& pile) const;
    double worth(const std::array<Pile, kColours>& piles) const;
    void put(std::array<Pile, kColours>& piles, double& alone, Card card) const;
    void take(std::array<Pile, kColours>& piles, double& alone, Card card) const;

    static constexpr std::size_t kNoPile = kColours;

    const Outlook& outlook_;
    bool pooled_;  // any colour pays for any
    double place_; // what it will cost to find a stack for a card
    std::array<Pile, kColours> piles_{};
    double alone_ = 0; // cards that need no partner
    double worth_ = 0;
};

} // namespace londinium::london::thumb
