#pragma once

#include "game/london.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace londinium::common {

/// A player with a perfect memory and nothing else: it watches what everybody
/// at the table sees, looks at its own hand and at the cards it peeks at, and
/// keeps in mind what rule L2.3 lets it keep. Views must tell neither less nor
/// more.
class LondonMemory {
public:
    LondonMemory(const LondonBook& book, Seat me) : book_(book), me_(me) {}

    /// Watches an action. Of `after` only sizes are looked at.
    void watch(const london::State& before, london::Action action, const london::State& after);

    /// The cards of another player's hand that are known to lie there, sorted.
    std::vector<london::Card> known_in_hand(Seat other) const;
    /// What lies on top of the deck, the top card first.
    const std::vector<std::optional<london::Card>>& known_in_deck() const { return deck_; }

    /// Where a view says something else; empty if it agrees.
    std::string disagrees(const london::View& view) const;

private:
    void leaves(Seat owner, london::Card card);
    void joins(Seat owner, london::Card card);
    std::optional<london::Card> take_off_deck();
    void look(Seat who, std::size_t cards);
    void stop_looking(Seat who);

    const LondonBook& book_;
    Seat me_;
    std::array<std::vector<london::Card>, kMostSeats> hand_;
    std::vector<std::optional<london::Card>> deck_;
    // While somebody else looks at the deck's top cards
    std::vector<london::Card> looked_at_; // those of them I know
    bool some_went_back_ = false;
};

} // namespace londinium::common
