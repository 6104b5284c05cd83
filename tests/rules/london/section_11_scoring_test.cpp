#include "rules/london/position.h"

#include <gmock/gmock.h>

#include <cstdlib>

namespace londinium::london {
namespace {

using testing::ElementsAre;

/// Poverty of a seat that has nothing else, next to one without poverty.
int score_of_poverty(EditionNumber edition, int cubes) { return Position(edition).poverty(0, cubes).score(0).poverty; }

TEST_P(BothEditions, L11_1_each_hand_card_is_one_poverty) {
    Position p(GetParam());
    p.poverty(0, 2).hand(0, Names(3, "paupers"));
    EXPECT_EQ(p.score(0).poverty, -5);
}

TEST_P(BothEditions, L11_1_end_prestige_of_all_cards_in_the_display_covered_and_face_down_too) {
    Position p(GetParam());
    p.city(0, {"buckingham-palace", "grocers on st-pauls on hospital, face down", "highgate-cemetery, face down"});
    EXPECT_EQ(p.score(0).cards, 7 + 0 + 6 + 3 + 2);
}

TEST_P(BothEditions, L11_1_hand_and_board_cards_bring_no_prestige) {
    Position p(GetParam());
    p.hand(0, {"buckingham-palace"}).board_top({"st-pauls"});
    EXPECT_EQ(p.score(0).cards, 0);
}

TEST_P(BothEditions, L11_1_as_many_loans_as_possible_are_repaid_at_15_pounds) {
    Position p(GetParam());
    p.loans(0, 3).money(0, 37);
    EXPECT_EQ(p.score(0).loans, -7) << "two are repaid";
    EXPECT_EQ(p.score(0).money, 2) << "of the £7 left";
}

TEST_P(BothEditions, L11_1_repaying_is_forced_even_where_it_costs_more_than_it_brings) {
    Position p(GetParam());
    p.loans(0, 1).money(0, 29);
    EXPECT_EQ(p.score(0).loans, 0);
    EXPECT_EQ(p.score(0).money, 4) << "of £14; unrepaid it would have been £29";
}

TEST_P(BothEditions, L11_1_one_prestige_for_each_full_3_pounds) {
    EXPECT_EQ(Position(GetParam()).money(0, 2).score(0).money, 0);
    EXPECT_EQ(Position(GetParam()).money(0, 3).score(0).money, 1);
    EXPECT_EQ(Position(GetParam()).money(0, 8).score(0).money, 2);
}

TEST_P(BothEditions, L11_1_money_on_shops_is_not_the_players) {
    EXPECT_EQ(Position(GetParam()).city(0, {"shops, £6"}).score(0).money, 0);
}

TEST_P(BothEditions, L11_1_each_loan_left_costs_7) {
    EXPECT_EQ(Position(GetParam()).loans(0, 3).money(0, 14).score(0).loans, -21);
}

TEST_P(BothEditions, L11_1_everyone_loses_as_much_poverty_as_the_player_with_the_least_has) {
    Position p(GetParam(), 3);
    p.poverty(0, 9).poverty(1, 4).poverty(2, 4).hand(2, {"paupers", "paupers"});
    EXPECT_EQ(p.score(0).poverty, -5) << "five are left";
    EXPECT_EQ(p.score(1).poverty, 0);
    EXPECT_EQ(p.score(2).poverty, -1) << "hand cards come before";
}

TEST_P(BothEditions, L11_1_the_least_poverty_is_counted_with_the_hand_cards) {
    Position p(GetParam());
    p.poverty(0, 6).hand(1, Names(5, "paupers"));
    EXPECT_EQ(p.score(0).poverty, -1) << "the other has five in hand";
    EXPECT_EQ(p.score(1).poverty, 0);
}

TEST(London, L11_1_first_edition_boroughs_count_and_2_more_for_each_with_an_underground_marker) {
    Position p(london1);
    p.boroughs(0, {"city", "hackney"}).boroughs(1, {"westminster"}).stations({"city", "westminster"});
    EXPECT_EQ(p.score(0).boroughs, 6 + 2);
    EXPECT_EQ(p.score(0).undergrounds, 2);
    EXPECT_EQ(p.score(1).boroughs, 6);
    EXPECT_EQ(p.score(1).undergrounds, 2) << "whoever built the Underground";
}

TEST(London, L11_1_second_edition_boroughs_were_scored_when_bought) {
    Position p(london2);
    p.boroughs(0, {"city", "hackney"});
    EXPECT_EQ(p.score(0).total(), 0);
}

TEST_P(BothEditions, L11_1_the_total_is_the_sum_of_all) {
    Position p(GetParam());
    p.prestige(0, 11).city(0, {"st-pauls", "hospital"}).money(0, 25).loans(0, 2).poverty(0, 4);
    EXPECT_EQ(p.score(0).prestige, 11);
    EXPECT_EQ(p.score(0).total(), 11 + 9 + 3 - 7 - 3);
}

TEST_P(BothEditions, L11_1_a_total_may_be_negative) {
    EXPECT_EQ(Position(GetParam()).loans(0, 2).poverty(0, 10).score(0).total(), -14 - 15);
}

TEST_P(BothEditions, L11_1_scoring_changes_nothing_in_the_state) {
    Position p(GetParam());
    p.hand(0, {"paupers"}).money(0, 20).loans(0, 1).poverty(0, 3).whole_deck({}).last_turns(1).play("draw three");
    ASSERT_EQ(p.decision(), "over");
    p.score(0);
    p.winners();
    EXPECT_EQ(p.money_of(0), 20);
    EXPECT_EQ(p.loans_of(0), 1);
    EXPECT_EQ(p.poverty_of(0), 3);
    EXPECT_THAT(p.hand_of(0), ElementsAre("paupers"));
}

TEST_P(BothEditions, L11_2_the_poverty_table) {
    const std::vector<int> table = {0, -1, -1, -2, -3, -5, -7, -9, -11, -13, -15, -18, -21, -24};
    for (int cubes = 0; cubes < static_cast<int>(table.size()); ++cubes) {
        EXPECT_EQ(score_of_poverty(GetParam(), cubes), table[static_cast<std::size_t>(cubes)]) << cubes;
    }
    EXPECT_EQ(score_of_poverty(GetParam(), 110), -15 - 300);
}

TEST_P(BothEditions, L11_3_most_prestige_wins) {
    Position p(GetParam(), 3);
    p.prestige(0, 5).prestige(1, 7).prestige(2, 6);
    EXPECT_THAT(p.winners(), ElementsAre(1));
}

TEST_P(BothEditions, L11_3_what_counts_is_the_total) {
    Position p(GetParam());
    p.prestige(0, 5).prestige(1, 7).loans(1, 1);
    EXPECT_THAT(p.winners(), ElementsAre(0));
}

TEST_P(BothEditions, L11_3_a_tie_goes_to_the_least_poverty) {
    Position p(GetParam());
    p.prestige(0, 6).poverty(0, 6).prestige(1, 5).poverty(1, 5); // the one cube left costs seat 0 one
    ASSERT_EQ(p.score(0).total(), p.score(1).total());
    EXPECT_THAT(p.winners(), ElementsAre(1));
}

TEST_P(BothEditions, L11_3_hand_cards_are_poverty_in_a_tie_too) {
    Position p(GetParam());
    p.prestige(0, 6).hand(0, {"paupers"}).prestige(1, 5);
    ASSERT_EQ(p.score(0).total(), p.score(1).total());
    EXPECT_THAT(p.winners(), ElementsAre(1));
}

/// Seats 0 and 1 have the same total, whatever lies before them.
void level_totals(Position& p) {
    const int behind = p.score(0).total() - p.score(1).total();
    p.prestige(behind > 0 ? 1 : 0, std::abs(behind));
    ASSERT_EQ(p.score(0).total(), p.score(1).total());
}

TEST_P(BothEditions, L11_3_then_to_the_most_boroughs) {
    Position p(GetParam());
    p.boroughs(0, {"city"}).city(0, {"st-pauls"}).boroughs(1, {"hackney", "st-pancras"});
    level_totals(p);
    EXPECT_THAT(p.winners(), ElementsAre(1));
}

TEST_P(BothEditions, L11_3_then_to_the_single_card_with_the_most_end_prestige) {
    Position p(GetParam());
    p.city(0, {"hospital", "hospital", "hospital"}).city(1, {"grocers on great-fire-monument"});
    level_totals(p);
    EXPECT_THAT(p.winners(), ElementsAre(1)) << "it may be covered";
}

TEST_P(BothEditions, L11_3_poverty_comes_before_boroughs_and_cards) {
    Position p(GetParam());
    p.boroughs(0, {"city"}).city(0, {"st-pauls"}).poverty(0, 1);
    level_totals(p);
    EXPECT_THAT(p.winners(), ElementsAre(1));
}

TEST_P(BothEditions, L11_3_then_the_victory_is_shared) {
    Position p(GetParam(), 3);
    p.prestige(0, 5).prestige(1, 4).prestige(2, 5);
    EXPECT_THAT(p.winners(), ElementsAre(0, 2));
}

} // namespace
} // namespace londinium::london
