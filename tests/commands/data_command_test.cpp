#include "commands/run.h"
#include "game/embedded_data.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

/// `londinium data` and the files it is given, as somebody who corrects a value
/// sees it.
namespace londinium {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::StartsWith;

/// A directory with the shipped files, gone at the end of the test.
class DataCommand : public testing::Test {
protected:
    void SetUp() override {
        std::string pattern = (fs::temp_directory_path() / "londinium-data-XXXXXX").string();
        ASSERT_NE(mkdtemp(pattern.data()), nullptr);
        directory_ = pattern;
        for (const EmbeddedFile& file : embedded_data()) write(file.name, file.text);
    }
    void TearDown() override { fs::remove_all(directory_); }

    void write(std::string_view name, std::string_view text) const {
        std::ofstream(directory_ / name, std::ios::binary) << text;
    }
    Ran run_here(const std::string& arguments) const { return run("--data " + directory_.string() + ' ' + arguments); }

    fs::path directory_;
};

TEST_F(DataCommand, ListsTheGamesAndTheirValues) {
    const Ran all = run("data");
    EXPECT_EQ(all.code, 0);
    EXPECT_THAT(all.output, StartsWith("london1: London, first edition, data version "));
    EXPECT_THAT(all.output, HasSubstr("\n  68 different cards; 101 in all: A 25, B 46, C 30\n"));
    EXPECT_THAT(all.output, HasSubstr("\n  hospital: colour=blue* copies_a=1? copies_b=2? place_cost=2* "));
    EXPECT_THAT(all.output, HasSubstr("\n  hospital: colour=blue copies_a=1 copies_b=2 place_cost=2 "));
    EXPECT_THAT(all.output, HasSubstr("\n  12 market cards\n"));
}

TEST_F(DataCommand, ShowsOneEntry) {
    const Ran one = run("data hammersmith");
    EXPECT_EQ(one.code, 0);
    EXPECT_THAT(one.output, HasSubstr("london2 boroughs, hammersmith: Hammersmith\n"));
    EXPECT_THAT(one.output, HasSubstr("costs more than Lewisham"));
    const Ran json = run("data hospital --json");
    EXPECT_EQ(json.code, 0);
    EXPECT_THAT(json.output, StartsWith("[{\"id\":\"hospital\",\"name\":\"Hospital\","));
    EXPECT_THAT(json.output, HasSubstr("\"place_cost\":{\"value\":\"2\",\"origin\":\"rulebook\"}"));
}

TEST_F(DataCommand, SuggestsAnId) {
    const Ran unknown = run("data hosptial");
    EXPECT_EQ(unknown.code, 1);
    EXPECT_EQ(unknown.output, "Nothing in the data has the id 'hosptial'; did you mean 'hospital'?\n");
}

TEST_F(DataCommand, ReadsADirectory) { EXPECT_EQ(run_here("data").output, run("data").output); }

TEST_F(DataCommand, SaysWhatIsWrongAndWhere) {
    write("markets_markets.csv", "id,name\n");
    const Ran bad = run_here("data");
    EXPECT_EQ(bad.code, 1);
    EXPECT_THAT(bad.output,
                StartsWith((directory_ / "markets_markets.csv").string() + ":1:4: the column 'ring_place'"));
}

TEST_F(DataCommand, RefusesDirectoriesAndFilesThatAreNone) {
    EXPECT_EQ(run("--data /nowhere/at/all data").output, "/nowhere/at/all: there is no such directory\n");

    fs::remove(directory_ / "london2_cards.csv");
    const Ran missing = run_here("data");
    EXPECT_EQ(missing.code, 1);
    EXPECT_EQ(missing.output, "london2_cards.csv: the file is missing\n");

    fs::create_directory(directory_ / "london2_cards.csv");
    EXPECT_THAT(run_here("data").output, HasSubstr("london2_cards.csv: cannot be read"));
    fs::remove(directory_ / "london2_cards.csv");

    write("london2_cards.csv", std::string((1U << 20U) + 1, 'x'));
    EXPECT_THAT(run_here("data").output, HasSubstr("london2_cards.csv: 1048577 bytes are too many for a data file"));
}

} // namespace
} // namespace londinium
