#include "terminal/words.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>

namespace londinium {
namespace {

std::string said(std::string_view text, std::initializer_list<Fill> fills) {
    const Message message{"id", text};
    const Words words({std::span(&message, 1)}, [](int n) -> std::string_view { return n == 1 ? "one" : "other"; });
    return words("id", fills);
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

/// Every text in quotes in the terminal's sources that looks like an id.
std::set<std::string> ids_in_sources() {
    std::set<std::string> ids;
    const std::regex quoted("\"([a-z]+(\\.[a-z0-9-]+)+)\"");
    for (const auto& file : std::filesystem::recursive_directory_iterator("src/terminal")) {
        if (file.path().extension() != ".cpp" || file.path().string().find("/english/") != std::string::npos) continue;
        std::ifstream in(file.path());
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        for (std::sregex_iterator found(text.begin(), text.end(), quoted), end; found != end; ++found) {
            ids.insert((*found)[1]);
        }
    }
    return ids;
}

TEST(Words, EveryMessageThatIsSaidIsThereAndNoOther) {
    if (!std::filesystem::exists("src/terminal")) GTEST_SKIP() << "runs in the project's folder";
    const std::set<std::string> used = ids_in_sources();
    EXPECT_GT(used.size(), 100U);
    for (const std::string& id : used) EXPECT_TRUE(english().has(id)) << id;
    // Made of parts: what data, options and roster name.
    const std::regex by_name("(name|column|setup\\.game|player|rival|error)\\..*");
    for (const auto& [id, text] : english().all()) {
        const std::string key(id);
        if (std::regex_match(key, by_name)) continue;
        EXPECT_TRUE(used.contains(key)) << key << " is never said";
    }
}

} // namespace
} // namespace londinium
