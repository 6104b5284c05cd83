#include "terminal/at_terminal.h"

#include <gmock/gmock.h>

namespace londinium {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The widest line, in characters.
std::string widest_line(const std::string& page) {
    std::istringstream text(page);
    std::string widest;
    for (std::string line; std::getline(text, line);) {
        if (columns(line) > columns(widest)) widest = line;
    }
    return widest;
}

class WholeGame : public testing::TestWithParam<std::tuple<std::string, int, int>> {};

TEST_P(WholeGame, IsPlayedToItsEndByNumbers) {
    const auto& [game, players, seed] = GetParam();
    const Evening evening = spend_evening(against_thumb(game, "seed " + std::to_string(seed), players),
                                          any_number(static_cast<std::uint64_t>(seed)));
    EXPECT_EQ(evening.ended_with, 0);
    EXPECT_THAT(evening.page, HasSubstr("The game is over"));
    EXPECT_THAT(evening.page, testing::AnyOf(HasSubstr("The winner: "), HasSubstr("The victory is shared: ")));
    EXPECT_THAT(evening.page, HasSubstr("Another game? [y/N]"));
    EXPECT_THAT(evening.page, Not(HasSubstr("{")));
    EXPECT_THAT(evening.page, Not(HasSubstr("\033"))) << "colours are for terminals";
    EXPECT_LE(columns(widest_line(evening.page)), 80U) << widest_line(evening.page);
}

INSTANTIATE_TEST_SUITE_P(BothEditions, WholeGame,
                         testing::Combine(testing::Values("london2", "london1"), testing::Values(2, 3, 4),
                                          testing::Range(1, 4)));
INSTANTIATE_TEST_SUITE_P(Markets, WholeGame,
                         testing::Combine(testing::Values("markets"), testing::Values(3, 4), testing::Range(1, 6)));

TEST(WholeGameAtATerminal, IsAskedForAtTheStart) {
    const Evening evening = spend_evening({}, any_number(7));
    EXPECT_EQ(evening.ended_with, 0);
    EXPECT_THAT(evening.page, HasSubstr("Which game?"));
    EXPECT_THAT(evening.page, HasSubstr("How many players"));
    EXPECT_THAT(evening.page, HasSubstr("Who plays against you?"));
    EXPECT_THAT(evening.page, HasSubstr("Your name?"));
    EXPECT_THAT(evening.page, HasSubstr("London, second edition"));
    EXPECT_THAT(evening.page, HasSubstr("The game is over"));
}

TEST(WholeGameAtATerminal, OfEachKindIsOnTheMenu) {
    const std::vector<std::pair<std::string, std::string>> titles = {
        {"1", "London, second edition"}, {"2", "London, first edition"}, {"3", "London Markets"}};
    for (const auto& [number, title] : titles) {
        const Evening evening = spend_evening({}, lines({number, "", "", "", ""}));
        EXPECT_THAT(evening.page, HasSubstr("── " + title + " ──"));
        EXPECT_THAT(evening.page, HasSubstr("\n> \n")) << "a question was asked";
    }
}

TEST(WholeGameAtATerminal, MayBeFollowedByAnother) {
    const Typist::Answers play = any_number(3);
    bool again = true;
    const Evening evening = spend_evening(against_thumb("london2", "x"), [&](const std::string& page) {
        if (!page.ends_with("[y/N] ")) return play(page);
        return std::optional<std::string>(std::exchange(again, false) ? "yes" : "");
    });
    EXPECT_EQ(evening.ended_with, 0);
    EXPECT_EQ(count(evening.page, "The game is over"), 2U);
}

TEST(WholeGameAtATerminal, CanBeWatched) {
    for (const std::string game : {"london2", "markets"}) {
        PlayOptions options;
        options.game = game;
        options.watch = true;
        options.opponents = "thumb,random,thumb";
        options.seed = "w";
        const Evening evening = spend_evening(options, lines({"", "end"}));
        EXPECT_EQ(evening.ended_with, 0);
        EXPECT_THAT(evening.page, HasSubstr("The game is over"));
        EXPECT_THAT(evening.page, Not(HasSubstr("Your hand")));
        EXPECT_THAT(evening.page, Not(HasSubstr("Your special cards")));
        EXPECT_EQ(count(evening.page, "the next round"), 2U);
    }
}

} // namespace
} // namespace londinium
