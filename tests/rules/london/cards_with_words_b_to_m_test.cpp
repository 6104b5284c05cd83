#include "rules/london/position.h"

#include <gmock/gmock.h>

/// Each card from B to M that does something in words, used as it would be in a game.
/// The fine points of its effect are tested with the rule, in section_09_*.
namespace londinium::london {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

// --- B

TEST_P(BothEditions, bank_of_england_makes_loans_pay_12) {
    Position p(GetParam());
    p.city(0, {"bank-of-england"}).play("loan", "loan");
    EXPECT_EQ(p.money_of(0), 24);
    EXPECT_EQ(p.loans_of(0), 2);
}

TEST_P(BothEditions, bridge_brings_a_pound_for_each_showing_brown_card_and_stays) {
    Position p(GetParam());
    p.city(0, {"bridge", "grocers", "omnibus", "lords"}).play("run", "activate 1");
    EXPECT_EQ(p.money_of(0), 2);
    EXPECT_EQ(p.stack_of(0, 1), "bridge");
}

TEST_P(BothEditions, brixton_prison_takes_three_cards_for_3_poverty_and_flips) {
    Position p(GetParam());
    p.city(0, {"brixton-prison"}).hand(0, Names(4, "paupers")).poverty(0, 5);
    p.play("run", "activate 1", "spend paupers", "spend paupers", "spend paupers");
    EXPECT_EQ(p.poverty_of(0), 2);
    EXPECT_EQ(p.prestige_of(0), 0);
    EXPECT_THAT(p.city_of(0), ElementsAre("brixton-prison, face down"));
}

// --- C

TEST_P(BothEditions, coffee_house_is_placed_free_and_places_a_card_from_the_board_on_itself) {
    Position p(GetParam());
    p.hand(0, {"coffee-house"}).board_top({"grand-hotel"}).play("develop", "place coffee-house", "new", "done");
    p.quiet_turn();
    p.play("draw deck", "run", "activate 1", "take top grand-hotel", "activate 1");
    EXPECT_EQ(p.money_of(0), 4);
    EXPECT_THAT(p.city_of(0), ElementsAre("grand-hotel on coffee-house"));
}

// --- F

TEST(London, fire_brigade_brings_2_prestige_and_makes_the_others_pay_for_their_boroughs) {
    Position p(london1);
    p.city(0, {"fire-brigade"}).boroughs(1, {"city", "hackney"}).money(1, 5).play("run", "activate 1");
    EXPECT_EQ(p.prestige_of(0), 2);
    EXPECT_EQ(p.money_of(0), 0);
    EXPECT_EQ(p.money_of(1), 3);
    EXPECT_THAT(p.city_of(0), ElementsAre("fire-brigade, face down"));
}

TEST(London, fleet_street_brings_5_pounds_and_gives_an_opponent_2_poverty) {
    Position p(london1);
    p.city(0, {"fleet-street"}).play("run", "activate 1", "player 1");
    EXPECT_EQ(p.money_of(0), 5);
    EXPECT_EQ(p.poverty_of(1), 2);
    EXPECT_THAT(p.city_of(0), ElementsAre("fleet-street, face down"));
}

// --- G

TEST(London, great_exhibition_costs_a_blue_card_in_the_first_edition) {
    Position p(london1);
    p.city(0, {"great-exhibition"}).hand(0, {"lords", "grocers", "paupers"}).play("run", "activate 1");
    EXPECT_THAT(p.legal(), ElementsAre("spend lords"));
    EXPECT_EQ(p.play("spend lords").prestige_of(0), 5);
}

TEST(London, great_exhibition_costs_any_card_in_the_second_edition) {
    Position p(london2);
    p.city(0, {"great-exhibition"}).hand(0, {"grocers", "paupers"}).play("run", "activate 1");
    EXPECT_THAT(p.legal(), ElementsAre("spend grocers", "spend paupers"));
    EXPECT_EQ(p.play("spend paupers").prestige_of(0), 5);
}

// --- H

TEST_P(BothEditions, hospital_is_flipped_instead_of_another_card) {
    Position p(GetParam());
    p.city(0, {"hospital", "covent-garden"}).play("run", "activate 2", "flip 1");
    EXPECT_THAT(p.city_of(0), ElementsAre("hospital, face down", "covent-garden"));
}

TEST_P(BothEditions, huguenots_draw_two_cards_and_leave_the_game) {
    Position p(GetParam());
    p.hand(0, {"huguenots"}).play("develop", "use huguenots", "draw deck", "draw deck", "done");
    EXPECT_THAT(p.hand_of(0), SizeIs(2));
    EXPECT_THAT(p.gone(), ElementsAre("huguenots"));
}

// --- J

TEST_P(BothEditions, jewish_refugees_draw_two_cards_and_leave_the_game) {
    Position p(GetParam());
    p.hand(0, {"jewish-refugees", "jewish-refugees"});
    p.play("develop", "use jewish-refugees", "draw deck", "draw deck", "done");
    EXPECT_THAT(p.hand_of(0), SizeIs(3));
    EXPECT_THAT(p.gone(), ElementsAre("jewish-refugees"));
}

// --- L

TEST(London, lloyds_of_london_takes_2_pounds_from_each_opponent) {
    Position p(london1, 4);
    p.city(0, {"lloyds-of-london"}).money(1, 2).money(2, 2).money(3, 2).play("run", "activate 1");
    EXPECT_EQ(p.money_of(0), 6);
    EXPECT_EQ(p.money_of(1) + p.money_of(2) + p.money_of(3), 0);
    EXPECT_THAT(p.city_of(0), ElementsAre("lloyds-of-london, face down"));
}

// --- M

TEST_P(BothEditions, millbank_prison_takes_three_cards_for_3_poverty_and_3_prestige) {
    Position p(GetParam());
    p.city(0, {"millbank-prison"}).hand(0, Names(4, "paupers")).poverty(0, 5);
    p.play("run", "activate 1", "spend paupers", "spend paupers", "spend paupers");
    EXPECT_EQ(p.poverty_of(0), 2);
    EXPECT_EQ(p.prestige_of(0), 3);
    EXPECT_THAT(p.city_of(0), ElementsAre("millbank-prison, face down"));
}

} // namespace
} // namespace londinium::london
