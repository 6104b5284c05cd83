#include "rules/markets/position.h"

#include <gtest/gtest.h>

namespace londinium::markets::testing {
namespace {

TEST(MarketsRules, M3_8_from_the_first_player_each_takes_two_goods_cards) {
    Position p(3);
    p.says("builder").says("cashier").says("buyer");
    EXPECT_EQ(p.state.decision, Decision::restock);
    EXPECT_EQ(p.seat(), 0);
    p.says("take soap").says("take coffee");
    EXPECT_EQ(p.goods_of(0, Kind::soap), 1);
    EXPECT_EQ(p.goods_of(0, Kind::coffee), 1);
    EXPECT_EQ(p.seat(), 1);
    p.says("take soap").says("take soap").says("take silk").says("take silk");
    EXPECT_EQ(p.state.decision, Decision::bid);
    EXPECT_EQ(p.seat(), 0);
}

TEST(MarketsRules, M3_8_only_stocks_with_cards_can_be_taken_from) {
    Position p;
    p.stock(Kind::soap, 0).stock(Kind::silk, 0).to_restock();
    EXPECT_EQ(p.options(), (Words{"take coffee", "take porcelain"}));
}

/// The other three players take two cards each.
Position& others_take(Position& p) {
    for (int i = 0; i < 6; ++i) p.says("take porcelain");
    return p;
}

TEST(MarketsRules, M3_8_a_restock_and_exchange_counts_as_one_more_and_lets_its_owner_exchange) {
    Position p;
    p.kept(0, "restock-and-exchange").to_restock();
    p.says("take soap").says("take soap").says("take soap");
    EXPECT_EQ(p.seat(), 1) << "exchanges wait until everybody has taken";
    others_take(p);
    EXPECT_EQ(p.state.decision, Decision::exchange);
    EXPECT_EQ(p.seat(), 0);
    EXPECT_EQ(p.options(), (Words{"give soap", "keep"}));
    p.says("give soap");
    EXPECT_EQ(p.state.decision, Decision::restock);
    EXPECT_EQ(p.stock_of(Kind::soap), 16);
    p.says("take coffee");
    EXPECT_EQ(p.goods_of(0, Kind::soap), 2);
    EXPECT_EQ(p.goods_of(0, Kind::coffee), 1);
    EXPECT_EQ(p.state.decision, Decision::bid);
}

TEST(MarketsRules, M3_8_exchanges_are_made_from_the_first_player_on) {
    Position p(3);
    p.first(2).kept(1, "restock-and-exchange").kept(2, "restock-and-exchange").to_restock();
    for (int i = 0; i < 3; ++i) p.says("take silk");
    for (int i = 0; i < 2; ++i) p.says("take silk");
    for (int i = 0; i < 3; ++i) p.says("take soap");
    EXPECT_EQ(p.state.decision, Decision::exchange);
    EXPECT_EQ(p.seat(), 2);
    p.says("give silk").says("take soap");
    EXPECT_EQ(p.state.decision, Decision::exchange);
    EXPECT_EQ(p.seat(), 1);
}

TEST(MarketsRules, M3_8_who_keeps_does_not_exchange) {
    Position p;
    p.kept(0, "restock-and-exchange").to_restock();
    p.says("take soap").says("take soap").says("take soap");
    others_take(p).says("keep");
    EXPECT_EQ(p.goods_of(0, Kind::soap), 3);
    EXPECT_EQ(p.state.decision, Decision::bid);
}

TEST(MarketsRules, M3_8_two_restock_and_exchange_allow_two_exchanges) {
    Position p;
    p.kept(0, "restock-and-exchange").kept(0, "restock-and-exchange").to_restock();
    EXPECT_EQ(p.state.takes, 4);
    for (int i = 0; i < 4; ++i) p.says("take soap");
    others_take(p).says("give soap").says("take silk").says("give silk").says("take silk");
    EXPECT_EQ(p.goods_of(0, Kind::soap), 3);
    EXPECT_EQ(p.goods_of(0, Kind::silk), 1);
    EXPECT_EQ(p.state.decision, Decision::bid);
}

TEST(MarketsRules, M3_8_the_card_given_may_be_taken_back) {
    Position p;
    p.kept(0, "restock-and-exchange").goods(0, Kind::silk, 1);
    for (const Kind kind : kAllKinds) p.stock(kind, 0);
    p.to_restock();
    EXPECT_EQ(p.state.decision, Decision::exchange) << "there is nothing to take first";
    p.says("give silk");
    EXPECT_EQ(p.options(), Words{"take silk"});
    p.says("take silk");
    EXPECT_EQ(p.goods_of(0, Kind::silk), 1);
}

TEST(MarketsRules, M3_8_with_all_stocks_empty_the_rest_is_lost) {
    Position p;
    for (const Kind kind : kAllKinds) p.stock(kind, kind == Kind::soap ? 3 : 0);
    p.to_restock().says("take soap").says("take soap").says("take soap");
    EXPECT_EQ(p.goods_of(0, Kind::soap), 2);
    EXPECT_EQ(p.goods_of(1, Kind::soap), 1);
    EXPECT_EQ(p.state.decision, Decision::bid);
    EXPECT_EQ(p.state.takes, 0);
}

} // namespace
} // namespace londinium::markets::testing
