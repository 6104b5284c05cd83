#include "rules/markets/deal.h"

#include "rules/markets/specials.h"

#include <cstring>

namespace londinium::markets {
namespace {

void deal_offers(State& state, Dealer& dealer) {
    state.sells = {Kind::coffee, Kind::porcelain, Kind::silk, Kind::soap, kGeneral};
    dealer.shuffle(state.sells);
}

void deal_goods(State& state, Dealer& dealer) {
    const int each = dealt_of_each_kind(state.players);
    FixedVector<Kind, kMostSeats * kStartHand> cards{};
    for (const Kind kind : kAllKinds) {
        for (int i = 0; i < each; ++i) cards.push_back(kind);
        state.stocks[index(kind)] = static_cast<std::uint8_t>(kGoodsPerKind - each);
    }
    dealer.shuffle(cards);
    for (std::size_t i = 0; i < cards.size(); ++i) ++state.player[i / kStartHand].hand[index(cards[i])];
}

void stack_market_cards(const Edition& edition, State& state, Dealer& dealer) {
    bool may_end_closed = true; // only if there is nothing else
    for (std::size_t i = 0; i < edition.market_cards.size(); ++i) {
        state.market_cards.push_back(static_cast<MarketCard>(i));
        may_end_closed = may_end_closed && edition.market_cards[i].closed;
    }
    do dealer.shuffle(state.market_cards);
    while (edition[state.market_cards[0]].closed && !may_end_closed);
}

void pile_specials(const Edition& edition, State& state, Dealer& dealer) {
    FixedVector<Special, kMostSpecials> cards{};
    for (std::size_t i = 0; i < edition.specials.size(); ++i) {
        for (int copy = 0; copy < edition.specials[i].copies; ++copy) cards.push_back(static_cast<Special>(i));
    }
    dealer.shuffle(cards);
    std::size_t next = 0;
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
        for (std::size_t i = 0; i < pile_size(edition, pile); ++i) insert_sorted(state.piles[pile], cards[next++]);
    }
}

void place_pawns(State& state, Dealer& dealer) {
    std::array<Market, kMarkets> places{};
    for (std::size_t i = 0; i < kMarkets; ++i) places[i] = static_cast<Market>(i);
    dealer.shuffle(places);
    for (std::size_t i = 0; i < kMerchants; ++i) state.merchants[i] = places[i];
    state.assistants[0] = 1;
    state.assistants[1] = has_upper_assistant(state.players) ? 1 : 0;
}

} // namespace

State deal(const Edition& edition, std::size_t players, Dealer& dealer) {
    State state;
    std::memset(&state, 0, sizeof state); // padding too: equal states are equal bytes
    state.players = static_cast<std::uint8_t>(players);
    state.first = seat_at(dealer.below(static_cast<std::uint32_t>(players)));
    state.seat = state.first;
    state.decision = Decision::tile;
    state.now = kUnknownMarketCard;
    for (std::size_t s = 0; s < players; ++s) {
        state.player[s].tiles = kTilesEach - kTilesHanded;
        state.player[s].handed = kTilesHanded;
    }
    deal_offers(state, dealer);
    deal_goods(state, dealer);
    stack_market_cards(edition, state, dealer);
    pile_specials(edition, state, dealer);
    place_pawns(state, dealer);
    return state;
}

} // namespace londinium::markets
