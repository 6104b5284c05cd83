#include "rules/london/position.h"

#include <gmock/gmock.h>

namespace londinium::london {
namespace {

using testing::ElementsAre;

// --- L10.1 The last turns

TEST_P(BothEditions, L10_1_when_the_deck_is_empty_every_other_player_has_one_more_turn) {
    Position p(GetParam(), 3);
    p.turn_of(1).whole_deck({"wren"}).at("turn");
    p.play("draw deck", "draw three");
    EXPECT_EQ(p.last_turns(), 2);
    EXPECT_EQ(p.asked(), 2);
    p.play("draw none", "draw three");
    EXPECT_EQ(p.last_turns(), 1);
    EXPECT_EQ(p.asked(), 0);
    p.play("draw none", "draw three");
    EXPECT_EQ(p.decision(), "over");
    EXPECT_EQ(p.asked(), -1);
    EXPECT_THAT(p.legal(), ElementsAre());
}

TEST_P(BothEditions, L10_1_the_turn_in_which_the_deck_runs_out_is_played_to_its_end) {
    Position p(GetParam());
    p.whole_deck({"wren"}).city(0, {"grocers"}).at("turn").play("draw deck");
    EXPECT_EQ(p.last_turns(), -1);
    p.play("run", "activate 1", "done");
    EXPECT_EQ(p.last_turns(), 1);
}

TEST_P(BothEditions, L10_1_a_deck_with_one_card_left_goes_on) {
    Position p(GetParam());
    p.whole_deck({"wren", "lords"}).hand(0, {"coffee-house"}).at("turn");
    p.play("draw deck", "develop", "place coffee-house", "new", "done");
    EXPECT_EQ(p.last_turns(), -1);
    EXPECT_EQ(p.asked(), 1);
}

TEST_P(BothEditions, L10_1_in_a_last_turn_a_card_is_still_drawn_from_the_board) {
    Position p(GetParam());
    p.whole_deck({}).last_turns(1).board_top({"grocers"}).at("turn");
    EXPECT_THAT(p.legal("draw"), ElementsAre("draw top grocers"));
    p.play("draw top grocers", "draw three");
    EXPECT_EQ(p.decision(), "over");
}

TEST_P(BothEditions, L10_1_the_hand_limit_holds_in_a_last_turn) {
    Position p(GetParam());
    p.whole_deck({}).last_turns(1).hand(0, Names(10, "paupers")).play("draw three");
    EXPECT_EQ(p.decision(), "limit");
    p.play("discard paupers");
    EXPECT_EQ(p.decision(), "over");
}

TEST_P(BothEditions, L10_1_the_last_card_may_be_taken_after_a_peek) {
    Position p(GetParam());
    p.whole_deck({"wren"}).city(0, {"university-of-london"}).hand(0, {"coffee-house"}).at("turn");
    p.play("peek", "take wren", "develop", "place coffee-house", "new", "done");
    EXPECT_EQ(p.last_turns(), 1);
}

// --- L10.2 Turns in which nobody takes from the deck

/// A whole turn of the seat asked that takes nothing from the deck.
void idle_turn(Position& p) { p.play("draw top grocers", "develop", "place coffee-house", "new", "done"); }

Position after_idle_turns(EditionNumber edition, int turns) {
    Position p(edition);
    p.idle_turns(turns).hand(0, {"coffee-house"}).board_top({"grocers"}).at("turn");
    return p;
}

TEST_P(BothEditions, L10_2_the_game_ends_after_60_turns_in_which_nobody_took_from_the_deck) {
    Position p = after_idle_turns(GetParam(), 59);
    idle_turn(p);
    EXPECT_EQ(p.decision(), "over");
}

TEST_P(BothEditions, L10_2_not_after_59) {
    Position p = after_idle_turns(GetParam(), 58);
    idle_turn(p);
    EXPECT_EQ(p.asked(), 1);
}

TEST_P(BothEditions, L10_2_a_card_from_the_deck_begins_the_count_anew) {
    Position p = after_idle_turns(GetParam(), 59);
    p.play("draw deck", "develop", "place coffee-house", "new", "done");
    EXPECT_EQ(p.asked(), 1);
    EXPECT_EQ(p.state().idle_turns, 0);
}

TEST_P(BothEditions, L10_2_a_card_drawn_later_in_the_turn_counts_too) {
    Position p = after_idle_turns(GetParam(), 59);
    p.play("draw top grocers", "draw three", "draw deck", "draw deck", "draw deck");
    EXPECT_EQ(p.asked(), 1);
}

TEST_P(BothEditions, L10_2_looking_is_not_taking_but_taking_a_seen_card_is) {
    Position looked = after_idle_turns(GetParam(), 59);
    looked.city(0, {"university-of-london"}).deck({"lords", "sewers", "wren"});
    Position took = looked;
    looked.play("peek", "draw top grocers", "back lords", "back sewers", "back wren");
    looked.play("develop", "place coffee-house", "new", "done");
    EXPECT_EQ(looked.decision(), "over");
    took.play("peek", "take lords", "back sewers", "back wren", "develop", "place coffee-house", "new", "done");
    EXPECT_EQ(took.asked(), 1);
}

TEST_P(BothEditions, L10_2_all_players_turns_count_together) {
    Position p(GetParam());
    p.idle_turns(58)
        .hand(0, {"coffee-house"})
        .hand(1, {"coffee-house"})
        .board_top({"grocers", "grand-hotel"})
        .at("turn");
    idle_turn(p);
    EXPECT_EQ(p.asked(), 1);
    p.play("draw top grand-hotel", "develop", "place coffee-house", "new", "done");
    EXPECT_EQ(p.decision(), "over");
}

TEST_P(BothEditions, L10_2_not_once_the_deck_is_empty) {
    Position p(GetParam(), 3);
    p.idle_turns(59).whole_deck({}).last_turns(2).at("turn").play("draw none", "draw three");
    EXPECT_EQ(p.asked(), 1);
    EXPECT_EQ(p.last_turns(), 1);
}

TEST_P(BothEditions, L10_2_the_game_that_ended_so_is_scored) {
    Position p = after_idle_turns(GetParam(), 59);
    p.prestige(1, 3);
    idle_turn(p);
    ASSERT_EQ(p.decision(), "over");
    EXPECT_THAT(p.winners(), ElementsAre(1));
}

} // namespace
} // namespace londinium::london
