#include "rules/london/position.h"

#include <gmock/gmock.h>

/// The worked examples of the rulebooks.
namespace londinium::london {
namespace {

using testing::ElementsAre;
using testing::IsSupersetOf;

TEST(London, L12_1_second_edition_running_your_city) {
    Position p(london2);
    p.city(0, {"west-india-docks", "town-houses", "hospital", "steamboats"});
    p.boroughs(0, {"hackney", "wandsworth", "southwark-and-bermondsey"});
    p.hand(0, {"paupers", "grocers", "vintners"}).loans(0, 1).poverty(0, 3).money(0, 5);

    p.play("run", "activate 1", "spend paupers", "flip");
    EXPECT_EQ(p.money_of(0), 5 + 7);
    p.play("activate 2");
    EXPECT_EQ(p.prestige_of(0), 2);
    p.play("flip 3");
    EXPECT_FALSE(p.allows("activate 2")) << "it stays face up, but not for this turn";
    p.play("activate 4");
    EXPECT_EQ(p.money_of(0), 5 + 7 + 4);
    p.play("borough");
    EXPECT_EQ(p.poverty_of(0), 4);
    EXPECT_THAT(p.city_of(0), ElementsAre("west-india-docks, face down", "town-houses", "hospital, face down",
                                          "steamboats, face down"));
    p.play("done");
    EXPECT_EQ(p.poverty_of(0), 11);
    EXPECT_EQ(p.loans_of(0), 1);
}

TEST(London, L12_1_the_loan_can_be_repaid_only_at_the_start_of_the_next_turn) {
    Position p(london2);
    p.loans(0, 1).money(0, 16).play("run");
    EXPECT_FALSE(p.allows("repay"));
    p.play("done");
    p.quiet_turn();
    EXPECT_TRUE(p.allows("repay"));
}

TEST(London, L12_2_first_edition_running_your_city) {
    Position p(london1);
    p.city(0, {"east-india-company", "woolwich-arsenal", "coffee-house", "british-museum", "hospital"});
    p.hand(0, {"paupers", "grocers"}).boroughs(0, {"city"}).board_top({"almshouses"}).poverty(0, 5);

    p.play("run", "activate 1", "spend paupers");
    EXPECT_EQ(p.money_of(0), 12);
    p.play("flip 5", "activate 2");
    EXPECT_EQ(p.money_of(0), 5);
    EXPECT_EQ(p.prestige_of(0), 5);
    p.play("activate 3", "take top almshouses", "activate 3");
    EXPECT_EQ(p.poverty_of(0), 3);
    p.play("activate 4");
    EXPECT_EQ(p.prestige_of(0), 6);
    EXPECT_EQ(p.poverty_of(0), 2);
    EXPECT_THAT(p.city_of(0),
                ElementsAre("east-india-company", "woolwich-arsenal, face down",
                            "almshouses on coffee-house, face down", "british-museum", "hospital, face down"));
    p.play("done");
    EXPECT_EQ(p.poverty_of(0), 2 + 5);
}

TEST(London, L12_3_first_edition_underground) {
    Position p(london1); // yellow is seat 0, red is seat 1
    p.city(0, {"underground"}).city(1, {"underground"}).hand(0, {"paupers"}).hand(1, {"paupers"}).money(1, 5);
    p.boroughs(0, {"southwark-and-bermondsey", "deptford", "bethnal-green-stepney-and-poplar"});
    p.boroughs(1, {"city", "westminster"});

    p.play("run", "activate 1", "spend paupers", "station southwark-and-bermondsey");
    EXPECT_THAT(p.legal(), ElementsAre("station city", "station deptford")) << "not Bethnal Green, over the river";
    p.play("station deptford", "done");
    EXPECT_EQ(p.money_of(0), 0);
    EXPECT_EQ(p.loans_of(0), 0);

    p.play("draw deck", "run", "activate 1", "spend paupers", "station city");
    EXPECT_EQ(p.money_of(1), 2) << "£3 for crossing the river";
    EXPECT_THAT(p.legal(), ElementsAre("station bethnal-green-stepney-and-poplar", "station westminster"));
    p.play("station westminster");
    EXPECT_EQ(p.money_of(1), 2);
}

/// The four cards of the second edition's development example.
Position development_example() {
    Position p(london2);
    p.hand(0, {"hospital", "vauxhall-gardens", "huguenots", "vintners"}).money(0, 5);
    p.play("develop");
    return p;
}

TEST(London, L12_4_second_edition_development_offers_four_plays) {
    EXPECT_THAT(development_example().legal(),
                ElementsAre("loan", "place hospital", "place vauxhall-gardens", "place vintners", "use huguenots"));
}

TEST(London, L12_4_second_edition_development_discards_the_gardens_for_the_hospital) {
    Position p = development_example();
    p.play("place hospital", "spend vauxhall-gardens", "new");
    EXPECT_EQ(p.money_of(0), 3);
    EXPECT_THAT(p.board_top(), ElementsAre("vauxhall-gardens"));
}

TEST(London, L12_4_second_edition_development_discards_the_hospital_for_the_gardens) {
    Position p = development_example();
    p.play("place vauxhall-gardens", "spend hospital", "new");
    EXPECT_EQ(p.money_of(0), 5) << "saving the money";
}

TEST(London, L12_4_second_edition_development_discards_the_huguenots_for_the_vintners) {
    Position p = development_example();
    p.play("place vintners", "spend huguenots", "new");
    EXPECT_THAT(p.board_top(), ElementsAre("huguenots"));
}

TEST(London, L12_4_second_edition_development_plays_the_huguenots_for_two_cards) {
    Position p = development_example();
    p.play("use huguenots", "draw deck", "draw deck");
    EXPECT_EQ(p.cards_of(0), 5U);
    EXPECT_EQ(p.decision(), "develop");
}

TEST(London, L12_4_first_edition_playing_cards) {
    Position p(london1);
    p.hand(0, {"huguenots", "coffee-house", "st-pauls", "east-india-company", "water-works", "paupers"});
    p.deck({"lords", "fishmongers"}).money(0, 5);
    p.play("develop", "use huguenots", "draw deck", "draw deck");
    EXPECT_THAT(p.gone(), ElementsAre("huguenots"));
    p.play("place coffee-house", "new", "place st-pauls", "spend water-works", "new");
    EXPECT_EQ(p.loans_of(0), 1);
    EXPECT_EQ(p.money_of(0), 5 + 10 - 10);
    p.play("place east-india-company", "spend fishmongers", "new", "done");
    EXPECT_EQ(p.loans_of(0), 1);
    EXPECT_EQ(p.money_of(0), 1);
    EXPECT_THAT(p.city_of(0), ElementsAre("coffee-house", "st-pauls", "east-india-company"));
    EXPECT_THAT(p.board_top(), ElementsAre("fishmongers", "water-works"));
}

TEST(London, L12_4_first_edition_buying_land) {
    Position p(london1, 3); // red, blue and yellow
    p.money(0, 8).money(1, 8).money(2, 8);
    EXPECT_THAT(p.legal("buy"), ElementsAre("buy city", "buy southwark-and-bermondsey", "buy westminster"));
    p.play("buy city", "draw deck", "draw deck", "draw deck", "draw deck");
    EXPECT_EQ(p.money_of(0), 0);
    EXPECT_EQ(p.cards_of(0), 4U);
    p.play("draw deck");
    EXPECT_THAT(p.legal("buy"), IsSupersetOf({"buy st-pancras", "buy southwark-and-bermondsey"}));
    p.play("buy st-pancras", "draw deck", "draw deck", "draw deck", "draw deck");
    p.play("buy southwark-and-bermondsey");
    EXPECT_THAT(p.boroughs_of(2), ElementsAre("southwark-and-bermondsey"));
    EXPECT_EQ(p.money_of(2), 3);
}

TEST_P(BothEditions, L12_5_six_poverty_left_costs_7) {
    Position p(GetParam());
    p.poverty(0, 10).poverty(1, 4);
    EXPECT_EQ(p.score(0).poverty, -7);
    EXPECT_EQ(p.score(1).poverty, 0);
}

} // namespace
} // namespace londinium::london
