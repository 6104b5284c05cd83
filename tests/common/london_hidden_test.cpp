#include "common/walk.h"

#include "rules/london/city.h"
#include "rules/london/hand.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

/// Rule L2.3 by examples: three players of the second edition, seat 0 to move.
namespace londinium::common {
namespace {

using namespace london;
using Words = std::vector<std::string>;

class LondonHidden : public ::testing::Test {
protected:
    LondonHidden() : play_{&London2::book(), {}, Walk<London2>::deal(3, "hidden"), {}, {}} {
        state().first = state().seat = kA;
    }

    static constexpr Seat kA{0};
    static constexpr Seat kB{1};
    static constexpr Seat kC{2};

    State& state() { return play_.state; }
    const LondonBook& book() const { return London2::book(); }

    Card card(std::string_view id) const {
        const auto at = std::ranges::find(book().cards, id, &Entry::id);
        EXPECT_NE(at, book().cards.end()) << id;
        return static_cast<Card>(at - book().cards.begin());
    }

    /// Where a copy lies hidden, the deck's lowest first.
    Card& find(std::string_view id) {
        for (Card& at : state().deck) {
            if (at == card(id)) return at;
        }
        for (Hand& hand : state().hand) {
            for (KnownCard& held : hand) {
                if (held.card == card(id)) return held.card;
            }
        }
        ADD_FAILURE() << id << " lies open";
        return state().deck[0];
    }
    void sort_hands() {
        for (Hand& hand : state().hand) {
            std::ranges::sort(hand, {}, &KnownCard::card);
        }
    }

    // --- Given

    void deck_begins_with(std::initializer_list<std::string_view> ids) {
        std::size_t depth = 0;
        for (const std::string_view id : ids) std::swap(state().deck[state().deck.size() - ++depth], find(id));
        sort_hands();
    }
    void hand_is(Seat seat, std::initializer_list<std::string_view> ids) {
        Hand& hand = state().hand_of(seat);
        while (hand.size() > 0) state().deck.insert(0, hand.pop_back().card);
        for (const std::string_view id : ids) add(hand, taken_away(id), 0);
    }
    void shows(Seat seat, std::string_view id) {
        Stack stack{};
        stack.top = taken_away(id);
        stack.up = true;
        state().stacks.push_back(seat, stack);
        gather_powers(book().edition, state(), seat);
    }
    void owns_greenwich(Seat seat) {
        const auto at = std::ranges::find(book().boroughs, "greenwich", &Entry::id);
        const auto greenwich = static_cast<Borough>(at - book().boroughs.begin());
        state().boroughs.push_back(seat, greenwich);
        gather_powers(book().edition, state(), seat);
        state().land_deck.erase(
            static_cast<std::size_t>(std::ranges::find(state().land_deck, greenwich) - state().land_deck.begin()));
    }
    void board_has(std::string_view id) { state().row(Row::top).push_back(taken_away(id)); }
    void deck_has(std::size_t cards) {
        while (state().deck.size() > cards) state().deck.pop_back();
    }

    Card taken_away(std::string_view id) {
        Card& at = find(id);
        std::swap(at, state().deck[0]);
        state().deck.erase(0);
        sort_hands();
        return card(id);
    }

    // --- When

    void say(Seat seat, const std::vector<std::string>& actions) {
        for (const std::string& action : actions) {
            const Outcome outcome = play_.apply(seat, action);
            ASSERT_TRUE(outcome.ok()) << action << ": " << outcome.error().message;
        }
    }

    // --- Then

    Json view(Seat eyes) { return view_json(book(), London::observe(book(), state(), eyes)); }
    static Words known_cards(const Json& list) {
        Words known;
        for (const Json& item : list) {
            if (!item.is_null()) known.push_back(item.get<std::string>());
        }
        return known;
    }
    Words known_in_hand(Seat eyes, Seat owner) { return known_cards(view(eyes)["seats"][index(owner)]["hand"]); }
    Words known_of_deck(Seat eyes) {
        Words known;
        const Json seen = view(eyes);
        for (const Json& item : seen["deck_known"]) known.push_back(item.is_null() ? "?" : item.get<std::string>());
        return known;
    }

    Play<London> play_;
};

TEST_F(LondonHidden, ACardTakenFromTheBoardIsKnownWhileItIsInThatHand) {
    hand_is(kA, {"mercers", "kew-gardens"});
    board_has("brewing");
    say(kA, {"draw top brewing"});
    EXPECT_EQ(known_in_hand(kB, kA), Words{"brewing"});
    EXPECT_EQ(known_in_hand(kC, kA), Words{"brewing"});
    EXPECT_EQ(known_in_hand(kB, kC), Words{});
    say(kA, {"develop", "place mercers", "spend brewing", "new"});
    EXPECT_EQ(known_in_hand(kB, kA), Words{});
}

TEST_F(LondonHidden, OfSeveralCopiesTheKnownOneLeavesFirst) {
    hand_is(kA, {"paupers", "paupers", "grocers", "salters", "vintners", "mercers", "almshouses", "wren", "lords"});
    board_has("paupers");
    say(kA, {"draw top paupers"});
    EXPECT_EQ(known_in_hand(kB, kA), Words{"paupers"});
    say(kA, {"run", "done", "discard paupers"});
    EXPECT_EQ(std::ranges::count(state().hand_of(kA), card("paupers"), &KnownCard::card), 2);
    EXPECT_EQ(known_in_hand(kB, kA), Words{});
}

TEST_F(LondonHidden, TwoKnownCopiesLeaveOneAfterTheOther) {
    hand_is(kA, {"shops"});
    board_has("shops");
    board_has("shops");
    say(kA, {"draw top shops", "draw three", "draw top shops", "draw deck", "draw deck"});
    EXPECT_EQ(known_in_hand(kB, kA), (Words{"shops", "shops"}));
    state().seat = kA; // once more
    say(kA, {"draw deck", "develop", "place shops"});
    EXPECT_EQ(known_in_hand(kB, kA), Words{"shops"});
    say(kA, {"spend shops", "new"});
    EXPECT_EQ(known_in_hand(kB, kA), Words{});
}

TEST_F(LondonHidden, WhatIsPutBackIsKnownToWhoSawIt) {
    shows(kA, "university-of-london");
    deck_begins_with({"grocers", "salters", "vintners"});
    say(kA, {"peek"});
    EXPECT_EQ(view(kA)["seen"], Json({"grocers", "salters", "vintners"}));
    EXPECT_EQ(view(kB)["seen"], Json({nullptr, nullptr, nullptr}));
    say(kA, {"take salters", "back grocers", "back vintners"});
    EXPECT_EQ(known_of_deck(kA), (Words{"vintners", "grocers"}));
    EXPECT_EQ(known_of_deck(kB), Words{});
    EXPECT_EQ(known_in_hand(kB, kA), Words{});
}

TEST_F(LondonHidden, WhatSomeoneElseDrawsOfThatIsKnownToBeInThatHand) {
    shows(kA, "university-of-london");
    deck_begins_with({"grocers", "salters", "vintners"});
    say(kA, {"peek", "take salters", "back grocers", "back vintners", "run", "done"});
    say(kB, {"draw deck"});
    EXPECT_EQ(known_in_hand(kA, kB), Words{"vintners"});
    EXPECT_EQ(known_in_hand(kC, kB), Words{});
    EXPECT_EQ(known_of_deck(kA), Words{"grocers"});
}

TEST_F(LondonHidden, AnotherPeekEndsItInThosePlaces) {
    shows(kA, "university-of-london");
    owns_greenwich(kB);
    board_has("brewing");
    deck_begins_with({"grocers", "salters", "vintners"});
    say(kA, {"peek", "draw top brewing", "back vintners", "back salters", "back grocers", "run", "done"});
    ASSERT_EQ(known_of_deck(kA), (Words{"grocers", "salters", "vintners"}));
    say(kB, {"peek"});
    EXPECT_EQ(view(kA)["seen"], Json({"grocers", "salters"})) << "nothing has happened to them yet";
    say(kB, {"take grocers", "back salters"});
    EXPECT_EQ(known_of_deck(kA), (Words{"?", "vintners"}));
    EXPECT_EQ(known_of_deck(kB), (Words{"salters"}));
    EXPECT_EQ(known_in_hand(kA, kB), Words{}) << "which of the two went into the hand is not told";
}

TEST_F(LondonHidden, WhichOfThemAnotherPlayerTookIsNotTold) {
    shows(kA, "university-of-london");
    owns_greenwich(kB);
    board_has("brewing");
    deck_begins_with({"grocers", "salters", "vintners"});
    say(kA, {"peek", "draw top brewing", "back vintners", "back salters", "back grocers", "run", "done"});
    say(kB, {"peek", "take grocers"});
    EXPECT_EQ(view(kA)["seen"], Json(Json::array({nullptr})));
    const Json took_grocers = view(kA);
    ASSERT_TRUE(play_.undo().ok());
    say(kB, {"take salters"});
    EXPECT_EQ(view(kA), took_grocers);
}

TEST_F(LondonHidden, IfAnotherPlayerTakesAllOfThemAllAreKnown) {
    shows(kA, "university-of-london");
    shows(kB, "parliament");
    owns_greenwich(kB);
    board_has("brewing");
    deck_begins_with({"grocers", "salters", "vintners"});
    say(kA, {"peek", "draw top brewing", "back vintners", "back salters", "back grocers", "run", "done"});
    say(kB, {"peek", "take grocers", "take salters"});
    EXPECT_EQ(known_in_hand(kA, kB), (Words{"grocers", "salters"}));
    EXPECT_EQ(known_in_hand(kC, kB), Words{});
}

// Peeked at across the end of a letter, cards go back in any order: their place
// no longer tells their letter, until they are drawn.
TEST_F(LondonHidden, CardsPutBackAcrossALetterAreLoose) {
    const auto& letters = book().edition.letter_sizes;
    shows(kA, "university-of-london");
    deck_has(std::size_t{letters[1]} + letters[2] + 1);
    say(kA, {"peek"});
    EXPECT_EQ(state().loose, 3);
    const std::string first = view(kA)["seen"][0].get<std::string>();
    const std::string second = view(kA)["seen"][1].get<std::string>();
    const std::string third = view(kA)["seen"][2].get<std::string>();
    say(kA, {"take " + first, "back " + third, "back " + second});
    EXPECT_EQ(state().loose, 2);
    say(kA, {"run", "done"});
    say(kB, {"draw deck", "draw three", "draw deck"});
    EXPECT_EQ(state().loose, 0);
    EXPECT_EQ(known_in_hand(kA, kB).size(), 2U);
}

TEST_F(LondonHidden, CardsPutBackWithinALetterAreNot) {
    shows(kA, "university-of-london");
    say(kA, {"peek"});
    EXPECT_EQ(state().loose, 0);
}

// B is asked what to spend for a brown card, so B holds another brown one: in
// every world that A must hold possible there is something to do.
TEST_F(LondonHidden, APossibleWorldHasAnAnswerToTheDecision) {
    state().seat = kB;
    hand_is(kB, {"mercers", "grocers"});
    say(kB, {"draw deck", "develop", "place mercers"});
    const View view = London::observe(book(), state(), kA);
    const Worlds worlds(book().edition, view);
    Random random(1);
    for (int sample = 0; sample < 200; ++sample) {
        const State world = worlds.sample(random);
        Actions actions;
        legal(book().edition, world, actions);
        ASSERT_FALSE(actions.empty()) << to_line(state_json(book(), world)["seats"][1]["hand"]);
    }
}

} // namespace
} // namespace londinium::common
