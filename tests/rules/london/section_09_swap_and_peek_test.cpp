#include "rules/london/position.h"

#include <gmock/gmock.h>

namespace londinium::london {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

// --- L9.7 swap-with-display

TEST_P(BothEditions, L9_7_a_hand_card_takes_the_place_of_the_card_it_is_exchanged_for) {
    Position p(GetParam());
    p.city(0, {"stock-exchange"}).hand(0, {"grocers"}).board_top({"vintners"}).board_bottom({"hospital", "lords"});
    EXPECT_THAT(p.legal("swap"), ElementsAre("swap grocers for bottom hospital", "swap grocers for bottom lords",
                                             "swap grocers for top vintners"));
    p.play("swap grocers for bottom lords");
    EXPECT_THAT(p.hand_of(0), ElementsAre("lords"));
    EXPECT_THAT(p.board_bottom(), ElementsAre("grocers", "hospital"));
    EXPECT_THAT(p.board_top(), ElementsAre("vintners"));
    EXPECT_EQ(p.decision(), "action") << "it takes no action";
}

/// Seat 0 may swap its Grocers for the Hospital.
Position with_stock_exchange(EditionNumber edition) {
    Position p(edition);
    p.city(0, {"stock-exchange"}).hand(0, {"grocers", "vintners"}).board_top({"hospital"});
    return p;
}

TEST_P(BothEditions, L9_7_at_turn_action_develop_and_run) {
    Position p = with_stock_exchange(GetParam()).at("turn");
    EXPECT_TRUE(p.allows("swap grocers for top hospital"));
    p.play("draw deck");
    EXPECT_TRUE(p.allows("swap grocers for top hospital"));
    Position run = p;
    EXPECT_TRUE(run.play("run").allows("swap grocers for top hospital"));
    p.play("develop", "place vintners", "spend grocers", "new");
    EXPECT_THAT(p.legal("swap"), Not(IsEmpty()));
}

TEST_P(BothEditions, L9_7_after_the_action_and_before_the_hand_limit) {
    Position p = with_stock_exchange(GetParam());
    p.hand(0, Names(8, "paupers")).play("draw three", "draw deck", "draw deck", "draw deck");
    EXPECT_EQ(p.decision(), "end");
    p.play("swap grocers for top hospital");
    EXPECT_EQ(p.decision(), "limit");
    EXPECT_THAT(p.board_top(), ElementsAre("grocers"));
}

TEST_P(BothEditions, L9_7_the_last_swap_may_be_left) {
    Position p = with_stock_exchange(GetParam());
    p.play("draw three", "draw deck", "draw deck", "draw deck", "done");
    EXPECT_EQ(p.asked(), 1);
    EXPECT_THAT(p.board_top(), ElementsAre("hospital"));
}

TEST_P(BothEditions, L9_7_once_in_each_own_turn) {
    Position p = with_stock_exchange(GetParam());
    p.play("swap grocers for top hospital");
    EXPECT_THAT(p.legal("swap"), IsEmpty());
    p.play("draw three", "draw deck", "draw deck", "draw deck");
    EXPECT_EQ(p.asked(), 1) << "nothing is asked at the end";
    EXPECT_THAT(p.legal("swap"), IsEmpty()) << "it is not the owner's turn";
    p.quiet_turn();
    EXPECT_THAT(p.legal("swap"), Not(IsEmpty())) << "their next turn";
}

TEST_P(BothEditions, L9_7_a_stock_exchange_placed_this_turn_allows_it_at_once) {
    Position p(GetParam());
    p.hand(0, {"stock-exchange", "vintners", "grocers"}).board_top({"hospital"}).money(0, 2);
    EXPECT_THAT(p.legal("swap"), IsEmpty());
    p.play("develop", "place stock-exchange", "spend vintners", "new");
    EXPECT_TRUE(p.allows("swap grocers for top hospital"));
    p.play("done");
    EXPECT_EQ(p.decision(), "end");
}

TEST(London, L9_7_once_however_many_allow_it) {
    Position p = with_stock_exchange(london2);
    p.boroughs(0, {"islington-and-stoke-newington"}).play("swap grocers for top hospital");
    EXPECT_THAT(p.legal("swap"), IsEmpty());
}

TEST_P(BothEditions, L9_7_a_card_may_be_exchanged_for_a_copy_of_itself) {
    Position p(GetParam());
    p.city(0, {"stock-exchange"}).hand(0, {"paupers"}).board_bottom({"paupers"});
    p.play("swap paupers for bottom paupers");
    EXPECT_THAT(p.board_bottom(), ElementsAre("paupers"));
    EXPECT_THAT(p.legal("swap"), IsEmpty());
}

TEST(London, L9_7_a_borough_bought_this_turn_opens_its_swap_at_the_end) {
    Position p(london2);
    p.offer({"islington-and-stoke-newington"}).hand(0, {"grocers"}).board_top({"hospital"}).money(0, 9);
    EXPECT_THAT(p.legal("swap"), IsEmpty());
    p.play("buy islington-and-stoke-newington", "draw deck", "draw deck", "draw deck");
    EXPECT_EQ(p.decision(), "end");
    p.play("swap grocers for top hospital");
    EXPECT_EQ(p.asked(), 1);
}

TEST_P(BothEditions, L9_7_needs_a_hand_card_and_a_card_on_the_board) {
    Position no_board(GetParam());
    no_board.city(0, {"stock-exchange"}).hand(0, {"grocers"});
    EXPECT_THAT(no_board.legal("swap"), IsEmpty());
    no_board.play("draw three", "draw deck", "draw deck", "draw deck");
    EXPECT_EQ(no_board.asked(), 1);

    Position no_hand(GetParam());
    no_hand.city(0, {"stock-exchange"}).board_top({"grocers"});
    EXPECT_THAT(no_hand.legal("swap"), IsEmpty());
}

// --- L9.8 peek-n

/// Seat 0 may look at Lord's, Sewers and Wren; Grocers lie on the board.
Position with_university(EditionNumber edition) {
    Position p(edition);
    p.city(0, {"university-of-london"}).deck({"lords", "sewers", "wren", "hospital"}).board_top({"grocers"});
    p.at("turn");
    return p;
}

TEST_P(BothEditions, L9_8_the_player_may_look_and_then_draws_from_the_seen_or_from_the_board) {
    Position p = with_university(GetParam());
    EXPECT_TRUE(p.allows("draw deck")) << "looking is not compulsory";
    p.play("peek");
    EXPECT_THAT(p.legal(), ElementsAre("draw top grocers", "take lords", "take sewers", "take wren"));
    Position from_board = p;
    from_board.play("draw top grocers");
    EXPECT_THAT(from_board.legal(), ElementsAre("back lords", "back sewers", "back wren"));
    p.play("take sewers");
    EXPECT_THAT(p.hand_of(0), ElementsAre("sewers"));
    EXPECT_THAT(p.legal(), ElementsAre("back lords", "back wren"));
}

TEST_P(BothEditions, L9_8_the_rest_go_back_on_top_in_the_players_order) {
    Position p = with_university(GetParam());
    p.play("peek", "take sewers", "back lords", "back wren");
    EXPECT_EQ(p.decision(), "action");
    const Names deck = p.deck();
    EXPECT_THAT(Names(deck.begin(), deck.begin() + 3), ElementsAre("wren", "lords", "hospital"));
}

TEST_P(BothEditions, L9_8_fewer_are_seen_if_fewer_are_left) {
    Position p(GetParam());
    p.city(0, {"university-of-london"}).whole_deck({"lords", "wren"}).at("turn").play("peek");
    EXPECT_THAT(p.legal(), ElementsAre("take lords", "take wren"));
}

TEST_P(BothEditions, L9_8_not_with_an_empty_deck) {
    Position p(GetParam());
    p.city(0, {"university-of-london"}).whole_deck({}).last_turns(1).board_top({"grocers"}).at("turn");
    EXPECT_THAT(p.legal(), ElementsAre("draw top grocers", "loan"));
}

TEST_P(BothEditions, L9_8_only_in_the_draw_at_the_start_of_a_turn) {
    Position p = with_university(GetParam());
    p.play("draw deck");
    EXPECT_FALSE(p.allows("peek"));
    EXPECT_FALSE(p.play("draw three").allows("peek"));
}

TEST_P(BothEditions, L9_8_with_draw_0_to_2_each_draw_may_be_seen_or_from_the_board) {
    Position p = with_university(GetParam());
    p.city(0, {"parliament"}).play("peek");
    EXPECT_TRUE(p.allows("draw none"));
    Position two_seen = p;
    two_seen.play("take lords", "take wren");
    EXPECT_THAT(two_seen.legal(), ElementsAre("back sewers"));
    Position one_of_each = p;
    one_of_each.play("take lords", "draw top grocers");
    EXPECT_THAT(one_of_each.legal(), ElementsAre("back sewers", "back wren"));
    Position only_one = p;
    only_one.play("take lords", "draw none");
    EXPECT_EQ(only_one.decision(), "back");
    p.play("draw none");
    EXPECT_THAT(p.legal(), ElementsAre("back lords", "back sewers", "back wren"));
}

TEST_P(BothEditions, L9_8_with_draw_0_to_2_the_look_comes_before_the_first_draw) {
    Position p = with_university(GetParam());
    p.city(0, {"parliament"}).play("draw deck");
    ASSERT_EQ(p.decision(), "turn");
    EXPECT_FALSE(p.allows("peek"));
}

TEST_P(BothEditions, L9_8_looking_is_not_taking) {
    Position p(GetParam());
    p.city(0, {"university-of-london"}).whole_deck({"lords", "wren"}).board_top({"grocers", "paupers"});
    p.hand(0, {"coffee-house"}).at("turn").play("peek", "draw top grocers", "back wren", "back lords");
    p.play("develop", "place coffee-house", "new", "done");
    EXPECT_EQ(p.last_turns(), -1);
    EXPECT_THAT(p.deck(), ElementsAre("lords", "wren"));
}

TEST(London, L9_8_several_sources_are_one_peek_of_the_larger_number) {
    Position p = with_university(london2);
    p.boroughs(0, {"greenwich"}).play("peek");
    EXPECT_THAT(p.legal("take"), SizeIs(3));
    p.play("take wren", "back lords", "back sewers");
    EXPECT_EQ(p.decision(), "action");
}

TEST_P(BothEditions, L9_8_after_a_peek_no_repaying_borrowing_or_swapping_until_the_draw_is_over) {
    Position p = with_university(GetParam());
    p.city(0, {"stock-exchange"}).hand(0, {"vintners"}).loans(0, 1).money(0, 50);
    EXPECT_THAT(p.legal("swap"), Not(IsEmpty()));
    p.play("peek");
    for (const std::string verb : {"repay", "loan", "swap", "peek"}) EXPECT_THAT(p.legal(verb), IsEmpty()) << verb;
    p.play("take lords");
    for (const std::string verb : {"repay", "loan", "swap", "peek"}) EXPECT_THAT(p.legal(verb), IsEmpty()) << verb;
    p.play("back sewers", "back wren");
    EXPECT_TRUE(p.allows("loan"));
    EXPECT_THAT(p.legal("swap"), Not(IsEmpty()));
}

} // namespace
} // namespace londinium::london
