#include "terminal/answer.h"

#include <gmock/gmock.h>

namespace londinium {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const std::vector<std::string> kActions = {"buy city", "buy westminster", "develop",
                                           "done",     "draw three",      "loan",
                                           "on 1",     "on 11",           "swap paupers for top salters"};

Answer heard(std::string_view line) { return understand(line, kActions, english()); }

void expect_action(std::string_view line, const std::string& action) {
    const Answer answer = heard(line);
    EXPECT_EQ(answer.kind, Answer::Kind::action) << line;
    EXPECT_EQ(answer.text, action) << line;
}

TEST(Answer, WordsMayBeShortenedWhileTheyAreUnique) {
    expect_action("develop", "develop");
    expect_action("dev", "develop");
    expect_action("Buy City", "buy city");
    expect_action("b c", "buy city");
    expect_action("dr", "draw three");
    expect_action("sw pau fo to sal", "swap paupers for top salters");
}

TEST(Answer, TheFirstWordMayBeLeftOut) {
    expect_action("westminster", "buy westminster");
    expect_action("three", "draw three");
}

TEST(Answer, WhatIsSaidExactlyGoesBeforeWhatOnlyBegins) { expect_action("on 1", "on 1"); }

TEST(Answer, SeveralAreNamed) {
    const Answer buys = heard("buy");
    EXPECT_EQ(buys.kind, Answer::Kind::several);
    EXPECT_THAT(buys.candidates, ElementsAre("buy city", "buy westminster"));
    // Asides count, too.
    EXPECT_THAT(heard("lo").candidates, ElementsAre("loan", "log"));
}

TEST(Answer, NumbersAreNumbers) {
    EXPECT_EQ(heard(" 12 ").kind, Answer::Kind::number);
    EXPECT_EQ(heard(" 12 ").number, 12);
    EXPECT_EQ(heard("99999999999").number, -1);
}

TEST(Answer, AsidesKeepWhatFollowsThem) {
    const Answer save = heard("save My Game.json");
    EXPECT_EQ(save.kind, Answer::Kind::aside);
    EXPECT_EQ(save.aside, Aside::save);
    EXPECT_EQ(save.text, "My Game.json");
    EXPECT_EQ(heard("? Hospital").text, "Hospital");
    EXPECT_EQ(heard("?").aside, Aside::help);
    EXPECT_EQ(heard("q").aside, Aside::quit);
    EXPECT_EQ(heard("und").aside, Aside::undo);
}

TEST(Answer, NothingAndNonsenseAreToldApart) {
    EXPECT_EQ(heard("").kind, Answer::Kind::nothing);
    EXPECT_EQ(heard(" \t\r").kind, Answer::Kind::nothing);
    EXPECT_EQ(heard("xyzzy").kind, Answer::Kind::unknown);
    EXPECT_EQ(heard("buy city now").kind, Answer::Kind::unknown);
}

} // namespace
} // namespace londinium
