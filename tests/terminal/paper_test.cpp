#include "terminal/paper.h"

#include <gmock/gmock.h>
#include <sstream>

namespace londinium {
namespace {

std::string wrapped(std::string_view text, std::size_t indent, std::size_t hang, bool colours = false) {
    std::ostringstream out;
    Paper(out, {false, colours, 50}).wrapped(text, indent, hang);
    return out.str();
}

TEST(Paper, ColumnsAreCharactersWithoutStyles) {
    EXPECT_EQ(columns("£4 → 1"), 6U);
    EXPECT_EQ(columns(styled(Style::brown, "■ Salters")), 9U);
    EXPECT_EQ(padded(styled(Style::blue, "●"), 3).size(), styled(Style::blue, "●").size() + 2);
    EXPECT_EQ(padded_before("12", 4), "  12");
}

TEST(Paper, LongTextsAreWrappedBetweenWords) {
    EXPECT_EQ(wrapped("one two three four five six seven eight nine ten eleven", 2, 4),
              "  one two three four five six seven eight nine ten\n    eleven\n");
    EXPECT_EQ(wrapped("", 0, 0), "\n");
}

TEST(Paper, StylesAreColoursOnlyWhereThereAreAny) {
    EXPECT_EQ(wrapped(styled(Style::blue, "Hospital"), 0, 0), "Hospital\n");
    EXPECT_EQ(wrapped(styled(Style::blue, "Hospital"), 0, 0, true), "\033[94mHospital\033[0m\n");
}

TEST(Paper, WhatIsTooWideIsCutAndItsStyleEnds) {
    EXPECT_EQ(cut_to("Brixton Market", 14), "Brixton Market");
    EXPECT_EQ(cut_to("Brixton Market", 8), "Brixton…");
    EXPECT_EQ(cut_to(styled(Style::blue, "● porcelain") + " £4", 6), styled(Style::blue, "● por…"));
}

TEST(Paper, WhatPeopleTypeCannotSteerTheTerminal) {
    EXPECT_EQ(shown_safely("\x1b[31mAnn\x07\n\x01", 20), "[31mAnn");
    EXPECT_EQ(shown_safely("\xff\xc3\x28 Zoë\xc2\x9b", 20), "( Zoë");
    EXPECT_EQ(shown_safely("abcdefghij", 4), "abcd…");
}

} // namespace
} // namespace londinium
