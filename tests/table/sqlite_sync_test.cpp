#include "table/open_ledger.h"
#include "table/stores.h"

#include <gtest/gtest.h>

#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>

namespace {

/// Holds back whoever waits for the disk, and counts them.
class Disk {
public:
    void wait() {
        std::unique_lock lock(mutex_);
        ++syncs_;
        changed_.notify_all();
        changed_.wait(lock, [this] { return !stuck_; });
    }
    void get_stuck() {
        const std::lock_guard lock(mutex_);
        stuck_ = true;
        syncs_ = 0;
    }
    void go_on() {
        const std::lock_guard lock(mutex_);
        stuck_ = false;
        changed_.notify_all();
    }
    bool is_waited_for() {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, londinium::kPatience, [this] { return syncs_ > 0; });
    }
    int syncs() {
        const std::lock_guard lock(mutex_);
        return syncs_;
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool stuck_ = false;
    int syncs_ = 0;
};

Disk& disk() {
    static Disk one;
    return one;
}

} // namespace

/// These stand before those of the C library in this program, and do the same.
extern "C" int fsync(int file) {
    disk().wait();
    return static_cast<int>(syscall(SYS_fsync, file));
}
extern "C" int fdatasync(int file) {
    disk().wait();
    return static_cast<int>(syscall(SYS_fdatasync, file));
}

namespace londinium {
namespace {

TEST(SqliteLedger, AnswersWhenTheDiskHasItAndManyMovesShareOneSync) {
    constexpr int kTables = 20;
    const TemporaryFolder folder;
    std::atomic<int> kept = 0;
    std::atomic<int> answered = 0;
    const auto ledger = open_ledger(folder.path("tables.db"));
    ASSERT_TRUE(ledger.ok());
    const auto name = [](int table) { return "t" + std::to_string(table); };
    for (int t = 0; t < kTables; ++t) {
        ASSERT_EQ(create(**ledger, name(t), {"london2", "playing", false, {}, {}, {}}, {"made"}), "");
    }
    const auto done = [&](const Outcome& outcome) {
        kept += outcome.ok() ? 1 : 0;
        ++answered;
    };

    disk().get_stuck();
    (*ledger)->append(name(0), 1, {"a move"}, done);
    const bool waited_for = disk().is_waited_for();
    EXPECT_EQ(answered, 0) << "the first is not on the disk";
    for (int t = 1; t < kTables; ++t) (*ledger)->append(name(t), 1, {"a move"}, done); // while the first is under way
    EXPECT_EQ(answered, 0);
    disk().go_on();

    ASSERT_TRUE(waited_for) << "nobody waits for the disk";
    EXPECT_EQ(append(**ledger, name(0), 2, {"the last"}), "") << "after all that was added before";
    EXPECT_EQ(kept, kTables);
    EXPECT_LE(disk().syncs(), 4) << "one for the first, one for all the others, one for the last, and one to spare";
}

} // namespace
} // namespace londinium
