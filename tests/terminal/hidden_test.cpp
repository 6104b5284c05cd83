#include "terminal/at_terminal.h"

#include "base/random.h"
#include "terminal/narrator.h"

#include <gmock/gmock.h>
#include <set>

namespace londinium {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::vector<std::string> kNames = {"Ann", "Ben", "Cat"};

/// All that a seat is shown of a game.
std::string all_that_is_shown(const Game& game, Seat seat) {
    const auto narrator = make_narrator(english(), game, kNames);
    Page page;
    Paper paper(page, {});
    narrator->show(paper, game, seat, true);
    narrator->map(paper, game, seat);
    narrator->score_now(paper, game, seat);
    for (const std::string& name : kNames) narrator->explain(paper, game, seat, name);
    if (game.asked() == seat) {
        page << narrator->question(game, seat) << '\n';
        for (const Choice& choice : narrator->choices(game, seat)) page << choice.label << '\n';
    }
    return page.str();
}

TEST(Hidden, WhatIsShownFollowsFromTheViewAlone) {
    for (const std::string game_name : {"london2", "london1"}) {
        Random random(11);
        Game game = *Game::deal(library(), game_name, 3, "worlds " + game_name);
        for (int step = 0; step < 250 && !game.over(); ++step) {
            if (step % 10 == 0) {
                const auto& play = std::get<Play<London>>(game.play());
                for (std::size_t s = 0; s < 3; ++s) {
                    const london::View view = London::observe(*play.book, play.state, seat_at(s));
                    const london::State other = London::worlds(*play.book, view).sample(random);
                    const Game elsewhere = *Game::load(library(), state_json(*play.book, other));
                    ASSERT_EQ(all_that_is_shown(game, seat_at(s)), all_that_is_shown(elsewhere, seat_at(s)));
                }
            }
            const std::vector<std::string> actions = game.actions();
            ASSERT_TRUE(game.apply(game.asked(), actions[random.below(static_cast<std::uint32_t>(actions.size()))]));
        }
    }
}

TEST(Hidden, TheStoryNamesNoCardThatOthersDrew) {
    Game game = *Game::deal(library(), "london2", 3, "story");
    const Seat first = game.asked();
    ASSERT_TRUE(game.apply(first, "draw deck"));
    const auto narrator = make_narrator(english(), game, kNames);
    const auto told = [&](std::optional<Seat> eyes) {
        Page page;
        Paper paper(page, {});
        narrator->tell(paper, game, 0, eyes);
        return page.str();
    };
    EXPECT_THAT(told(next_seat(first, 3)), HasSubstr(": drew a card from the deck."));
    EXPECT_THAT(told(std::nullopt), HasSubstr(": drew a card from the deck."));
    EXPECT_THAT(told(first), Not(HasSubstr("a card from the deck")));
}

/// The names of the cards in a seat's hand after the deal.
std::set<std::string> hand_after_deal(const std::string& game_name, const std::string& seed, std::size_t seat) {
    const Game game = *Game::deal(library(), game_name, 2, seed);
    const auto& play = std::get<Play<London>>(game.play());
    std::set<std::string> names;
    for (const auto& held : play.state.hand[seat]) names.insert(play.book->cards[index(held.card)].name);
    return names;
}

TEST(Hidden, OnASharedTerminalNobodySeesTheHandOfAnother) {
    for (const std::string seed : {"a", "b", "c", "d"}) {
        PlayOptions options;
        options.game = "london2";
        options.players = 2;
        options.hot_seat = 2;
        options.name = "Ann,Ben";
        options.seed = seed;
        // Each draws from the deck, then three more, and passes the keyboard.
        const Evening evening = spend_evening(
            options, lines({"", "draw deck", "draw three", "draw deck", "draw deck", "draw deck", "back"}));
        const std::string hand_over = "It is for ";
        const std::size_t first = evening.page.find(hand_over);
        ASSERT_NE(first, std::string::npos);
        const bool ann_begins = evening.page.substr(first + hand_over.size(), 3) == "Ann";
        const auto own = hand_after_deal("london2", seed, ann_begins ? 0 : 1);
        const auto others = hand_after_deal("london2", seed, ann_begins ? 1 : 0);
        const std::size_t second = evening.page.find(hand_over, first + 1);
        const std::string shown = evening.page.substr(first, second - first);
        EXPECT_THAT(shown, HasSubstr("Your hand (6 cards)"));
        for (const std::string& name : own) EXPECT_THAT(shown, HasSubstr(name));
        for (const std::string& name : others) {
            if (own.contains(name)) continue;
            EXPECT_THAT(shown, Not(HasSubstr(name))) << seed;
        }
    }
}

TEST(Hidden, ASharedTerminalIsPassedOnBetweenTurns) {
    PlayOptions options;
    options.game = "london1";
    options.players = 3;
    options.hot_seat = 2;
    options.opponents = "thumb";
    options.name = "Ann,Ben";
    options.seed = "pass";
    const Evening evening = spend_evening(options, any_number(4));
    EXPECT_EQ(evening.ended_with, 0);
    EXPECT_THAT(evening.page, HasSubstr("The game is over"));
    EXPECT_GT(count(evening.page, "It is for Ann now."), 5U);
    EXPECT_GT(count(evening.page, "It is for Ben now."), 5U);
}

} // namespace
} // namespace londinium
