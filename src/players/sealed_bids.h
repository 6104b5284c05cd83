#pragma once

#include "players/search.h"

namespace londinium {

/// Finds a mixed bid by regret matching. Every iteration draws a world and a
/// bid for each player, settles the auction and asks what each other bid of
/// one's own would have brought; bids that would have done better are made more
/// often. The others learn likewise, or bid as their first look says: so one's
/// own bids stay good against who adapts to them.
class SealedBids {
public:
    using Finding = londinium::Finding<Markets>;

    SealedBids(const MarketsBook& book, const Mind<Markets>& mind, const Effort& effort, std::uint64_t seed)
        : book_(book), mind_(mind), effort_(effort), random_(seed) {}

    /// All bids of the view's seat, the likeliest first, with the chances to
    /// choose them by.
    std::vector<Finding> look(const markets::View& view);

private:
    static constexpr std::size_t kBids = markets::kKinds * (markets::kGoodsPerKind + 1);
    /// What each bid would have brought more than what was bid, summed up.
    struct Table {
        std::array<float, kBids> regret{};
        std::array<float, kBids> made{}; // how often, in chances
        std::array<float, kBids> worth{};
        std::array<float, kBids> win{};
        float rounds = 0;
    };
    using Bids = std::array<markets::Action, kMostSeats>;

    static std::size_t place(markets::Action action);
    void mix(const Table& table, const markets::Actions& actions, Worths<Markets>& chances) const;
    markets::Action draw(const Table& table, const markets::Actions& actions);
    markets::Action first_look(const markets::State& world, Seat seat, const markets::Actions& actions);
    void regret(const markets::State& world, Seat seat, const Bids& bids, Table& table);

    const MarketsBook& book_;
    const Mind<Markets>& mind_;
    const Effort& effort_;
    Random random_;
};

} // namespace londinium
