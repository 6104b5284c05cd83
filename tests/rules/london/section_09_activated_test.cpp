#include "rules/london/position.h"

#include <gmock/gmock.h>

namespace londinium::london {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// --- L9.9 Counting cards

TEST_P(BothEditions, L9_9_money_per_brown_counts_showing_brown_cards) {
    Position p(GetParam());
    p.city(0, {"bridge", "grocers", "vintners on hospital", "salters, face down", "lords on mercers"});
    p.city(1, {"fishmongers"}).play("run", "activate 1");
    EXPECT_EQ(p.money_of(0), 2);
}

TEST(London, L9_9_prestige_per_non_brown_counts_showing_blue_and_pink_cards_itself_included) {
    Position p(london1);
    p.city(0, {"town-houses", "hospital", "bridge on grocers", "vintners on lords", "theatre-royal, face down"});
    p.city(1, {"sewers"}).play("run", "activate 1", "flip");
    EXPECT_EQ(p.prestige_of(0), 3);
}

TEST(London, L9_9_prestige_per_blue_counts_showing_blue_cards_itself_included) {
    Position p(london2);
    p.city(0, {"town-houses", "hospital", "bridge on grocers", "vintners on lords", "theatre-royal, face down"});
    p.city(1, {"sewers"}).play("run", "activate 1", "flip");
    EXPECT_EQ(p.prestige_of(0), 2);
}

TEST_P(BothEditions, L9_9_itself_is_not_included_when_it_is_repeated_face_down) {
    Position p(GetParam());
    p.city(0, {"town-houses", "whitehall"}).play("run", "activate 1");
    const int once = GetParam() == london1 ? 2 : 1;
    EXPECT_EQ(p.prestige_of(0), once);
    p.play("activate 2", "activate 1");
    EXPECT_EQ(p.prestige_of(0), once + once - 1);
}

// --- L9.10 Counting boroughs

/// Three in the north, two of them on the river; two in the south, one of them on the river.
const Names kFiveBoroughs = {"city", "westminster", "hackney", "southwark-and-bermondsey", "camberwell"};

int money_from(EditionNumber edition, const std::string& card) {
    Position p(edition);
    p.boroughs(0, kFiveBoroughs).city(0, {card}).hand(0, {"paupers"}).play("run", "activate 1");
    if (p.decision() == "pay") p.play("spend paupers");
    return p.money_of(0);
}

TEST_P(BothEditions, L9_10_money_for_each_borough_that_counts) {
    EXPECT_EQ(money_from(GetParam(), "omnibus"), 5);
    EXPECT_EQ(money_from(GetParam(), "steamboats"), 6);
    EXPECT_EQ(money_from(GetParam(), "train-station-north"), 6);
    EXPECT_EQ(money_from(GetParam(), "train-station-south"), 4);
}

TEST(London, L9_10_prestige_per_river_borough) {
    Position p(london2);
    p.boroughs(0, kFiveBoroughs).city(0, {"thames-embankment"}).play("run", "activate 1");
    EXPECT_EQ(p.prestige_of(0), 3);
}

TEST_P(BothEditions, L9_10_only_ones_own_boroughs_count) {
    Position p(GetParam());
    p.boroughs(0, {"city"}).boroughs(1, {"westminster", "southwark-and-bermondsey"});
    p.city(0, {"omnibus", "steamboats"}).play("run", "activate 1", "activate 2");
    EXPECT_EQ(p.money_of(0), 1 + 2);
}

// --- L9.11 Prisons

TEST_P(BothEditions, L9_11_a_prison_takes_up_to_three_hand_cards_for_1_poverty_each) {
    Position p(GetParam());
    p.city(0, {"brixton-prison"}).hand(0, {"paupers", "grocers", "hospital", "wren"}).poverty(0, 9);
    p.play("run", "activate 1");
    EXPECT_THAT(p.legal(), ElementsAre("done", "spend grocers", "spend hospital", "spend paupers", "spend wren"));
    p.play("spend grocers");
    EXPECT_EQ(p.poverty_of(0), 8);
    p.play("spend wren", "spend paupers");
    EXPECT_EQ(p.poverty_of(0), 6);
    EXPECT_EQ(p.decision(), "run") << "after three it is over";
    EXPECT_THAT(p.board_top(), ElementsAre("grocers", "paupers", "wren"));
    EXPECT_EQ(p.prestige_of(0), 0);
}

TEST_P(BothEditions, L9_11_fewer_or_none_may_be_spent) {
    Position p(GetParam());
    p.city(0, {"brixton-prison"}).hand(0, {"paupers", "grocers"}).poverty(0, 9).play("run", "activate 1");
    Position none = p;
    none.play("done");
    EXPECT_EQ(none.decision(), "run");
    EXPECT_EQ(none.poverty_of(0), 9);
    p.play("spend paupers", "done");
    EXPECT_EQ(p.poverty_of(0), 8);
    EXPECT_THAT(p.city_of(0), ElementsAre("brixton-prison, face down"));
}

TEST_P(BothEditions, L9_11_prison_prestige_brings_1_prestige_for_each) {
    Position p(GetParam());
    p.city(0, {"millbank-prison"}).hand(0, {"paupers", "grocers", "hospital", "wren"}).poverty(0, 9);
    p.play("run", "activate 1", "spend paupers", "spend grocers", "spend hospital");
    EXPECT_EQ(p.poverty_of(0), 6);
    EXPECT_EQ(p.prestige_of(0), 3);
}

TEST_P(BothEditions, L9_11_also_with_no_poverty_left) {
    Position p(GetParam());
    p.city(0, {"millbank-prison"}).hand(0, {"paupers", "grocers"}).poverty(0, 1);
    p.play("run", "activate 1", "spend paupers", "spend grocers");
    EXPECT_EQ(p.poverty_of(0), 0);
    EXPECT_EQ(p.prestige_of(0), 2);
    EXPECT_EQ(p.decision(), "run") << "the hand is empty";
}

// --- L9.12 Workhouse and Shops

TEST_P(BothEditions, L9_12_the_workhouse_takes_any_number_of_paupers_and_nothing_else) {
    Position p(GetParam());
    p.city(0, {"workhouse"}).hand(0, {"paupers", "paupers", "paupers", "paupers", "grocers"}).poverty(0, 2);
    p.play("run", "activate 1");
    EXPECT_THAT(p.legal(), ElementsAre("done", "spend paupers"));
    p.play("spend paupers");
    EXPECT_EQ(p.money_of(0), 1);
    EXPECT_EQ(p.poverty_of(0), 1);
    p.play("spend paupers", "spend paupers");
    EXPECT_EQ(p.money_of(0), 3);
    EXPECT_EQ(p.poverty_of(0), 0) << "also with no poverty left";
    Position stopped = p;
    EXPECT_EQ(stopped.play("done").decision(), "run");
    p.play("spend paupers");
    EXPECT_EQ(p.decision(), "run") << "no Paupers are left";
    EXPECT_THAT(p.hand_of(0), ElementsAre("grocers"));
}

TEST_P(BothEditions, L9_12_the_money_on_shops_goes_to_their_owner) {
    Position p(GetParam());
    p.city(0, {"shops, £3"}).poverty(0, 4).money(0, 1).play("run", "activate 1");
    EXPECT_EQ(p.money_of(0), 4);
    EXPECT_EQ(p.prestige_of(0), 2);
    EXPECT_EQ(p.poverty_of(0), 3);
    EXPECT_THAT(p.city_of(0), ElementsAre("shops, face down"));
}

TEST_P(BothEditions, L9_12_the_money_on_shops_is_taken_once) {
    Position p(GetParam());
    p.city(0, {"shops, £3", "whitehall"}).play("run", "activate 1", "activate 2", "activate 1");
    EXPECT_EQ(p.money_of(0), 3);
    EXPECT_EQ(p.prestige_of(0), 4);
}

// --- L9.13 Coffee House

TEST_P(BothEditions, L9_13_a_placeable_card_from_the_board_is_placed_on_the_coffee_house) {
    Position p(GetParam());
    p.city(0, {"coffee-house"}).hand(0, {"lords"}).money(0, 9);
    p.board_top({"hospital", "paupers", "wren"}).board_bottom({"grocers", "huguenots"});
    p.play("run", "activate 1");
    EXPECT_THAT(p.legal(), ElementsAre("take bottom grocers", "take top hospital"));
    p.play("take top hospital");
    EXPECT_EQ(p.money_of(0), 7) << "its £2 are paid";
    EXPECT_THAT(p.hand_of(0), ElementsAre("lords")) << "nothing is spent";
    EXPECT_THAT(p.board_top(), ElementsAre("paupers", "wren"));
    EXPECT_THAT(p.city_of(0), ElementsAre("hospital on coffee-house"));
}

TEST_P(BothEditions, L9_13_what_is_missing_for_it_is_borrowed) {
    Position p(GetParam());
    p.city(0, {"coffee-house"}).board_top({"hospital"}).play("run", "activate 1", "take top hospital");
    EXPECT_EQ(p.loans_of(0), 1);
    EXPECT_EQ(p.money_of(0), 8);
}

TEST_P(BothEditions, L9_13_the_placed_card_may_be_activated_in_the_same_run) {
    Position p(GetParam());
    p.city(0, {"coffee-house"}).board_top({"grocers"}).play("run", "activate 1", "take top grocers");
    EXPECT_THAT(p.legal("activate"), ElementsAre("activate 1"));
    p.play("activate 1");
    EXPECT_EQ(p.money_of(0), 4);
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers on coffee-house, face down"));
    EXPECT_THAT(p.legal("activate"), IsEmpty());
}

TEST_P(BothEditions, L9_13_cannot_be_activated_when_the_board_has_none) {
    Position p(GetParam());
    p.city(0, {"coffee-house", "grocers"}).board_top({"paupers", "wren"}).board_bottom({"huguenots"}).play("run");
    EXPECT_THAT(p.legal("activate"), ElementsAre("activate 2"));
}

TEST_P(BothEditions, L9_13_a_card_spent_in_the_same_run_can_be_taken) {
    Position p(GetParam());
    p.city(0, {"coffee-house", "west-india-docks"}).hand(0, {"grocers"}).play("run");
    EXPECT_THAT(p.legal("activate"), ElementsAre("activate 2"));
    p.play("activate 2", "spend grocers", "activate 1", "take top grocers");
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers on coffee-house", "west-india-docks, face down"));
}

TEST_P(BothEditions, L9_13_a_coffee_house_placed_this_turn_may_itself_be_covered) {
    Position p(GetParam());
    p.city(0, {"coffee-house"}).board_top({"coffee-house", "grocers"});
    p.play("run", "activate 1", "take top coffee-house", "activate 1", "take top grocers");
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers on coffee-house on coffee-house"));
}

} // namespace
} // namespace londinium::london
