#include "rules/markets/position.h"

#include "rules/markets/goods.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <set>

namespace londinium::markets::testing {
namespace {

State after_set_up(std::size_t players, std::string_view seed) {
    State state = dealt(players, seed);
    Actions actions;
    while (state.setting_up()) {
        legal(standard_edition(), state, actions);
        apply(standard_edition(), state, actions[0]);
    }
    return state;
}

TEST(MarketsRules, M1_1_everyone_starts_with_20_tiles_and_no_money) {
    for (const std::size_t players : {3U, 4U}) {
        const State state = dealt(players, "set-up");
        for (std::size_t s = 0; s < players; ++s) {
            EXPECT_EQ(state.player[s].tiles + state.player[s].handed, 20);
            EXPECT_EQ(state.player[s].money, 0);
        }
    }
}

TEST(MarketsRules, M1_1_everyone_has_2_restock_cards) {
    Position p;
    p.to_restock();
    EXPECT_EQ(p.state.takes, 2);
    EXPECT_EQ(p.state.exchanges, 0);
}

TEST(MarketsRules, M1_1_there_are_18_goods_of_each_kind) {
    const State state = dealt(4, "goods");
    for (const Kind kind : kAllKinds) {
        int cards = state.stocks[index(kind)];
        for (const Player& player : state.player) cards += player.hand[index(kind)];
        EXPECT_EQ(cards, 18);
    }
}

TEST(MarketsRules, M1_2_the_ring_goes_from_portobello_over_covent_garden_to_brixton) {
    const Edition& edition = standard_edition();
    EXPECT_EQ(edition.after(kPortobello), kCoventGarden);
    EXPECT_EQ(edition.after(kCoventGarden), kPetticoatLane);
    EXPECT_EQ(edition.after(kPetticoatLane), kBorough);
    EXPECT_EQ(edition.after(kBorough), kBrixton);
    EXPECT_EQ(edition.after(kBrixton), kPortobello);
}

TEST(MarketsRules, M1_2_each_market_has_another_offer_card) {
    std::set<Kind> coffee_or_other;
    for (const char* seed : {"a", "b", "c", "d", "e", "f", "g", "h"}) {
        const State state = dealt(4, seed);
        const std::set<Kind> offers(state.sells.begin(), state.sells.end());
        EXPECT_EQ(offers.size(), 5U);
        EXPECT_TRUE(offers.contains(kGeneral));
        coffee_or_other.insert(state.sells[0]);
    }
    EXPECT_GT(coffee_or_other.size(), 1U) << "the offers are dealt at random";
}

TEST(MarketsRules, M1_3_four_players_leave_10_of_each_kind_in_stock) {
    const State state = dealt(4, "stock");
    for (const std::uint8_t n : state.stocks) EXPECT_EQ(n, 10);
    for (const Player& player : state.player) EXPECT_EQ(goods_in_hand(player), 8);
}

TEST(MarketsRules, M1_3_three_players_leave_12_of_each_kind_in_stock) {
    const State state = dealt(3, "stock");
    for (const std::uint8_t n : state.stocks) EXPECT_EQ(n, 12);
    for (std::size_t s = 0; s < 3; ++s) EXPECT_EQ(goods_in_hand(state.player[s]), 8);
}

TEST(MarketsRules, M1_4_the_last_market_card_is_not_closed) {
    for (int i = 0; i < 200; ++i) {
        const State state = dealt(4, std::to_string(i));
        ASSERT_EQ(state.market_cards.size(), 12U);
        EXPECT_FALSE(standard_edition()[state.market_cards[0]].closed);
        const std::set<MarketCard> all(state.market_cards.begin(), state.market_cards.end());
        EXPECT_EQ(all.size(), 12U);
    }
}

TEST(MarketsRules, M1_4_the_last_market_card_is_public_from_the_start) {
    const State state = dealt(4, "last");
    const View view = observe(standard_edition(), state, seat_at(2));
    EXPECT_EQ(view.shown.market_cards[0], state.market_cards[0]);
    for (std::size_t i = 1; i < 12; ++i) EXPECT_EQ(view.shown.market_cards[i], kUnknownMarketCard);
}

TEST(MarketsRules, M1_5_thirty_special_cards_lie_in_piles_of_8_8_7_and_7) {
    const State state = dealt(4, "piles");
    EXPECT_EQ(standard_edition().special_cards, 30);
    EXPECT_EQ(state.piles[0].size(), 8U);
    EXPECT_EQ(state.piles[1].size(), 8U);
    EXPECT_EQ(state.piles[2].size(), 7U);
    EXPECT_EQ(state.piles[3].size(), 7U);
    EXPECT_TRUE(history_agrees(standard_edition(), state));
}

TEST(MarketsRules, M1_6_from_the_first_player_each_lays_a_tile_of_the_right_neighbour) {
    State state = dealt(4, "hand over");
    const Seat first = state.first;
    EXPECT_EQ(state.seat, first);
    EXPECT_EQ(state.decision, Decision::tile);
    apply(standard_edition(), state, Action::with(Verb::tile, kBrixton));

    EXPECT_EQ(state.stall(kBrixton).size(), 1U);
    EXPECT_EQ(next_seat(state.stall(kBrixton)[0], 4), first);
    EXPECT_EQ(state.of(first).handed, 2);
    EXPECT_EQ(state.seat, next_seat(first, 4));
}

TEST(MarketsRules, M1_6_at_most_3_set_up_tiles_lie_on_a_market) {
    State state = dealt(3, "full");
    Actions actions;
    for (int i = 0; i < 3; ++i) apply(standard_edition(), state, Action::with(Verb::tile, kBrixton));
    legal(standard_edition(), state, actions);
    EXPECT_EQ(words(actions),
              (Words{"tile borough-market", "tile covent-garden", "tile petticoat-lane", "tile portobello-market"}));
}

TEST(MarketsRules, M1_6_everyone_has_3_tiles_on_the_board_when_all_are_placed) {
    for (const std::size_t players : {3U, 4U}) {
        const State state = after_set_up(players, "placed");
        std::array<int, kMostSeats> laid{};
        for (const Stall& stall : state.stalls) {
            for (std::size_t i = 0; i < stall.size(); ++i) ++laid[index(stall[i])];
        }
        for (std::size_t s = 0; s < players; ++s) {
            EXPECT_EQ(laid[s], 3);
            EXPECT_EQ(state.player[s].tiles, 17);
            EXPECT_EQ(state.player[s].handed, 0);
        }
        EXPECT_EQ(state.round, 1);
        EXPECT_EQ(state.seat, state.first);
        EXPECT_EQ(state.decision, Decision::act);
    }
}

TEST(MarketsRules, M1_7_the_merchants_stand_on_three_markets_hidden_until_the_last_tile) {
    State state = dealt(4, "merchants");
    View view = observe(standard_edition(), state, seat_at(1));
    for (const Market place : view.shown.merchants) EXPECT_EQ(place, kUnknownMarket);

    state = after_set_up(4, "merchants");
    view = observe(standard_edition(), state, seat_at(1));
    const std::set<Market> places(view.shown.merchants.begin(), view.shown.merchants.end());
    EXPECT_EQ(places.size(), 3U);
    EXPECT_FALSE(places.contains(kUnknownMarket));
}

TEST(MarketsRules, M1_7_three_players_have_the_lower_assistant_only) {
    EXPECT_EQ(dealt(3, "x").assistants, (std::array<std::uint8_t, 2>{1, 0}));
    EXPECT_EQ(dealt(4, "x").assistants, (std::array<std::uint8_t, 2>{1, 1}));
    EXPECT_EQ(Position(3).options(), (Words{"assistant lower borough-market", "assistant lower brixton-market",
                                            "builder", "buyer", "cashier"}));
}

TEST(MarketsRules, the_same_seed_deals_the_same_game) {
    const State one = dealt(4, "seed");
    const State two = dealt(4, "seed");
    const State other = dealt(4, "another seed");
    EXPECT_EQ(std::memcmp(&one, &two, sizeof one), 0);
    EXPECT_NE(std::memcmp(&one, &other, sizeof one), 0);
}

} // namespace
} // namespace londinium::markets::testing
