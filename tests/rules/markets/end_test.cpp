#include "rules/markets/position.h"

#include <gtest/gtest.h>

namespace londinium::markets::testing {
namespace {

SeatSet winners(const Position& p) { return score(p.edition, p.state).winners; }

TEST(MarketsRules, M6_1_the_game_ends_after_the_auctions_of_round_12) {
    Position p;
    p.round(12).to_auction().nobody_bids();
    EXPECT_TRUE(p.state.over());
    EXPECT_TRUE(p.options().empty());
    EXPECT_EQ(p.state.assistants[0], 12) << "nothing moves any more";
    EXPECT_EQ(p.state.merchant_at(Pawn::builder), kPortobello);
    EXPECT_EQ(p.state.first, seat_at(0));
}

TEST(MarketsRules, M6_1_most_money_wins) {
    Position p;
    p.money(0, 20).money(1, 31).money(2, 30).kept(2, "advantage").goods(2, Kind::soap, 5);
    EXPECT_EQ(winners(p), only(seat_at(1)));
    EXPECT_EQ(score(p.edition, p.state).lines[1].total(), 31);
}

TEST(MarketsRules, M6_1_a_tie_goes_to_the_advantage) {
    Position p;
    p.money(1, 30).money(2, 30).kept(2, "advantage").goods(1, Kind::soap, 5);
    EXPECT_EQ(winners(p), only(seat_at(2)));
}

TEST(MarketsRules, M6_1_then_to_most_goods_cards_in_hand) {
    Position p;
    p.money(1, 30).money(2, 30).kept(0, "advantage").goods(1, Kind::soap, 3).goods(2, Kind::silk, 2);
    p.goods(2, Kind::soap, 2).special(1, "any-market");
    EXPECT_EQ(winners(p), only(seat_at(2)));
}

TEST(MarketsRules, M6_1_then_it_is_shared) {
    Position p(3);
    p.money(0, 30).money(2, 30).goods(0, Kind::soap, 3).goods(2, Kind::silk, 3);
    EXPECT_EQ(winners(p), only(seat_at(0)) | only(seat_at(2)));
}

TEST(MarketsRules, M7_1_coffee_porcelain_and_silk_are_won_and_soap_stays) {
    // Ani 0, Marco 1, Nico 2, Alex 3: porcelain special, coffee 4, soap 1, silk 2
    Position p;
    p.card("m1").goods(0, Kind::porcelain, 1).goods(1, Kind::coffee, 3).goods(2, Kind::coffee, 2);
    p.goods(3, Kind::silk, 1).goods(3, Kind::soap, 1).to_auction();
    p.bids({"bid porcelain 1", "bid coffee 3", "bid coffee 2", "bid silk 1"});
    EXPECT_EQ(p.money_of(1), 4);
    EXPECT_EQ(p.money_of(2), 0);
    EXPECT_EQ(p.money_of(3), 2);
    EXPECT_EQ(p.state.decision, Decision::pile);
    EXPECT_EQ(p.seat(), 0);
    p.says("pile 1").says("keep advantage");
    EXPECT_EQ(p.specials_of(0), Words{"advantage"});
    EXPECT_EQ(p.state.closed, only(Kind::porcelain) | only(Kind::coffee) | only(Kind::silk));
    EXPECT_EQ(p.state.decision, Decision::bid);
    EXPECT_EQ(p.options_for(3), (Words{"bid nothing", "bid soap 1"}));
}

TEST(MarketsRules, M7_2_four_visible_crates_bring_4_pounds_and_two_bring_3_goods_cards) {
    Position p;
    p.tiles(kCoventGarden, {0, 0, 1, 1}).says("cashier");
    EXPECT_EQ(p.money_of(0), 4);
    p.tiles(kPetticoatLane, {1, 2, 2, 2});
    EXPECT_EQ(p.crates(1, kPetticoatLane), 2);
    p.says("buyer");
    EXPECT_EQ(p.goods_of(1, Kind::silk), 3);
}

TEST(MarketsRules, M7_2_seven_crates_on_the_monopolys_market_bring_8) {
    Position p;
    p.round(5).tiles(kBorough, {0, 0, 1, 0}).special(0, "monopoly-borough-market");
    EXPECT_EQ(p.crates(0, kBorough), 7);
    p.says("play monopoly-borough-market");
    EXPECT_EQ(p.money_of(0), 8);
}

TEST(MarketsRules, M7_2_five_crates_on_both_combined_markets_bring_14) {
    Position p;
    p.round(5).tiles(kPortobello, {0, 0, 1, 1, 0}).tiles(kBrixton, {0, 0, 1, 1, 0});
    p.special(0, "combined-offer-portobello-market-brixton-market");
    p.says("play combined-offer-portobello-market-brixton-market");
    EXPECT_EQ(p.money_of(0), 14);
}

TEST(MarketsRules, M7_2_one_crate_on_each_of_four_markets_brings_6) {
    Position p;
    p.round(5).special(0, "rich-offer");
    for (const Market market : {kBorough, kBrixton, kPortobello, kCoventGarden}) p.tiles(market, {0, 1, 1, 2, 2});
    EXPECT_EQ(p.crates(0, kBorough), 1);
    p.says("play rich-offer");
    EXPECT_EQ(p.money_of(0), 6);
}

} // namespace
} // namespace londinium::markets::testing
