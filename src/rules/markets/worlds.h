#pragma once

#include "base/random.h"
#include "rules/markets/observe.h"
#include "rules/markets/unseen_goods.h"
#include "rules/markets/unseen_specials.h"

namespace londinium::markets {

/// The worlds a seat must hold possible: every state that would look to it as
/// its view does, each as likely as the shuffling makes it. A sealed bid is no
/// matter of chance: of those a hand allows, any is taken; who knows better
/// may apply() another in its place.
class Worlds {
public:
    Worlds(const Edition& edition, const View& view);

    State sample(Random& random) const;

private:
    void stack_market_cards(Random& random, State& world) const;
    void place_merchants(Random& random, State& world) const;
    void fill_bids(Random& random, State& world) const;

    const Edition& edition_;
    const View& view_;
    UnseenGoods goods_;
    UnseenSpecials specials_;
};

} // namespace londinium::markets
