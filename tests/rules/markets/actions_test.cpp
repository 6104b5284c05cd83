#include "rules/markets/position.h"

#include <gtest/gtest.h>

namespace londinium::markets::testing {
namespace {

TEST(MarketsRules, M3_1_a_round_begins_with_the_next_market_card) {
    Position p;
    p.state.closed = kEveryKind;
    const MarketCard next = p.state.market_cards.back();
    p.to_move();
    EXPECT_EQ(p.state.round, 2);
    EXPECT_EQ(p.state.now, next);
    EXPECT_EQ(p.state.market_cards.size(), 10U);
    EXPECT_EQ(p.state.closed, 0);
}

TEST(MarketsRules, M3_1_a_closed_card_skips_restock_and_auctions) {
    Position p(3);
    p.card("closed-1").says("builder").says("cashier").says("buyer");
    EXPECT_EQ(p.state.round, 2);
    EXPECT_EQ(p.state.decision, Decision::act);
    EXPECT_EQ(p.state.closed, 0);
}

TEST(MarketsRules, M3_2_each_in_turn_uses_a_pawn_nobody_has_used) {
    Position p;
    p.first(2);
    EXPECT_EQ(p.options(), (Words{"assistant lower borough-market", "assistant lower brixton-market",
                                  "assistant upper borough-market", "assistant upper brixton-market", "builder",
                                  "buyer", "cashier"}));
    p.says("cashier");
    EXPECT_EQ(p.seat(), 3);
    EXPECT_FALSE(p.can("cashier"));
    p.says("assistant lower brixton-market");
    EXPECT_EQ(p.seat(), 0);
    EXPECT_EQ(p.options(),
              (Words{"assistant upper borough-market", "assistant upper brixton-market", "builder", "buyer"}));
}

TEST(MarketsRules, M3_2_a_pawn_that_brings_nothing_must_be_used_all_the_same) {
    Position p;
    p.tiles_left(0, 0).all_used_but(Pawn::builder);
    EXPECT_EQ(p.options(), Words{"builder"});
    p.says("builder");
    EXPECT_EQ(p.state.stall(kPortobello).size(), 0U);
    EXPECT_EQ(p.seat(), 1);
}

TEST(MarketsRules, M3_3_the_builder_places_two_tiles_on_its_market) {
    Position p;
    p.says("builder");
    EXPECT_EQ(p.state.stall(kPortobello).size(), 2U);
    EXPECT_EQ(p.tiles_of(0), 18);
    EXPECT_EQ(p.crates(0, kPortobello), 6);
}

TEST(MarketsRules, M3_3_the_builder_places_fewer_only_for_who_has_fewer) {
    Position p;
    p.tiles_left(0, 1).says("builder");
    EXPECT_EQ(p.state.stall(kPortobello).size(), 1U);
    EXPECT_EQ(p.tiles_of(0), 0);
}

TEST(MarketsRules, M3_4_the_cashier_brings_a_pound_for_each_own_visible_crate) {
    Position p;
    p.tiles(kCoventGarden, {0, 1, 0}).says("cashier");
    EXPECT_EQ(p.money_of(0), 6);
}

TEST(MarketsRules, M3_4_the_cashier_brings_at_least_3) {
    Position p;
    p.tiles(kCoventGarden, {1, 1}).says("cashier");
    EXPECT_EQ(p.money_of(0), 3);
}

TEST(MarketsRules, M3_5_the_buyer_brings_a_goods_card_for_each_own_visible_crate) {
    Position p;
    p.tiles(kPetticoatLane, {0, 1, 0}).says("buyer");
    EXPECT_EQ(p.goods_of(0, Kind::silk), 6);
    EXPECT_EQ(p.stock_of(Kind::silk), 12);
    EXPECT_EQ(p.seat(), 1);
}

TEST(MarketsRules, M3_5_the_buyer_brings_at_least_3) {
    Position p;
    p.says("buyer");
    EXPECT_EQ(p.goods_of(0, Kind::silk), 3);
}

TEST(MarketsRules, M3_5_on_the_general_market_the_buyer_chooses_one_kind) {
    Position p;
    p.state.sells[index(kPetticoatLane)] = kGeneral;
    p.stock(Kind::soap, 0).says("buyer");
    EXPECT_EQ(p.state.decision, Decision::goods);
    EXPECT_EQ(p.state.due, 3);
    EXPECT_EQ(p.options(), (Words{"take coffee", "take porcelain", "take silk"}));
    p.says("take coffee");
    EXPECT_EQ(p.goods_of(0, Kind::coffee), 3);
    EXPECT_EQ(p.seat(), 1);
}

TEST(MarketsRules, M3_5_when_a_stock_runs_out_the_rest_comes_from_others_one_after_the_other) {
    Position p;
    p.tiles(kPetticoatLane, {0, 0}).stock(Kind::silk, 1).stock(Kind::coffee, 2).says("buyer");
    EXPECT_EQ(p.goods_of(0, Kind::silk), 1);
    EXPECT_EQ(p.state.due, 5);
    EXPECT_EQ(p.options(), (Words{"take coffee", "take porcelain", "take soap"}));
    p.says("take coffee");
    EXPECT_EQ(p.goods_of(0, Kind::coffee), 2);
    EXPECT_EQ(p.options(), (Words{"take porcelain", "take soap"}));
    p.says("take soap");
    EXPECT_EQ(p.goods_of(0, Kind::soap), 3);
    EXPECT_EQ(p.state.due, 0);
    EXPECT_EQ(p.seat(), 1);
}

TEST(MarketsRules, M3_5_an_empty_stock_is_replaced_by_others_from_the_first_card) {
    Position p;
    p.stock(Kind::silk, 0).says("buyer").says("take soap");
    EXPECT_EQ(p.goods_of(0, Kind::soap), 3);
}

TEST(MarketsRules, M3_5_when_all_stocks_are_empty_the_rest_is_lost) {
    Position p;
    p.stock(Kind::silk, 2).stock(Kind::coffee, 0).stock(Kind::porcelain, 0).stock(Kind::soap, 0).says("buyer");
    EXPECT_EQ(p.goods_of(0, Kind::silk), 2);
    EXPECT_EQ(p.state.due, 0);
    EXPECT_EQ(p.state.decision, Decision::act);
    EXPECT_EQ(p.seat(), 1);
}

TEST(MarketsRules, M3_6_an_assistant_goes_to_a_market_without_a_merchant) {
    Position p;
    p.says("builder"); // used, it still blocks its market
    EXPECT_FALSE(p.can("assistant lower portobello-market"));
    EXPECT_TRUE(p.can("assistant lower borough-market"));
    p.says("assistant lower borough-market");
    EXPECT_TRUE(p.can("assistant upper borough-market")) << "both may go to the same market";
}

TEST(MarketsRules, M3_6_an_assistant_on_a_tile_space_places_one_tile) {
    Position p;
    p.says("assistant lower borough-market"); // space 1 of the lower track
    EXPECT_EQ(p.state.stall(kBorough).size(), 1U);
    EXPECT_EQ(p.tiles_of(0), 19);
}

TEST(MarketsRules, M3_6_an_assistant_on_a_money_space_works_as_the_cashier) {
    Position p;
    p.round(2).tiles(kBorough, {0, 0}).says("assistant lower borough-market");
    EXPECT_EQ(p.money_of(0), 6);
    p.says("assistant upper brixton-market"); // its second space says tile
    EXPECT_EQ(p.state.stall(kBrixton).size(), 1U);
}

TEST(MarketsRules, M3_6_an_assistant_on_a_goods_space_works_as_the_buyer) {
    Position p;
    p.tiles(kBrixton, {0, 0}).says("assistant upper brixton-market"); // space 1 of the upper track
    EXPECT_EQ(p.state.due, 6);
    p.says("take porcelain");
    EXPECT_EQ(p.goods_of(0, Kind::porcelain), 6);
}

TEST(MarketsRules, M3_7_a_card_may_be_played_before_the_action) {
    Position p;
    p.special(0, "clientele-brixton-market").says("play clientele-brixton-market");
    EXPECT_EQ(p.money_of(0), 3);
    EXPECT_EQ(p.state.decision, Decision::act);
    EXPECT_EQ(p.seat(), 0);
}

TEST(MarketsRules, M3_7_a_card_may_be_played_after_the_action) {
    Position p;
    p.special(0, "clientele-brixton-market").says("builder");
    EXPECT_EQ(p.state.decision, Decision::after);
    EXPECT_EQ(p.options(), (Words{"done", "play clientele-brixton-market"}));
    p.says("play clientele-brixton-market");
    EXPECT_EQ(p.money_of(0), 3);
    EXPECT_EQ(p.seat(), 1);
}

TEST(MarketsRules, M3_7_playing_after_the_action_can_be_left_out) {
    Position p;
    p.special(0, "any-market").says("cashier").says("done");
    EXPECT_EQ(p.seat(), 1);
    EXPECT_EQ(p.specials_of(0), Words{"any-market"});
}

TEST(MarketsRules, M3_7_a_second_card_costs_3_which_the_first_may_bring) {
    Position p;
    p.special(0, "clientele-brixton-market").special(0, "advantage");
    p.says("play clientele-brixton-market").says("play advantage");
    EXPECT_EQ(p.money_of(0), 0);
    EXPECT_EQ(p.kept_by(0), Words{"advantage"});
}

TEST(MarketsRules, M3_7_a_second_card_is_not_played_on_credit) {
    Position p;
    p.special(0, "advantage").special(0, "clientele-brixton-market").money(0, 2).says("play advantage");
    EXPECT_FALSE(p.can("play clientele-brixton-market")) << "though it would bring the £3";
}

TEST(MarketsRules, M3_7_the_action_may_bring_the_price_of_the_second_card) {
    Position p;
    p.special(0, "advantage").special(0, "any-market").says("play advantage");
    EXPECT_FALSE(p.can("play any-market"));
    p.says("cashier");
    EXPECT_EQ(p.options(), (Words{"done", "play any-market"}));
    p.says("play any-market");
    EXPECT_EQ(p.money_of(0), 0);
}

TEST(MarketsRules, M3_7_two_cards_may_be_played_after_the_action) {
    Position p;
    p.special(0, "clientele-brixton-market").special(0, "clientele-borough-market").says("builder");
    p.says("play clientele-brixton-market");
    EXPECT_EQ(p.options(), (Words{"done", "play clientele-borough-market"}));
    p.says("play clientele-borough-market");
    EXPECT_EQ(p.money_of(0), 3);
    EXPECT_EQ(p.seat(), 1);
}

TEST(MarketsRules, M3_7_never_a_third_card_in_a_round) {
    Position p;
    p.money(0, 50).special(0, "advantage").special(0, "any-market").special(0, "restock-and-exchange");
    p.says("play advantage").says("play restock-and-exchange");
    EXPECT_FALSE(p.can("play any-market"));
    p.says("builder");
    EXPECT_EQ(p.seat(), 1) << "nothing is asked after the action either";
}

TEST(MarketsRules, M3_7_the_count_begins_anew_with_each_player) {
    Position p;
    p.special(0, "advantage").special(1, "any-market").says("play advantage").says("builder");
    EXPECT_TRUE(p.can("play any-market"));
}

TEST(MarketsRules, M3_7_no_card_is_played_in_the_middle_of_an_action) {
    Position p;
    p.special(0, "advantage").says("assistant upper brixton-market");
    EXPECT_EQ(p.state.decision, Decision::goods);
    EXPECT_EQ(p.options(), (Words{"take coffee", "take porcelain", "take silk", "take soap"}));
}

} // namespace
} // namespace londinium::markets::testing
