#include "rules/london/position.h"

#include <gmock/gmock.h>

namespace londinium::london {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// --- L9.19 Action cards

TEST_P(BothEditions, L9_19_action_draw_2_draws_two_cards_in_the_middle_of_develop) {
    Position p(GetParam());
    p.hand(0, {"huguenots"}).deck({"grocers"}).board_bottom({"vintners"});
    p.play("develop", "use huguenots", "draw deck", "draw bottom vintners");
    EXPECT_EQ(p.decision(), "develop");
    EXPECT_THAT(p.hand_of(0), ElementsAre("grocers", "vintners"));
    p.play("place grocers", "spend vintners", "new", "done");
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers"));
}

TEST_P(BothEditions, L9_19_action_place_2_free_needs_no_spent_cards_but_the_pounds) {
    Position p(GetParam());
    p.hand(0, {"wren", "st-pauls", "woolwich-arsenal", "grocers", "vintners"}).money(0, 12);
    p.play("develop", "use wren", "place st-pauls");
    EXPECT_EQ(p.decision(), "where");
    EXPECT_EQ(p.money_of(0), 2);
    p.play("new", "place woolwich-arsenal", "new", "place grocers");
    EXPECT_THAT(p.legal(), ElementsAre("spend vintners")) << "only the next two are free";
}

TEST_P(BothEditions, L9_19_other_cards_may_be_used_before_the_free_placements) {
    Position p(GetParam());
    p.hand(0, {"wren", "huguenots", "grocers", "hospital"}).money(0, 2).deck({"paupers", "paupers"});
    p.play("develop", "use wren", "place grocers", "new", "use huguenots", "draw deck", "draw deck");
    p.play("place hospital", "new");
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers", "hospital"));
}

TEST_P(BothEditions, L9_19_action_cards_are_used_only_when_developing) {
    Position p(GetParam());
    p.hand(0, {"huguenots", "wren"}).city(0, {"grand-hotel"}).at("turn");
    EXPECT_THAT(p.legal("use"), IsEmpty());
    EXPECT_THAT(p.play("draw deck").legal("use"), IsEmpty());
    EXPECT_THAT(p.play("run").legal("use"), IsEmpty());
}

// --- L9.20 Optional abilities of second-edition boroughs

TEST(London, L9_20_any_colour_once_is_free_and_once_in_a_turn) {
    Position p(london2);
    p.boroughs(0, {"southwark-and-bermondsey"}).hand(0, {"grocers", "vintners", "paupers", "paupers"}).money(0, 5);
    p.play("develop", "place grocers");
    EXPECT_THAT(p.legal(), ElementsAre("spend paupers", "spend vintners"));
    p.play("spend paupers", "new");
    EXPECT_EQ(p.money_of(0), 5);
    EXPECT_THAT(p.legal("place"), IsEmpty()) << "it is used up";
}

TEST(London, L9_20_a_card_of_the_right_colour_does_not_use_up_any_colour_once) {
    Position p(london2);
    p.boroughs(0, {"southwark-and-bermondsey"}).hand(0, {"grocers", "vintners", "hospital", "paupers"});
    p.play("develop", "place grocers", "spend vintners", "new", "place hospital", "spend paupers");
    EXPECT_EQ(p.decision(), "where");
}

TEST(London, L9_20_any_colour_once_again_in_the_next_turn) {
    Position p(london2);
    p.boroughs(0, {"southwark-and-bermondsey"}).hand(0, {"grocers", "vintners", "paupers", "paupers"});
    p.play("develop", "place grocers", "spend paupers", "new", "done");
    p.quiet_turn();
    p.play("draw deck", "develop", "place vintners", "spend paupers", "new");
    EXPECT_EQ(p.money_of(0), 0);
    EXPECT_EQ(p.loans_of(0), 0);
}

TEST(London, L9_20_the_free_any_colour_is_used_before_a_schools_paid_one) {
    Position p(london2);
    p.boroughs(0, {"southwark-and-bermondsey"}).city(0, {"school-a-blue"}).money(0, 5);
    p.hand(0, {"grocers", "vintners", "paupers", "paupers"});
    p.play("develop", "place grocers", "spend paupers", "new");
    EXPECT_EQ(p.money_of(0), 5);
    p.play("place vintners", "spend paupers", "new");
    EXPECT_EQ(p.money_of(0), 4);
}

TEST(London, L9_20_card_for_4_sells_one_hand_card_in_a_run) {
    Position p(london2);
    p.boroughs(0, {"paddington"}).hand(0, {"grocers", "paupers"});
    EXPECT_THAT(p.legal("sell"), IsEmpty());
    p.play("run");
    EXPECT_THAT(p.legal("sell"), ElementsAre("sell grocers", "sell paupers"));
    p.play("sell grocers");
    EXPECT_EQ(p.money_of(0), 4);
    EXPECT_THAT(p.board_top(), ElementsAre("grocers"));
    EXPECT_THAT(p.legal("sell"), IsEmpty()) << "once in a run";
    p.play("done");
    EXPECT_EQ(p.poverty_of(0), 1) << "for the card that is left";
}

TEST(London, L9_20_card_for_4_again_in_the_next_run) {
    Position p(london2);
    p.boroughs(0, {"paddington"}).hand(0, {"grocers", "paupers"}).play("run", "sell grocers", "done");
    p.quiet_turn();
    p.play("draw deck", "run", "sell paupers");
    EXPECT_EQ(p.money_of(0), 8);
}

TEST(London, L9_20_card_for_4_is_optional) {
    Position p(london2);
    p.boroughs(0, {"paddington"}).hand(0, {"grocers"}).play("run", "done");
    EXPECT_THAT(p.hand_of(0), ElementsAre("grocers"));
}

TEST(London, L9_20_pauper_to_work_spends_one_pauper_in_a_run_for_1_poverty) {
    Position p(london2);
    p.boroughs(0, {"camberwell"}).hand(0, {"paupers", "paupers", "grocers"}).poverty(0, 5);
    EXPECT_FALSE(p.allows("employ"));
    p.play("run", "employ");
    EXPECT_EQ(p.poverty_of(0), 4);
    EXPECT_EQ(p.money_of(0), 0);
    EXPECT_THAT(p.hand_of(0), ElementsAre("grocers", "paupers"));
    EXPECT_THAT(p.board_top(), ElementsAre("paupers"));
    EXPECT_FALSE(p.allows("employ")) << "once in a run";
}

TEST(London, L9_20_pauper_to_work_needs_a_pauper_but_no_poverty) {
    Position without_pauper(london2);
    EXPECT_FALSE(without_pauper.boroughs(0, {"camberwell"}).hand(0, {"grocers"}).play("run").allows("employ"));
    Position without_poverty(london2);
    without_poverty.boroughs(0, {"camberwell"}).hand(0, {"paupers"}).play("run", "employ", "done");
    EXPECT_EQ(without_poverty.poverty_of(0), 0);
}

TEST(London, L9_20_repay_for_12) {
    EXPECT_FALSE(Position(london2).boroughs(0, {"lambeth"}).loans(0, 1).money(0, 11).at("turn").allows("repay"));
    Position p(london2);
    p.boroughs(0, {"lambeth"}).loans(0, 2).money(0, 24).at("turn").play("repay", "repay");
    EXPECT_EQ(p.money_of(0), 0);
    EXPECT_EQ(p.loans_of(0), 0);
}

TEST(London, L9_20_repay_for_12_does_not_hold_at_the_end_of_the_game) {
    Position p(london2);
    p.boroughs(0, {"lambeth"}).loans(0, 1).money(0, 14);
    EXPECT_EQ(p.score(0).loans, -7);
    EXPECT_EQ(p.score(0).money, 4);
}

TEST(London, L9_20_spare_a_flip_leaves_a_card_face_up_once_in_a_run) {
    Position p(london2);
    p.boroughs(0, {"wandsworth"}).city(0, {"grocers", "vintners"}).play("run", "activate 1");
    EXPECT_THAT(p.legal(), ElementsAre("flip", "spare"));
    p.play("spare");
    EXPECT_THAT(p.legal("activate"), ElementsAre("activate 2")) << "it is not activated again this turn";
    p.play("activate 2");
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers", "vintners, face down"));
}

TEST(London, L9_20_spare_a_flip_may_be_kept_for_another_card) {
    Position p(london2);
    p.boroughs(0, {"wandsworth"}).city(0, {"grocers", "vintners"});
    p.play("run", "activate 1", "flip", "activate 2", "spare");
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers, face down", "vintners"));
}

TEST(London, L9_20_spare_a_flip_again_in_the_next_run) {
    Position p(london2);
    p.boroughs(0, {"wandsworth"}).city(0, {"grocers"}).play("run", "activate 1", "spare", "borough", "done");
    p.quiet_turn();
    p.play("draw deck", "run", "activate 1", "spare");
    EXPECT_THAT(p.city_of(0), ElementsAre("grocers"));
}

TEST(London, L9_20_spare_a_flip_is_for_any_flip_but_not_for_a_hospital_flipped_for_another_card) {
    Position p(london2);
    p.boroughs(0, {"wandsworth"}).city(0, {"grocers", "hospital", "grand-hotel", "whitehall"});
    p.play("run", "activate 1");
    EXPECT_THAT(p.legal(), ElementsAre("flip", "flip 2", "spare"));
    p.play("flip 2");
    EXPECT_EQ(p.decision(), "run") << "nothing is asked about the Hospital";
    EXPECT_EQ(p.stack_of(0, 2), "hospital, face down");
    p.play("activate 3", "activate 4", "activate 3", "spare");
    EXPECT_EQ(p.stack_of(0, 4), "whitehall");
}

TEST(London, L9_20_swap_draw_and_peek_work_as_on_cards) {
    Position swap(london2);
    swap.boroughs(0, {"islington-and-stoke-newington"}).hand(0, {"grocers"}).board_top({"hospital"});
    EXPECT_TRUE(swap.allows("swap grocers for top hospital"));

    Position draw(london2);
    draw.boroughs(0, {"westminster"}).at("turn");
    EXPECT_TRUE(draw.allows("draw none"));
    draw.play("draw deck", "draw deck");
    EXPECT_EQ(draw.decision(), "action");

    Position peek(london2);
    peek.boroughs(0, {"greenwich"}).deck({"lords", "wren", "sewers"}).at("turn").play("peek");
    EXPECT_THAT(peek.legal("take"), ElementsAre("take lords", "take wren"));
}

// --- L9.21 Active abilities

TEST(London, L9_21_money_prestige_and_poverty_are_gained) {
    Position money(london2);
    money.boroughs(0, {"city"}).play("run", "borough");
    EXPECT_EQ(money.money_of(0), 3);

    Position prestige(london2);
    prestige.boroughs(0, {"kensington"}).play("run", "borough");
    EXPECT_EQ(prestige.prestige_of(0), 1);

    Position poverty(london2);
    poverty.boroughs(0, {"wandsworth"}).play("run", "borough");
    EXPECT_EQ(poverty.poverty_of(0), 2);

    Position both(london2);
    both.boroughs(0, {"deptford"}).play("run", "borough");
    EXPECT_EQ(both.money_of(0), 2);
    EXPECT_EQ(both.poverty_of(0), 1);
}

TEST(London, L9_21_poverty_is_lost_down_to_0) {
    Position p(london2);
    p.boroughs(0, {"hampstead"}).poverty(0, 3).play("run", "borough");
    EXPECT_EQ(p.poverty_of(0), 2);
    Position q(london2);
    q.boroughs(0, {"hampstead"}).play("run", "borough");
    EXPECT_EQ(q.poverty_of(0), 0);
}

} // namespace
} // namespace londinium::london
