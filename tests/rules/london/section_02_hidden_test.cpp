#include "game/london_json.h"
#include "game/london_words.h"
#include "rules/london/observe.h"
#include "rules/london/position.h"
#include "rules/london/worlds.h"

#include <cstring>

namespace londinium::london {
namespace {

Json view(Position& p, int seat) {
    return view_json(p.book(), observe(p.edition(), p.state(), seat_at(static_cast<std::size_t>(seat))));
}

Json hand_seen_by(Position& p, int eyes, int owner) {
    return view(p, eyes)["seats"][static_cast<std::size_t>(owner)]["hand"];
}

Json stack_seen_by(Position& p, int eyes, int owner) {
    return view(p, eyes)["seats"][static_cast<std::size_t>(owner)]["stacks"][0];
}

/// What the others are told of the action.
std::string told(const Position& p, Action action) { return words_for_others(p.book(), action); }

Card hospital(const Position& p) {
    for (std::size_t i = 0;; ++i) {
        if (p.book().cards.at(i).id == "hospital") return static_cast<Card>(i);
    }
}

TEST_P(BothEditions, L2_1_a_hand_shows_others_only_its_size) {
    Position p(GetParam());
    p.hand(1, {"hospital", "wren"});
    EXPECT_EQ(hand_seen_by(p, 0, 1), Json::array({nullptr, nullptr}));
    EXPECT_EQ(hand_seen_by(p, 1, 1), Json::array({"hospital", "wren"}));
}

TEST_P(BothEditions, L2_1_the_order_of_the_decks_is_hidden_and_their_size_public) {
    Position p = Position::dealt(GetParam(), 2, "seed");
    for (const int seat : {0, 1}) {
        EXPECT_EQ(view(p, seat)["deck"], p.deck().size());
        EXPECT_EQ(view(p, seat)["borough_deck"], p.borough_deck().size());
        EXPECT_EQ(view(p, seat)["deck_known"], Json::array());
    }
}

TEST(London, L2_1_second_edition_hides_covered_and_face_down_cards_from_others) {
    Position p(london2);
    p.city(1, {"grocers on hospital, face down"});
    EXPECT_EQ(stack_seen_by(p, 0, 1)["cards"], Json::array({nullptr, nullptr}));
    EXPECT_EQ(stack_seen_by(p, 0, 1)["up"], false);
    EXPECT_EQ(stack_seen_by(p, 1, 1)["cards"], Json::array({"hospital", "grocers"})) << "their owner may look";
}

TEST(London, L2_1_second_edition_shows_the_top_of_a_stack_that_is_face_up) {
    Position p(london2);
    p.city(1, {"grocers on hospital"});
    EXPECT_EQ(stack_seen_by(p, 0, 1)["cards"], Json::array({nullptr, "grocers"}));
}

TEST(London, L2_1_first_edition_stacks_are_public) {
    Position p(london1);
    p.city(1, {"grocers on hospital, face down"});
    EXPECT_EQ(stack_seen_by(p, 0, 1)["cards"], Json::array({"hospital", "grocers"}));
}

TEST(London, L2_1_covered_cards_are_shown_at_the_end_but_hands_are_not) {
    Position p(london2);
    p.hand(0, {"wren"}).city(0, {"grocers on hospital, face down"}).whole_deck({}).last_turns(1);
    p.play("draw three");
    ASSERT_EQ(p.decision(), "over");
    EXPECT_EQ(stack_seen_by(p, 1, 0)["cards"], Json::array({"hospital", "grocers"}));
    EXPECT_EQ(hand_seen_by(p, 1, 0), Json::array({nullptr}));
}

TEST_P(BothEditions, L2_1_what_left_the_game_is_public) {
    Position p(GetParam());
    p.gone({"hospital", "wren"});
    for (const int seat : {0, 1}) EXPECT_EQ(view(p, seat)["out"], Json::array({"hospital", "wren"}));
}

TEST_P(BothEditions, L2_1_peeked_cards_are_hidden_from_others) {
    Position p(GetParam());
    p.city(0, {"university-of-london"}).deck({"hospital", "wren", "sewers"}).at("turn").play("peek");
    EXPECT_EQ(view(p, 0)["seen"], Json::array({"hospital", "sewers", "wren"}));
    EXPECT_EQ(view(p, 1)["seen"], Json::array({nullptr, nullptr, nullptr}));
}

TEST_P(BothEditions, L2_1_the_log_does_not_name_a_hidden_card) {
    const Position p(GetParam());
    EXPECT_EQ(told(p, Action::plain(Verb::draw_deck)), "draw deck");
    EXPECT_EQ(told(p, Action::plain(Verb::peek)), "peek");
    EXPECT_EQ(told(p, Action::with(Verb::take, hospital(p))), "take");
    EXPECT_EQ(told(p, Action::with(Verb::back, hospital(p))), "back");
}

TEST_P(BothEditions, L2_1_the_log_names_every_open_card) {
    const Position p(GetParam());
    EXPECT_EQ(told(p, Action::from_row(Verb::draw_row, Row::top, hospital(p))), "draw top hospital");
    EXPECT_EQ(told(p, Action::from_row(Verb::take_row, Row::bottom, hospital(p))), "take bottom hospital");
    EXPECT_EQ(told(p, Action::with(Verb::place, hospital(p))), "place hospital");
    EXPECT_EQ(told(p, Action::with(Verb::discard, hospital(p))), "discard hospital");
}

TEST_P(BothEditions, L2_2_everything_on_the_table_is_public) {
    Position p(GetParam());
    p.money(1, 7).loans(1, 2).poverty(1, 3).prestige(1, 4).city(1, {"shops, £2", "grocers on vintners"});
    p.boroughs(1, {"city", "hackney"}).board_top({"hospital"}).board_bottom({"sewers"});
    if (GetParam() == london1) p.stations({"hackney"});
    const Json all = state_json(p.book(), p.state());
    const Json seen = view(p, 0);
    for (const char* const open : {"top", "bottom", "out", "offer", "buildings", "stations", "first", "turn", "seat",
                                   "decision", "last_turns", "idle_turns"}) {
        EXPECT_EQ(seen[open], all[open]) << open;
    }
    for (const char* const open : {"money", "loans", "poverty", "prestige", "boroughs"}) {
        EXPECT_EQ(seen["seats"][1][open], all["seats"][1][open]) << open;
    }
    for (const std::size_t stack : {0U, 1U}) {
        const Json& shown = seen["seats"][1]["stacks"][stack];
        const Json& real = all["seats"][1]["stacks"][stack];
        EXPECT_EQ(shown["cards"].size(), real["cards"].size()) << "height";
        EXPECT_EQ(shown["cards"].back(), real["cards"].back()) << "top";
        EXPECT_EQ(shown["up"], real["up"]);
        EXPECT_EQ(shown["money"], real["money"]);
    }
}

TEST_P(BothEditions, L2_3_a_card_taken_from_the_board_is_known_to_all) {
    Position p(GetParam(), 3);
    p.hand(0, {"wren"}).board_top({"hospital"}).at("turn").play("draw top hospital");
    for (const int other : {1, 2}) EXPECT_EQ(hand_seen_by(p, other, 0), Json::array({"hospital", nullptr}));
    EXPECT_EQ(view(p, 0)["known"]["all"], Json::array({"hospital"})) << "and its owner knows that it is";
}

TEST_P(BothEditions, L2_3_a_card_drawn_from_the_deck_is_known_to_its_owner_only) {
    Position p(GetParam(), 3);
    p.deck({"hospital"}).at("turn").play("draw deck");
    for (const int other : {1, 2}) EXPECT_EQ(hand_seen_by(p, other, 0), Json::array({nullptr}));
}

TEST_P(BothEditions, L2_3_a_swapped_in_card_is_known_to_all) {
    Position p(GetParam());
    p.hand(0, {"grocers", "wren"}).city(0, {"stock-exchange"}).board_top({"hospital"});
    p.play("swap grocers for top hospital");
    EXPECT_EQ(hand_seen_by(p, 1, 0), Json::array({"hospital", nullptr}));
}

TEST_P(BothEditions, L2_3_a_card_is_known_only_as_long_as_it_is_in_that_hand) {
    Position p(GetParam());
    p.hand(0, {"theatre-royal", "wren"}).board_top({"hospital"}).at("turn");
    p.play("draw top hospital", "develop", "place theatre-royal", "spend hospital", "new");
    EXPECT_EQ(hand_seen_by(p, 1, 0), Json::array({nullptr}));
}

TEST_P(BothEditions, L2_3_of_several_copies_the_known_one_leaves_first) {
    Position p(GetParam());
    p.hand(0, {"grocers", "paupers"}).board_top({"paupers"}).city(0, {"west-india-docks"}).at("turn");
    p.play("draw top paupers");
    EXPECT_EQ(hand_seen_by(p, 1, 0), Json::array({"paupers", nullptr, nullptr}));
    p.play("run", "activate 1", "spend paupers");
    EXPECT_EQ(hand_seen_by(p, 1, 0), Json::array({nullptr, nullptr}));
}

/// Seat 0 looks at three cards, takes Wren and puts Lord's and on it Sewers
/// back; then it acts without drawing.
Position after_a_peek(EditionNumber edition) {
    Position p(edition, 3);
    p.hand(0, {"coffee-house"}).city(0, {"university-of-london"}).deck({"lords", "sewers", "wren"}).at("turn");
    p.play("peek", "take wren", "back lords", "back sewers", "develop", "place coffee-house", "new");
    return p;
}

TEST_P(BothEditions, L2_3_cards_put_back_are_known_to_who_saw_them) {
    Position p = after_a_peek(GetParam());
    EXPECT_EQ(view(p, 0)["deck_known"], Json::array({"sewers", "lords"}));
    for (const int other : {1, 2}) {
        EXPECT_EQ(view(p, other)["deck_known"], Json::array());
        EXPECT_EQ(hand_seen_by(p, other, 0), Json::array({nullptr}));
    }
}

TEST_P(BothEditions, L2_3_a_known_card_that_someone_else_draws_is_known_in_that_hand) {
    Position p = after_a_peek(GetParam());
    p.play("done", "draw deck");
    EXPECT_EQ(hand_seen_by(p, 0, 1), Json::array({"sewers"}));
    EXPECT_EQ(hand_seen_by(p, 2, 1), Json::array({nullptr}));
    EXPECT_EQ(view(p, 0)["deck_known"], Json::array({"lords"}));
}

TEST(London, L2_3_what_another_player_puts_back_in_those_places_is_not_known) {
    Position p(london2);
    p.hand(0, {"coffee-house"}).city(0, {"university-of-london"}).boroughs(1, {"greenwich"});
    p.deck({"lords", "sewers", "wren"}).board_top({"grocers"}).at("turn");
    p.play("peek", "draw top grocers", "back wren", "back lords", "back sewers"); // sewers lies on top
    p.play("develop", "place coffee-house", "new", "done");
    p.play("peek", "take lords", "back sewers"); // seat 1 sees two of the three
    EXPECT_EQ(view(p, 0)["deck_known"], Json::array({nullptr, "wren"}));
    EXPECT_EQ(hand_seen_by(p, 0, 1), Json::array({nullptr})) << "it may be either of the two";
    EXPECT_EQ(view(p, 1)["deck_known"], Json::array({"sewers"}));
}

TEST(London, L2_3_what_another_player_peeks_at_is_known_to_who_saw_it_before) {
    Position p(london2, 3);
    p.hand(0, {"coffee-house"}).city(0, {"university-of-london"}).boroughs(1, {"greenwich"});
    p.deck({"lords", "sewers", "wren"}).at("turn");
    p.play("peek", "take wren", "back lords", "back sewers", "develop", "place coffee-house", "new", "done", "peek");
    EXPECT_EQ(view(p, 0)["seen"], Json::array({"lords", "sewers"}));
    EXPECT_EQ(view(p, 2)["seen"], Json::array({nullptr, nullptr}));
}

TEST(London, L2_3_known_cards_are_known_in_the_hand_of_who_peeks_at_them_and_takes_them_all) {
    Position p(london2, 3);
    p.hand(0, {"coffee-house"}).city(0, {"university-of-london"}).boroughs(1, {"greenwich"}).city(1, {"parliament"});
    p.deck({"lords", "sewers", "wren"}).at("turn");
    p.play("peek", "take wren", "back lords", "back sewers", "develop", "place coffee-house", "new", "done");
    p.play("peek", "take lords", "take sewers"); // seat 1 puts nothing back
    EXPECT_EQ(hand_seen_by(p, 0, 1), Json::array({"lords", "sewers"}));
    EXPECT_EQ(hand_seen_by(p, 2, 1), Json::array({nullptr, nullptr}));
}

TEST_P(BothEditions, L2_3_of_several_copies_each_player_knows_as_many_as_they_saw) {
    Position p(GetParam(), 3);
    p.turn_of(1).city(1, {"university-of-london"}).hand(1, {"coffee-house"}).hand(2, {"coffee-house"}).at("turn");
    p.city(0, {"parliament", "west-india-docks"}).deck({"lords", "paupers", "wren"}).board_top({"grocers", "paupers"});
    p.play("peek", "take wren", "back lords", "back paupers", "develop", "place coffee-house", "new", "done");
    p.play("draw top grocers", "develop", "place coffee-house", "new", "done");
    p.play("draw deck", "draw top paupers"); // seat 0: one that seat 1 put there, and one off the board
    EXPECT_EQ(hand_seen_by(p, 1, 0), Json::array({"paupers", "paupers"}));
    EXPECT_EQ(hand_seen_by(p, 2, 0), Json::array({"paupers", nullptr}));
    p.play("run", "activate 2", "spend paupers");
    EXPECT_EQ(hand_seen_by(p, 1, 0), Json::array({"paupers"}));
    EXPECT_EQ(hand_seen_by(p, 2, 0), Json::array({nullptr}));
}

TEST(London, L2_3_second_edition_cards_seen_before_they_were_covered_may_be_remembered) {
    Position p(london2);
    p.city(1, {"grocers on hospital, face down"});
    EXPECT_EQ(stack_seen_by(p, 0, 1)["remembered"], Json::array({"hospital", "grocers"}));
}

TEST_P(BothEditions, L2_3_a_view_carries_nothing_more) {
    const auto differing = [](const Names& hand, const Names& deck) {
        Position p(GetParam());
        p.hand(0, {"wren"}).hand(1, hand).deck(deck);
        if (GetParam() == london2) p.borough_deck(hand[0] == "lords" ? Names{"hackney"} : Names{"deptford"});
        return p;
    };
    Position p = differing({"lords", "sewers"}, {"grocers", "paupers"});
    Position q = differing({"grocers", "paupers"}, {"sewers", "lords"});
    EXPECT_EQ(view(p, 0), view(q, 0));
    EXPECT_NE(view(p, 1), view(q, 1));
    const View of_p = observe(p.edition(), p.state(), seat_at(0));
    const View of_q = observe(q.edition(), q.state(), seat_at(0));
    EXPECT_EQ(std::memcmp(&of_p, &of_q, sizeof of_p), 0) << "nor does what a player's program is given";
}

TEST_P(BothEditions, L2_3_what_a_player_holds_possible_agrees_with_the_view) {
    Position p = after_a_peek(GetParam());
    p.play("done", "draw deck");
    const View known = observe(p.edition(), p.state(), seat_at(0));
    const Json shown = view_json(p.book(), known);
    const Worlds worlds(p.edition(), known);
    Random random(1);
    bool any_other = false;
    for (int i = 0; i < 20; ++i) {
        const State world = worlds.sample(random);
        EXPECT_EQ(view_json(p.book(), observe(p.edition(), world, seat_at(0))), shown);
        any_other = any_other || state_json(p.book(), world) != state_json(p.book(), p.state());
    }
    EXPECT_TRUE(any_other) << "the hidden cards are not known";
}

} // namespace
} // namespace londinium::london
