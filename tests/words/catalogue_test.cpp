#include "words/catalogue.h"

#include "words/words.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <iterator>
#include <regex>

/// Holds for every topic, whoever wrote it: program and page speak from one
/// catalogue.
namespace londinium {
namespace {

class Catalogue : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        ASSERT_TRUE(catalogue_is_here()) << "run this in the project's folder, where data/words is";
    }
};
INSTANTIATE_TEST_SUITE_P(Languages, Catalogue, testing::Values("en", "fr", "it", "uk"));

TEST_P(Catalogue, HasTheTopicsAndKeysOfEnglish) {
    ASSERT_EQ(topics_of(GetParam()), topics_of("en"));
    for (const std::string& topic : topics_of("en")) {
        const Topic english = read_topic("en", topic);
        const Topic here = read_topic(GetParam(), topic);
        EXPECT_FALSE(english.empty()) << topic << " is no JSON object";
        for (const auto& [key, text] : english)
            EXPECT_TRUE(here.contains(key)) << topic << ": " << key << " is missing";
        for (const auto& [key, text] : here)
            EXPECT_TRUE(english.contains(key)) << topic << ": " << key << " is not English";
    }
}

/// Program and page may each call a message of their own the same.
TEST_P(Catalogue, HasEachKeyOnceForWhoeverReadsIt) {
    const auto by_program = [](const std::string& topic) {
        return topic.starts_with("terminal") || topic == "reasons" || topic == "notices";
    };
    const auto by_both = [](const std::string& topic) { return topic == "cards" || topic == "terms"; };
    for (const bool program : {true, false}) {
        std::map<std::string, std::string> seen;
        for (const std::string& topic : topics_of(GetParam())) {
            if (by_program(topic) != program && !by_both(topic)) continue;
            for (const auto& [key, text] : read_topic(GetParam(), topic)) {
                const auto [other, is_new] = seen.emplace(key, topic);
                EXPECT_TRUE(is_new) << key << " is in " << other->second << " and in " << topic;
            }
        }
    }
}

TEST_P(Catalogue, AsksForWhatEnglishAsksFor) {
    for (const std::string& topic : topics_of("en")) {
        const Topic here = read_topic(GetParam(), topic);
        for (const auto& [key, text] : read_topic("en", topic)) {
            const auto found = here.find(key);
            if (found == here.end()) continue; // said by another test
            const Shape shape = shape_of(found->second);
            EXPECT_EQ(shape.fault, "") << topic << ": " << key << ": " << found->second;
            EXPECT_EQ(shape.placeholders, shape_of(text).placeholders) << topic << ": " << key;
        }
    }
}

/// Does the plural tell apart what the language does? What is said in the same
/// way of every number but some needs no categories: "=0 {…} other {…}".
bool tells_apart(const std::string& language, const std::set<std::string>& branches) {
    const auto has = [&](const char* branch) { return branches.contains(branch); };
    if (language == "uk") return has("one") == has("few"); // 21 is not 1, and "many" may be left to "other"
    return has("one") || has("=1") || branches == std::set<std::string>{"=0", "other"};
}

TEST_P(Catalogue, HasThePluralsThatTheLanguageNeeds) {
    for (const std::string& topic : topics_of(GetParam())) {
        for (const auto& [key, text] : read_topic(GetParam(), topic)) {
            for (const std::set<std::string>& branches : shape_of(text).plurals) {
                EXPECT_TRUE(tells_apart(GetParam(), branches)) << topic << ": " << key << ": " << text;
            }
        }
    }
}

/// ICU takes an apostrophe before a brace or # for a quote: it would print the
/// placeholder as it is.
TEST_P(Catalogue, QuotesAsABookDoes) {
    const std::regex quoting("'[{}#|]|\"");
    for (const std::string& topic : topics_of(GetParam())) {
        for (const auto& [key, text] : read_topic(GetParam(), topic)) {
            EXPECT_FALSE(std::regex_search(text, quoting)) << topic << ": " << key << ": " << text;
        }
    }
}

TEST(FrenchCatalogue, KeepsItsPunctuationWithTheWordBefore) {
    ASSERT_TRUE(catalogue_is_here()) << "run this in the project's folder, where data/words is";
    // A plain space would break the line there. What a placeholder's own syntax needs is no text.
    const std::regex torn(" ([;:!?]|»)|« ");
    for (const std::string& topic : topics_of("fr")) {
        for (const auto& [key, text] : read_topic("fr", topic)) {
            EXPECT_FALSE(std::regex_search(text, torn)) << topic << ": " << key << ": " << text;
        }
    }
}

/// All files of the folders with one of the endings, as one text.
std::string sources(const std::vector<std::string>& folders, const std::set<std::string>& endings) {
    std::string all;
    for (const std::string& folder : folders) {
        if (!std::filesystem::is_directory(folder)) continue;
        for (const auto& file : std::filesystem::recursive_directory_iterator(folder)) {
            if (!endings.contains(file.path().extension().string())) continue;
            std::ifstream in(file.path());
            all.append(std::istreambuf_iterator<char>(in), {});
            all += '\n';
        }
    }
    return all;
}

std::set<std::string> matches(const std::string& text, const std::regex& what) {
    std::set<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), what), end; at != end; ++at) found.insert((*at)[1]);
    return found;
}

TEST(EnglishCatalogue, HasEveryMessageThatTheProgramSays) {
    ASSERT_TRUE(catalogue_is_here()) << "run this in the project's folder, where data/words is";
    const std::string program = sources({"src/terminal", "src/players"}, {".cpp", ".h"});
    const std::set<std::string> said = matches(program, std::regex("\"([a-z]+(\\.[a-z0-9-]+)+)\""));
    EXPECT_GT(said.size(), 300U);
    for (const std::string& id : said) {
        EXPECT_TRUE(english().has(id) || id.ends_with(".net")) << id; // or a file's name
    }
}

TEST(EnglishCatalogue, HasEveryMessageThatThePageSays) {
    ASSERT_TRUE(catalogue_is_here()) << "run this in the project's folder, where data/words is";
    std::set<std::string> keys;
    for (const std::string& topic : topics_of("en")) {
        for (const auto& [key, text] : read_topic("en", topic)) keys.insert(key);
    }
    const std::string page = sources({"web/src"}, {".ts", ".svelte"});
    for (const std::string& key : matches(page, std::regex("\\btr\\(\\s*['\"`]([a-z][a-zA-Z0-9.-]+)['\"`]"))) {
        EXPECT_TRUE(keys.contains(key)) << key;
    }
}

TEST(EnglishCatalogue, HasNoMessageThatNobodySays) {
    ASSERT_TRUE(catalogue_is_here()) << "run this in the project's folder, where data/words is";
    const std::string all = sources({"src", "web/src"}, {".cpp", ".h", ".ts", ".svelte"});
    // A key in quotes; or one that is put together behind its beginning: "card." + id, `card.${id}`.
    const std::set<std::string> whole = matches(all, std::regex("[\"'`]([a-z][a-z0-9-]*(\\.[a-zA-Z0-9_-]+)*)[\"'`]"));
    std::set<std::string> begun = matches(all, std::regex("[\"'`]([a-z][a-zA-Z0-9-]*\\.([a-zA-Z0-9_-]+\\.)*)[\"'`]"));
    begun.merge(matches(all, std::regex("[\"'`]([a-z][a-zA-Z0-9.-]*[.-])(\\$\\{|\\{\\})")));
    for (const std::string& topic : topics_of("en")) {
        for (const auto& [key, text] : read_topic("en", topic)) {
            const bool is_begun =
                std::ranges::any_of(begun, [&](const std::string& start) { return key.starts_with(start); });
            EXPECT_TRUE(is_begun || whole.contains(key)) << topic << ": " << key;
        }
    }
}

} // namespace
} // namespace londinium
