#include "words/words.h"

#include <gtest/gtest.h>

namespace londinium {
namespace {

std::string said(std::string_view text, std::initializer_list<Fill> fills, Language language = Language::english) {
    return Words(language, {{"id", std::string(text)}})("id", fills);
}

TEST(Words, PlaceholdersAreFilled) {
    EXPECT_EQ(said("£{n} for {card}", {{"n", 4}, {"card", "Salters"}}), "£4 for Salters");
    EXPECT_EQ(said("a { n } b", {{"n", -7}}), "a -7 b");
}

TEST(Words, PluralsAreChosenByTheNumber) {
    const std::string_view text = "{n, plural, =0 {no loans} one {# loan} other {# loans}}";
    EXPECT_EQ(said(text, {{"n", 0}}), "no loans");
    EXPECT_EQ(said(text, {{"n", 1}}), "1 loan");
    EXPECT_EQ(said(text, {{"n", 12}}), "12 loans");
}

TEST(Words, ABranchMayHoldPlaceholders) {
    const std::string_view text = "{n, plural, one {only {card}} other {{card} and # more}} of {card}";
    EXPECT_EQ(said(text, {{"n", 1}, {"card", "A"}}), "only A of A");
    EXPECT_EQ(said(text, {{"n", 2}, {"card", "A"}}), "A and 2 more of A");
}

TEST(Words, SelectChoosesByText) {
    const std::string_view text = "the {edition, select, 1 {first} other {second}} edition";
    EXPECT_EQ(said(text, {{"edition", "1"}}), "the first edition");
    EXPECT_EQ(said(text, {{"edition", "2"}}), "the second edition");
}

TEST(Words, WhatIsFilledInIsNotReadAsAMessage) { EXPECT_EQ(said("{name}!", {{"name", "{n} #"}}), "{n} #!"); }

TEST(Words, PluralsFollowTheLanguage) {
    const std::string_view french = "{n, plural, one {# carte} other {# cartes}}";
    EXPECT_EQ(said(french, {{"n", 0}}, Language::french), "0 carte");
    EXPECT_EQ(said(french, {{"n", 1}}, Language::french), "1 carte");
    EXPECT_EQ(said(french, {{"n", 2}}, Language::french), "2 cartes");
    const std::string_view italian = "{n, plural, one {# carta} other {# carte}}";
    EXPECT_EQ(said(italian, {{"n", 0}}, Language::italian), "0 carte");
    EXPECT_EQ(said(italian, {{"n", 1}}, Language::italian), "1 carta");
}

TEST(Words, UkrainianCountsInThreeWays) {
    const auto cards = [](int n) {
        return said("{n, plural, one {# карта} few {# карти} many {# карт} other {# карти}}", {{"n", n}},
                    Language::ukrainian);
    };
    for (const int n : {1, 21, 101, -1}) EXPECT_EQ(cards(n), std::to_string(n) + " карта");
    for (const int n : {2, 3, 4, 22, 34, 102}) EXPECT_EQ(cards(n), std::to_string(n) + " карти");
    for (const int n : {0, 5, 10, 11, 12, 14, 19, 20, 111, 112}) EXPECT_EQ(cards(n), std::to_string(n) + " карт");
}

TEST(Words, ALanguageIsCalledByItsCodeOrALocale) {
    EXPECT_EQ(language_called("fr"), Language::french);
    EXPECT_EQ(language_called("uk-UA"), Language::ukrainian);
    EXPECT_EQ(language_called("it_CH.UTF-8"), Language::italian);
    EXPECT_EQ(language_called("en@euro"), Language::english);
    for (const char* other : {"", "C", "C.UTF-8", "POSIX", "de_DE", "french", "f"}) {
        EXPECT_EQ(language_called(other), std::nullopt) << other;
    }
}

} // namespace
} // namespace londinium
