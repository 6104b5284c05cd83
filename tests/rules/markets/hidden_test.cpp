#include "rules/markets/position.h"

#include <gtest/gtest.h>

#include <cstring>

namespace londinium::markets::testing {
namespace {

TEST(MarketsRules, M2_1_which_goods_another_holds_is_hidden_their_number_is_not) {
    Position p;
    p.goods(1, Kind::silk, 3).goods(1, Kind::soap, 2);
    const View view = p.view(0);
    EXPECT_EQ(view.shown.player[1].hand, ByKind{});
    EXPECT_EQ(view.goods[1], 5);
    EXPECT_EQ(p.view(1).shown.player[1].hand, (ByKind{0, 0, 3, 2}));
}

TEST(MarketsRules, M2_1_which_special_cards_another_holds_is_hidden_their_number_is_not) {
    Position p;
    p.special(1, "advantage").special(1, "any-market");
    const View view = p.view(0);
    ASSERT_EQ(view.shown.player[1].special.size(), 2U);
    for (const Special card : view.shown.player[1].special) EXPECT_EQ(card, kUnknownSpecial);
    EXPECT_EQ(p.view(1).shown.player[1].special[0], special("advantage"));
}

TEST(MarketsRules, M2_1_a_bid_is_hidden_until_all_are_in_but_that_one_has_bid_is_not) {
    Position p;
    p.goods(0, Kind::soap, 4).goods(1, Kind::soap, 1).to_auction().says("bid soap 4").says("bid soap 1");
    View view = p.view(1);
    EXPECT_TRUE(view.shown.has_bid(seat_at(0)));
    EXPECT_EQ(view.shown.bids[0].cards, 0);
    EXPECT_EQ(view.shown.bids[1].cards, 1);

    p.says("bid nothing").says("bid nothing");
    view = p.view(1);
    EXPECT_EQ(view.shown.bid_in, 0);
    EXPECT_EQ(view.shown.last_bids[0].cards, 4);
}

TEST(MarketsRules, M2_1_the_order_of_the_market_cards_is_hidden_but_which_are_to_come_is_not) {
    Position p;
    p.round(10);
    const View view = p.view(3);
    EXPECT_EQ(view.shown.market_cards[0], p.state.market_cards[0]);
    EXPECT_EQ(view.shown.market_cards[1], kUnknownMarketCard);
    EXPECT_EQ(view.to_come, (1U << index(p.state.market_cards[0])) | (1U << index(p.state.market_cards[1])));
}

TEST(MarketsRules, M2_1_the_piles_are_hidden_their_sizes_are_not) {
    Position p;
    const View view = p.view(0);
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
        ASSERT_EQ(view.shown.piles[pile].size(), p.state.piles[pile].size());
        for (const Special card : view.shown.piles[pile]) EXPECT_EQ(card, kUnknownSpecial);
        EXPECT_TRUE(view.seen[pile].empty());
    }
}

TEST(MarketsRules, M2_1_which_pile_someone_looks_through_is_public_what_is_in_it_is_not) {
    Position p;
    p.round(3).to_move().says("pile 2");
    EXPECT_EQ(p.view(0).shown.looking, 2);
    EXPECT_EQ(p.view(0).shown.piles[1][0], p.state.piles[1][0]);
    EXPECT_EQ(p.view(1).shown.looking, 2);
    EXPECT_EQ(p.view(1).shown.piles[1][0], kUnknownSpecial);
}

TEST(MarketsRules, M2_2_tiles_stocks_pawns_and_kept_cards_are_public) {
    Position p;
    p.tiles(kBorough, {2, 3}).goods(1, Kind::silk, 3).kept(1, "restock-and-exchange").kept(2, "advantage");
    p.says("cashier");
    const State& shown = p.view(3).shown;
    EXPECT_EQ(shown.stall(kBorough).size(), 2U);
    EXPECT_EQ(shown.stocks, p.state.stocks);
    EXPECT_EQ(shown.merchants, p.state.merchants);
    EXPECT_EQ(shown.assistants, p.state.assistants);
    EXPECT_TRUE(shown.is_used(Pawn::cashier));
    EXPECT_EQ(shown.player[1].exchange_cards, 1);
    EXPECT_EQ(kept_by(p.edition, shown, seat_at(2)).size(), 1U);
}

TEST(MarketsRules, M2_3_goods_taken_in_the_open_are_known_until_they_are_bid) {
    Position p;
    p.goods(0, Kind::silk, 2);
    p.says("buyer"); // three silk
    EXPECT_EQ(p.view(1).shown.player[0].hand, (ByKind{0, 0, 3, 0}));
    EXPECT_EQ(p.view(1).goods[0], 5);

    p.to_auction().bids({"bid silk 2", "bid nothing", "bid nothing", "bid nothing"});
    EXPECT_EQ(p.view(1).shown.player[0].hand, (ByKind{0, 0, 1, 0}));
}

TEST(MarketsRules, M2_3_a_bid_of_more_than_was_known_betrays_cards_of_the_deal) {
    Position p;
    p.goods(0, Kind::silk, 2).says("buyer").to_auction();
    p.bids({"bid silk 4", "bid nothing", "bid nothing", "bid nothing"});
    EXPECT_EQ(p.view(1).shown.player[0].hand, ByKind{});
    EXPECT_EQ(p.view(1).shown.player[0].betrayed, (ByKind{0, 0, 1, 0}));
    EXPECT_EQ(p.view(1).goods[0], 1);
}

TEST(MarketsRules, M2_3_a_pile_is_remembered_as_it_was_last_seen) {
    Position p;
    p.round(3).to_move();
    const auto pile = p.state.piles[0]; // advantage, clientele-portobello, …
    p.says("pile 1").says("keep advantage");
    const View view = p.view(0);
    ASSERT_EQ(view.seen[0].size(), pile.size() - 1);
    for (std::size_t i = 0; i < view.seen[0].size(); ++i) EXPECT_EQ(view.seen[0][i].card, pile[i + 1]);
    EXPECT_EQ(view.shown.piles[0][0], pile[1]) << "nobody has taken from it since";
    EXPECT_EQ(p.view(1).looks[0], 0);
}

TEST(MarketsRules, M2_3_of_a_pile_that_others_took_from_only_what_it_can_hold_is_known) {
    Position p;
    p.round(3).to_move().says("pile 1").says("keep advantage");
    const auto left = p.state.piles[0];
    p.says("pile 2").says(p.options()[0]).says("pile 3").says(p.options()[0]).says("pile 4").says(p.options()[0]);
    p.round(7).to_move().says("pile 1").says(p.options()[0]); // seat 1 is first now
    const View view = p.view(0);
    EXPECT_EQ(view.seen[0].size(), left.size());
    EXPECT_EQ(view.shown.piles[0].size(), left.size() - 1);
    for (const Special card : view.shown.piles[0]) EXPECT_EQ(card, kUnknownSpecial);
    EXPECT_EQ(view.shown.picks.back().seat, seat_at(1));
    EXPECT_EQ(view.shown.picks.back().pile, 0);
    EXPECT_EQ(view.shown.picks.back().card, kUnknownSpecial);
}

TEST(MarketsRules, M2_3_a_second_look_tells_what_was_taken_in_between) {
    Position p;
    p.round(3).to_move().says("pile 1").says("keep advantage");
    p.says("pile 2").says(p.options()[0]).says("pile 3").says(p.options()[0]).says("pile 4").says(p.options()[0]);
    const Special taken = p.state.piles[0][0];
    p.round(7).to_move().says("pile 1").says(p.options()[0]);                  // seat 1
    p.says("pile 2").says(p.options()[0]).says("pile 3").says(p.options()[0]); // seats 2 and 3
    p.state.picked = 0;
    p.says("pile 1"); // as if it could be chosen again
    const View view = p.view(0);
    EXPECT_EQ(view.looks[0], 2);
    EXPECT_EQ(view.seen[0].back().card, taken);
    EXPECT_EQ(view.seen[0].back().looks, 1);
}

TEST(MarketsRules, M2_3_bids_last_revealed_money_last_shown_and_cards_played_are_carried) {
    Position p;
    p.round(4).card("m9").money(0, 7).money(1, 2).goods(2, Kind::soap, 1).special(0, "clientele-brixton-market");
    p.says("play clientele-brixton-market").to_auction();
    p.bids({"bid nothing", "bid nothing", "bid soap 1", "bid nothing"}).nobody_bids(); // then space 5: show-money
    const State& shown = p.view(3).shown;
    EXPECT_TRUE(shown.bids_revealed);
    EXPECT_EQ(shown.last_bids[2].cards, 0) << "the last auction, in which nobody bid";
    EXPECT_TRUE(shown.money_shown);
    EXPECT_EQ(shown.shown_money, (std::array<std::int32_t, 4>{10, 2, 4, 0}));
    ASSERT_EQ(shown.plays.size(), 1U);
    EXPECT_EQ(shown.plays[0].card, special("clientele-brixton-market"));
}

} // namespace
} // namespace londinium::markets::testing
