#include "table/sqlite_sweeper.h"

#include <fcntl.h>
#include <unistd.h>

#include <chrono>
#include <utility>

namespace londinium {

namespace {

constexpr int kTurns = 2; // what has come while the first took its time, the second takes quickly

/// Writes out a file part by part, with a rest after each: a sync of all of it
/// at once would keep the disk from the log's syncs, which moves wait for.
/// Whatever goes wrong here, the sync that follows sees to.
void write_out(int file) {
    constexpr off_t kPart = off_t{1} << 19;
    constexpr auto kRest = std::chrono::milliseconds(4);
    const off_t end = lseek(file, 0, SEEK_END);
    for (off_t at = 0; at < end; at += kPart) {
        sync_file_range(file, at, kPart,
                        SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER);
        std::this_thread::sleep_for(kRest);
    }
}

} // namespace

void carry_over(sqlite::Database& database) {
    // If it fails, nothing is lost but room on the disk: the log stays.
    sqlite3_wal_checkpoint_v2(database.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

Result<std::unique_ptr<Sweeper>> Sweeper::open(const std::string& path) {
    Result<sqlite::Database> database = sqlite::Database::open(path);
    if (!database) return database.error();
    // Only who has read once knows of the log.
    const Outcome ready = database->run("PRAGMA synchronous = FULL; SELECT count(*) FROM sqlite_master");
    if (!ready) return ready.error();
    return std::unique_ptr<Sweeper>(new Sweeper(std::move(*database), ::open(path.c_str(), O_RDONLY | O_CLOEXEC)));
}

Sweeper::~Sweeper() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    changed_.notify_one();
    thread_.join();
    if (file_ >= 0) close(file_);
}

bool Sweeper::committed(int pages) {
    if (pages < pages_) wanted_at_ = kMany; // begun anew
    pages_ = pages;
    const std::lock_guard lock(mutex_);
    if (work_ == Work::done) {
        // Somebody who reads for long may be in the way: not again before there is much more.
        wanted_at_ = pages + kMany;
        work_ = Work::none;
        return true;
    }
    if (work_ == Work::none && pages >= wanted_at_) {
        work_ = Work::wanted;
        changed_.notify_one();
    }
    return false;
}

void Sweeper::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return ending_ || work_ == Work::wanted; });
        if (ending_) return;
        lock.unlock();
        for (int turn = 0; turn < kTurns; ++turn) {
            carry_over(database_);
            sync();
        }
        lock.lock();
        work_ = Work::done;
    }
}

/// SQLite itself syncs the file when nothing is left, which would be the
/// writer's turn: then there shall be little to wait for.
void Sweeper::sync() {
    if (file_ >= 0) write_out(file_);
    sqlite3_file* file = nullptr;
    sqlite3_file_control(database_.handle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    if (file != nullptr && file->pMethods != nullptr) file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
}

} // namespace londinium
