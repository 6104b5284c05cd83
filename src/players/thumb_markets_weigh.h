#pragma once

#include "rules/markets/observe.h"

#include <array>

namespace londinium::markets::thumb {

/// What the actions of one view seem worth, in pounds.
class Weighing {
public:
    Weighing(const Edition& edition, const View& view);

    double worth(Action action) const;

    // What the worths are made of, also for the reasons given to people
    int pays(Market market) const; // pounds or goods to be taken there
    double goods(Kind kind) const; // what one more card of this kind is worth
    double price(Kind kind) const; // what its auction brings in this round
    double chance_to_win(Kind kind, int cards) const;
    double special_in_hand(Special card) const;
    double tiles_at(Market market, int tiles) const;

private:
    double act(Action action) const;
    double task(Task task, Market market) const;
    double goods_at(Market market) const;
    double play(Special card) const;
    double bid(Kind kind, int cards) const;
    double pile(std::size_t pile) const;
    double set_up_tile(Market market) const;
    double exchange(Kind given) const;
    double crates(int crates) const;
    double expected_with(std::size_t seat, Kind kind) const;
    int most_with(std::size_t seat, Kind kind) const; // cards of a kind that another seat may hold
    int rounds_left() const { return static_cast<int>(kRounds) - static_cast<int>(state_.round); }
    bool on_sale(Kind kind) const;

    const Edition& edition_;
    const View& view_;
    const State& state_;
    Seat seat_;
    const Player& own_;
    int auctions_left_ = 0; // rounds with auctions, this one included if they are still to come
    ByKind unseen_{};       // goods of other hands that nobody saw
    int all_unseen_ = 0;
};

} // namespace londinium::markets::thumb
