#include "commands/golden.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <ostream>
#include <string>

namespace londinium {

void PrintTo(const GoldenGame& golden, std::ostream* out) { *out << golden.file_name(); }

namespace {

constexpr const char* kMakeAnew =
    "If that is as it should be, make them anew: build/release/londinium golden tests/golden";

/// Around the first character that differs: a line may be long.
std::string excerpt(const std::string& line, std::size_t place) {
    constexpr std::size_t kBefore = 200;
    const std::size_t begin = place > kBefore ? place - kBefore : 0;
    return (begin > 0 ? "…" : "") + line.substr(begin, 2 * kBefore);
}

class Golden : public ::testing::TestWithParam<GoldenGame> {};

TEST_P(Golden, IsPlayedAsEver) {
    const auto library = built_in_library();
    ASSERT_TRUE(library.ok());
    const std::string path = "tests/golden/" + GetParam().file_name();
    std::ifstream file(path, std::ios::binary);
    ASSERT_TRUE(file) << path << " is missing. " << kMakeAnew;

    std::string before;
    std::string recorded;
    std::size_t number = 0;
    for (const std::string& line : golden_lines(*library, GetParam())) {
        ++number;
        ASSERT_TRUE(std::getline(file, recorded)) << path << " ends before line " << number << ". " << kMakeAnew;
        if (recorded != line) {
            const std::size_t place =
                static_cast<std::size_t>(std::ranges::mismatch(recorded, line).in1 - recorded.begin());
            FAIL() << path << ":" << number << " differs at character " << place + 1
                   << "\n  the line before: " << before.substr(0, before.find(",\"all\""))
                   << "\n  recorded: " << excerpt(recorded, place) << "\n  now:      " << excerpt(line, place) << '\n'
                   << kMakeAnew;
        }
        before = line;
    }
    EXPECT_FALSE(std::getline(file, recorded)) << path << " goes on after line " << number << ". " << kMakeAnew;
}

INSTANTIATE_TEST_SUITE_P(AllGames, Golden, ::testing::ValuesIn(golden_games()), [](const auto& golden) {
    return std::string(golden.param.game) + "_" + std::to_string(golden.param.players) + "p";
});

} // namespace
} // namespace londinium
