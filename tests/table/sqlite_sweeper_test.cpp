#include "table/open_ledger.h"
#include "table/stores.h"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <vector>

namespace {

/// A part of a file that was written out, and waited for.
struct Part {
    ino_t file;
    std::uintmax_t from;
    std::uintmax_t size;
};
std::mutex parts_mutex;         // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)
std::vector<Part> parts_so_far; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

} // namespace

/// Stands before the one of the C library in this program: it does the same, and
/// keeps what it was asked for.
extern "C" int sync_file_range(int file, off64_t from, off64_t size, unsigned flags) {
    struct stat about{};
    fstat(file, &about);
    const auto done = static_cast<int>(syscall(SYS_sync_file_range, file, from, size, flags));
    if (done != 0 || (flags & SYNC_FILE_RANGE_WRITE) == 0 || (flags & SYNC_FILE_RANGE_WAIT_AFTER) == 0) return done;
    const std::lock_guard lock(parts_mutex);
    parts_so_far.push_back({about.st_ino, static_cast<std::uintmax_t>(from), static_cast<std::uintmax_t>(size)});
    return done;
}

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

/// A store whose log has become so long that it was carried over, and begun anew.
class Sweeper : public ::testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(ledger.ok());
        ASSERT_EQ(create(**ledger, "a", {"london2", "playing", false, {}, {}, {}}, {"made"}), "");
        const unsigned before = times_begun(file + "-wal");
        for (; length < 100; ++length) ASSERT_EQ(append(**ledger, "a", length, {long_line}), "");
        const auto limit = Clock::now() + std::chrono::minutes(2);
        while (times_begun(file + "-wal") == before && Clock::now() < limit) {
            ASSERT_EQ(append(**ledger, "a", length++, {"short"}), "");
        }
        ASSERT_NE(times_begun(file + "-wal"), before) << "the log would grow for ever";
    }

    const TemporaryFolder folder;
    const std::string file = folder.path("tables.db");
    const std::string long_line = std::string(500'000, 'x');
    const Result<std::unique_ptr<Ledger>> ledger = open_ledger(file);
    int length = 1;
};

TEST_F(Sweeper, CarriesALongLogOverWhileTheLedgerIsWrittenTo) {
    EXPECT_GT(std::filesystem::file_size(file), 30'000'000U) << "where it belongs";
    const auto lines = (*ledger)->read("a", 0);
    ASSERT_TRUE(lines.ok());
    ASSERT_EQ(static_cast<int>(lines->size()), length) << "nothing is lost on the way";
    EXPECT_EQ((*lines)[99], long_line);
}

TEST_F(Sweeper, WritesAllOfTheFileOutInPartsThatTheDiskHasSoonDone) {
    struct stat about{};
    ASSERT_EQ(stat(file.c_str(), &about), 0);
    const std::lock_guard lock(parts_mutex);
    std::uintmax_t written = 0; // from the beginning on, without a hole
    for (const Part& part : parts_so_far) {
        if (part.file != about.st_ino) continue;
        EXPECT_LE(part.size, 1'000'000U) << "a move would wait for all of it";
        if (part.from == 0) written = 0; // the second turn
        ASSERT_EQ(part.from, written);
        written += part.size;
    }
    EXPECT_GT(written, 30'000'000U);
}

} // namespace
} // namespace londinium
