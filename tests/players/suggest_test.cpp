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
