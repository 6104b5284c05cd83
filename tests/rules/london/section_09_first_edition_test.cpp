#include "rules/london/position.h"

#include <gmock/gmock.h>

namespace londinium::london {
namespace {

using testing::ElementsAre;

// --- L9.17 What harms the others

TEST(London, L9_17_give_two_poverty_to_a_chosen_opponent) {
    Position p(london1, 3);
    p.turn_of(1).city(1, {"fleet-street"}).poverty(0, 1).poverty(1, 1).poverty(2, 1);
    p.play("run", "activate 1");
    EXPECT_THAT(p.legal(), ElementsAre("player 0", "player 2"));
    p.play("player 2");
    EXPECT_EQ(p.poverty_of(0), 1);
    EXPECT_EQ(p.poverty_of(1), 1);
    EXPECT_EQ(p.poverty_of(2), 3);
}

TEST(London, L9_17_pass_one_poverty_to_a_chosen_opponent) {
    Position p(london1, 3);
    p.city(0, {"police-force"}).poverty(0, 4).poverty(1, 2).play("run", "activate 1");
    EXPECT_THAT(p.legal(), ElementsAre("player 1", "player 2"));
    p.play("player 1");
    EXPECT_EQ(p.poverty_of(0), 3);
    EXPECT_EQ(p.poverty_of(1), 3);
    EXPECT_EQ(p.poverty_of(2), 0);
}

TEST(London, L9_17_with_no_poverty_to_pass_nobody_is_chosen) {
    Position p(london1, 3);
    p.city(0, {"police-force"}).play("run", "activate 1");
    EXPECT_EQ(p.decision(), "run");
    EXPECT_EQ(p.prestige_of(0), 2);
    EXPECT_EQ(p.poverty_of(1) + p.poverty_of(2), 0);
}

TEST(London, L9_17_take_2_from_each_is_paid_by_every_opponent_to_the_owner) {
    Position p(london1, 4);
    p.city(0, {"lloyds-of-london"}).money(0, 1).money(1, 5).money(2, 2).money(3, 0).play("run", "activate 1");
    EXPECT_EQ(p.money_of(0), 7);
    EXPECT_EQ(p.money_of(1), 3);
    EXPECT_EQ(p.money_of(2), 0);
    EXPECT_EQ(p.money_of(3), 8) << "by a loan";
    EXPECT_EQ(p.loans_of(3), 1);
}

TEST(London, L9_17_others_pay_the_bank_1_pound_for_each_borough_they_own) {
    Position p(london1, 3);
    p.city(0, {"fire-brigade"}).money(0, 3).money(1, 5).money(2, 5);
    p.boroughs(0, {"city"}).boroughs(1, {"westminster", "hackney", "st-pancras"});
    p.play("run", "activate 1");
    EXPECT_EQ(p.money_of(0), 3);
    EXPECT_EQ(p.money_of(1), 2);
    EXPECT_EQ(p.money_of(2), 5);
}

// --- L9.18 Underground

/// Seat 0 activates an Underground with these buildings and markers on the map.
Position building_underground(const Names& own, const Names& others, const Names& stations) {
    Position p(london1);
    p.city(0, {"underground"}).hand(0, {"paupers"}).money(0, 9);
    p.boroughs(0, own).boroughs(1, others).stations(stations);
    p.play("run", "activate 1", "spend paupers");
    return p;
}

TEST(London, L9_18_two_markers_in_two_different_boroughs) {
    Position p = building_underground({"city", "hackney", "st-pancras"}, {}, {});
    p.play("station city");
    EXPECT_THAT(p.legal(), ElementsAre("station hackney", "station st-pancras"));
    p.play("station hackney");
    EXPECT_EQ(p.decision(), "run");
    EXPECT_THAT(p.stations(), ElementsAre("city", "hackney"));
    EXPECT_THAT(p.city_of(0), ElementsAre("underground, face down"));
}

TEST(London, L9_18_the_first_marker_of_the_game_goes_to_the_city_or_a_neighbour_of_it) {
    Position p = building_underground({"city", "westminster", "southwark-and-bermondsey", "deptford", "kensington"},
                                      {"hackney"}, {});
    EXPECT_THAT(p.legal(), ElementsAre("station city", "station hackney", "station southwark-and-bermondsey",
                                       "station westminster"));
}

TEST(London, L9_18_the_first_marker_is_free_across_the_bridge_too) {
    Position p = building_underground({"southwark-and-bermondsey", "deptford"}, {}, {});
    p.play("station southwark-and-bermondsey", "station deptford");
    EXPECT_EQ(p.money_of(0), 9);
}

TEST(London, L9_18_only_boroughs_with_anyones_building_and_no_marker) {
    Position p = building_underground({"city"}, {"hackney", "st-pancras"}, {"city"});
    EXPECT_THAT(p.legal(), ElementsAre("station hackney", "station st-pancras"));
}

TEST(London, L9_18_every_later_marker_goes_next_to_one_already_there) {
    Position p = building_underground({"city", "st-marylebone", "paddington", "kensington"}, {}, {"city"});
    EXPECT_THAT(p.legal(), ElementsAre("station st-marylebone"));
    p.play("station st-marylebone");
    EXPECT_THAT(p.legal(), ElementsAre("station paddington")) << "the first of the two included";
}

TEST(London, L9_18_the_two_markers_need_not_be_neighbours) {
    Position p = building_underground({"city", "westminster", "hackney"}, {}, {"city"});
    p.play("station westminster", "station hackney");
    EXPECT_THAT(p.stations(), ElementsAre("city", "hackney", "westminster"));
}

TEST(London, L9_18_a_marker_reached_only_across_a_bridge_costs_3_pounds_as_it_is_put) {
    Position p = building_underground({"city", "southwark-and-bermondsey", "deptford"}, {}, {"city"});
    p.play("station southwark-and-bermondsey");
    EXPECT_EQ(p.money_of(0), 6);
    p.play("station deptford");
    EXPECT_EQ(p.money_of(0), 6);
}

TEST(London, L9_18_a_marker_with_a_neighbour_on_its_own_bank_too_is_free) {
    Position p = building_underground({"city", "westminster", "southwark-and-bermondsey", "lambeth"}, {},
                                      {"city", "westminster", "southwark-and-bermondsey"});
    p.play("station lambeth");
    EXPECT_EQ(p.money_of(0), 9);
}

TEST(London, L9_18_the_3_pounds_may_need_a_loan) {
    Position p = building_underground({"city", "southwark-and-bermondsey"}, {}, {"city"});
    p.money(0, 1).play("station southwark-and-bermondsey");
    EXPECT_EQ(p.loans_of(0), 1);
    EXPECT_EQ(p.money_of(0), 8);
}

TEST(London, L9_18_as_many_as_possible_are_placed_and_the_rest_of_the_effect_stands) {
    Position one = building_underground({"city"}, {}, {});
    one.play("station city");
    EXPECT_EQ(one.decision(), "run");
    EXPECT_EQ(one.prestige_of(0), 4);

    Position none = building_underground({"city"}, {}, {"city"});
    EXPECT_EQ(none.decision(), "run");
    EXPECT_EQ(none.prestige_of(0), 4);
    EXPECT_THAT(none.city_of(0), ElementsAre("underground, face down"));
}

TEST(London, L9_18_whitehall_places_two_more_free_of_the_card_but_not_of_the_bridge) {
    Position p(london1);
    p.city(0, {"underground", "whitehall"}).hand(0, {"paupers", "grocers"}).money(0, 9);
    p.boroughs(0, {"city", "hackney", "southwark-and-bermondsey", "deptford"});
    p.play("run", "activate 1", "spend paupers", "station city", "station hackney", "activate 2", "activate 1");
    p.play("station southwark-and-bermondsey", "station deptford");
    EXPECT_EQ(p.decision(), "run");
    EXPECT_EQ(p.money_of(0), 6);
    EXPECT_EQ(p.prestige_of(0), 8);
    EXPECT_THAT(p.hand_of(0), ElementsAre("grocers"));
}

} // namespace
} // namespace londinium::london
