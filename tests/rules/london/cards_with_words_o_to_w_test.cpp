#include "rules/london/position.h"

#include <gmock/gmock.h>

/// Each card from O to W that does something in words, used as it would be in a game.
/// The fine points of its effect are tested with the rule, in section_09_*.
namespace londinium::london {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// --- O

TEST_P(BothEditions, omnibus_brings_a_pound_for_each_borough_and_stays) {
    Position p(GetParam());
    p.city(0, {"omnibus"}).boroughs(0, {"city", "hackney", "st-pancras"}).play("run", "activate 1");
    EXPECT_EQ(p.money_of(0), 3);
    EXPECT_THAT(p.city_of(0), ElementsAre("omnibus"));
}

// --- P

TEST_P(BothEditions, parliament_lets_its_owner_draw_none_one_or_two) {
    Position p(GetParam());
    p.city(0, {"parliament"}).at("turn");
    EXPECT_TRUE(p.allows("draw none"));
    p.play("draw deck");
    EXPECT_TRUE(p.allows("draw none"));
    EXPECT_EQ(p.play("draw deck").decision(), "action");
}

TEST_P(BothEditions, paupers_pay_for_an_activation_but_for_no_placement) {
    Position p(GetParam());
    p.city(0, {"brewing"}).hand(0, {"paupers", "grocers"});
    EXPECT_FALSE(p.allows("develop"));
    p.play("run", "activate 1", "spend paupers");
    EXPECT_EQ(p.money_of(0), 9);
}

TEST(London, police_force_brings_2_prestige_and_passes_one_poverty_on) {
    Position p(london1);
    p.city(0, {"police-force"}).poverty(0, 3).play("run", "activate 1", "player 1");
    EXPECT_EQ(p.prestige_of(0), 2);
    EXPECT_EQ(p.poverty_of(0), 2);
    EXPECT_EQ(p.poverty_of(1), 1);
    EXPECT_THAT(p.city_of(0), ElementsAre("police-force, face down"));
}

TEST_P(BothEditions, public_houses_keep_the_hand_from_bringing_poverty_and_stay) {
    Position p(GetParam());
    p.city(0, {"public-houses"}).hand(0, Names(7, "paupers")).play("run", "activate 1", "done");
    EXPECT_EQ(p.poverty_of(0), 1);
    EXPECT_THAT(p.city_of(0), ElementsAre("public-houses"));
}

// --- S

TEST_P(BothEditions, schools_let_any_card_be_spent_for_1_pound) {
    for (const std::string school : {"school-a-blue", "school-a-brown", "school-c-blue"}) {
        Position p(GetParam());
        p.city(0, {school}).hand(0, {"woolwich-arsenal", "paupers"}).money(0, 1);
        p.play("develop", "place woolwich-arsenal", "spend paupers", "new");
        EXPECT_EQ(p.money_of(0), 0) << school;
        EXPECT_EQ(p.loans_of(0), 0) << school;
    }
}

TEST_P(BothEditions, shops_collect_and_bring_what_they_collected_with_2_prestige_and_1_poverty_less) {
    Position p(GetParam());
    p.city(0, {"shops"}).hand(0, {"coffee-house", "coffee-house"}).poverty(0, 3);
    p.play("develop", "place coffee-house", "new", "place coffee-house", "new", "done");
    p.quiet_turn();
    p.play("draw deck", "run", "activate 1");
    EXPECT_EQ(p.money_of(0), 2);
    EXPECT_EQ(p.prestige_of(0), 2);
    EXPECT_EQ(p.poverty_of(0), 2);
    EXPECT_EQ(p.stack_of(0, 1), "shops, face down");
}

TEST_P(BothEditions, steamboats_bring_2_pounds_for_each_river_borough_and_flip) {
    Position p(GetParam());
    p.city(0, {"steamboats"}).boroughs(0, {"city", "southwark-and-bermondsey", "hackney"}).play("run", "activate 1");
    EXPECT_EQ(p.money_of(0), 4);
    EXPECT_THAT(p.city_of(0), ElementsAre("steamboats, face down"));
}

TEST_P(BothEditions, stock_exchange_brings_2_pounds_and_a_swap) {
    Position p(GetParam());
    p.city(0, {"stock-exchange"}).hand(0, {"paupers"}).board_top({"hospital"});
    p.play("run", "activate 1", "swap paupers for top hospital", "done");
    EXPECT_EQ(p.money_of(0), 2);
    EXPECT_THAT(p.hand_of(0), ElementsAre("hospital"));
}

// --- T

TEST(London, thames_embankment_takes_1_poverty_away_in_the_first_edition) {
    Position p(london1);
    p.city(0, {"thames-embankment"}).boroughs(0, {"city"}).poverty(0, 3).play("run", "activate 1");
    EXPECT_EQ(p.poverty_of(0), 2);
    EXPECT_EQ(p.prestige_of(0), 0);
}

TEST(London, thames_embankment_brings_prestige_for_river_boroughs_in_the_second_edition) {
    Position p(london2);
    p.city(0, {"thames-embankment"}).boroughs(0, {"city", "hackney", "lambeth"}).poverty(0, 3);
    p.play("run", "activate 1");
    EXPECT_EQ(p.prestige_of(0), 2);
    EXPECT_EQ(p.poverty_of(0), 3);
    EXPECT_THAT(p.city_of(0), ElementsAre("thames-embankment, face down"));
}

TEST_P(BothEditions, tower_bridge_brings_a_pound_for_each_showing_brown_card_and_stays) {
    Position p(GetParam());
    p.city(0, {"tower-bridge", "grocers", "omnibus", "bridge"}).play("run", "activate 1");
    EXPECT_EQ(p.money_of(0), 2);
    EXPECT_EQ(p.stack_of(0, 1), "tower-bridge");
}

TEST_P(BothEditions, town_houses_count_pink_cards_only_in_the_first_edition) {
    Position p(GetParam());
    p.city(0, {"town-houses", "lords", "bridge", "grocers"}).play("run", "activate 1");
    EXPECT_EQ(p.prestige_of(0), GetParam() == london1 ? 3 : 2);
    EXPECT_EQ(p.stack_of(0, 1), "town-houses, face down");
}

TEST_P(BothEditions, train_stations_count_the_boroughs_of_their_bank_for_a_card_and_take_1_poverty_away) {
    Position p(GetParam());
    p.city(0, {"train-station-north", "train-station-south"}).hand(0, {"paupers", "paupers"}).poverty(0, 3);
    p.boroughs(0, {"city", "hackney", "southwark-and-bermondsey"}).play("run", "activate 1", "spend paupers");
    EXPECT_EQ(p.money_of(0), 4);
    EXPECT_EQ(p.poverty_of(0), 2);
    p.play("activate 2", "spend paupers");
    EXPECT_EQ(p.money_of(0), 4 + 2);
    EXPECT_EQ(p.poverty_of(0), 1);
    EXPECT_THAT(p.city_of(0), ElementsAre("train-station-north, face down", "train-station-south, face down"));
}

// --- U

TEST(London, underground_brings_4_prestige_and_places_two_markers_for_a_card) {
    Position p(london1);
    p.city(0, {"underground"}).hand(0, {"paupers", "grocers"}).boroughs(0, {"city", "hackney"});
    p.play("run", "activate 1", "spend paupers", "station city", "station hackney");
    EXPECT_EQ(p.prestige_of(0), 4);
    EXPECT_THAT(p.stations(), ElementsAre("city", "hackney"));
    EXPECT_THAT(p.city_of(0), ElementsAre("underground, face down"));
    EXPECT_EQ(p.score(0).undergrounds, 4);
}

TEST_P(BothEditions, university_of_london_shows_the_top_three_cards) {
    Position p(GetParam());
    p.city(0, {"university-of-london"}).deck({"lords", "wren", "sewers", "hospital"}).at("turn").play("peek");
    EXPECT_THAT(p.legal("take"), ElementsAre("take lords", "take sewers", "take wren"));
}

// --- W

TEST_P(BothEditions, whitehall_repeats_a_card_and_flips) {
    Position p(GetParam());
    p.city(0, {"albert-hall", "whitehall"}).play("run", "activate 1", "activate 2", "activate 1");
    EXPECT_EQ(p.prestige_of(0), 4);
    EXPECT_THAT(p.city_of(0), ElementsAre("albert-hall, face down", "whitehall, face down"));
}

TEST_P(BothEditions, workhouse_takes_all_paupers_for_a_pound_and_1_poverty_each) {
    Position p(GetParam());
    p.city(0, {"workhouse"}).hand(0, Names(5, "paupers")).poverty(0, 6).play("run", "activate 1");
    p.play("spend paupers", "spend paupers", "spend paupers", "spend paupers", "spend paupers");
    EXPECT_EQ(p.money_of(0), 5);
    EXPECT_EQ(p.poverty_of(0), 1);
    EXPECT_THAT(p.hand_of(0), IsEmpty());
    EXPECT_THAT(p.city_of(0), ElementsAre("workhouse, face down"));
}

TEST_P(BothEditions, wren_places_two_cards_without_spending) {
    Position p(GetParam());
    p.hand(0, {"wren", "grocers", "woolwich-arsenal"});
    p.play("develop", "use wren", "place grocers", "new", "place woolwich-arsenal", "new", "done");
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers", "woolwich-arsenal"));
    EXPECT_THAT(p.gone(), ElementsAre("wren"));
    EXPECT_THAT(p.board_top(), IsEmpty());
}

} // namespace
} // namespace londinium::london
