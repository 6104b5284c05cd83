#include "commands/run.h"
#include "game/json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

/// `londinium sim` as its user sees it.
namespace londinium {
namespace {

using testing::HasSubstr;
using testing::Not;

Ran sim(const std::string& arguments, const std::string& errors = "2>&1") { return run("sim " + arguments, errors); }

Json sim_json(const std::string& arguments) {
    const Ran ran = sim(arguments + " --json");
    EXPECT_EQ(ran.code, 0) << ran.output;
    return Json::parse(ran.output, nullptr, false);
}

TEST(SimCommand, ThreadsChangeNothing) {
    const std::string options = "london2 --players thumb,random,thumb --games 40 --seed threads --json";
    const Ran one = sim(options + " --threads 1");
    EXPECT_EQ(one.code, 0);
    EXPECT_EQ(sim(options + " --threads 2").output, one.output);
    EXPECT_EQ(sim(options + " --threads 7").output, one.output);
    EXPECT_NE(sim("london2 --players thumb,random,thumb --games 40 --seed other --json").output, one.output);
}

TEST(SimCommand, ThreadsChangeNothingInMarketsEither) {
    const std::string options = "markets --players thumb,random,random --games 20 --json";
    const Ran one = sim(options + " --threads 1");
    EXPECT_EQ(one.code, 0);
    EXPECT_EQ(sim(options + " --threads 2").output, one.output);
}

TEST(SimCommand, EverybodyPlaysFirstEquallyOften) {
    const Json json = sim_json("london1 --players thumb,random,random --games 30 --seed seats");
    ASSERT_EQ(json["results"].size(), 2U); // a line for each name
    EXPECT_EQ(json["results"][0]["player"], "thumb");
    EXPECT_EQ(json["results"][0]["all"]["count"], 30);
    EXPECT_EQ(json["results"][1]["all"]["count"], 60);
    for (const Json& line : json["results"][0]["by_order_of_play"]) EXPECT_EQ(line["count"], 10);
}

TEST(SimCommand, TheNumbersAgree) {
    const Json json = sim_json("london1 --players thumb,random --games 25 --seed sums");
    EXPECT_EQ(json["turns"]["count"], 25);
    const double wins =
        json["results"][0]["all"]["win_rate"].get<double>() + json["results"][1]["all"]["win_rate"].get<double>();
    EXPECT_NEAR(wins, 1, 1e-9);

    int actions = 0;
    for (const auto& [verb, count] : json["actions"].items()) actions += count.get<int>();
    EXPECT_NEAR(actions, 25 * json["decisions"]["mean"].get<double>(), 1e-6);

    int placed = 0;
    int used = 0;
    int activated = 0;
    for (const Json& card : json["cards"]) {
        placed += card["placed"].get<int>();
        used += card["used"].get<int>();
        activated += card["activated"].get<int>();
        EXPECT_LE(card["placed"].get<int>(), 25 * card["copies"].get<int>()) << card["id"];
    }
    const Json& verbs = json["actions"];
    EXPECT_EQ(placed, verbs["place"].get<int>() + verbs["take from the board"].get<int>());
    EXPECT_EQ(used, verbs["use"].get<int>());
    EXPECT_EQ(activated, verbs["activate"].get<int>());
    int bought = 0;
    for (const Json& borough : json["boroughs"]) bought += borough["bought"].get<int>();
    EXPECT_EQ(bought, verbs["buy"].get<int>());
}

TEST(SimCommand, PrintsATable) {
    const Ran ran = sim("london2 --players thumb,random --games 10");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.output, HasSubstr("london2: 10 games of 2 players, seed '1'\n"));
    EXPECT_THAT(ran.output, HasSubstr("\nthumb       all "));
    EXPECT_THAT(ran.output, HasSubstr("\nhospital  "));
    EXPECT_THAT(ran.output, HasSubstr("\nwestminster  "));
    EXPECT_THAT(ran.output, Not(HasSubstr("\r"))); // no progress bar where nobody looks
}

TEST(SimCommand, BadOptionsAreRefused) {
    const auto refusal = [](const std::string& arguments) {
        const Ran ran = sim(arguments, "2>&1 >/dev/null");
        EXPECT_EQ(ran.code, 2) << arguments;
        return ran.output;
    };
    EXPECT_THAT(refusal("londn1 --players thumb,thumb"), HasSubstr("did you mean 'london1'?"));
    EXPECT_THAT(refusal("london1 --players thumb"), HasSubstr("london1 is for 2 to 4 players"));
    EXPECT_THAT(refusal("markets --players thumb,thumb"), HasSubstr("markets is for 3 to 4 players"));
    EXPECT_THAT(refusal("london1 --players thumb,thumb,thumb,thumb,thumb"), HasSubstr("names 5"));
    EXPECT_THAT(refusal("london1 --players thumb,genius"), HasSubstr("'genius'"));
    EXPECT_THAT(refusal("london1 --players thumb,thumb --games 0"), HasSubstr("--games must be from 1"));
    EXPECT_THAT(refusal("london1 --players thumb,thumb --threads -1"), HasSubstr("--threads must be from 0"));
}

TEST(SimCommand, StoppedItTellsWhatItHas) {
    const Ran ran = run_and_stop("sim london2 --players random,random --games 100000000 --json");
    EXPECT_EQ(ran.code, 0);
    const Json json = Json::parse(ran.output, nullptr, false);
    ASSERT_TRUE(json.is_object()) << ran.output;
    EXPECT_LT(json["games"].get<int>(), 100'000'000);
}

} // namespace
} // namespace londinium
