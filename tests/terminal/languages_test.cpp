#include "terminal/at_terminal.h"

#include <gmock/gmock.h>

#include <tuple>

/// A game in each language: complete, and nothing else between.
namespace londinium {
namespace {

using testing::HasSubstr;
using testing::Not;

const Words& words_of(const std::string& language) { return words_in(*language_called(language)); }

/// Words that English texts are full of, and no name or other language has.
void expect_no_english(const std::string& page) {
    for (const char* word : {" the ", " and ", " card", "poverty", "Your ", "You ", " of ", " with ", " for "}) {
        EXPECT_THAT(page, Not(HasSubstr(word)));
    }
}

void expect_all_said(const std::string& page) {
    EXPECT_THAT(page, Not(HasSubstr("{")));
    EXPECT_THAT(page, Not(testing::ContainsRegex("(^|[^a-z/])[a-z]+\\.[a-z]+[-.][a-z.-]+")));
}

using Table = std::tuple<std::string, std::string>; // language and game

class InALanguage : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(Terminal, InALanguage,
                         testing::Combine(testing::Values("fr", "it", "uk"),
                                          testing::Values("london1", "london2", "markets")),
                         [](const auto& tested) {
                             return std::get<0>(tested.param) + "_" + std::get<1>(tested.param);
                         });

TEST_P(InALanguage, AWholeGameIsPlayed) {
    const auto& [language, game] = GetParam();
    for (int seed = 1; seed <= 3; ++seed) {
        PlayOptions options = against_thumb(game, "seed " + std::to_string(seed), 3);
        options.language = language;
        const Evening evening = spend_evening(options, any_number(static_cast<std::uint64_t>(seed)));
        EXPECT_EQ(evening.ended_with, 0);
        EXPECT_THAT(evening.page, HasSubstr(words_of(language)("session.over")));
        expect_all_said(evening.page);
        expect_no_english(evening.page);
        std::istringstream text(evening.page);
        for (std::string line; std::getline(text, line);) {
            // Behind what nobody typed.
            ASSERT_LE(columns(line), line.starts_with("> ") ? 82U : 80U) << line;
        }
    }
}

TEST_P(InALanguage, EverythingCanBeAskedByItsOwnWords) {
    const auto& [language, game] = GetParam();
    const Words& words = words_of(language);
    PlayOptions options = against_thumb(game, "asked", 3);
    options.language = language;
    std::vector<std::string> asked;
    for (const char* id : {"help", "hint", "undo", "log", "score", "table", "map", "save"}) {
        asked.push_back(words(std::string("aside.") + id));
    }
    asked.push_back("? " + words("aside.words"));
    asked.push_back("? " + words(game == "markets" ? "special.monopoly" : "card.hospital"));
    asked.push_back("1");
    asked.push_back(words("aside.quit"));
    const Evening evening = spend_evening(options, lines(asked));
    EXPECT_EQ(evening.ended_with, 0);
    for (const char* id : {"hint.title", "session.nothing-to-undo", "log.title", "session.save-where",
                           "help.vocabulary", "goodbye.not-saved"}) {
        EXPECT_THAT(flat(evening.page), HasSubstr(words(id))) << id;
    }
    EXPECT_THAT(evening.page, Not(HasSubstr(words("goodbye.end-of-input")))) << "the last word did not end the game";
    expect_all_said(evening.page);
    expect_no_english(evening.page);
}

TEST_P(InALanguage, AnActionThatCannotBeDoneSaysWhy) {
    const auto& [language, game] = GetParam();
    const Words& words = words_of(language);
    PlayOptions options = against_thumb(game, "asked", 3);
    options.language = language;
    const bool markets = game == "markets";
    const Evening evening = spend_evening(options, lines({markets ? "tile nowhere" : "repay", words("aside.quit")}));
    EXPECT_THAT(flat(evening.page),
                HasSubstr(markets ? words("why.no-market", {{"said", "nowhere"}}) : words("why.no-loan")));
    expect_all_said(evening.page);
    expect_no_english(evening.page);
}

class EachLanguage : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Terminal, EachLanguage, testing::Values("en", "fr", "it", "uk"));

TEST_P(EachLanguage, ExplainsItsOwnAsides) {
    const Words& words = words_of(GetParam());
    for (const std::string aside : {"hint", "undo", "log", "score", "map", "save", "quit"}) {
        const std::string line = words("help." + aside, {{"game", "markets"}});
        EXPECT_TRUE(line.starts_with(words("aside." + aside) + " ")) << line;
    }
    EXPECT_TRUE(words("help.words").starts_with("? " + words("aside.words") + " "));
}

TEST_P(EachLanguage, UnderstandsEnglishAsidesToo) {
    PlayOptions options = against_thumb("london2", "asked");
    options.language = GetParam();
    const Evening evening = spend_evening(options, lines({"log", "quit"}));
    EXPECT_THAT(evening.page, HasSubstr(words_of(GetParam())("log.title")));
    EXPECT_THAT(evening.page, HasSubstr(words_of(GetParam())("goodbye.not-saved").substr(0, 20)));
}

TEST(EnglishNames, AreThoseOfTheData) {
    // But for cards of one name, which the text tells apart.
    for (const LondonBook* book : {&library().london1, &library().london2}) {
        for (const Entry& card : book->cards) EXPECT_TRUE(english()("card." + card.id).starts_with(card.name));
        for (const Entry& borough : book->boroughs) EXPECT_EQ(english()("borough." + borough.id), borough.name);
    }
    for (const Entry& market : library().markets.markets) EXPECT_EQ(english()("market." + market.id), market.name);
}

} // namespace
} // namespace londinium
