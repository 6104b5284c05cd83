#pragma once

#include "game/london_book.h"
#include "rules/london/scoring.h"
#include "rules/london/state.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace londinium::london {

enum EditionNumber { london1 = 1, london2 = 2 };

using Names = std::vector<std::string>;

/// A game of London set up for a test in a few words, and played in the words
/// of docs/protocol.md:
///
///     Position p(london2, 3);
///     p.hand(0, {"hospital", "vauxhall-gardens"}).money(0, 8);
///     p.play("develop", "place hospital", "spend vauxhall-gardens", "new");
///     EXPECT_EQ(p.money_of(0), 6);
///
/// What is not said is empty or 0, and it is the action of seat 0. Every card
/// is in one place: those that a test puts nowhere are in the deck, A on B on C.
/// The order of setting up does not matter. A position that cannot be, a wrong
/// name and an action that is not allowed throw, and so fail the test.
class Position {
public:
    explicit Position(EditionNumber edition, int players = 2);

    /// A game as it is dealt, to play from its start.
    static Position dealt(EditionNumber edition, int players, std::string_view seed);

    // Setting up
    Position& hand(int seat, const Names& cards);
    /// One stack for each text: "hospital", "hospital on grocers" (the top card
    /// first), "hospital on grocers, face down", "shops, £2".
    Position& city(int seat, const Names& stacks);
    Position& board_top(const Names& cards);
    Position& board_bottom(const Names& cards);
    /// These on top of the deck, the first of them topmost.
    Position& deck(const Names& cards);
    /// The deck has these cards and no others; what is nowhere left the game.
    Position& whole_deck(const Names& cards);
    /// These left the game.
    Position& gone(const Names& cards);
    /// The oldest first. 1E: also puts the buildings on the map.
    Position& boroughs(int seat, const Names& boroughs);
    /// 2E: these lie face up (else the first three that are free, the starting ones before all).
    Position& offer(const Names& boroughs);
    /// 2E: these on top of the borough deck.
    Position& borough_deck(const Names& boroughs);
    /// 2E: the borough deck has these and no others: seat 1 owns the rest.
    Position& whole_borough_deck(const Names& boroughs);
    Position& stations(const Names& boroughs);
    Position& money(int seat, int pounds);
    Position& loans(int seat, int loans);
    Position& poverty(int seat, int cubes);
    Position& prestige(int seat, int points);
    Position& turn_of(int seat);
    /// The decision asked: turn, action or limit.
    Position& at(std::string_view decision);
    Position& last_turns(int left);
    Position& idle_turns(int turns);

    // Playing
    template <class... Words>
    Position& play(std::string_view action, Words... more) {
        play_one(action);
        (play_one(more), ...);
        return *this;
    }
    /// The player asked draws and draws three, all from the deck.
    Position& quiet_turn();

    // Asking
    std::string decision();
    /// Who is asked; -1 when the game is over.
    int asked();
    Names legal();
    /// Those of the legal actions that begin with this word.
    Names legal(std::string_view verb);
    testing::AssertionResult allows(std::string_view action);

    int money_of(int seat);
    int loans_of(int seat);
    int poverty_of(int seat);
    int prestige_of(int seat);
    Names hand_of(int seat);
    std::size_t cards_of(int seat) { return hand_of(seat).size(); }
    /// In the words of city().
    Names city_of(int seat);
    std::string stack_of(int seat, int stack) { return city_of(seat).at(static_cast<std::size_t>(stack) - 1); }
    Names boroughs_of(int seat);
    Names board_top();
    Names board_bottom();
    Names deck();
    Names offer();
    Names borough_deck();
    Names stations();
    Names gone();
    /// -1 as long as the deck is not empty.
    int last_turns();

    /// What the game would be worth to the seat if it ended now.
    ScoreLines score(int seat);
    std::vector<int> winners();

    const LondonBook& book() const { return book_; }
    const Edition& edition() const { return book_.edition; }
    const State& state();

private:
    Card card(std::string_view id) const;
    Borough borough(std::string_view id) const;
    Card out_of_pool(std::string_view id);
    Borough out_of_land_pool(std::string_view id);
    void begin();
    void lay_out_boroughs();
    void play_one(std::string_view action);

    template <class List>
    Names names(const List& list) const;

    const LondonBook& book_;
    State state_;
    bool begun_ = false;
    std::vector<Card> pool_; // not put anywhere yet, the lowest of the deck first
    std::vector<Card> deck_top_;
    bool deck_is_whole_ = false;
    std::vector<Borough> land_pool_;
    std::vector<Borough> land_deck_top_;
    bool land_deck_is_whole_ = false;
};

/// For tests of rules that hold in both editions: GetParam() is the edition.
class BothEditions : public testing::TestWithParam<EditionNumber> {};

} // namespace londinium::london
