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

} // namespace
} // namespace londinium
