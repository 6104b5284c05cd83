#include "rules/london/position.h"

#include <gmock/gmock.h>

namespace londinium::london {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST_P(BothEditions, L6_1_develop_needs_a_card_that_can_be_played) {
    EXPECT_FALSE(Position(GetParam()).allows("develop"));
    EXPECT_FALSE(Position(GetParam()).hand(0, {"hospital"}).allows("develop")) << "no other card to spend";
    EXPECT_FALSE(Position(GetParam()).hand(0, {"hospital", "grocers", "woolwich-arsenal"}).allows("develop"));
    EXPECT_FALSE(Position(GetParam()).hand(0, {"paupers", "paupers"}).allows("develop"));
    EXPECT_TRUE(Position(GetParam()).hand(0, {"hospital", "sewers"}).allows("develop"));
}

TEST_P(BothEditions, L6_1_an_action_card_alone_is_enough) {
    EXPECT_TRUE(Position(GetParam()).hand(0, {"wren"}).allows("develop"));
    EXPECT_TRUE(Position(GetParam()).hand(0, {"huguenots"}).allows("develop"));
    EXPECT_TRUE(Position(GetParam()).hand(0, {"jewish-refugees"}).allows("develop"));
}

TEST_P(BothEditions, L6_1_at_least_one_card_is_played_then_the_player_may_stop) {
    Position p(GetParam());
    p.hand(0, {"grocers", "vintners", "salters", "mercers"}).play("develop");
    EXPECT_FALSE(p.allows("done"));
    p.play("place grocers", "spend vintners", "new");
    EXPECT_EQ(p.decision(), "develop") << "cards are played one at a time";
    EXPECT_TRUE(p.allows("done"));
    p.play("place salters", "spend mercers", "new", "done");
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers", "salters"));
}

TEST_P(BothEditions, L6_1_using_an_action_card_counts_as_playing_one) {
    Position p(GetParam());
    p.hand(0, {"wren"}).play("develop", "use wren", "done");
    EXPECT_EQ(p.asked(), 1);
}

TEST_P(BothEditions, L6_1_before_the_first_card_only_a_swap_after_which_one_can_be_played) {
    Position p(GetParam());
    p.hand(0, {"hospital", "sewers"}).city(0, {"stock-exchange"}).board_top({"lords", "paupers", "huguenots"});
    p.play("develop");
    EXPECT_THAT(p.legal("swap"), ElementsAre("swap hospital for top huguenots", "swap hospital for top lords",
                                             "swap sewers for top huguenots", "swap sewers for top lords"));
}

TEST_P(BothEditions, L6_1_after_the_first_card_any_swap) {
    Position p(GetParam());
    p.hand(0, {"hospital", "sewers", "paupers"}).city(0, {"stock-exchange"}).board_top({"grocers"}).money(0, 9);
    p.play("develop", "place hospital", "spend sewers", "new");
    EXPECT_THAT(p.legal("swap"), ElementsAre("swap paupers for top grocers", "swap paupers for top sewers"));
}

TEST_P(BothEditions, L6_2_a_placed_card_costs_a_card_of_its_colour_and_its_pounds) {
    Position p(GetParam());
    p.hand(0, {"hospital", "theatre-royal", "grocers", "woolwich-arsenal", "paupers"}).money(0, 8);
    p.play("develop", "place hospital");
    EXPECT_THAT(p.legal(), ElementsAre("spend theatre-royal"));
    p.play("spend theatre-royal", "new");
    EXPECT_EQ(p.money_of(0), 6);
    EXPECT_THAT(p.city_of(0), ElementsAre("hospital"));
    EXPECT_THAT(p.board_top(), ElementsAre("theatre-royal"));
    EXPECT_THAT(p.hand_of(0), ElementsAre("grocers", "paupers", "woolwich-arsenal"));
}

TEST_P(BothEditions, L6_2_the_spent_card_is_another_one_but_may_be_a_copy) {
    Position p(GetParam());
    p.hand(0, {"hospital", "hospital"}).play("develop", "place hospital", "spend hospital", "new");
    EXPECT_THAT(p.city_of(0), ElementsAre("hospital"));
    EXPECT_THAT(p.board_top(), ElementsAre("hospital"));
}

TEST_P(BothEditions, L6_2_a_card_goes_on_a_new_stack_or_on_any_other_face_up_or_face_down) {
    Position p(GetParam());
    p.city(0, {"salters", "mercers, face down"}).hand(0, {"grocers", "vintners"});
    p.play("develop", "place grocers", "spend vintners");
    EXPECT_THAT(p.legal(), ElementsAre("new", "on 1", "on 2"));
    Position on_new = p;
    EXPECT_THAT(on_new.play("new").city_of(0), ElementsAre("salters", "mercers, face down", "grocers"));
    Position on_up = p;
    EXPECT_THAT(on_up.play("on 1").city_of(0), ElementsAre("grocers on salters", "mercers, face down"));
    EXPECT_THAT(p.play("on 2").city_of(0), ElementsAre("salters", "grocers on mercers"));
}

TEST_P(BothEditions, L6_2_money_that_is_missing_is_borrowed) {
    Position p(GetParam());
    p.hand(0, {"hospital", "sewers"}).money(0, 1).play("develop", "place hospital", "spend sewers");
    EXPECT_EQ(p.loans_of(0), 1);
    EXPECT_EQ(p.money_of(0), 9);
}

TEST_P(BothEditions, L6_3_not_on_a_card_placed_this_turn) {
    Position p(GetParam());
    p.city(0, {"salters", "mercers"});
    p.hand(0, {"grocers", "vintners", "fishmongers", "haberdashers", "covent-garden", "silk-weaving"});
    p.play("develop", "place grocers", "spend vintners", "on 1");
    p.play("place fishmongers", "spend haberdashers");
    EXPECT_THAT(p.legal(), ElementsAre("new", "on 2"));
    p.play("new", "place covent-garden", "spend silk-weaving");
    EXPECT_THAT(p.legal(), ElementsAre("new", "on 2"));
}

TEST_P(BothEditions, L6_3_on_a_card_placed_in_an_earlier_turn) {
    Position p(GetParam());
    p.hand(0, {"coffee-house", "grocers", "vintners"}).play("develop", "place coffee-house", "new", "done");
    p.quiet_turn();
    p.play("draw deck", "develop", "place grocers", "spend vintners");
    EXPECT_THAT(p.legal(), ElementsAre("new", "on 1"));
}

TEST_P(BothEditions, L6_4_the_card_leaves_the_hand_before_another_is_spent) {
    Position p(GetParam());
    p.hand(0, {"grocers", "vintners"}).play("develop", "place grocers");
    EXPECT_THAT(p.hand_of(0), ElementsAre("vintners"));
    EXPECT_THAT(p.city_of(0), IsEmpty());
    EXPECT_THAT(p.board_top(), IsEmpty());
}

TEST_P(BothEditions, L6_4_all_is_paid_before_the_card_is_laid) {
    Position p(GetParam());
    p.hand(0, {"hospital", "sewers"}).money(0, 8).play("develop", "place hospital", "spend sewers");
    EXPECT_EQ(p.money_of(0), 6);
    EXPECT_THAT(p.board_top(), ElementsAre("sewers"));
    EXPECT_THAT(p.city_of(0), IsEmpty());
}

TEST_P(BothEditions, L6_4_a_bank_of_england_about_to_be_laid_does_not_pay_for_itself) {
    Position p(GetParam());
    p.hand(0, {"bank-of-england", "paupers"}).city(0, {"school-a-blue"});
    p.play("develop", "place bank-of-england", "spend paupers", "new");
    EXPECT_EQ(p.loans_of(0), 1);
    EXPECT_EQ(p.money_of(0), 9) << "a loan of £10 for the School's £1";
}

TEST_P(BothEditions, L6_4_a_bank_of_england_about_to_be_covered_still_pays) {
    Position p(GetParam());
    p.hand(0, {"hospital", "sewers"}).city(0, {"bank-of-england"});
    p.play("develop", "place hospital", "spend sewers", "on 1");
    EXPECT_EQ(p.money_of(0), 10) << "a loan of £12 for the Hospital's £2";
}

TEST_P(BothEditions, L6_5_paupers_and_action_cards_are_never_placed) {
    Position p(GetParam());
    p.hand(0, {"paupers", "paupers", "huguenots", "jewish-refugees", "wren", "grocers", "hospital"});
    p.play("develop");
    EXPECT_THAT(p.legal("place"), ElementsAre("place grocers", "place hospital"));
    p.play("use wren");
    EXPECT_THAT(p.legal("place"), ElementsAre("place grocers", "place hospital")) << "not even for nothing";
}

TEST_P(BothEditions, L6_5_paupers_pay_for_nothing) {
    EXPECT_FALSE(Position(GetParam()).hand(0, {"grocers", "paupers"}).allows("develop"));
}

TEST_P(BothEditions, L6_5_an_action_card_can_be_spent_for_its_colour) {
    Position p(GetParam());
    p.hand(0, {"huguenots", "grocers", "wren", "hospital"}).play("develop", "place grocers");
    EXPECT_THAT(p.legal(), ElementsAre("spend huguenots"));
    p.play("spend huguenots", "new", "place hospital");
    EXPECT_THAT(p.legal(), ElementsAre("spend wren"));
    p.play("spend wren", "new");
    EXPECT_THAT(p.board_top(), ElementsAre("huguenots", "wren"));
    EXPECT_THAT(p.gone(), IsEmpty());
}

TEST_P(BothEditions, L6_6_an_ongoing_effect_works_from_the_moment_its_card_is_placed) {
    Position p(GetParam());
    p.hand(0, {"school-a-blue", "hospital", "grocers", "paupers"}).money(0, 9);
    p.play("develop");
    EXPECT_THAT(p.legal("place"), ElementsAre("place hospital", "place school-a-blue"));
    p.play("place school-a-blue", "spend hospital", "new");
    EXPECT_THAT(p.legal("place"), ElementsAre("place grocers")) << "for a Pauper and £1";
}

TEST_P(BothEditions, L6_6_an_ongoing_effect_ends_when_its_card_is_covered) {
    Position p(GetParam());
    p.city(0, {"school-a-blue"}).hand(0, {"grocers", "vintners", "hospital", "paupers"}).money(0, 9);
    p.play("develop", "place grocers", "spend vintners", "on 1");
    EXPECT_THAT(p.legal("place"), IsEmpty());
}

TEST_P(BothEditions, L6_6_an_ongoing_effect_ends_when_its_card_is_face_down) {
    Position p(GetParam());
    p.city(0, {"shops, face down", "shops"}).hand(0, {"grocers", "vintners"});
    p.play("develop", "place grocers", "spend vintners", "new");
    EXPECT_THAT(p.city_of(0), ElementsAre("shops, face down", "shops, £1", "grocers"));
}

TEST_P(BothEditions, L6_7_duplicates_are_allowed_beside_and_on_each_other) {
    Position p(GetParam());
    p.city(0, {"water-works"}).hand(0, {"water-works", "hospital", "hospital", "hospital"}).money(0, 9);
    Position beside = p;
    beside.play("develop", "place water-works", "spend hospital", "new");
    EXPECT_THAT(beside.city_of(0), ElementsAre("water-works", "water-works"));
    p.play("develop", "place water-works", "spend hospital", "on 1");
    EXPECT_THAT(p.city_of(0), ElementsAre("water-works on water-works"));
}

TEST_P(BothEditions, L6_7_there_is_no_way_to_have_fewer_stacks) {
    Position p(GetParam());
    p.city(0, {"salters, face down", "mercers"}).hand(0, {"grocers", "vintners"});
    p.play("develop", "place grocers", "spend vintners", "on 1", "done");
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers on salters", "mercers"));
}

TEST_P(BothEditions, L6_8_a_used_action_card_leaves_the_game) {
    Position p(GetParam());
    p.hand(0, {"huguenots", "wren"}).play("develop", "use wren", "use huguenots", "draw deck", "draw deck");
    EXPECT_THAT(p.gone(), ElementsAre("huguenots", "wren"));
    EXPECT_THAT(p.board_top(), IsEmpty());
}

TEST_P(BothEditions, L6_8_free_placements_that_are_left_at_done_are_lost) {
    Position p(GetParam());
    p.hand(0, {"wren", "grocers", "hospital"}).whole_deck({"paupers", "paupers", "paupers", "paupers", "paupers"});
    p.play("develop", "use wren", "place grocers", "new", "done");
    p.quiet_turn();
    p.play("draw deck");
    EXPECT_FALSE(p.allows("develop")) << "there is nothing to spend for the Hospital";
}

TEST_P(BothEditions, L6_8_a_coffee_house_too_uses_up_a_free_placement) {
    Position p(GetParam());
    p.hand(0, {"wren", "coffee-house", "grocers", "hospital"}).play("develop", "use wren");
    p.play("place coffee-house", "new", "place grocers", "new");
    EXPECT_THAT(p.legal("place"), IsEmpty());
}

} // namespace
} // namespace londinium::london
