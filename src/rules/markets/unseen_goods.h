#pragma once

#include "base/random.h"
#include "rules/markets/observe.h"

namespace londinium::markets {

/// The goods in other hands that a view does not show: the rest of the eight
/// cards dealt to each. How many of each kind are among them all is known,
/// since the stocks are open. Each way to share them counts as often as the
/// shuffling gives it, with the cards that bids and exchanges have betrayed.
class UnseenGoods {
public:
    explicit UnseenGoods(const View& view);

    /// Adds them to the hands of a world made from the view.
    void deal(Random& random, State& world) const;

private:
    /// Ways to share eight cards or fewer among four kinds.
    static constexpr std::size_t kMostShares = 165;

    struct Share {
        ByKind cards;
        double ways;
    };

    double weigh(std::size_t other, const ByKind& cards) const;
    double weigh_rest(std::size_t other, const ByKind& left) const;
    Share draw(Random& random, std::size_t other, const ByKind& left) const;
    void deal_shuffled(Random& random, State& world) const;

    FixedVector<Seat, kMostSeats - 1> others_;
    std::array<std::uint8_t, kMostSeats> hidden_{}; // cards, by other
    std::array<ByKind, kMostSeats> betrayed_{};     // by other
    ByKind unseen_{};                               // in all other hands
    bool as_dealt_ = true;                          // false: a loaded game of which too little is known

    // The first other seat's shares are weighed once, since each takes a sum
    // over the second's.
    FixedVector<Share, kMostShares> first_shares_;
    double all_ways_ = 0;
};

} // namespace londinium::markets
