#include "rules/london/city.h"
#include "rules/london/position.h"

#include <gmock/gmock.h>

namespace londinium::london {
namespace {

TEST_P(BothEditions, L5_1_a_loan_pays_10_pounds_at_once) {
    Position p(GetParam());
    p.money(0, 3).play("loan");
    EXPECT_EQ(p.money_of(0), 13);
    EXPECT_EQ(p.loans_of(0), 1);
    EXPECT_EQ(p.decision(), "action") << "it takes no action";
}

TEST_P(BothEditions, L5_1_a_loan_pays_12_pounds_with_loan_pays_12) {
    Position p(GetParam());
    p.city(0, {"bank-of-england"}).play("loan");
    EXPECT_EQ(p.money_of(0), 12);
    EXPECT_EQ(p.loans_of(0), 1);
}

TEST_P(BothEditions, L5_2_who_pays_more_than_they_have_takes_a_loan_automatically) {
    Position p(GetParam());
    p.money(0, 3).play("buy city");
    EXPECT_EQ(p.loans_of(0), 1);
    EXPECT_EQ(p.money_of(0), 3 + 10 - 8);
}

TEST_P(BothEditions, L5_2_who_has_just_enough_takes_none) {
    Position p(GetParam());
    p.money(0, 8).play("buy city");
    EXPECT_EQ(p.loans_of(0), 0);
    EXPECT_EQ(p.money_of(0), 0);
}

TEST_P(BothEditions, L5_2_the_fewest_loans_that_cover_it_are_taken) {
    Position just(GetParam());
    just.hand(0, {"st-pauls", "water-works"}).play("develop", "place st-pauls", "spend water-works");
    EXPECT_EQ(just.loans_of(0), 1);
    EXPECT_EQ(just.money_of(0), 0);

    Position one_pound_more(GetParam()); // £10 and £1 to the School
    one_pound_more.hand(0, {"st-pauls", "paupers"}).city(0, {"school-a-blue"});
    one_pound_more.play("develop", "place st-pauls", "spend paupers");
    EXPECT_EQ(one_pound_more.loans_of(0), 2);
    EXPECT_EQ(one_pound_more.money_of(0), 9);
}

TEST_P(BothEditions, L5_2_fewer_loans_are_enough_if_they_pay_12) {
    Position p(GetParam());
    p.hand(0, {"st-pauls", "paupers"}).city(0, {"school-a-blue", "bank-of-england"});
    p.play("develop", "place st-pauls", "spend paupers");
    EXPECT_EQ(p.loans_of(0), 1);
    EXPECT_EQ(p.money_of(0), 1);
}

TEST_P(BothEditions, L5_2_the_number_of_loans_can_be_told_beforehand) {
    Position p(GetParam());
    p.money(0, 5).city(1, {"bank-of-england"});
    const auto loans = [&](int seat, int pounds) {
        return loans_to_pay(p.state(), seat_at(static_cast<std::size_t>(seat)), pounds);
    };
    EXPECT_EQ(loans(0, 5), 0);
    EXPECT_EQ(loans(0, 6), 1);
    EXPECT_EQ(loans(0, 15), 1);
    EXPECT_EQ(loans(0, 16), 2);
    EXPECT_EQ(loans(1, 12), 1);
    EXPECT_EQ(loans(1, 13), 2);
}

TEST(London, L5_2_holds_for_payments_to_another_player_out_of_turn) {
    Position p(london1, 3);
    p.city(0, {"lloyds-of-london"}).city(2, {"bank-of-england"}).money(1, 1).money(2, 1);
    p.play("run", "activate 1");
    EXPECT_EQ(p.money_of(0), 4);
    EXPECT_EQ(p.loans_of(1), 1);
    EXPECT_EQ(p.money_of(1), 9);
    EXPECT_EQ(p.loans_of(2), 1);
    EXPECT_EQ(p.money_of(2), 11) << "their own Bank of England counts";
}

TEST(London, L5_2_holds_for_payments_to_the_bank_out_of_turn) {
    Position p(london1);
    p.city(0, {"fire-brigade"}).boroughs(1, {"city", "hackney"}).money(1, 1);
    p.play("run", "activate 1");
    EXPECT_EQ(p.loans_of(1), 1);
    EXPECT_EQ(p.money_of(1), 9);
    EXPECT_EQ(p.money_of(0), 0);
}

TEST_P(BothEditions, L5_3_a_player_may_borrow_at_turn_action_develop_and_run) {
    Position p(GetParam());
    p.hand(0, {"coffee-house"}).city(0, {"grocers"}).at("turn");
    EXPECT_TRUE(p.allows("loan"));
    p.play("draw deck");
    EXPECT_TRUE(p.allows("loan"));
    Position run = p;
    p.play("develop");
    EXPECT_TRUE(p.allows("loan"));
    run.play("run");
    EXPECT_TRUE(run.allows("loan"));
    run.play("loan", "activate 1", "loan");
    EXPECT_EQ(run.loans_of(0), 2);
}

TEST_P(BothEditions, L5_3_between_the_draws_at_the_start_of_a_turn_too) {
    Position p(GetParam());
    p.city(0, {"parliament"}).at("turn").play("draw deck");
    ASSERT_EQ(p.decision(), "turn");
    EXPECT_TRUE(p.allows("loan"));
}

TEST_P(BothEditions, L5_3_no_other_decision_offers_a_loan) {
    Position drawing(GetParam());
    EXPECT_FALSE(drawing.play("draw three").allows("loan"));

    Position placing(GetParam());
    placing.hand(0, {"grocers", "vintners"}).play("develop", "place grocers");
    EXPECT_FALSE(placing.allows("loan"));
    EXPECT_FALSE(placing.play("spend vintners").allows("loan"));

    Position paying(GetParam());
    paying.hand(0, {"paupers"}).city(0, {"west-india-docks"}).play("run", "activate 1");
    EXPECT_FALSE(paying.allows("loan"));

    Position discarding(GetParam());
    discarding.hand(0, Names(10, "paupers")).at("limit");
    EXPECT_FALSE(discarding.allows("loan"));
}

TEST_P(BothEditions, L5_3_only_a_player_with_fewer_than_12_loans_may_borrow_freely) {
    Position p(GetParam());
    p.loans(0, 11);
    EXPECT_TRUE(p.allows("loan"));
    p.play("loan");
    EXPECT_FALSE(p.allows("loan"));
}

TEST_P(BothEditions, L5_3_automatic_loans_ignore_the_cap) {
    Position p(GetParam());
    p.loans(0, 12).play("buy city");
    EXPECT_EQ(p.loans_of(0), 13);
}

TEST(London, L5_3_who_borrowed_cannot_repay_in_that_turn) {
    Position p(london2);
    p.money(0, 50).loans(0, 2).at("turn");
    p.play("loan");
    EXPECT_FALSE(p.allows("repay"));
    p.quiet_turn().quiet_turn();
    ASSERT_EQ(p.asked(), 0);
    EXPECT_TRUE(p.allows("repay")) << "in the next turn they can";
}

TEST(London, L5_3_borrowing_after_repaying_is_allowed) {
    Position p(london2);
    p.money(0, 15).loans(0, 1).at("turn");
    p.play("repay", "loan");
    EXPECT_EQ(p.loans_of(0), 1);
    EXPECT_EQ(p.money_of(0), 10);
    EXPECT_FALSE(p.allows("repay"));
}

TEST(London, L5_4_first_edition_does_not_repay_in_play) {
    Position p(london1);
    p.money(0, 100).loans(0, 2).at("turn");
    EXPECT_FALSE(p.allows("repay"));
    EXPECT_FALSE(p.play("draw deck").allows("repay"));
}

TEST_P(BothEditions, L5_4_loans_are_repaid_at_the_end_of_the_game) {
    Position p(GetParam());
    p.money(0, 31).loans(0, 2);
    EXPECT_EQ(p.score(0).loans, 0);
    EXPECT_EQ(p.score(0).money, 0) << "of the £31 only £1 is left";
}

} // namespace
} // namespace londinium::london
