#include "commands/run.h"
#include "game/json.h"

#include <gtest/gtest.h>

namespace londinium {
namespace {

TEST(Load, PlaysAtManyTablesAndLosesNothing) {
    const Ran ran = run("load --tables 6 --sockets 30 --rate 60 --seconds 1 --json", "2>/dev/null");
    ASSERT_EQ(ran.code, 0);
    const Json report = Json::parse(ran.output, nullptr, false);
    ASSERT_TRUE(report.is_object()) << ran.output;
    EXPECT_EQ(report["sockets"], 30);
    EXPECT_GT(report["moves"], 0); // how many is a matter of the machine
    EXPECT_EQ(report["refused"], 0);
    EXPECT_EQ(report["unanswered"], 0);
    EXPECT_EQ(report["sockets_lost"], 0);
    EXPECT_GT(report["ms"]["99%"], 0);
}

TEST(Load, RefusesWhatCannotBe) {
    for (const char* wrong : {"--game chess", "--rate -5", "--seconds -1", "--port 99999", "--tables 0"}) {
        const Ran ran = run(std::string("load --seconds 0.1 ") + wrong, "2>&1", 60);
        EXPECT_NE(ran.code, 0) << wrong;
        EXPECT_NE(ran.output.find("--help"), std::string::npos) << ran.output;
    }
}

} // namespace
} // namespace londinium
