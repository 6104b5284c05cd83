#include "rules/london/position.h"

#include <gmock/gmock.h>

namespace londinium::london {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

TEST_P(BothEditions, L3_1_a_turn_is_draw_then_action_then_hand_limit) {
    Position p(GetParam());
    p.hand(0, Names(6, "paupers")).at("turn");
    EXPECT_THAT(p.legal(), ElementsAre("draw deck", "loan"));
    p.play("draw deck");
    EXPECT_EQ(p.decision(), "action");
    EXPECT_THAT(p.legal(), Not(Contains("draw deck")));
    p.play("draw three", "draw deck", "draw deck", "draw deck");
    EXPECT_EQ(p.decision(), "limit");
    p.play("discard paupers");
    EXPECT_EQ(p.decision(), "turn");
    EXPECT_EQ(p.asked(), 1);
}

TEST(London, L3_2_second_edition_repays_any_number_of_loans_at_15_pounds) {
    Position p(london2);
    p.loans(0, 3).money(0, 31).at("turn");
    p.play("repay");
    EXPECT_EQ(p.money_of(0), 16);
    EXPECT_EQ(p.loans_of(0), 2);
    p.play("repay");
    EXPECT_EQ(p.money_of(0), 1);
    EXPECT_EQ(p.loans_of(0), 1);
    EXPECT_FALSE(p.allows("repay"));
}

TEST(London, L3_2_repaying_needs_15_pounds_and_a_loan) {
    EXPECT_FALSE(Position(london2).loans(0, 1).money(0, 14).at("turn").allows("repay"));
    EXPECT_TRUE(Position(london2).loans(0, 1).money(0, 15).at("turn").allows("repay"));
    EXPECT_FALSE(Position(london2).money(0, 15).at("turn").allows("repay"));
}

TEST(London, L3_2_repaying_is_only_for_the_start_of_the_turn) {
    Position p(london2);
    p.loans(0, 1).money(0, 50).city(0, {"parliament"}).at("turn");
    EXPECT_TRUE(p.allows("repay"));
    p.play("draw deck");
    ASSERT_EQ(p.decision(), "turn");
    EXPECT_FALSE(p.allows("repay"));
    p.play("draw deck");
    ASSERT_EQ(p.decision(), "action");
    EXPECT_FALSE(p.allows("repay"));
}

TEST(London, L3_2_borrowing_to_repay_is_not_allowed) {
    Position p(london2);
    p.loans(0, 1).money(0, 10).at("turn");
    EXPECT_FALSE(p.allows("repay"));
    p.play("loan");
    EXPECT_EQ(p.money_of(0), 20);
    EXPECT_FALSE(p.allows("repay"));
}

TEST_P(BothEditions, L3_3_one_card_must_be_drawn_from_the_deck_or_the_board) {
    Position p(GetParam());
    p.board_top({"hospital"}).board_bottom({"grocers"}).at("turn");
    EXPECT_THAT(p.legal("draw"), ElementsAre("draw bottom grocers", "draw deck", "draw top hospital"));
    p.play("draw bottom grocers");
    EXPECT_THAT(p.hand_of(0), ElementsAre("grocers"));
    EXPECT_EQ(p.decision(), "action");
}

TEST_P(BothEditions, L3_3_with_an_empty_deck_the_card_comes_from_the_board) {
    Position p(GetParam());
    p.whole_deck({}).last_turns(1).board_top({"hospital"}).at("turn");
    EXPECT_THAT(p.legal("draw"), ElementsAre("draw top hospital"));
}

TEST_P(BothEditions, L3_3_nothing_is_drawn_only_when_there_is_nothing) {
    Position p(GetParam());
    p.whole_deck({}).last_turns(1).at("turn");
    EXPECT_THAT(p.legal("draw"), ElementsAre("draw none"));
    p.play("draw none");
    EXPECT_EQ(p.decision(), "action");
}

TEST(London, L3_4_the_actions_are_develop_buy_run_and_draw_three) {
    Position p(london2);
    p.hand(0, {"coffee-house"});
    EXPECT_THAT(p.legal(), ElementsAre("buy city", "buy southwark-and-bermondsey", "buy westminster", "develop",
                                       "draw three", "loan", "run"));
}

TEST_P(BothEditions, L3_4_each_action_ends_the_turn) {
    Position developed(GetParam());
    developed.hand(0, {"coffee-house"}).play("develop", "place coffee-house", "new", "done");
    EXPECT_EQ(developed.asked(), 1);

    Position bought(GetParam());
    bought.money(0, 8).play("buy westminster", "draw deck");
    if (GetParam() == london1) bought.play("draw deck"); // its two cards
    EXPECT_EQ(bought.asked(), 1);

    Position run(GetParam());
    run.city(0, {"grocers"}).play("run", "activate 1", "done");
    EXPECT_EQ(run.asked(), 1);

    Position drawn(GetParam());
    drawn.play("draw three", "draw deck", "draw deck", "draw deck");
    EXPECT_EQ(drawn.asked(), 1);
}

TEST_P(BothEditions, L3_4_passing_is_not_allowed_and_draw_three_always_is) {
    Position p(GetParam(), 3);
    p.whole_deck({}).last_turns(2);
    EXPECT_THAT(p.legal("done"), IsEmpty());
    EXPECT_TRUE(p.allows("draw three"));
    p.play("draw three");
    EXPECT_EQ(p.asked(), 1) << "it brings nothing, and the turn is over";
}

TEST_P(BothEditions, L3_4_a_draw_2_card_may_be_used_when_nothing_can_be_drawn) {
    Position p(GetParam());
    p.hand(0, {"huguenots"}).whole_deck({}).last_turns(1);
    p.play("develop", "use huguenots");
    EXPECT_EQ(p.decision(), "develop");
    EXPECT_THAT(p.hand_of(0), IsEmpty());
}

TEST_P(BothEditions, L3_5_more_than_9_cards_are_discarded_down_to_9_on_the_board) {
    Position p(GetParam());
    p.hand(0, Names(9, "paupers")).hand(0, {"grocers", "hospital"}).at("limit");
    EXPECT_THAT(p.legal(), ElementsAre("discard grocers", "discard hospital", "discard paupers"));
    p.play("discard hospital");
    EXPECT_EQ(p.decision(), "limit");
    p.play("discard grocers");
    EXPECT_EQ(p.asked(), 1);
    EXPECT_THAT(p.hand_of(0), ElementsAre("paupers", "paupers", "paupers", "paupers", "paupers", "paupers", "paupers",
                                          "paupers", "paupers"));
    EXPECT_THAT(p.board_top(), ElementsAre("grocers", "hospital"));
}

TEST_P(BothEditions, L3_5_nine_cards_may_be_kept) {
    Position p(GetParam());
    p.hand(0, Names(6, "paupers")).play("draw three", "draw deck", "draw deck", "draw deck");
    EXPECT_EQ(p.asked(), 1);
    EXPECT_EQ(p.cards_of(0), 9U);
}

TEST_P(BothEditions, L3_5_the_limit_is_checked_only_at_the_end_of_the_turn) {
    Position p(GetParam());
    p.hand(0, Names(9, "paupers")).at("turn");
    p.play("draw deck");
    EXPECT_EQ(p.decision(), "action") << "with 10 cards";
    p.play("draw three", "draw deck", "draw deck", "draw deck");
    EXPECT_EQ(p.cards_of(0), 13U);
    p.play("discard paupers", "discard paupers", "discard paupers", "discard paupers");
    EXPECT_EQ(p.asked(), 1);
    EXPECT_EQ(p.cards_of(0), 9U);
}

TEST_P(BothEditions, L3_5_cards_spent_in_the_action_count_no_more) {
    Position p(GetParam());
    p.hand(0, Names(10, "paupers")).hand(0, {"grocers", "vintners"});
    p.play("develop", "place grocers", "spend vintners", "new", "done", "discard paupers");
    EXPECT_EQ(p.asked(), 1);
}

TEST_P(BothEditions, L3_6_several_cards_are_drawn_one_at_a_time_each_seen_before_the_next) {
    Position p(GetParam());
    p.deck({"hospital", "wren"}).board_top({"grocers"}).board_bottom({"sewers"});
    p.play("draw three");
    EXPECT_THAT(p.legal(), ElementsAre("draw bottom sewers", "draw deck", "draw top grocers"));
    p.play("draw deck");
    EXPECT_EQ(p.decision(), "draw");
    EXPECT_THAT(p.hand_of(0), ElementsAre("hospital"));
    p.play("draw bottom sewers");
    EXPECT_THAT(p.legal(), ElementsAre("draw deck", "draw top grocers"));
    p.play("draw deck");
    EXPECT_THAT(p.hand_of(0), ElementsAre("hospital", "sewers", "wren"));
    EXPECT_THAT(p.board_top(), ElementsAre("grocers"));
    EXPECT_THAT(p.board_bottom(), IsEmpty());
}

TEST_P(BothEditions, L3_6_what_cannot_be_drawn_is_lost) {
    Position three(GetParam());
    three.whole_deck({"wren"}).board_top({"grocers"}).play("draw three", "draw deck", "draw top grocers");
    EXPECT_EQ(three.asked(), 1);
    EXPECT_EQ(three.cards_of(0), 2U);

    Position land(GetParam());
    land.money(0, 8).whole_deck({"wren"}).play("buy city", "draw deck");
    EXPECT_EQ(land.asked(), 1);

    Position used(GetParam());
    used.hand(0, {"huguenots"}).whole_deck({"wren"}).play("develop", "use huguenots", "draw deck");
    EXPECT_EQ(used.decision(), "develop");
    EXPECT_THAT(used.hand_of(0), ElementsAre("wren"));
}

TEST_P(BothEditions, L3_6_the_deck_is_drawn_from_its_top) {
    Position p(GetParam());
    p.deck({"hospital", "wren", "sewers", "lords"}).at("turn");
    p.play("draw deck");
    EXPECT_THAT(p.hand_of(0), ElementsAre("hospital"));
    p.play("draw three", "draw deck", "draw deck", "draw deck");
    EXPECT_THAT(p.hand_of(0), ElementsAre("hospital", "lords", "sewers", "wren"));
    EXPECT_THAT(p.deck(), SizeIs(GetParam() == london1 ? 106 : 97));
}

} // namespace
} // namespace londinium::london
