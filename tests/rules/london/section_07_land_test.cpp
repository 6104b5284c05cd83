#include "rules/london/position.h"

#include <gmock/gmock.h>

namespace londinium::london {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

// --- Second edition

TEST(London, L7_1_one_of_the_face_up_boroughs_can_be_bought) {
    Position p(london2);
    p.offer({"hackney", "lambeth", "greenwich"});
    EXPECT_THAT(p.legal("buy"), ElementsAre("buy greenwich", "buy hackney", "buy lambeth"));
}

TEST(London, L7_1_it_is_paid_goes_on_the_pile_and_the_row_is_refilled) {
    Position p(london2);
    p.boroughs(0, {"hackney"}).borough_deck({"lambeth", "deptford"}).money(0, 9);
    p.play("buy city");
    EXPECT_EQ(p.money_of(0), 1);
    EXPECT_THAT(p.boroughs_of(0), ElementsAre("hackney", "city"));
    EXPECT_THAT(p.offer(), ElementsAre("lambeth", "southwark-and-bermondsey", "westminster"));
    EXPECT_EQ(p.borough_deck().front(), "deptford");
}

TEST(London, L7_1_the_row_is_not_refilled_from_an_empty_deck) {
    Position p(london2);
    p.offer({"city", "lambeth", "hackney"}).whole_borough_deck({}).money(0, 8).play("buy city");
    EXPECT_THAT(p.offer(), ElementsAre("hackney", "lambeth"));
}

TEST(London, L7_1_prestige_and_lost_poverty_come_before_the_cards) {
    Position p(london2);
    p.poverty(0, 7).prestige(0, 2).money(0, 5).play("buy southwark-and-bermondsey");
    EXPECT_EQ(p.prestige_of(0), 5);
    EXPECT_EQ(p.poverty_of(0), 5);
    EXPECT_EQ(p.decision(), "draw");
    EXPECT_EQ(p.cards_of(0), 0U);
}

TEST(London, L7_1_its_cards_are_drawn_from_the_deck_or_the_board) {
    Position p(london2);
    p.money(0, 5).board_top({"grocers"}).deck({"wren", "lords"});
    p.play("buy southwark-and-bermondsey", "draw deck", "draw top grocers", "draw deck");
    EXPECT_THAT(p.hand_of(0), ElementsAre("grocers", "lords", "wren"));
    EXPECT_EQ(p.asked(), 1);
}

TEST(London, L7_1_poverty_is_lost_down_to_0) {
    Position p(london2);
    p.poverty(0, 1).play("buy southwark-and-bermondsey");
    EXPECT_EQ(p.poverty_of(0), 0);
}

TEST(London, L7_2_an_ability_works_only_while_its_borough_is_topmost) {
    Position topmost(london2);
    topmost.boroughs(0, {"hackney", "southwark-and-bermondsey"}).hand(0, {"grocers", "paupers"});
    EXPECT_TRUE(topmost.allows("develop")) << "any-colour-once";

    Position covered(london2);
    covered.boroughs(0, {"southwark-and-bermondsey", "hackney"}).hand(0, {"grocers", "paupers"});
    EXPECT_FALSE(covered.allows("develop"));
}

TEST(London, L7_2_an_active_ability_works_only_while_its_borough_is_topmost) {
    Position topmost(london2);
    EXPECT_TRUE(topmost.boroughs(0, {"hackney", "city"}).play("run").allows("borough"));
    Position covered(london2);
    EXPECT_FALSE(covered.boroughs(0, {"city", "hackney"}).play("run").allows("borough"));
}

TEST(London, L7_2_an_ability_works_from_the_moment_its_borough_is_bought) {
    Position p(london2);
    p.offer({"islington-and-stoke-newington"}).hand(0, {"grocers"}).board_top({"hospital"});
    p.play("buy islington-and-stoke-newington", "draw deck", "draw deck", "draw deck");
    EXPECT_EQ(p.decision(), "end");
    EXPECT_TRUE(p.allows("swap grocers for top hospital"));
}

TEST(London, L7_2_covered_boroughs_still_count) {
    Position p(london2);
    p.boroughs(0, {"greenwich", "city", "lambeth", "hackney"});
    p.city(0, {"omnibus", "steamboats", "train-station-north", "train-station-south"});
    p.hand(0, {"paupers", "paupers"}).play("run", "activate 1");
    EXPECT_EQ(p.money_of(0), 4);
    p.play("activate 2");
    EXPECT_EQ(p.money_of(0), 4 + 6) << "Greenwich, City and Lambeth lie on the river";
    p.play("activate 3", "spend paupers");
    EXPECT_EQ(p.money_of(0), 4 + 6 + 4) << "City and Hackney in the north";
    p.play("activate 4", "spend paupers");
    EXPECT_EQ(p.money_of(0), 4 + 6 + 4 + 4) << "Greenwich and Lambeth in the south";
}

// --- First edition

TEST(London, L7_3_the_first_building_of_the_game_goes_to_a_starting_borough) {
    Position p(london1);
    EXPECT_THAT(p.legal("buy"), ElementsAre("buy city", "buy southwark-and-bermondsey", "buy westminster"));
}

TEST(London, L7_3_a_later_building_goes_next_to_an_occupied_borough) {
    Position p(london1);
    p.boroughs(0, {"westminster"});
    EXPECT_THAT(p.legal("buy"), ElementsAre("buy city", "buy fulham-and-chelsea", "buy kensington", "buy lambeth",
                                            "buy paddington", "buy st-marylebone"));
}

TEST(London, L7_3_next_to_anyones_building) {
    Position p(london1, 3);
    p.boroughs(1, {"city"}).boroughs(2, {"hackney"});
    EXPECT_THAT(p.legal("buy"), Contains("buy bethnal-green-stepney-and-poplar"));
    EXPECT_THAT(p.legal("buy"), Contains("buy st-pancras"));
}

TEST(London, L7_3_a_bridge_joins_two_boroughs_but_the_river_parts_them) {
    Position p(london1);
    p.boroughs(0, {"southwark-and-bermondsey"});
    EXPECT_THAT(p.legal("buy"), ElementsAre("buy camberwell", "buy city", "buy deptford", "buy lambeth"));
}

TEST(London, L7_3_one_building_in_a_borough) {
    Position p(london1);
    p.boroughs(0, {"city"}).boroughs(1, {"westminster"});
    EXPECT_THAT(p.legal("buy"), AllOf(Not(Contains("buy city")), Not(Contains("buy westminster"))));
}

TEST(London, L7_3_it_is_paid_and_its_cards_are_drawn) {
    Position p(london1);
    p.money(0, 10).poverty(0, 5).deck({"wren", "lords"}).play("buy westminster");
    EXPECT_EQ(p.money_of(0), 2);
    EXPECT_THAT(p.boroughs_of(0), ElementsAre("westminster"));
    p.play("draw deck", "draw deck");
    EXPECT_THAT(p.hand_of(0), ElementsAre("lords", "wren"));
    EXPECT_EQ(p.asked(), 1);
    EXPECT_EQ(p.poverty_of(0), 5) << "it takes no poverty away now";
}

TEST(London, L7_3_its_prestige_counts_only_at_the_end) {
    Position p(london1);
    p.money(0, 8).play("buy westminster");
    EXPECT_EQ(p.prestige_of(0), 0);
    EXPECT_EQ(p.score(0).boroughs, 6);
}

// --- When it is not possible

TEST(London, L7_4_second_edition_cannot_buy_when_no_borough_lies_face_up) {
    Position p(london2);
    p.whole_borough_deck({});
    EXPECT_THAT(p.legal("buy"), IsEmpty());
}

TEST(London, L7_4_second_edition_can_buy_the_last_borough) {
    Position p(london2);
    p.offer({"hackney"}).whole_borough_deck({}).money(0, 3).play("buy hackney");
    EXPECT_THAT(p.offer(), IsEmpty());
    EXPECT_THAT(p.boroughs_of(0), ElementsAre("hackney"));
}

TEST(London, L7_4_first_edition_cannot_buy_when_no_borough_is_empty) {
    const Names north = {"city",       "westminster",
                         "hackney",    "bethnal-green-stepney-and-poplar",
                         "st-pancras", "islington-and-stoke-newington",
                         "hampstead",  "st-marylebone",
                         "paddington", "kensington"};
    const Names south = {"hammersmith", "fulham-and-chelsea", "southwark-and-bermondsey",
                         "lambeth",     "battersea",          "wandsworth",
                         "camberwell",  "deptford",           "lewisham"};
    Position one_left(london1);
    one_left.boroughs(0, north).boroughs(1, south);
    EXPECT_THAT(one_left.legal("buy"), ElementsAre("buy greenwich"));

    Position none_left(london1);
    none_left.boroughs(0, north).boroughs(1, south).boroughs(1, {"greenwich"});
    EXPECT_THAT(none_left.legal("buy"), IsEmpty());
}

} // namespace
} // namespace londinium::london
