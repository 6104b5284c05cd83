#include "terminal/at_terminal.h"

#include "game/game.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>

namespace londinium {
namespace {

using testing::HasSubstr;
using testing::Not;

/// A file name of the test's own, in a folder that is swept at its end.
class AtTerminal : public testing::Test {
protected:
    AtTerminal() {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder_ = std::filesystem::temp_directory_path() / ("londinium-" + std::string(test->name()));
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directory(folder_);
    }
    ~AtTerminal() override { std::filesystem::remove_all(folder_); }

    std::string file(const std::string& name) const { return (folder_ / name).string(); }
    static Json read(const std::string& path) {
        std::ifstream in(path);
        return Json::parse(in, nullptr, false);
    }
    /// The record after these answers.
    Json after(const std::vector<std::string>& script) {
        static int number = 0;
        PlayOptions options = against_thumb("london2", "table");
        options.record = file(std::to_string(++number));
        EXPECT_EQ(spend_evening(options, lines(script)).ended_with, 0);
        return read(options.record);
    }

private:
    std::filesystem::path folder_;
};

std::size_t steps(const Json& record) { return record["actions"].size(); }

TEST_F(AtTerminal, NumbersAndWordsAndTheirBeginningsAreTheSame) {
    const Json by_number = after({"1"});
    EXPECT_GT(steps(by_number), 0U);
    EXPECT_EQ(after({"draw deck"}), by_number);
    EXPECT_EQ(after({"  DRAW   Deck "}), by_number);
    EXPECT_EQ(after({"dr de"}), by_number);
    EXPECT_EQ(after({"deck"}), by_number);
}

TEST_F(AtTerminal, NonsenseIsAnsweredAndChangesNothing) {
    const Json before = after({});
    const std::vector<std::string> nonsense = {"0",
                                               "999",
                                               "-1",
                                               "99999999999999999999",
                                               "xyzzy",
                                               "draw",
                                               "\x1b[2J",
                                               "\xff\xfe",
                                               std::string(10'000, 'x'),
                                               "? xyzzy",
                                               "place",
                                               "save",
                                               "log x",
                                               "1 2 3",
                                               "buy nowhere",
                                               "\t \t",
                                               "?",
                                               "? words",
                                               "map",
                                               "score",
                                               "hint",
                                               "log",
                                               "{n}",
                                               "save /no/such/dir/f",
                                               "help city"};
    EXPECT_EQ(after(nonsense), before);

    const Evening evening = spend_evening(against_thumb("london2", "table"), lines(nonsense));
    EXPECT_EQ(evening.ended_with, 0);
    EXPECT_THAT(evening.page, HasSubstr("‘xyzzy’ is nothing you can do now"));
    EXPECT_THAT(evening.page, HasSubstr("Nothing here is called ‘xyzzy’"));
    EXPECT_THAT(evening.page, HasSubstr("That is no choice here. Type 1"));
    EXPECT_THAT(evening.page, HasSubstr("/no/such/dir/f cannot be written"));
    EXPECT_THAT(evening.page, Not(HasSubstr("\x1b"))) << "what is typed is not sent to the terminal";
    EXPECT_THAT(evening.page, Not(HasSubstr("\xff")));
}

TEST_F(AtTerminal, UndoLeadsBackToThePreviousDecision) {
    const Json start = after({});
    const Json drawn = after({"draw deck"});
    EXPECT_NE(start, drawn);
    EXPECT_EQ(after({"draw deck", "undo"}), start);
    EXPECT_EQ(after({"draw deck", "undo", "draw deck"}), drawn);
    // The other one has played in between.
    EXPECT_EQ(after({"draw deck", "draw three", "draw deck", "draw deck", "draw deck", "undo", "undo", "undo", "undo",
                     "undo"}),
              start);
    const Evening evening = spend_evening(against_thumb("london2", "table"), lines({"undo"}));
    EXPECT_THAT(evening.page, HasSubstr("nothing to take back"));
}

TEST_F(AtTerminal, HintAdvisesAndChangesNothing) {
    EXPECT_EQ(after({"hint"}), after({}));
    const Evening evening = spend_evening(against_thumb("london2", "table"), lines({"hint"}));
    EXPECT_THAT(evening.page, HasSubstr("The computer would, the best first:\n  1  "));
}

TEST_F(AtTerminal, TheEndOfInputEndsCleanlyAnywhere) {
    for (std::size_t answers = 0; answers < 60; ++answers) {
        std::size_t given = 0;
        const Typist::Answers play = any_number(answers);
        const Evening evening =
            spend_evening({}, [&](const std::string& page) { return given++ < answers ? play(page) : std::nullopt; });
        EXPECT_EQ(evening.ended_with, 0);
        EXPECT_THAT(evening.page, HasSubstr("The input has ended, so the game stops here."));
    }
}

TEST_F(AtTerminal, AGameIsContinuedFromItsRecord) {
    PlayOptions options = against_thumb("london1", "later", 3);
    options.record = file("game.json");
    const Evening first = spend_evening(options, lines({"draw deck", "draw three", "1", "draw deck", "quit"}));
    EXPECT_THAT(first.page, HasSubstr("To go on with this game:\n  londinium play --record " + options.record));
    const Json saved = read(options.record);
    EXPECT_GE(steps(saved), 3U);
    EXPECT_EQ(saved["seats"][0]["name"], "Ann");

    PlayOptions only_file;
    only_file.record = options.record;
    const Evening second = spend_evening(only_file, any_number(5));
    EXPECT_THAT(second.page, Not(HasSubstr("Which game?")));
    EXPECT_THAT(second.page, HasSubstr("Ann: drew "));
    EXPECT_THAT(second.page, HasSubstr("The whole game is kept in"));
    const Json whole = read(options.record);
    EXPECT_GT(steps(whole), steps(saved));

    const Evening third = spend_evening(only_file, lines({}));
    EXPECT_THAT(third.page, HasSubstr("This game is over. For a new one"));
    EXPECT_EQ(read(options.record), whole);
}

TEST_F(AtTerminal, AGameOfMarketsIsContinuedFromItsRecord) {
    PlayOptions options = against_thumb("markets", "later", 3);
    options.record = file("game.json");
    const Typist::Answers play = any_number(3);
    int answers = 0;
    const Evening first = spend_evening(options, [&](const std::string& page) {
        return ++answers < 20 ? play(page) : std::optional<std::string>("quit");
    });
    EXPECT_THAT(first.page, HasSubstr("To go on with this game:"));
    const Json saved = read(options.record);
    EXPECT_EQ(saved["game"], "markets");
    EXPECT_EQ(saved["seats"][0]["name"], "Ann");

    PlayOptions only_file;
    only_file.record = options.record;
    const Evening second = spend_evening(only_file, any_number(5));
    EXPECT_THAT(second.page, HasSubstr("── London Markets ──"));
    EXPECT_THAT(second.page, HasSubstr("The whole game is kept in"));
    EXPECT_GT(steps(read(options.record)), steps(saved));
}

TEST_F(AtTerminal, UndoAndHintAndHelpWorkInMarkets) {
    const Evening evening = spend_evening(
        against_thumb("markets", "table", 3),
        lines({"hint", "1", "undo", "?", "? words", "? clientele", "map", "score", "log", "log 2", "table"}));
    EXPECT_EQ(evening.ended_with, 0);
    EXPECT_THAT(evening.page, HasSubstr("The computer would, the best first:\n  "));
    EXPECT_THAT(evening.page, HasSubstr("Taken back: you decide anew."));
    EXPECT_THAT(evening.page, HasSubstr("London Markets: the rules in short"));
    EXPECT_THAT(evening.page, HasSubstr("? clientele  what a card, market"));
    EXPECT_THAT(evening.page, HasSubstr("Crates in sight: yours on the topmost tiles"));
    EXPECT_THAT(evening.page, HasSubstr("Market cards still to come"));
    EXPECT_THAT(evening.page, HasSubstr("Money is secret"));
    EXPECT_THAT(evening.page, HasSubstr("What happened"));
}

TEST_F(AtTerminal, AFileThatIsNoRecordIsLeftAlone) {
    PlayOptions options = against_thumb("london2", "x");
    options.record = file("diary");
    std::ofstream(options.record) << "Up and to the office";
    const Evening evening = spend_evening(options, lines({"1"}));
    EXPECT_EQ(evening.ended_with, 1);
    EXPECT_THAT(evening.page, HasSubstr("is no record of a game"));
    const Evening saving = spend_evening(against_thumb("london2", "x"), lines({"save " + options.record}));
    EXPECT_THAT(saving.page, HasSubstr("is there already"));
    std::ifstream diary(options.record);
    std::string line;
    std::getline(diary, line);
    EXPECT_EQ(line, "Up and to the office");
}

TEST_F(AtTerminal, SaveKeepsTheFileUpToDate) {
    const std::string path = file("saved.json");
    spend_evening(against_thumb("london2", "table"), lines({"draw deck", "save " + path, "draw three"}));
    EXPECT_EQ(read(path), after({"draw deck", "draw three"}));
}

TEST_F(AtTerminal, AnOnlyChoiceIsMadeAndSaid) {
    // The first card ever built has but one place to go.
    const std::string said = "Done for you, as there was no other choice: ";
    const Typist::Answers play = any_number(1);
    const Evening evening =
        spend_evening(against_thumb("london2", "table"), [&](const std::string& page) -> std::optional<std::string> {
            if (page.find("Your city (1 stack)") != std::string::npos) return std::nullopt;
            return page.find("Develop:") != std::string::npos ? "develop" : play(page);
        });
    EXPECT_THAT(flat(evening.page), testing::ContainsRegex(said + "[^.]*In a new place\\."));
}

TEST_F(AtTerminal, OptionsThatDoNotFitAreRefusedWithASentence) {
    const auto refused = [](auto change) {
        PlayOptions options = against_thumb("london2", "x");
        change(options);
        const Evening evening = spend_evening(options, lines({}));
        EXPECT_EQ(evening.ended_with, 1);
        return evening.page;
    };
    EXPECT_THAT(refused([](PlayOptions& o) { o.game = "london3"; }),
                HasSubstr("There is no game called ‘london3’; there are london2, london1 and markets."));
    EXPECT_THAT(refused([](PlayOptions& o) { o.players = 5; }), HasSubstr("This game is for 2 to 4 players."));
    EXPECT_THAT(refused([](PlayOptions& o) { o.game = "markets"; }), HasSubstr("This game is for 3 to 4 players."));
    EXPECT_THAT(refused([](PlayOptions& o) { o.opponents = "wren"; }),
                HasSubstr("No player is called ‘wren’; there are "));
    EXPECT_THAT(refused([](PlayOptions& o) { o.opponents = "thumb,thumb"; }), HasSubstr("room for 1 opponent only"));
    EXPECT_THAT(refused([](PlayOptions& o) { o.hot_seat = 3; }), HasSubstr("More people share this terminal"));
    EXPECT_THAT(refused([](PlayOptions& o) { o.seat = 3; }), HasSubstr("Seats are counted from 1 to 2."));
}

} // namespace
} // namespace londinium
