#include "rules/markets/position.h"

#include <gtest/gtest.h>

namespace londinium::markets::testing {
namespace {

TEST(MarketsRules, M3_13_merchants_go_to_the_next_market_and_assistants_one_space_on) {
    Position p;
    p.state.used = 31;
    p.to_move();
    EXPECT_EQ(p.state.merchant_at(Pawn::builder), kCoventGarden);
    EXPECT_EQ(p.state.merchant_at(Pawn::cashier), kPetticoatLane);
    EXPECT_EQ(p.state.merchant_at(Pawn::buyer), kBorough);
    EXPECT_EQ(p.state.assistants, (std::array<std::uint8_t, 2>{2, 2}));
    EXPECT_EQ(p.state.used, 0);
}

TEST(MarketsRules, M3_13_three_players_move_one_assistant) {
    Position p(3);
    p.to_move();
    EXPECT_EQ(p.state.assistants, (std::array<std::uint8_t, 2>{2, 0}));
}

TEST(MarketsRules, M3_13_on_space_4_each_chooses_a_special_card_from_a_different_pile) {
    Position p;
    p.round(3).first(1).to_move();
    EXPECT_EQ(p.state.decision, Decision::pile);
    EXPECT_EQ(p.state.round, 3) << "the old round still";
    EXPECT_EQ(p.state.assistants[0], 4) << "the pawns have moved";
    EXPECT_EQ(p.seat(), 1);
    p.says("pile 2").says(p.options()[0]);
    EXPECT_EQ(p.seat(), 2);
    EXPECT_EQ(p.options(), (Words{"pile 1", "pile 3", "pile 4"}));
    p.says("pile 4").says(p.options()[0]).says("pile 1").says(p.options()[0]);
    EXPECT_EQ(p.options(), Words{"pile 3"});
    p.says("pile 3").says(p.options()[0]);
    for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(p.specials_of(seat).size(), 1U);
    EXPECT_EQ(p.state.round, 4);
    EXPECT_EQ(p.state.picked, 0);
    EXPECT_EQ(p.seat(), 2);
}

TEST(MarketsRules, M3_13_who_finds_no_pile_left_gets_none) {
    Position p;
    p.round(7).only_pile(2).to_move().says("pile 2").says(p.options()[0]);
    EXPECT_EQ(p.state.round, 8);
    EXPECT_EQ(p.specials_of(0).size(), 1U);
    EXPECT_TRUE(p.specials_of(1).empty());
}

TEST(MarketsRules, M3_13_without_special_cards_the_event_is_skipped) {
    Position p;
    p.round(3).only_pile(0).to_move();
    EXPECT_EQ(p.state.round, 4);
    EXPECT_EQ(p.state.decision, Decision::act);
}

TEST(MarketsRules, M3_13_on_spaces_5_and_9_all_money_is_shown) {
    for (const int round : {4, 8}) {
        Position p;
        p.round(round).money(0, 11).money(2, 7).to_move();
        EXPECT_TRUE(p.state.money_shown);
        EXPECT_EQ(p.state.shown_money, (std::array<std::int32_t, 4>{11, 0, 7, 0}));
    }
    Position p;
    p.round(5).money(0, 11).to_move();
    EXPECT_FALSE(p.state.money_shown);
}

TEST(MarketsRules, M3_14_the_marker_goes_to_the_left_neighbour) {
    Position p(3);
    p.first(2).to_move();
    EXPECT_EQ(p.state.first, seat_at(0));
    EXPECT_EQ(p.seat(), 0);
}

} // namespace
} // namespace londinium::markets::testing
