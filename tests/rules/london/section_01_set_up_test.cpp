#include "game/game.h"
#include "rules/london/position.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

namespace londinium::london {
namespace {

using testing::ElementsAre;
using testing::Ge;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAreArray;

/// Enough different cards to fill any board.
const Names kBrowns = {"almshouses",   "covent-garden", "fishmongers", "furniture-makers", "grocers",
                       "haberdashers", "mercers",       "salters",     "silk-weaving",     "vintners"};

Names first_of(const Names& names, int count) { return {names.begin(), names.begin() + count}; }

Names cards_with_letter(const Position& p, char letter) {
    Names cards;
    for (std::size_t i = 0; i < p.book().cards.size(); ++i) {
        const auto copies = p.edition().cards[i].copies[static_cast<std::size_t>(letter - 'A')];
        cards.insert(cards.end(), copies, p.book().cards[i].id);
    }
    return cards;
}

TEST_P(BothEditions, L1_1_is_for_two_to_four_players) {
    const auto library = built_in_library();
    const std::string game = GetParam() == london1 ? "london1" : "london2";
    for (const int players : {2, 3, 4}) EXPECT_TRUE(Game::deal(*library, game, players, "seed")) << players;
    for (const int players : {0, 1, 5}) EXPECT_FALSE(Game::deal(*library, game, players, "seed")) << players;
}

TEST_P(BothEditions, L1_1_each_starts_with_5_pounds_and_no_prestige_or_loan) {
    for (const int players : {2, 3, 4}) {
        Position p = Position::dealt(GetParam(), players, "seed");
        for (int seat = 0; seat < players; ++seat) {
            EXPECT_EQ(p.money_of(seat), 5);
            EXPECT_EQ(p.prestige_of(seat), 0);
            EXPECT_EQ(p.loans_of(seat), 0);
            EXPECT_THAT(p.city_of(seat), IsEmpty());
        }
    }
}

TEST(London, L1_1_first_edition_starts_with_5_poverty_each) {
    Position p = Position::dealt(london1, 4, "seed");
    for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(p.poverty_of(seat), 5);
}

TEST(London, L1_1_second_edition_starts_without_poverty) {
    Position p = Position::dealt(london2, 4, "seed");
    for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(p.poverty_of(seat), 0);
}

TEST_P(BothEditions, L1_2_six_cards_are_dealt_to_each_from_the_deck) {
    const std::size_t all = GetParam() == london1 ? 110 : 101;
    for (const int players : {2, 3, 4}) {
        Position p = Position::dealt(GetParam(), players, "seed");
        for (int seat = 0; seat < players; ++seat) EXPECT_THAT(p.hand_of(seat), SizeIs(6));
        EXPECT_THAT(p.deck(), SizeIs(all - 6 * static_cast<std::size_t>(players)));
    }
}

TEST_P(BothEditions, L1_2_letter_A_lies_on_B_and_B_on_C) {
    Position p = Position::dealt(GetParam(), 3, "seed");
    const Names deck = p.deck();
    const auto b = deck.begin() + (25 - 18);
    const auto c = b + (GetParam() == london1 ? 50 : 46);
    EXPECT_THAT(Names(c, deck.end()), UnorderedElementsAreArray(cards_with_letter(p, 'C')));
    EXPECT_THAT(Names(b, c), UnorderedElementsAreArray(cards_with_letter(p, 'B')));
    Names rest(deck.begin(), b);
    for (const int seat : {0, 1, 2}) {
        for (const std::string& card : p.hand_of(seat)) rest.push_back(card);
    }
    EXPECT_THAT(rest, UnorderedElementsAreArray(cards_with_letter(p, 'A')));
}

TEST_P(BothEditions, L1_2_each_letter_is_shuffled) {
    Position one = Position::dealt(GetParam(), 2, "one");
    Position two = Position::dealt(GetParam(), 2, "two");
    const Names a = one.deck();
    const Names b = two.deck();
    EXPECT_FALSE(std::equal(a.begin(), a.begin() + 13, b.begin()));           // A
    EXPECT_FALSE(std::equal(a.begin() + 13, a.begin() + 59, b.begin() + 13)); // B
    EXPECT_FALSE(std::equal(a.end() - 30, a.end(), b.end() - 30));            // C
    EXPECT_NE(one.hand_of(0), two.hand_of(0));
}

TEST_P(BothEditions, L1_2_copies_of_one_card_are_alike_whatever_their_letter) {
    Position p(GetParam());
    p.hand(0, {"hospital", "hospital", "hospital", "paupers", "paupers", "paupers", "paupers"});
    p.hand(0, {"shops", "shops", "shops", "shops"}).at("limit");
    EXPECT_THAT(p.legal(), ElementsAre("discard hospital", "discard paupers", "discard shops"));
}

TEST_P(BothEditions, L1_3_the_board_is_empty_at_the_start) {
    Position p = Position::dealt(GetParam(), 3, "seed");
    EXPECT_THAT(p.board_top(), IsEmpty());
    EXPECT_THAT(p.board_bottom(), IsEmpty());
}

TEST_P(BothEditions, L1_3_each_row_has_one_space_more_than_players) {
    for (const int players : {2, 3, 4}) {
        SCOPED_TRACE(players);
        const auto spaces = static_cast<std::size_t>(players) + 1;
        Position room_above(GetParam(), players);
        room_above.hand(0, Names(10, "paupers")).board_top(first_of(kBrowns, players)).at("limit");
        room_above.play("discard paupers");
        EXPECT_THAT(room_above.board_top(), SizeIs(spaces));

        Position room_below(GetParam(), players);
        room_below.hand(0, Names(10, "paupers")).board_top(first_of(kBrowns, players + 1)).at("limit");
        room_below.board_bottom({kBrowns.end() - players, kBrowns.end()});
        room_below.play("discard paupers");
        EXPECT_THAT(room_below.board_top(), SizeIs(spaces));
        EXPECT_THAT(room_below.board_bottom(), SizeIs(spaces));
        EXPECT_THAT(room_below.gone(), IsEmpty());
    }
}

TEST(London, L1_4_second_edition_has_the_three_starting_boroughs_face_up) {
    Position p = Position::dealt(london2, 2, "seed");
    EXPECT_THAT(p.offer(), ElementsAre("city", "southwark-and-bermondsey", "westminster"));
    EXPECT_THAT(p.borough_deck(), SizeIs(17));
}

TEST(London, L1_4_second_edition_shuffles_the_other_boroughs) {
    Position one = Position::dealt(london2, 2, "one");
    Position two = Position::dealt(london2, 2, "two");
    EXPECT_NE(one.borough_deck(), two.borough_deck());
    EXPECT_THAT(one.borough_deck(), UnorderedElementsAreArray(two.borough_deck()));
}

TEST(London, L1_5_first_edition_begins_with_an_empty_map) {
    Position p = Position::dealt(london1, 4, "seed");
    for (int seat = 0; seat < 4; ++seat) EXPECT_THAT(p.boroughs_of(seat), IsEmpty());
    EXPECT_THAT(p.stations(), IsEmpty());
    EXPECT_THAT(p.offer(), IsEmpty());
}

TEST_P(BothEditions, L1_6_any_player_may_be_the_first) {
    std::set<int> firsts;
    for (int seed = 0; seed < 60; ++seed) {
        Position p = Position::dealt(GetParam(), 4, "seed " + std::to_string(seed));
        EXPECT_EQ(p.decision(), "turn");
        firsts.insert(p.asked());
    }
    EXPECT_THAT(firsts, ElementsAre(0, 1, 2, 3));
}

TEST_P(BothEditions, L1_6_play_goes_clockwise) {
    Position p(GetParam(), 3);
    p.turn_of(1).at("turn");
    p.quiet_turn();
    EXPECT_EQ(p.asked(), 2);
    p.quiet_turn();
    EXPECT_EQ(p.asked(), 0);
    p.quiet_turn();
    EXPECT_EQ(p.asked(), 1);
}

TEST_P(BothEditions, L1_7_money_loans_poverty_and_prestige_never_run_out) {
    Position p(GetParam());
    p.hand(0, {"paupers"}).city(0, {"woolwich-arsenal", "grocers"});
    p.loans(0, 500).poverty(0, 1000).prestige(0, 2000).money(0, 0);
    p.play("run", "activate 1", "activate 2");
    EXPECT_EQ(p.loans_of(0), 501);
    EXPECT_EQ(p.money_of(0), 10 - 7 + 4);
    EXPECT_EQ(p.prestige_of(0), 2005);
    p.play("done");
    EXPECT_THAT(p.poverty_of(0), Ge(1003));
}

const Names kElevenBoroughs = {"city",
                               "westminster",
                               "st-marylebone",
                               "st-pancras",
                               "islington-and-stoke-newington",
                               "hackney",
                               "bethnal-green-stepney-and-poplar",
                               "hampstead",
                               "paddington",
                               "kensington",
                               "hammersmith"};

TEST(London, L1_7_first_edition_gives_each_player_11_building_markers) {
    Position with_ten(london1);
    with_ten.boroughs(0, first_of(kElevenBoroughs, 10));
    EXPECT_TRUE(with_ten.allows("buy hammersmith"));

    Position with_eleven(london1);
    with_eleven.boroughs(0, kElevenBoroughs).at("turn");
    with_eleven.play("draw deck");
    EXPECT_THAT(with_eleven.legal("buy"), IsEmpty());
    with_eleven.play("draw three", "draw deck", "draw deck", "draw deck", "draw deck");
    EXPECT_TRUE(with_eleven.allows("buy fulham-and-chelsea")) << "the other player has markers left";
}

TEST(London, L1_7_first_edition_has_10_underground_markers) {
    Position with_nine(london1);
    with_nine.boroughs(0, kElevenBoroughs).stations(first_of(kElevenBoroughs, 9));
    with_nine.hand(0, {"paupers"}).city(0, {"underground"});
    with_nine.play("run", "activate 1", "spend paupers", "station kensington");
    EXPECT_EQ(with_nine.decision(), "run") << "the tenth was the last";

    Position with_ten(london1);
    with_ten.boroughs(0, kElevenBoroughs).stations(first_of(kElevenBoroughs, 10));
    with_ten.hand(0, {"paupers"}).city(0, {"underground"});
    with_ten.play("run", "activate 1", "spend paupers");
    EXPECT_EQ(with_ten.decision(), "run");
    EXPECT_EQ(with_ten.prestige_of(0), 4);
}

} // namespace
} // namespace londinium::london
