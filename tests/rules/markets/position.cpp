#include "rules/markets/position.h"

#include "rules/markets/auction.h"
#include "rules/markets/flow.h"
#include "rules/markets/goods.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

namespace londinium::markets::testing {
namespace {

std::vector<std::string> ids(const SpecialList& cards) {
    std::vector<std::string> list;
    for (const Special card : cards) list.push_back(words(Action::with(Verb::keep, card)).substr(5));
    return list;
}

} // namespace

State dealt(std::size_t players, std::string_view seed) {
    Dealer dealer(seed);
    return deal(standard_edition(), players, dealer);
}

Position::Position(std::size_t players) {
    std::memset(&state, 0, sizeof state);
    state.players = static_cast<std::uint8_t>(players);
    state.decision = Decision::act;
    state.round = 1;
    state.stocks.fill(kGoodsPerKind);
    state.sells[index(kPortobello)] = Kind::soap;
    state.sells[index(kCoventGarden)] = Kind::porcelain;
    state.sells[index(kPetticoatLane)] = Kind::silk;
    state.sells[index(kBorough)] = Kind::coffee;
    state.sells[index(kBrixton)] = kGeneral;
    state.merchants[static_cast<std::size_t>(Pawn::builder)] = kPortobello;
    state.merchants[static_cast<std::size_t>(Pawn::cashier)] = kCoventGarden;
    state.merchants[static_cast<std::size_t>(Pawn::buyer)] = kPetticoatLane;
    for (std::size_t s = 0; s < players; ++s) state.player[s].tiles = kTilesEach;
    std::size_t n = 0;
    for (std::size_t i = 0; i < edition.specials.size(); ++i) {
        for (int copy = 0; copy < edition.specials[i].copies; ++copy) {
            state.piles[n++ % kPiles].push_back(static_cast<Special>(i));
        }
    }
    card("m1");
    round(1);
}

Position& Position::round(int number) {
    state.round = static_cast<std::uint8_t>(number);
    state.assistants[0] = state.round;
    state.assistants[1] = has_upper_assistant(state.players) ? state.round : std::uint8_t{0};
    stack_market_cards();
    return *this;
}

Position& Position::card(std::string_view id) {
    state.now = market_card(id);
    stack_market_cards();
    return *this;
}

void Position::stack_market_cards() {
    state.market_cards = {};
    for (std::size_t i = kRounds; i-- > 0 && state.market_cards.size() < kRounds - state.round;) {
        if (static_cast<MarketCard>(i) != state.now) state.market_cards.push_back(static_cast<MarketCard>(i));
    }
}

Position& Position::first(int seat) {
    state.first = state.seat = seat_of(seat);
    return *this;
}

Position& Position::goods(int seat, Kind kind, int cards) {
    state.stocks[index(kind)] = static_cast<std::uint8_t>(state.stocks[index(kind)] - cards);
    player(seat).hand[index(kind)] = static_cast<std::uint8_t>(player(seat).hand[index(kind)] + cards);
    return *this;
}

Position& Position::stock(Kind kind, int cards) { return goods(state.players - 1, kind, stock_of(kind) - cards); }

Position& Position::money(int seat, int pounds) {
    player(seat).money = pounds;
    return *this;
}

void Position::take_from_pile(Special card) {
    for (auto& pile : state.piles) {
        if (std::find(pile.begin(), pile.end(), card) == pile.end()) continue;
        remove(pile, card);
        return;
    }
    ADD_FAILURE() << "no such special card left";
}

Position& Position::special(int seat, std::string_view id) {
    const Special card = testing::special(id);
    take_from_pile(card);
    insert_sorted(player(seat).special, card);
    return *this;
}

Position& Position::kept(int seat, std::string_view id) {
    const Special card = testing::special(id);
    take_from_pile(card);
    record_play(edition, state, {seat_of(seat), card, 0});
    return *this;
}

Position& Position::only_pile(int pile) {
    for (std::size_t i = 0; i < kPiles; ++i) {
        if (i == static_cast<std::size_t>(pile - 1)) continue;
        for (const Special card : state.piles[i]) record_play(edition, state, {kNobody, card, 0});
        state.piles[i] = {};
    }
    return *this;
}

Position& Position::tiles(Market market, std::initializer_list<int> owners) {
    for (const int owner : owners) lay_tiles(state, seat_of(owner), market, 1);
    return *this;
}

Position& Position::tiles_left(int seat, int tiles) {
    player(seat).tiles = static_cast<std::uint8_t>(tiles);
    return *this;
}

Position& Position::all_used_but(Pawn pawn) {
    state.used = static_cast<std::uint8_t>(31U & ~(1U << static_cast<unsigned>(pawn)));
    return *this;
}

Position& Position::to_restock() {
    begin_restock(state);
    return *this;
}

Position& Position::to_auction() {
    begin_auction(state);
    return *this;
}

Position& Position::to_move() {
    finish_auctions(edition, state);
    return *this;
}

Position& Position::says(std::string_view action) { return bids_for(seat(), action); }

Position& Position::bids_for(int seat, std::string_view action) {
    Actions actions;
    legal(edition, state, seat_of(seat), actions);
    for (const Action option : actions) {
        if (words(option) != action) continue;
        apply(edition, state, seat_of(seat), option);
        return *this;
    }
    ADD_FAILURE() << "not legal: " << action;
    return *this;
}

Position& Position::bids(std::initializer_list<std::string_view> all) {
    for (const std::string_view bid : all) says(bid);
    return *this;
}

Position& Position::nobody_bids() {
    for (int i = 0; i < state.players; ++i) says("bid nothing");
    return *this;
}

std::vector<std::string> Position::options_for(int seat) const {
    Actions actions;
    legal(edition, state, seat_of(seat), actions);
    return words(actions);
}

std::vector<std::string> Position::options() const { return options_for(seat()); }

bool Position::can(std::string_view action) const {
    const auto all = options();
    return std::find(all.begin(), all.end(), action) != all.end();
}

std::vector<std::string> Position::specials_of(int seat) const {
    return ids(state.player[static_cast<std::size_t>(seat)].special);
}

std::vector<std::string> Position::kept_by(int seat) const {
    return ids(markets::kept_by(edition, state, seat_of(seat)));
}

std::vector<std::string> Position::gone() const { return ids(markets::gone(edition, state)); }

} // namespace londinium::markets::testing
