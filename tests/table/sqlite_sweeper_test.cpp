#include "table/open_ledger.h"
#include "table/stores.h"

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>

namespace londinium {
namespace {

using Clock = std::chrono::steady_clock;

/// How often SQLite has begun its log anew: it counts in the log's head.
unsigned times_begun(const std::string& log) {
    std::ifstream file(log, std::ios::binary);
    file.seekg(12);
    std::array<unsigned char, 4> big{};
    for (unsigned char& byte : big) byte = static_cast<unsigned char>(file.get());
    return unsigned{big[0]} << 24U | unsigned{big[1]} << 16U | unsigned{big[2]} << 8U | unsigned{big[3]};
}

TEST(Sweeper, CarriesALongLogOverWhileTheLedgerIsWrittenTo) {
    const TemporaryFolder folder;
    const std::string file = folder.path("tables.db");
    const auto ledger = open_ledger(file);
    ASSERT_TRUE(ledger.ok());
    ASSERT_EQ(create(**ledger, "a", {"london2", "playing", false, {}, {}, {}}, {"made"}), "");
    const unsigned before = times_begun(file + "-wal");

    const std::string long_line(500'000, 'x');
    int length = 1;
    for (; length < 100; ++length) ASSERT_EQ(append(**ledger, "a", length, {long_line}), "");
    const auto limit = Clock::now() + std::chrono::minutes(2);
    while (times_begun(file + "-wal") == before && Clock::now() < limit) {
        ASSERT_EQ(append(**ledger, "a", length++, {"short"}), "");
    }
    EXPECT_NE(times_begun(file + "-wal"), before) << "the log would grow for ever";
    EXPECT_GT(std::filesystem::file_size(file), 30'000'000U) << "where it belongs";
    const auto lines = (*ledger)->read("a", 0);
    ASSERT_TRUE(lines.ok());
    ASSERT_EQ(static_cast<int>(lines->size()), length) << "nothing is lost on the way";
    EXPECT_EQ((*lines)[99], long_line);
}

} // namespace
} // namespace londinium
