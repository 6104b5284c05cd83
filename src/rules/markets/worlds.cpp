#include "rules/markets/worlds.h"

#include "rules/markets/legal.h"
#include "rules/markets/specials.h"

namespace londinium::markets {
namespace {

constexpr int kMostTries = 256;

} // namespace

Worlds::Worlds(const Edition& edition, const View& view)
    : edition_(edition), view_(view), goods_(view), specials_(edition, view) {}

State Worlds::sample(Random& random) const {
    State world = view_.shown;
    specials_.deal(random, world);
    // Whoever is asked after the action has a special card to play.
    const bool has_one_to_play = world.decision == Decision::after && world.seat != view_.seat;
    for (int tries = 0; has_one_to_play && !can_play_any(edition_, world) && tries < kMostTries; ++tries) {
        world = view_.shown;
        specials_.deal(random, world);
    }
    goods_.deal(random, world);
    stack_market_cards(random, world);
    if (world.setting_up()) place_merchants(random, world);
    if (world.decision == Decision::bid) fill_bids(random, world);
    return world;
}

void Worlds::stack_market_cards(Random& random, State& world) const {
    FixedVector<MarketCard, kRounds> cards{};
    for (std::size_t i = 0; i < kRounds; ++i) {
        const bool to_come = ((view_.to_come >> i) & 1U) != 0;
        if (to_come && static_cast<MarketCard>(i) != world.market_cards[0]) {
            cards.push_back(static_cast<MarketCard>(i));
        }
    }
    random.shuffle(cards);
    for (std::size_t i = 0; i < cards.size(); ++i) world.market_cards[i + 1] = cards[i];
}

void Worlds::place_merchants(Random& random, State& world) const {
    std::array<Market, kMarkets> places{};
    for (std::size_t i = 0; i < kMarkets; ++i) places[i] = static_cast<Market>(i);
    random.shuffle(places);
    for (std::size_t i = 0; i < kMerchants; ++i) world.merchants[i] = places[i];
}

void Worlds::fill_bids(Random& random, State& world) const {
    for (std::size_t s = 0; s < world.players; ++s) {
        if (seat_at(s) == view_.seat || !world.has_bid(seat_at(s))) continue;
        Actions actions;
        legal(edition_, world, seat_at(s), actions);
        const Action drawn = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        world.bids[s] = drawn.verb == Verb::bid ? Bid{drawn.kind(), drawn.count} : Bid{};
    }
}

} // namespace londinium::markets
