#include "rules/london/position.h"

#include <gmock/gmock.h>

namespace londinium::london {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// --- L9.14 Hospital

TEST_P(BothEditions, L9_14_a_hospital_may_be_flipped_instead_of_the_card_just_activated) {
    Position p(GetParam());
    p.city(0, {"grocers", "hospital"}).play("run", "activate 1");
    EXPECT_THAT(p.legal(), ElementsAre("flip", "flip 2"));
    p.play("flip 2");
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers", "hospital, face down"));
    EXPECT_EQ(p.money_of(0), 4);
}

TEST_P(BothEditions, L9_14_the_player_may_let_the_card_itself_flip) {
    Position p(GetParam());
    p.city(0, {"grocers", "hospital"}).play("run", "activate 1", "flip");
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers, face down", "hospital"));
}

TEST_P(BothEditions, L9_14_a_spared_card_is_not_activated_again_this_turn_but_in_a_later_one) {
    Position p(GetParam());
    p.city(0, {"grocers", "hospital"}).play("run", "activate 1", "flip 2");
    EXPECT_THAT(p.legal("activate"), IsEmpty());
    p.play("done");
    p.quiet_turn();
    p.play("draw deck", "run", "activate 1");
    EXPECT_EQ(p.money_of(0), 8);
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers, face down", "hospital, face down"));
}

TEST_P(BothEditions, L9_14_nothing_is_asked_for_a_card_that_does_not_flip) {
    Position p(GetParam());
    p.city(0, {"grand-hotel", "hospital"}).play("run", "activate 1");
    EXPECT_EQ(p.decision(), "run");
}

TEST_P(BothEditions, L9_14_a_covered_or_face_down_hospital_does_not_help) {
    Position p(GetParam());
    p.city(0, {"grocers", "hospital, face down", "lords on hospital"}).play("run", "activate 1");
    EXPECT_EQ(p.decision(), "run");
    EXPECT_EQ(p.stack_of(0, 1), "grocers, face down");
}

TEST_P(BothEditions, L9_14_another_players_hospital_does_not_help) {
    Position p(GetParam());
    p.city(0, {"grocers"}).city(1, {"hospital"}).play("run", "activate 1");
    EXPECT_EQ(p.decision(), "run");
}

TEST_P(BothEditions, L9_14_any_one_of_several_hospitals) {
    Position p(GetParam());
    p.city(0, {"hospital", "grocers", "hospital", "vintners"}).play("run", "activate 2");
    EXPECT_THAT(p.legal(), ElementsAre("flip", "flip 1", "flip 3"));
    p.play("flip 3", "activate 4");
    EXPECT_THAT(p.legal(), ElementsAre("flip", "flip 1"));
    p.play("flip 1");
    EXPECT_THAT(p.city_of(0), ElementsAre("hospital, face down", "grocers", "hospital, face down", "vintners"));
}

TEST_P(BothEditions, L9_14_a_hospital_helps_from_the_moment_it_is_there) {
    Position p(GetParam());
    p.city(0, {"grocers", "coffee-house"}).board_top({"hospital"}).money(0, 2);
    p.play("run", "activate 2", "take top hospital", "activate 1");
    EXPECT_THAT(p.legal(), ElementsAre("flip", "flip 2"));
}

TEST_P(BothEditions, L9_14_also_for_whitehall) {
    Position p(GetParam());
    p.city(0, {"grand-hotel", "whitehall", "hospital"});
    p.play("run", "activate 1", "activate 2", "activate 1");
    EXPECT_THAT(p.legal(), ElementsAre("flip", "flip 3"));
    p.play("flip 3");
    EXPECT_THAT(p.city_of(0), ElementsAre("grand-hotel", "whitehall", "hospital, face down"));
}

// --- L9.15 hand-brings-no-poverty

TEST_P(BothEditions, L9_15_once_activated_hand_cards_bring_no_poverty_in_this_run) {
    Position p(GetParam());
    p.city(0, {"public-houses", "salters"}).hand(0, Names(5, "paupers")).play("run", "activate 1", "done");
    EXPECT_EQ(p.poverty_of(0), 2) << "the two stacks";
}

TEST_P(BothEditions, L9_15_not_without_activating_it) {
    Position p(GetParam());
    p.city(0, {"public-houses", "salters"}).hand(0, Names(5, "paupers")).play("run", "activate 2", "done");
    EXPECT_EQ(p.poverty_of(0), 2 + 5);
}

TEST_P(BothEditions, L9_15_in_a_later_run_only_if_activated_again) {
    Position p(GetParam());
    p.city(0, {"public-houses", "grand-hotel"}).hand(0, Names(5, "paupers")).play("run", "activate 1", "done");
    p.quiet_turn();
    p.play("draw deck", "run", "activate 2", "done");
    EXPECT_EQ(p.poverty_of(0), 2 + 2 + 6);
}

TEST_P(BothEditions, L9_15_the_final_count_is_not_changed) {
    Position p(GetParam());
    p.city(0, {"public-houses"}).hand(0, Names(5, "paupers")).whole_deck({}).last_turns(1);
    p.play("run", "activate 1", "done");
    ASSERT_EQ(p.decision(), "over");
    EXPECT_EQ(p.score(0).poverty, -7) << "five hand cards and the stack, the other player has none";
}

// --- L9.16 Whitehall

TEST_P(BothEditions, L9_16_another_activated_card_is_carried_out_once_more_free_of_its_cost) {
    Position p(GetParam());
    p.city(0, {"east-india-company", "whitehall"}).hand(0, {"paupers", "grocers"});
    p.play("run", "activate 1", "spend paupers", "activate 2", "activate 1");
    EXPECT_EQ(p.money_of(0), 24);
    EXPECT_THAT(p.hand_of(0), ElementsAre("grocers"));
    EXPECT_THAT(p.city_of(0), ElementsAre("east-india-company, face down", "whitehall, face down"));
}

TEST_P(BothEditions, L9_16_free_of_pounds_too) {
    Position p(GetParam());
    p.city(0, {"woolwich-arsenal", "whitehall"}).money(0, 7).play("run", "activate 1", "activate 2", "activate 1");
    EXPECT_EQ(p.money_of(0), 0);
    EXPECT_EQ(p.loans_of(0), 0);
    EXPECT_EQ(p.prestige_of(0), 10);
}

TEST_P(BothEditions, L9_16_costs_inside_the_effect_are_paid) {
    Position p(GetParam());
    p.city(0, {"millbank-prison", "whitehall"}).hand(0, {"paupers", "grocers"});
    p.play("run", "activate 1", "spend grocers", "done", "activate 2", "activate 1");
    EXPECT_EQ(p.decision(), "prison");
    p.play("spend paupers");
    EXPECT_EQ(p.prestige_of(0), 2);
    EXPECT_THAT(p.hand_of(0), IsEmpty());
    EXPECT_THAT(p.city_of(0), ElementsAre("millbank-prison, face down", "whitehall, face down"));
}

TEST_P(BothEditions, L9_16_only_a_top_card_activated_this_turn) {
    Position p(GetParam());
    p.city(0, {"grocers", "vintners, face down", "salters", "whitehall"}).play("run", "activate 3", "activate 4");
    EXPECT_THAT(p.legal(), ElementsAre("activate 3"));
}

TEST_P(BothEditions, L9_16_not_a_card_turned_down_in_an_earlier_turn) {
    Position p(GetParam());
    p.city(0, {"grocers", "grand-hotel", "whitehall"}).play("run", "activate 1", "done");
    p.quiet_turn();
    p.play("draw deck", "run", "activate 2", "activate 3");
    EXPECT_THAT(p.legal(), ElementsAre("activate 2"));
}

TEST_P(BothEditions, L9_16_cannot_be_activated_when_there_is_none) {
    Position p(GetParam());
    p.city(0, {"grocers", "whitehall"}).play("run");
    EXPECT_THAT(p.legal("activate"), ElementsAre("activate 1"));
    EXPECT_THAT(p.play("activate 1").legal("activate"), ElementsAre("activate 2"));
}

TEST(London, L9_16_not_a_card_that_by_its_print_does_nothing) {
    Position p(london1);
    p.city(0, {"great-fire-monument", "whitehall"}).play("run", "activate 1");
    EXPECT_THAT(p.legal("activate"), IsEmpty());
}

TEST_P(BothEditions, L9_16_not_a_coffee_house_that_is_covered_but_the_card_on_it) {
    Position p(GetParam());
    p.city(0, {"coffee-house", "whitehall"}).board_top({"grocers"}).play("run", "activate 1", "take top grocers");
    EXPECT_THAT(p.legal("activate"), ElementsAre("activate 1"));
    p.play("activate 1", "activate 2", "activate 1");
    EXPECT_EQ(p.money_of(0), 8);
}

TEST_P(BothEditions, L9_16_a_card_that_is_still_face_up_flips_now) {
    Position p(GetParam());
    p.city(0, {"grocers", "hospital", "whitehall"}).play("run", "activate 1", "flip 2", "activate 3", "activate 1");
    EXPECT_EQ(p.money_of(0), 8);
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers, face down", "hospital, face down", "whitehall, face down"));
}

TEST_P(BothEditions, L9_16_its_flip_may_be_spared_again_before_whitehalls_own) {
    Position p(GetParam());
    p.city(0, {"grocers", "hospital", "hospital", "whitehall"});
    p.play("run", "activate 1", "flip 2", "activate 4", "activate 1");
    Position spare_grocers = p;
    EXPECT_THAT(spare_grocers.legal(), ElementsAre("flip", "flip 3"));
    spare_grocers.play("flip 3");
    EXPECT_THAT(spare_grocers.city_of(0),
                ElementsAre("grocers", "hospital, face down", "hospital, face down", "whitehall, face down"));
    p.play("flip");
    EXPECT_EQ(p.stack_of(0, 1), "grocers, face down");
    EXPECT_EQ(p.stack_of(0, 4), "whitehall") << "it comes after";
    p.play("flip 3");
    EXPECT_EQ(p.stack_of(0, 4), "whitehall");
    EXPECT_EQ(p.decision(), "run");
}

TEST_P(BothEditions, L9_16_a_card_already_face_down_is_not_asked_for_again) {
    Position p(GetParam());
    p.city(0, {"grocers", "hospital", "whitehall"}).play("run", "activate 1", "flip", "activate 3", "activate 1");
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers, face down", "hospital", "whitehall"));
    EXPECT_EQ(p.decision(), "flip") << "only for Whitehall";
    p.play("flip");
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers, face down", "hospital", "whitehall, face down"));
}

TEST_P(BothEditions, L9_16_a_repeated_card_is_still_activated_once_only) {
    Position p(GetParam());
    p.city(0, {"grand-hotel", "whitehall"}).play("run", "activate 1", "activate 2", "activate 1");
    EXPECT_EQ(p.money_of(0), 8);
    EXPECT_THAT(p.legal("activate"), IsEmpty());
}

} // namespace
} // namespace londinium::london
