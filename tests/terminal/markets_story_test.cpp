#include "terminal/at_terminal.h"

#include "base/random.h"
#include "terminal/markets/ledger.h"
#include "terminal/markets/score_sheet.h"
#include "terminal/narrator.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace londinium {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::vector<std::string> kNames = {"Ann", "Ben", "Cat"};

const Play<Markets>& play_of(const Game& game) { return std::get<Play<Markets>>(game.play()); }

/// A game of three that is told to one of them, or to somebody who looks on.
class MarketsStory : public testing::Test {
protected:
    MarketsStory() : game_(*Game::deal(library(), "markets", 3, "story")) {}

    /// Whoever is asked does any legal thing, until the decision is asked.
    void play_to(std::string_view decision) {
        while (!game_.over() && game_.decision() != decision) do_anything();
    }
    void do_anything() {
        const std::vector<std::string> actions = game_.actions();
        say(actions[random_.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    void say(const std::string& action) { ASSERT_TRUE(game_.apply(game_.asked(), action)) << action; }

    std::string told(std::size_t from, std::optional<Seat> eyes) const {
        Page page;
        Paper paper(page, {});
        make_narrator(english(), game_, kNames)->tell(paper, game_, from, eyes);
        return flat(page.str());
    }

    Game game_;
    Random random_{5};
};

TEST_F(MarketsStory, OfAnAuctionOnlyTheEndIsTold) {
    play_to("bid");
    const std::size_t start = game_.steps();
    const Seat first = game_.asked();
    const markets::ByKind hand = play_of(game_).state.of(first).hand;
    const auto kind = static_cast<markets::Kind>(std::ranges::max_element(hand) - hand.begin());
    say("bid " + std::string(words(kind)) + " 1");
    EXPECT_EQ(told(start, next_seat(first, 3)), "");
    EXPECT_EQ(told(start, std::nullopt), "");
    say("bid nothing");
    EXPECT_EQ(told(start, std::nullopt), "");
    say("bid nothing");
    const std::string name = kNames[index(first)];
    // Whoever was told of the first bids already hears the whole of it at the end.
    for (const std::size_t from : {start, start + 1, start + 2}) {
        const std::string story = told(from, next_seat(first, 3));
        EXPECT_THAT(story, HasSubstr("Auction. " + name + " 1 "));
        EXPECT_THAT(story, HasSubstr(" nothing"));
        EXPECT_THAT(story, HasSubstr(" to " + name + "."));
    }
}

TEST_F(MarketsStory, ASpecialCardIsNamedOnlyToWhoKeptIt) {
    play_to("keep");
    const Seat seat = game_.asked();
    const std::size_t start = game_.steps();
    do_anything();
    EXPECT_THAT(told(start, next_seat(seat, 3)), HasSubstr("kept a special card."));
    EXPECT_THAT(told(start, std::nullopt), HasSubstr("kept a special card."));
    EXPECT_THAT(told(start, seat), Not(HasSubstr("kept a special card.")));
    EXPECT_THAT(told(start, seat), HasSubstr(": kept "));
}

TEST_F(MarketsStory, TellsTheWholeGameRoundByRound) {
    play_to("over");
    const std::string story = told(0, seat_at(0));
    EXPECT_THAT(story, testing::StartsWith("Setting up. "));
    for (int round = 1; round <= 12; ++round) {
        EXPECT_THAT(story, HasSubstr("Round " + std::to_string(round) + ". Market card: "));
    }
    EXPECT_EQ(count(story, "All money is shown: "), 2U) << "on spaces 5 and 9";
    EXPECT_THAT(story, Not(HasSubstr("{")));
}

TEST_F(MarketsStory, TheLogOfARoundBeginsWithItsMarketCard) {
    while (play_of(game_).state.round < 4) do_anything();
    do_anything();
    Page page;
    Paper paper(page, {});
    make_narrator(english(), game_, kNames)->tell_from_turn(paper, game_, 4, seat_at(0)); // the set-up is the first
    EXPECT_THAT(page.str(), testing::StartsWith("Round 3. Market card: "));
    EXPECT_THAT(page.str(), HasSubstr("Round 4. Market card: "));
}

TEST_F(MarketsStory, WhatIsShownFollowsFromTheViewAlone) {
    const auto narrator = make_narrator(english(), game_, kNames);
    const auto everything = [&](const Game& game, Seat seat) {
        Page page;
        Paper paper(page, {});
        narrator->show(paper, game, seat, true);
        narrator->map(paper, game, seat);
        narrator->score_now(paper, game, seat);
        for (const std::string& name : kNames) narrator->explain(paper, game, seat, name);
        for (const std::string what : {"coffee", "brixton market", "clientele", "m3"}) {
            narrator->explain(paper, game, seat, what);
        }
        if (game.asked() == seat) {
            page << narrator->question(game, seat) << '\n';
            for (const Choice& choice : narrator->choices(game, seat)) page << choice.label << '\n';
        }
        return page.str();
    };
    for (int step = 0; step < 200 && !game_.over(); ++step) {
        if (step % 5 == 0) {
            const Play<Markets>& play = play_of(game_);
            for (std::size_t s = 0; s < 3; ++s) {
                const markets::View view = Markets::observe(*play.book, play.state, seat_at(s));
                markets::State other = Markets::worlds(*play.book, view).sample(random_);
                // The money of others is secret, too, though they who count know it.
                for (std::size_t o = 0; o < 3; ++o) {
                    if (o != s) other.player[o].money += 7;
                }
                const Game elsewhere = *Game::load(library(), state_json(*play.book, other));
                ASSERT_EQ(everything(game_, seat_at(s)), everything(elsewhere, seat_at(s)));
            }
        }
        do_anything();
    }
}

TEST_F(MarketsStory, TheScoreSheetSaysWhereAllMoneyCameFrom) {
    play_to("over");
    const auto ledgers = ledgers_of(play_of(game_));
    for (std::size_t s = 0; s < 3; ++s) EXPECT_EQ(ledgers[s].total(), play_of(game_).state.player[s].money);
    Page page;
    Paper paper(page, {});
    make_narrator(english(), game_, kNames)->final_score(paper, game_);
    EXPECT_THAT(page.str(), HasSubstr("Cashier and assistants"));
    EXPECT_THAT(page.str(), HasSubstr("Auctions"));
    EXPECT_THAT(page.str(), HasSubstr("The winner: "));
}

/// The end of a game between Ann, Ben and Cat, in which nobody has anything.
class TheEndOfMarkets : public MarketsStory {
protected:
    TheEndOfMarkets() : end_(play_of(game_).state), phrases_(english(), library().markets, kNames) {
        for (markets::Player& player : end_.player) player.hand = {};
    }
    std::string winner() const {
        Page page;
        Paper paper(page, {});
        show_winner(paper, phrases_, end_);
        return flat(page.str());
    }

    markets::State end_;
    MarketsPhrases phrases_;
};

TEST_F(TheEndOfMarkets, IsWonByTheMostMoney) {
    end_.player[1].money = 40;
    EXPECT_EQ(winner(), "The winner: Ben, with £40.");
}

TEST_F(TheEndOfMarkets, ATieIsBrokenByTheAdvantageThenByGoods) {
    end_.player[0].money = end_.player[2].money = 40;
    EXPECT_EQ(winner(), "The victory is shared: Ann and Cat, with £40 each. Nobody has the Advantage, and they hold as "
                        "many goods cards.");
    end_.player[0].hand = {1, 0, 0, 0};
    EXPECT_EQ(winner(), "The winner: Ann, with £40. Ann and Cat both have £40; more goods cards in hand decide.");
    end_.player[2].advantage = true;
    EXPECT_EQ(winner(), "The winner: Cat, with £40. Ann and Cat both have £40; the Advantage decides.");
}

/// What the second player to bid is shown of the first auction, on a terminal
/// that three people share, after the first one gave these answers to it.
std::string second_bidders_page(std::vector<std::string> first_bid) {
    PlayOptions options;
    options.game = "markets";
    options.players = 3;
    options.hot_seat = 3;
    options.name = "Ann,Ben,Cat";
    options.seed = "sealed";
    const Typist::Answers play = any_number(2);
    std::string seen;
    bool bidding = false;
    spend_evening(options, [&](const std::string& page) -> std::optional<std::string> {
        const bool auction = page.find("The auction: what do you offer") != std::string::npos;
        bidding = bidding || auction;
        if (!bidding) return play(page);
        if (!first_bid.empty()) {
            const std::string answer = first_bid.front();
            first_bid.erase(first_bid.begin());
            return answer;
        }
        if (page.find("Your turn is over.") != std::string::npos) return ""; // still the first one's page
        seen += page;
        return auction ? std::nullopt : std::optional<std::string>("");
    });
    return seen;
}

TEST(MarketsAtOneKeyboard, ABidIsNotShownToTheOthers) {
    const std::string after_nothing = second_bidders_page({"bid nothing"});
    const std::string after_a_card = second_bidders_page({"1", "1"});
    EXPECT_THAT(after_nothing, HasSubstr("It is for "));
    EXPECT_THAT(flat(after_nothing), HasSubstr("(In already: "));
    EXPECT_EQ(after_nothing, after_a_card);
}

TEST(MarketsAtOneKeyboard, AWholeGameIsPlayed) {
    PlayOptions options;
    options.game = "markets";
    options.players = 4;
    options.hot_seat = 2;
    options.opponents = "thumb";
    options.name = "Ann,Ben";
    options.seed = "pass";
    const Evening evening = spend_evening(options, any_number(4));
    EXPECT_EQ(evening.ended_with, 0);
    EXPECT_THAT(evening.page, HasSubstr("The game is over"));
    EXPECT_GT(count(evening.page, "It is for Ann now."), 10U);
    EXPECT_GT(count(evening.page, "It is for Ben now."), 10U);
}

} // namespace
} // namespace londinium
