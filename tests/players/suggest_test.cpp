#include "common/games.h"

#include "players/suggest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string_view>

/// Suggestions as a client of the engine gets them.
namespace londinium {
namespace {

using testing::HasSubstr;
using testing::Not;

Game dealt(std::string_view name, int players) { return *Game::deal(common::library(), name, players, "suggest"); }

class Suggest : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Games, Suggest, testing::Values("london1", "london2", "markets"));

TEST_P(Suggest, OptionsAreLegalAndTheBestComesFirst) {
    const bool markets = std::string_view(GetParam()) == "markets";
    for (int players = markets ? 3 : 2; players <= 4; ++players) {
        Game game = dealt(GetParam(), players);
        while (!game.over()) {
            const Result<Json> answer = suggest(game, Json::object());
            ASSERT_TRUE(answer);
            const Json& options = (*answer)["options"];
            const auto legal = game.actions();
            ASSERT_FALSE(options.empty());
            ASSERT_LE(options.size(), legal.size());
            ASSERT_EQ((*answer)["action"], options[0]["action"]);
            double last = 1e9;
            for (const Json& option : options) {
                ASSERT_TRUE(std::ranges::binary_search(legal, option["action"].get<std::string>()));
                const double expected = option["expected"].get<double>();
                ASSERT_LE(expected, last);
                ASSERT_EQ(expected, std::round(expected * 10) / 10);
                ASSERT_FALSE(option["reason"].get<std::string>().empty());
                last = expected;
            }
            ASSERT_TRUE(game.apply(game.asked(), (*answer)["action"].get<std::string>()));
        }
        const Result<Json> late = suggest(game, Json::object());
        ASSERT_FALSE(late);
        EXPECT_EQ(late.error().message, "the game is over");
    }
}

TEST_P(Suggest, ReasonsComeInEveryLanguage) {
    Game game = dealt(GetParam(), 3);
    while (!game.over()) {
        const Json english = *suggest(game, Json::object());
        for (const char* language : {"fr", "it", "uk"}) {
            const Result<Json> answer = suggest(game, {{"language", language}});
            ASSERT_TRUE(answer);
            ASSERT_EQ((*answer)["options"].size(), english["options"].size());
            for (std::size_t i = 0; i < english["options"].size(); ++i) {
                const Json& option = (*answer)["options"][i];
                ASSERT_EQ(option["action"], english["options"][i]["action"]);
                const auto reason = option["reason"].get<std::string>();
                ASSERT_FALSE(reason.empty());
                // Words that every English reason of some length has one of, and no other language.
                for (const char* word : {"reason.", " the ", " card", "poverty", "worth", " at "}) {
                    ASSERT_THAT(reason, Not(HasSubstr(word))) << language;
                }
            }
        }
        ASSERT_TRUE(game.apply(game.asked(), english["action"].get<std::string>()));
    }
}

TEST_P(Suggest, ALevelThatSearchesTellsChancesToWin) {
    const Game game = dealt(GetParam(), 3);
    const Result<Json> answer = suggest(game, {{"level", "master"}});
    ASSERT_TRUE(answer);
    EXPECT_EQ((*answer)["measure"], "percent");
    EXPECT_EQ((*answer)["action"], (*answer)["options"][0]["action"]);
    const auto legal = game.actions();
    for (const Json& option : (*answer)["options"]) {
        EXPECT_TRUE(std::ranges::binary_search(legal, option["action"].get<std::string>()));
        EXPECT_GE(option["expected"].get<double>(), 0);
        EXPECT_LE(option["expected"].get<double>(), 100);
        EXPECT_FALSE(option["reason"].get<std::string>().empty());
    }
    EXPECT_EQ(*suggest(game, {{"level", "master"}}), *answer); // the same question, the same answer
}

/// A clock of the test's own: each look at it takes ten milliseconds.
TEST_P(Suggest, ASearchKeepsToItsTime) {
    const Game game = dealt(GetParam(), 3);
    double now = 0;
    const auto clock = [&] { return now += 10; };
    ASSERT_TRUE(suggest(game, {{"level", "architect"}, {"ms", 50}}, clock));
    EXPECT_GE(now, 50);
    EXPECT_LE(now, 120);
}

/// While bids come in, each seat may ask, whoever has bid already.
TEST(SuggestForASeat, TellsABidderWhatItsOwnHandAllows) {
    Game game = dealt("markets", 3);
    while (game.decision() != "bid") ASSERT_TRUE(game.apply(game.asked(), game.actions()[0]));
    for (std::size_t s = 0; s < 3; ++s) {
        const auto legal = game.actions(seat_at(s));
        const Result<Json> answer = suggest(game, {{"seat", s}});
        ASSERT_TRUE(answer) << answer.error().message;
        EXPECT_TRUE(std::ranges::binary_search(legal, (*answer)["action"].get<std::string>()));
    }
    const Game other = dealt("london2", 2);
    EXPECT_FALSE(suggest(other, {{"seat", 1 - static_cast<int>(index(other.asked()))}}));
    EXPECT_FALSE(suggest(other, {{"seat", 2}}));
}

TEST(SuggestRefuses, ALanguageThatIsNotThere) {
    const Game game = dealt("london2", 2);
    const Result<Json> answer = suggest(game, {{"language", "de"}});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, "bad-request");
    EXPECT_THAT(answer.error().message, HasSubstr("language: 'de' is no language"));
    EXPECT_FALSE(suggest(game, {{"language", 7}}));
}

TEST(SuggestRefuses, ALevelThatIsNone) {
    const Game game = dealt("london2", 2);
    EXPECT_TRUE(suggest(game, {{"level", "thumb"}, {"ms", 500}}));

    const auto refusal = [&](const Json& request) {
        const Result<Json> answer = suggest(game, request);
        EXPECT_FALSE(answer) << request;
        if (answer) return std::string();
        EXPECT_EQ(answer.error().code, "bad-request");
        return answer.error().message;
    };
    EXPECT_EQ(refusal({{"level", "random"}}), "a random player has no opinion; ask the level thumb");
    EXPECT_THAT(refusal({{"level", "thum"}}), HasSubstr("'thum' is no level; did you mean 'thumb'?"));
    EXPECT_THAT(refusal({{"level", 3}}), HasSubstr("level: a text is wanted"));
    EXPECT_THAT(refusal({{"ms", -1}}), HasSubstr("ms: a number from 0"));
    EXPECT_THAT(refusal({{"ms", "long"}}), HasSubstr("ms: a whole number is wanted"));
}

} // namespace
} // namespace londinium
