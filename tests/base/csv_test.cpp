#include "base/csv.h"

#include "base/suggest.h"

#include <array>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace londinium {
namespace {

using testing::ElementsAre;

std::vector<std::vector<std::string>> texts(std::string_view text) {
    const Result<std::vector<CsvRow>> rows = read_csv("t.csv", text);
    EXPECT_TRUE(rows) << rows.error().message;
    std::vector<std::vector<std::string>> result;
    if (!rows) return result;
    for (const CsvRow& row : *rows) {
        result.emplace_back();
        for (const CsvCell& cell : row) result.back().push_back(cell.text);
    }
    return result;
}

std::string fault(std::string_view text) {
    const Result<std::vector<CsvRow>> rows = read_csv("t.csv", text);
    if (rows) return "none";
    EXPECT_EQ(rows.error().code, "bad-data");
    return rows.error().message;
}

TEST(Csv, ReadsRowsOfCells) {
    EXPECT_THAT(texts("a,b\nc,d\n"), ElementsAre(ElementsAre("a", "b"), ElementsAre("c", "d")));
    EXPECT_THAT(texts("a,b\nc,d"), ElementsAre(ElementsAre("a", "b"), ElementsAre("c", "d")));
    EXPECT_THAT(texts(",\n"), ElementsAre(ElementsAre("", "")));
    EXPECT_THAT(texts("a,"), ElementsAre(ElementsAre("a", "")));
    EXPECT_THAT(texts(""), ElementsAre());
}

TEST(Csv, QuotesHoldCommasQuotesAndLineBreaks) {
    EXPECT_THAT(texts("\"a, b\",\"say \"\"no\"\"\"\n"), ElementsAre(ElementsAre("a, b", "say \"no\"")));
    EXPECT_THAT(texts("\"a\r\nb\",c\n"), ElementsAre(ElementsAre("a\nb", "c")));
    EXPECT_THAT(texts("\"\"\n"), ElementsAre(ElementsAre("")));
}

TEST(Csv, TakesWhatSpreadsheetsAdd) {
    EXPECT_THAT(texts("\xEF\xBB\xBF"
                      "a,b\r\n\r\nc,d\r\n\r\n"),
                ElementsAre(ElementsAre("a", "b"), ElementsAre("c", "d")));
    EXPECT_THAT(texts("\xEF\xBB\xBF"), ElementsAre());
}

TEST(Csv, KnowsWhereEachTextBegins) {
    const Result<std::vector<CsvRow>> rows = read_csv("t.csv", "id,n\n\n\"\xC3\xA9\xC3\xA9, a\",x,\"y\nz\",w\n");
    ASSERT_TRUE(rows);
    const auto place = [&](std::size_t row, std::size_t cell) {
        const CsvCell& at = (*rows)[row][cell];
        return at_place("t.csv", at.line, at.column, at.text);
    };
    EXPECT_EQ(place(0, 0), "t.csv:1:1: id");
    EXPECT_EQ(place(0, 1), "t.csv:1:4: n");
    EXPECT_EQ(place(1, 0), "t.csv:3:2: \xC3\xA9\xC3\xA9, a"); // behind the quote
    EXPECT_EQ(place(1, 1), "t.csv:3:9: x");                   // in characters, not in bytes
    EXPECT_EQ(place(1, 2), "t.csv:3:12: y\nz");
    EXPECT_EQ(place(1, 3), "t.csv:4:4: w");
}

TEST(Csv, RefusesBrokenQuotes) {
    EXPECT_EQ(fault("a,b\nc,\"d\ne"), "t.csv:2:3: this quote is never closed");
    EXPECT_EQ(fault("\""), "t.csv:1:1: this quote is never closed");
    EXPECT_EQ(fault("a\n\"b\"c\n"), "t.csv:2:4: text after a closing quote; expected a comma or the end of the line");
    EXPECT_THAT(fault("ab\"c\""), testing::StartsWith("t.csv:1:3: a quote in the middle of a cell"));
}

TEST(Csv, RefusesWhatIsNoText) {
    EXPECT_EQ(fault("a,\xFF"), "t.csv:1:3: this is not UTF-8; save the file as UTF-8");
    EXPECT_EQ(fault("a\n\"\xC3\"\n"), "t.csv:2:2: this is not UTF-8; save the file as UTF-8");
    EXPECT_EQ(fault("\xED\xA0\x80"), "t.csv:1:1: this is not UTF-8; save the file as UTF-8"); // a surrogate
    EXPECT_EQ(fault("\xC0\x80"), "t.csv:1:1: this is not UTF-8; save the file as UTF-8");     // overlong
    EXPECT_EQ(fault(std::string_view("ab\0c", 4)), "t.csv:1:3: a control character, which no text here needs");
    EXPECT_EQ(fault("a\rb"), "t.csv:1:2: a control character, which no text here needs");
    EXPECT_EQ(fault("a\tb"), "t.csv:1:2: a control character, which no text here needs");
}

TEST(Suggest, FindsTheWordThatWasMeant) {
    constexpr std::array<std::string_view, 3> kColours = {"brown", "blue", "pink"};
    EXPECT_EQ(nearest("bleu", kColours), "blue");
    EXPECT_EQ(nearest("Pink", kColours), "pink");
    EXPECT_EQ(nearest("purple", kColours), "");
    EXPECT_EQ(nearest("", kColours), "");
    EXPECT_EQ(nearest(std::string(1000, 'b'), kColours), "");
    EXPECT_EQ(unknown_word("purple", "colour", kColours), "'purple' is no colour; known are brown, blue and pink");
    EXPECT_EQ(unknown_word("bleu", "colour", kColours),
              "'bleu' is no colour; did you mean 'blue'? Known are brown, blue and pink");
}

} // namespace
} // namespace londinium
