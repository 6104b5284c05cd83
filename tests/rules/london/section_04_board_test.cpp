#include "rules/london/position.h"

#include <gmock/gmock.h>

namespace londinium::london {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

const Names kTop = {"fishmongers", "grocers", "mercers"};
const Names kBottom = {"hospital", "lords", "sewers"};

/// Two players, so three spaces in a row; seat 0 must discard two Paupers.
Position discarding(EditionNumber edition, const Names& top, const Names& bottom) {
    Position p(edition);
    p.board_top(top).board_bottom(bottom).hand(0, Names(11, "paupers")).at("limit");
    return p;
}

TEST_P(BothEditions, L4_1_a_card_goes_to_the_top_row_if_it_has_a_free_space) {
    Position p = discarding(GetParam(), {"grocers"}, {});
    p.play("discard paupers");
    EXPECT_THAT(p.board_top(), ElementsAre("grocers", "paupers"));
    EXPECT_THAT(p.board_bottom(), IsEmpty());
}

TEST_P(BothEditions, L4_1_with_the_top_row_full_it_goes_to_the_bottom_row) {
    Position p = discarding(GetParam(), {"grocers", "mercers"}, {});
    p.play("discard paupers", "discard paupers");
    EXPECT_THAT(p.board_top(), ElementsAre("grocers", "mercers", "paupers"));
    EXPECT_THAT(p.board_bottom(), ElementsAre("paupers"));
    EXPECT_THAT(p.gone(), IsEmpty());
}

TEST_P(BothEditions, L4_1_a_space_that_became_free_in_the_top_row_is_filled_first) {
    Position p = discarding(GetParam(), {"grocers", "mercers"}, kBottom);
    p.play("discard paupers");
    EXPECT_THAT(p.board_top(), ElementsAre("grocers", "mercers", "paupers"));
    EXPECT_THAT(p.board_bottom(), ElementsAre("hospital", "lords", "sewers"));
}

TEST_P(BothEditions, L4_1_a_spent_card_goes_to_the_board_like_a_discarded_one) {
    Position p(GetParam());
    p.hand(0, {"grocers", "vintners"}).board_top({"hospital"});
    p.play("develop", "place grocers", "spend vintners");
    EXPECT_THAT(p.board_top(), ElementsAre("hospital", "vintners"));
}

TEST(London, L4_2_second_edition_the_bottom_row_leaves_and_the_top_row_moves_down) {
    Position p = discarding(london2, kTop, kBottom);
    p.play("discard paupers");
    EXPECT_THAT(p.gone(), ElementsAre("hospital", "lords", "sewers"));
    EXPECT_THAT(p.board_bottom(), ElementsAre("fishmongers", "grocers", "mercers"));
    EXPECT_THAT(p.board_top(), ElementsAre("paupers"));
    p.play("discard paupers");
    EXPECT_THAT(p.board_top(), ElementsAre("paupers", "paupers"));
}

TEST(London, L4_2_first_edition_the_top_row_leaves_and_the_bottom_row_moves_up) {
    Position p = discarding(london1, kTop, kBottom);
    p.play("discard paupers");
    EXPECT_THAT(p.gone(), ElementsAre("fishmongers", "grocers", "mercers"));
    EXPECT_THAT(p.board_top(), ElementsAre("hospital", "lords", "sewers"));
    EXPECT_THAT(p.board_bottom(), ElementsAre("paupers"));
    p.play("discard paupers");
    EXPECT_THAT(p.board_bottom(), ElementsAre("paupers", "paupers"));
}

TEST_P(BothEditions, L4_2_nothing_leaves_while_there_is_a_free_space) {
    Position p = discarding(GetParam(), kTop, {"hospital", "lords"});
    p.play("discard paupers");
    EXPECT_THAT(p.gone(), IsEmpty());
    p.play("discard paupers");
    EXPECT_THAT(p.gone(), Not(IsEmpty()));
}

TEST_P(BothEditions, L4_3_a_card_that_left_the_game_never_returns) {
    Position p = discarding(GetParam(), kTop, kBottom);
    p.play("discard paupers");
    const Names gone = p.gone();
    p.play("discard paupers");
    const std::size_t deck = p.deck().size();
    for (const std::string& card : gone) {
        EXPECT_FALSE(p.allows("draw top " + card));
        EXPECT_FALSE(p.allows("draw bottom " + card));
    }
    p.quiet_turn();
    EXPECT_EQ(p.gone(), gone);
    EXPECT_EQ(p.deck().size(), deck - 4) << "nothing comes back into the deck";
}

TEST_P(BothEditions, L4_3_the_empty_deck_is_not_made_anew_from_what_left) {
    Position p(GetParam());
    p.whole_deck({}).last_turns(1).at("turn");
    ASSERT_THAT(p.gone(), Not(IsEmpty()));
    EXPECT_THAT(p.legal("draw"), ElementsAre("draw none"));
}

} // namespace
} // namespace londinium::london
