#include "rules/london/position.h"

#include <gmock/gmock.h>

namespace londinium::london {
namespace {

using testing::ElementsAre;

// --- L9.1 The numbers of each card are tested in cards_test.cpp.

TEST_P(BothEditions, L9_1_prestige_of_an_activation_is_scored_at_once_and_end_prestige_is_not) {
    Position p(GetParam());
    p.city(0, {"albert-hall"}).play("run", "activate 1");
    EXPECT_EQ(p.prestige_of(0), 2);
    EXPECT_EQ(p.score(0).prestige, 2);
    EXPECT_EQ(p.score(0).cards, 3);
}

// --- L9.2 loan-pays-12

TEST_P(BothEditions, L9_2_a_loan_of_12_pounds_is_one_loan_and_costs_15_to_repay) {
    Position p(GetParam());
    p.city(0, {"bank-of-england"}).money(0, 3).play("loan");
    EXPECT_EQ(p.loans_of(0), 1);
    EXPECT_EQ(p.money_of(0), 15);
    EXPECT_EQ(p.score(0).loans, 0) << "£15 repay it";
    EXPECT_EQ(p.score(0).money, 0);
}

TEST(London, L9_2_in_play_too_it_costs_15_to_repay) {
    EXPECT_FALSE(Position(london2).city(0, {"bank-of-england"}).loans(0, 1).money(0, 14).at("turn").allows("repay"));
    Position p(london2);
    p.city(0, {"bank-of-england"}).loans(0, 1).money(0, 15).at("turn").play("repay");
    EXPECT_EQ(p.money_of(0), 0);
}

TEST_P(BothEditions, L9_2_only_the_owners_loans_pay_12) {
    Position p(GetParam());
    p.city(1, {"bank-of-england"}).play("loan");
    EXPECT_EQ(p.money_of(0), 10);
}

// --- L9.3 free-placement

TEST_P(BothEditions, L9_3_no_card_is_spent_to_place_a_coffee_house) {
    Position p(GetParam());
    p.hand(0, {"coffee-house", "grocers"}).play("develop", "place coffee-house");
    EXPECT_EQ(p.decision(), "where");
    p.play("new");
    EXPECT_THAT(p.hand_of(0), ElementsAre("grocers"));
    EXPECT_THAT(p.city_of(0), ElementsAre("coffee-house"));
}

// --- L9.4 draw-0-to-2

TEST_P(BothEditions, L9_4_none_one_or_two_cards_are_drawn) {
    Position none(GetParam());
    none.city(0, {"parliament"}).at("turn").play("draw none");
    EXPECT_EQ(none.decision(), "action");
    EXPECT_EQ(none.cards_of(0), 0U);

    Position one(GetParam());
    one.city(0, {"parliament"}).at("turn").play("draw deck", "draw none");
    EXPECT_EQ(one.decision(), "action");
    EXPECT_EQ(one.cards_of(0), 1U);

    Position two(GetParam());
    two.city(0, {"parliament"}).board_top({"grocers"}).at("turn").play("draw deck", "draw top grocers");
    EXPECT_EQ(two.decision(), "action");
    EXPECT_EQ(two.cards_of(0), 2U);
}

TEST(London, L9_4_several_sources_change_nothing) {
    Position p(london2);
    p.city(0, {"parliament"}).boroughs(0, {"westminster"}).at("turn").play("draw deck", "draw deck");
    EXPECT_EQ(p.decision(), "action");
}

// --- L9.5 any-colour-for-1

TEST_P(BothEditions, L9_5_for_1_pound_the_spent_card_may_be_of_any_colour_paupers_included) {
    Position p(GetParam());
    p.city(0, {"school-a-brown"}).hand(0, {"hospital", "grocers", "paupers", "woolwich-arsenal"}).money(0, 9);
    p.play("develop", "place hospital");
    EXPECT_THAT(p.legal(), ElementsAre("spend grocers", "spend paupers", "spend woolwich-arsenal"));
    p.play("spend paupers");
    EXPECT_EQ(p.money_of(0), 9 - 2 - 1);
}

TEST_P(BothEditions, L9_5_as_often_as_wanted) {
    Position p(GetParam());
    p.city(0, {"school-c-blue"}).hand(0, {"grocers", "vintners", "salters", "paupers", "paupers", "paupers"});
    p.money(0, 9).play("develop", "place grocers", "spend paupers", "new", "place vintners", "spend paupers", "new");
    p.play("place salters", "spend paupers", "new");
    EXPECT_EQ(p.money_of(0), 6);
}

TEST_P(BothEditions, L9_5_a_card_of_the_right_colour_costs_nothing_more) {
    Position p(GetParam());
    p.city(0, {"school-a-blue"}).hand(0, {"grocers", "vintners"}).money(0, 9);
    p.play("develop", "place grocers", "spend vintners");
    EXPECT_EQ(p.money_of(0), 9);
}

TEST_P(BothEditions, L9_5_several_schools_still_cost_1_pound) {
    Position p(GetParam());
    p.city(0, {"school-a-blue", "school-a-brown", "school-c-blue"}).hand(0, {"grocers", "paupers"}).money(0, 9);
    p.play("develop", "place grocers", "spend paupers");
    EXPECT_EQ(p.money_of(0), 8);
}

TEST_P(BothEditions, L9_5_a_card_to_spend_is_still_needed) {
    EXPECT_FALSE(Position(GetParam()).city(0, {"school-a-blue"}).hand(0, {"grocers"}).allows("develop"));
}

// --- L9.6 collect-on-placement

TEST_P(BothEditions, L9_6_each_showing_shops_gets_a_pound_for_each_other_card_placed) {
    Position p(GetParam());
    p.city(0, {"shops", "shops, £2", "salters"}).hand(0, {"grocers", "vintners", "hospital", "sewers"}).money(0, 9);
    p.play("develop", "place grocers", "spend vintners", "new");
    EXPECT_THAT(p.city_of(0), ElementsAre("shops, £1", "shops, £3", "salters", "grocers"));
    p.play("place hospital", "spend sewers", "on 3");
    EXPECT_THAT(p.city_of(0), ElementsAre("shops, £2", "shops, £4", "hospital on salters", "grocers"));
    EXPECT_EQ(p.money_of(0), 7) << "the money on them comes from the bank";
}

TEST_P(BothEditions, L9_6_shops_get_nothing_for_themselves_and_a_pound_for_each_other) {
    Position p(GetParam());
    p.hand(0, {"shops", "shops", "grocers", "vintners"});
    p.play("develop", "place shops", "spend grocers", "new", "place shops", "spend vintners", "new");
    EXPECT_THAT(p.city_of(0), ElementsAre("shops, £1", "shops"));
}

TEST_P(BothEditions, L9_6_a_card_laid_on_top_brings_nothing_and_the_money_is_lost) {
    Position p(GetParam());
    p.city(0, {"shops, £3"}).hand(0, {"grocers", "vintners"}).money(0, 5);
    p.play("develop", "place grocers", "spend vintners", "on 1");
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers on shops"));
    EXPECT_EQ(p.money_of(0), 5);
}

TEST_P(BothEditions, L9_6_a_card_placed_by_a_coffee_house_counts) {
    Position p(GetParam());
    p.city(0, {"shops", "coffee-house"}).board_top({"grocers"}).play("run", "activate 2", "take top grocers");
    EXPECT_THAT(p.city_of(0), ElementsAre("shops, £1", "grocers on coffee-house"));
}

TEST_P(BothEditions, L9_6_cards_in_another_players_display_bring_nothing) {
    Position p(GetParam());
    p.city(1, {"shops"}).hand(0, {"coffee-house"}).play("develop", "place coffee-house", "new");
    EXPECT_THAT(p.city_of(1), ElementsAre("shops"));
}

TEST_P(BothEditions, L9_6_a_card_spent_or_used_is_not_placed) {
    Position p(GetParam());
    p.city(0, {"shops"}).hand(0, {"wren"}).play("develop", "use wren");
    EXPECT_THAT(p.city_of(0), ElementsAre("shops"));
}

} // namespace
} // namespace londinium::london
