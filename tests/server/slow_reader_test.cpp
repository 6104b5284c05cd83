#include "server/person.h"
#include "server/program.h"

#include <gtest/gtest.h>

#include <optional>

namespace londinium {
namespace {

/// Somebody who says hello, and then reads nothing while a whole game is played:
/// megabytes of news, more than waits for anybody.
class SlowReader : public ::testing::Test {
protected:
    SlowReader()
        : program({folder.path("tables.db"), {"--no-limits"}}), table(make_table(program.port(), "london1", "you you")),
          slow(program.port(), table.id), player(program.port(), table, table.tokens) {}

    void greet(const std::vector<std::string>& tokens) {
        slow.say({{"do", "hello"}, {"tokens", tokens}});
        ASSERT_TRUE(slow.await("table").is_object());
    }
    void play_to_the_end() {
        Random random(3);
        while (!player.is_over()) ASSERT_EQ(code_of(player.move_at_random(random)), "");
    }

    TemporaryFolder folder;
    Program program;
    MadeTable table;
    Line slow;
    Person player;
};

TEST_F(SlowReader, MissesStepsAndIsToldWhatHasBecomeOfTheGame) {
    greet({});
    play_to_the_end();
    int steps = 0;
    std::optional<Json> message = slow.hear_json();
    for (; message && (*message)["is"] != "table"; message = slow.hear_json()) steps += (*message)["is"] == "news";
    ASSERT_TRUE(message) << "it was hung up on";
    EXPECT_LT(steps, player.number - 1) << "all were sent: nothing was too slow here";
    EXPECT_EQ((*message)["summary"]["state"], "over");
    EXPECT_EQ((*message)["log"].size(), player.log.size());
    EXPECT_TRUE((*message)["now"].contains("score"));
    EXPECT_EQ(slow.await("here")["watchers"], 1) << "who came and went meanwhile, too";
    // From here on it is told one by one again.
    ASSERT_EQ(code_of(player.ask({{"do", "chat"}, {"seat", 0}, {"text", "Well played"}})), "");
    EXPECT_EQ(slow.await("news")["entry"]["text"], "Well played");
}

TEST_F(SlowReader, IsToldWhatItMissedBeforeItIsAnswered) {
    greet({table.tokens[0]});
    play_to_the_end();
    slow.say({{"do", "move"}, {"id", "late"}, {"seat", 0}, {"action", "draw deck"}, {"after", 1}});
    int whole = 0;
    std::optional<Json> message = slow.hear_json();
    for (; message && (*message)["is"] != "refused"; message = slow.hear_json()) {
        if ((*message)["is"] == "table") whole = static_cast<int>((*message)["log"].size());
    }
    ASSERT_TRUE(message) << "it was hung up on";
    EXPECT_EQ((*message)["error"]["code"], "stale");
    EXPECT_EQ(whole, player.number) << "everything that it had not seen came first";
}

} // namespace
} // namespace londinium
