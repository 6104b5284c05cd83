#include "rules/london/position.h"

#include <gmock/gmock.h>

namespace londinium::london {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST_P(BothEditions, L8_1_cards_are_activated_one_at_a_time_in_any_order_each_once) {
    Position p(GetParam());
    p.city(0, {"grand-hotel", "grocers", "lords"}).play("run");
    EXPECT_THAT(p.legal("activate"), ElementsAre("activate 1", "activate 2", "activate 3"));
    p.play("activate 3");
    EXPECT_THAT(p.legal("activate"), ElementsAre("activate 1", "activate 2"));
    p.play("activate 1");
    EXPECT_THAT(p.legal("activate"), ElementsAre("activate 2"));
    p.play("activate 2");
    EXPECT_THAT(p.legal("activate"), IsEmpty());
    EXPECT_EQ(p.money_of(0), 8);
}

TEST_P(BothEditions, L8_1_only_face_up_top_cards_are_activated) {
    Position p(GetParam());
    p.city(0, {"grocers, face down", "vintners on salters", "mercers"}).play("run");
    EXPECT_THAT(p.legal("activate"), ElementsAre("activate 2", "activate 3"));
    p.play("activate 2");
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers, face down", "vintners on salters, face down", "mercers"));
}

TEST_P(BothEditions, L8_1_a_card_that_stays_face_up_is_activated_again_in_a_later_turn) {
    Position p(GetParam());
    p.city(0, {"grand-hotel"}).play("run", "activate 1", "done");
    p.quiet_turn();
    p.play("draw deck", "run", "activate 1");
    EXPECT_EQ(p.money_of(0), 8);
}

TEST_P(BothEditions, L8_1_the_player_may_stop_before_all_are_activated) {
    Position p(GetParam());
    p.city(0, {"grocers", "vintners"}).play("run", "activate 1", "done");
    EXPECT_EQ(p.asked(), 1);
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers, face down", "vintners"));
}

TEST(London, L8_1_first_edition_must_activate_at_least_one) {
    Position p(london1);
    p.city(0, {"grocers"}).play("run");
    EXPECT_FALSE(p.allows("done"));
    EXPECT_TRUE(p.play("activate 1").allows("done"));
}

TEST(London, L8_1_first_edition_a_coffee_house_is_an_activation) {
    Position p(london1);
    p.city(0, {"coffee-house"}).board_top({"grocers"}).play("run", "activate 1", "take top grocers");
    EXPECT_TRUE(p.allows("done"));
}

TEST(London, L8_1_first_edition_cannot_run_without_a_card_to_activate) {
    EXPECT_FALSE(Position(london1).allows("run"));
    EXPECT_FALSE(Position(london1).city(0, {"grocers, face down"}).allows("run"));
    EXPECT_FALSE(Position(london1).city(0, {"hospital"}).allows("run"));
    EXPECT_FALSE(Position(london1).city(0, {"west-india-docks"}).allows("run")) << "no card to pay with";
    EXPECT_FALSE(Position(london1).city(0, {"coffee-house"}).allows("run")) << "nothing on the board";
    EXPECT_FALSE(Position(london1).city(0, {"whitehall"}).allows("run")) << "nothing to repeat";
}

TEST(London, L8_1_second_edition_may_activate_none) {
    Position p(london2);
    p.play("run", "done");
    EXPECT_EQ(p.asked(), 1);
}

TEST_P(BothEditions, L8_2_an_activation_may_cost_pounds) {
    Position p(GetParam());
    p.city(0, {"woolwich-arsenal"}).money(0, 9).play("run", "activate 1");
    EXPECT_EQ(p.money_of(0), 2);
    EXPECT_EQ(p.prestige_of(0), 5);
}

TEST_P(BothEditions, L8_2_an_activation_may_cost_a_card_of_any_colour_paupers_included) {
    Position p(GetParam());
    p.city(0, {"east-india-company"}).hand(0, {"paupers", "grocers", "hospital", "woolwich-arsenal"});
    p.play("run", "activate 1");
    EXPECT_EQ(p.money_of(0), 0) << "the cost comes first";
    EXPECT_THAT(p.legal(), ElementsAre("spend grocers", "spend hospital", "spend paupers", "spend woolwich-arsenal"));
    p.play("spend paupers");
    EXPECT_EQ(p.money_of(0), 12);
    EXPECT_THAT(p.board_top(), ElementsAre("paupers"));
}

TEST(London, L8_2_first_edition_one_activation_costs_a_blue_card) {
    Position p(london1);
    p.city(0, {"great-exhibition"}).hand(0, {"paupers", "grocers", "hospital", "wren"});
    p.play("run", "activate 1");
    EXPECT_THAT(p.legal(), ElementsAre("spend hospital", "spend wren"));
}

TEST(London, L8_2_printed_numbers_come_before_the_words) {
    Position p(london1, 3);
    p.city(0, {"fleet-street"}).play("run", "activate 1");
    EXPECT_EQ(p.decision(), "victim");
    EXPECT_EQ(p.money_of(0), 5);

    Position q(london1);
    q.city(0, {"underground"}).boroughs(0, {"city"}).hand(0, {"paupers"});
    q.play("run", "activate 1", "spend paupers");
    EXPECT_EQ(q.decision(), "station");
    EXPECT_EQ(q.prestige_of(0), 4);
}

TEST_P(BothEditions, L8_2_a_card_with_the_flip_symbol_is_turned_face_down_at_once) {
    Position p(GetParam());
    p.city(0, {"theatre-royal", "town-houses", "grand-hotel"}).play("run", "activate 1");
    EXPECT_THAT(p.city_of(0), ElementsAre("theatre-royal, face down", "town-houses", "grand-hotel"));
    p.play("activate 2");
    EXPECT_EQ(p.prestige_of(0), 2 + 1) << "the Theatre Royal no longer counts for the Town Houses";
    p.play("activate 3");
    EXPECT_THAT(p.city_of(0), ElementsAre("theatre-royal, face down", "town-houses, face down", "grand-hotel"));
}

TEST_P(BothEditions, L8_3_a_card_whose_cost_cannot_be_paid_cannot_be_activated) {
    Position p(GetParam());
    p.city(0, {"west-india-docks", "grocers"}).play("run");
    EXPECT_THAT(p.legal("activate"), ElementsAre("activate 2"));
}

TEST(London, L8_3_first_edition_without_a_blue_card_the_great_exhibition_cannot_be_activated) {
    Position p(london1);
    p.city(0, {"great-exhibition", "grocers"}).hand(0, {"paupers", "vintners"}).play("run");
    EXPECT_THAT(p.legal("activate"), ElementsAre("activate 2"));
}

TEST_P(BothEditions, L8_3_money_can_always_be_paid_by_loan) {
    Position p(GetParam());
    p.city(0, {"woolwich-arsenal"}).play("run", "activate 1");
    EXPECT_EQ(p.loans_of(0), 1);
    EXPECT_EQ(p.money_of(0), 3);
    EXPECT_EQ(p.prestige_of(0), 5);
}

TEST_P(BothEditions, L8_4_lost_poverty_stops_at_0_and_is_not_saved) {
    Position p(GetParam());
    p.city(0, {"sewers", "grocers"}).poverty(0, 1).play("run", "activate 1");
    EXPECT_EQ(p.poverty_of(0), 0);
    p.play("done");
    EXPECT_EQ(p.poverty_of(0), 2) << "one for each stack, nothing taken off";
}

TEST(London, L8_5_an_active_borough_happens_exactly_once_in_a_run) {
    Position p(london2);
    p.boroughs(0, {"city"}).play("run");
    EXPECT_FALSE(p.allows("done"));
    p.play("borough");
    EXPECT_EQ(p.money_of(0), 3);
    EXPECT_FALSE(p.allows("borough"));
    EXPECT_TRUE(p.allows("done"));
}

TEST(London, L8_5_at_a_moment_of_the_players_choice) {
    Position p(london2);
    p.boroughs(0, {"hampstead"}).city(0, {"leather-industry", "grocers"}).play("run", "activate 2");
    EXPECT_TRUE(p.allows("borough"));
    p.play("activate 1");
    EXPECT_EQ(p.poverty_of(0), 1);
    p.play("borough");
    EXPECT_EQ(p.poverty_of(0), 0) << "after the poverty came it takes one away";
}

TEST(London, L8_5_each_run_again) {
    Position p(london2);
    p.boroughs(0, {"city"}).play("run", "borough", "done");
    p.quiet_turn();
    p.play("draw deck", "run", "borough");
    EXPECT_EQ(p.money_of(0), 6);
}

TEST(London, L8_6_second_edition_poverty_for_each_stack_loan_and_hand_card) {
    Position p(london2);
    p.city(0, {"grocers", "salters on vintners, face down", "mercers"}).loans(0, 2).hand(0, Names(4, "paupers"));
    p.boroughs(0, {"hackney", "lewisham"}).poverty(0, 1).play("run", "done");
    EXPECT_EQ(p.poverty_of(0), 1 + 3 + 2 + 4);
}

TEST(London, L8_6_first_edition_poverty_for_each_stack_and_hand_card_less_the_boroughs) {
    Position p(london1);
    p.city(0, {"grocers", "salters on vintners, face down", "mercers"}).loans(0, 2).hand(0, Names(4, "paupers"));
    p.boroughs(0, {"city", "hackney"}).poverty(0, 1).play("run", "activate 1", "done");
    EXPECT_EQ(p.poverty_of(0), 1 + 3 + 4 - 2) << "loans bring none";
}

TEST(London, L8_6_first_edition_a_negative_total_takes_poverty_away) {
    Position p(london1);
    p.city(0, {"grocers"}).boroughs(0, {"city", "hackney", "st-pancras"}).poverty(0, 5);
    p.play("run", "activate 1", "done");
    EXPECT_EQ(p.poverty_of(0), 3);

    Position q(london1);
    q.city(0, {"grocers"}).boroughs(0, {"city", "hackney", "st-pancras"}).poverty(0, 1);
    q.play("run", "activate 1", "done");
    EXPECT_EQ(q.poverty_of(0), 0);
}

TEST_P(BothEditions, L8_6_poverty_comes_only_with_a_run) {
    Position p(GetParam());
    p.city(0, {"grocers"}).hand(0, {"paupers"}).loans(0, 1).poverty(0, 2);
    p.play("draw three", "draw deck", "draw deck", "draw deck");
    EXPECT_EQ(p.poverty_of(0), 2);
}

const Names kDoNothing = {"bank-of-england", "buckingham-palace", "great-fire-monument",
                          "nelsons-column",  "parliament",        "st-pauls",
                          "school-a-blue",   "school-a-brown",    "university-of-london"};

TEST(London, L8_7_second_edition_a_card_that_does_nothing_is_not_activated) {
    for (const std::string& card : kDoNothing) {
        Position p(london2);
        EXPECT_THAT(p.city(0, {card}).play("run").legal("activate"), IsEmpty()) << card;
    }
}

TEST(London, L8_7_first_edition_a_card_that_does_nothing_is_activated_only_to_meet_the_minimum) {
    for (const std::string& card : kDoNothing) {
        SCOPED_TRACE(card);
        Position alone(london1);
        alone.city(0, {card}).play("run", "activate 1", "done");
        EXPECT_EQ(alone.asked(), 1);
        EXPECT_THAT(alone.city_of(0), ElementsAre(card));

        Position second(london1);
        second.city(0, {card, "grocers"}).play("run", "activate 2");
        EXPECT_THAT(second.legal("activate"), IsEmpty());
    }
}

TEST_P(BothEditions, L8_7_a_card_whose_effect_happens_to_bring_nothing_may_be_activated) {
    Position p(GetParam());
    p.city(0, {"omnibus", "brixton-prison", "workhouse", "almshouses", "steamboats"}).play("run");
    p.play("activate 1", "activate 2", "activate 3", "activate 4", "activate 5");
    EXPECT_EQ(p.money_of(0), 0);
    EXPECT_EQ(p.poverty_of(0), 0);
}

TEST_P(BothEditions, L8_7_a_hospital_is_never_activated) {
    Position p(GetParam());
    p.city(0, {"hospital", "grand-hotel"}).play("run");
    EXPECT_THAT(p.legal("activate"), ElementsAre("activate 2"));
    p.play("activate 2");
    EXPECT_THAT(p.legal("activate"), IsEmpty());
}

} // namespace
} // namespace londinium::london
