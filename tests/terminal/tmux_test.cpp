#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

namespace londinium {
namespace {

TEST(ARealTerminal, IsPlayedIn) {
#ifdef LONDINIUM_PROGRAM
    EXPECT_EQ(std::system("tests/terminal/tmux_session.sh '" LONDINIUM_PROGRAM "'"), 0);
#else
    GTEST_SKIP() << "the program is not built";
#endif
}

TEST(ThePipe, BringsAWholeGameOfMarketsToItsEnd) {
#ifdef LONDINIUM_PROGRAM
    // The first choice again and again, by number; the answers outlast the game.
    const std::string play = "yes 1 | head -n 2000 | '" LONDINIUM_PROGRAM
                             "' play markets --language en --players 3 --opponents thumb,random --seed pipe --name Ann";
    EXPECT_EQ(std::system(("cd \"$(mktemp -d)\" && " + play +
                           " > page && grep -q 'The game is over' page && "
                           "grep -q 'with £' page && test -s 1")
                              .c_str()),
              0);
#else
    GTEST_SKIP() << "the program is not built";
#endif
}

} // namespace
} // namespace londinium
