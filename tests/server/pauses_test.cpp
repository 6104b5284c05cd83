#include "server/pauses.h"

#include <gtest/gtest.h>

namespace londinium {
namespace {

using std::chrono::milliseconds;

TEST(Pause, HidesHowLongAThoughtTook) {
    const milliseconds pause(100);
    for (int thought = 0; thought < 100; ++thought) {
        EXPECT_EQ(milliseconds(thought) + left_of(pause, milliseconds(thought)), pause) << thought;
    }
    for (const int thought : {100, 101, 150, 199}) {
        EXPECT_EQ(milliseconds(thought) + left_of(pause, milliseconds(thought)), 2 * pause)
            << "a long one: " << thought;
    }
}

TEST(Pause, OfAnInstantTableIsForSecretsAlone) {
    std::minstd_rand chance;
    EXPECT_EQ(pause_for("act", false, Pace::instant, "architect", chance), milliseconds(0));
    EXPECT_EQ(left_of(milliseconds(0), milliseconds(7)), milliseconds(0));
    for (const char* level : {"thumb", "apprentice", "journeyman"}) {
        EXPECT_EQ(pause_for("bid", true, Pace::instant, level, chance), milliseconds(100)) << level;
    }
    for (const char* level : {"master", "architect"}) { // a search, which may take longer than that
        EXPECT_EQ(pause_for("bid", true, Pace::instant, level, chance), milliseconds(500)) << level;
    }
}

TEST(Pause, OfAStepThatFollowsFromAnotherIsShort) {
    std::minstd_rand chance;
    for (const char* small : {"spend", "where", "pay", "limit", "goods", "restock", "exchange"}) {
        EXPECT_EQ(pause_for(small, false, Pace::human, "thumb", chance), milliseconds(350)) << small;
    }
    for (const char* weighty : {"turn", "action", "develop", "run", "act", "bid"}) {
        const milliseconds pause = pause_for(weighty, false, Pace::human, "thumb", chance);
        EXPECT_GE(pause, milliseconds(700)) << weighty;
        EXPECT_LE(pause, milliseconds(1400)) << weighty;
    }
}

} // namespace
} // namespace londinium
