#include "commands/run.h"
#include "game/json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

/// `londinium match`, `londinium train` and `londinium breed` as their user sees them.
namespace londinium {
namespace {

using testing::HasSubstr;

TEST(MatchCommand, TellsWhoIsStrongerWhateverTheThreads) {
    const std::string options = "match thumb random random --game markets --games 24 --json";
    const Ran one = run(options + " --threads 1");
    ASSERT_EQ(one.code, 0) << one.output;
    const Json json = Json::parse(one.output, nullptr, false);
    ASSERT_EQ(json["pairings"].size(), 2U);
    const Json& first = json["pairings"][0];
    EXPECT_EQ(first["a"], "thumb");
    EXPECT_EQ(first["b"], "random");
    EXPECT_EQ(first["games"], 24);
    EXPECT_GT(first["win_rate"].get<double>(), 0.9);
    EXPECT_GT(first["elo"].get<double>(), 200);
    EXPECT_LE(first["elo_interval"][0].get<double>(), first["elo"].get<double>());
    EXPECT_GT(first["lead"].get<double>() - first["lead_uncertainty"].get<double>(), 5) << "pounds";
    EXPECT_EQ(run(options + " --threads 2").output, one.output);
}

TEST(MatchCommand, StopsEarlyWhenItIsClear) {
    const Ran ran = run("match thumb random --game london2 --games 4000 --sprt 0.5 0.7 --json");
    ASSERT_EQ(ran.code, 0) << ran.output;
    const Json json = Json::parse(ran.output, nullptr, false);
    EXPECT_LT(json["pairings"][0]["games"].get<int>(), 200);
    EXPECT_GT(json["pairings"][0]["llr"].get<double>(), 2.9);
}

TEST(MatchCommand, StoppedItTellsWhatItHas) {
    const Ran ran = run_and_stop("match thumb random --game london2 --games 100000000 --json");
    EXPECT_EQ(ran.code, 0);
    const Json json = Json::parse(ran.output, nullptr, false);
    ASSERT_TRUE(json.is_object()) << ran.output;
    for (const Json& pairing : json["pairings"]) { // none, where not even one deal was over
        EXPECT_EQ(pairing["games"].get<int>() % 2, 0) << "each deal was played from both seats";
    }
}

TEST(MatchCommand, SaysWhatCannotBe) {
    EXPECT_EQ(run("match thumb --game london2").code, 2);
    const Ran nobody = run("match thumb duke --game london2");
    EXPECT_EQ(nobody.code, 2);
    EXPECT_THAT(nobody.output, HasSubstr("no player is called 'duke'"));
    EXPECT_THAT(run("match thumb random --game markets --players 2").output, HasSubstr("3 to 4 players"));
    EXPECT_THAT(run("match thumb random --game london2 --sprt 0.6 0.5").output, HasSubstr("the lower first"));
    EXPECT_THAT(run("match thumb random --game londn2").output, HasSubstr("did you mean 'london2'?"));
}

TEST(TrainCommand, GoesOnWhereItWas) {
    const std::string file = (std::filesystem::temp_directory_path() / "londinium-train-test.net").string();
    std::filesystem::remove(file);
    const Ran first = run("train markets --games 8 --file " + file);
    ASSERT_EQ(first.code, 0) << first.output;
    EXPECT_THAT(first.output, HasSubstr("0 games done of 8"));
    EXPECT_THAT(first.output, HasSubstr("wins against thumb"));
    const Ran second = run("train markets --games 16 --file " + file);
    ASSERT_EQ(second.code, 0) << second.output;
    EXPECT_THAT(second.output, HasSubstr("8 games done of 16"));
    const Ran afresh = run("train markets --games 4 --afresh --file " + file);
    EXPECT_THAT(afresh.output, HasSubstr("0 games done of 4"));
    std::filesystem::remove(file);
}

TEST(TrainCommand, RefusesAFileThatIsNoNet) {
    const Ran ran = run("train markets --games 8 --file README.md");
    EXPECT_NE(ran.code, 0);
    EXPECT_THAT(ran.output, HasSubstr("line 1 of the net"));
}

TEST(BreedCommand, PrintsHabitsAsTheyAreWrittenDown) {
    const Ran ran = run("breed london1 --rounds 1 --games 2");
    EXPECT_EQ(ran.code, 0) << ran.output;
    EXPECT_THAT(ran.output, HasSubstr("round   1  wins against thumb"));
    EXPECT_THAT(ran.output, HasSubstr("    .deck_pace = "));
    const Ran markets = run("breed markets");
    EXPECT_EQ(markets.code, 2);
    EXPECT_THAT(markets.output, HasSubstr("'markets'"));
}

} // namespace
} // namespace londinium
