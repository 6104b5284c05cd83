#pragma once

#include "table/sqlite.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

namespace londinium {

/// SQLite writes to a log beside its file, and has to carry that over into the
/// file now and then. Left to itself it does so in the middle of some commit:
/// thousands of pages are written and synced while every move waits, for a third
/// of a second on a busy disk. So a thread of its own carries over and syncs
/// while moves go on, and the writer is left with what came meanwhile. Once
/// nothing is left, SQLite begins its log anew.
class Sweeper {
public:
    static Result<std::unique_ptr<Sweeper>> open(const std::string& path);
    Sweeper(const Sweeper&) = delete;
    Sweeper& operator=(const Sweeper&) = delete;
    ~Sweeper();

    /// The writer tells after each commit how many pages its log has. True: most
    /// of it is done, and it shall carry over the rest itself, which is short.
    bool committed(int pages);

private:
    static constexpr int kMany = 8000; // pages of 4 KB: the longer, the more often one page stands for many moves
    enum class Work { none, wanted, done };

    Sweeper(sqlite::Database database, int file)
        : database_(std::move(database)), file_(file), thread_([this] { run(); }) {}
    void run();
    void sync();

    sqlite::Database database_; // the thread's alone
    int file_;                  // the same file once more, to write it out; -1 if it cannot be had
    int wanted_at_ = kMany;     // the writer's alone: when the log has so many pages
    int pages_ = 0;             // the same: at the last commit
    std::mutex mutex_;
    std::condition_variable changed_;
    Work work_ = Work::none;
    bool ending_ = false;
    std::thread thread_; // the last: it begins when all else is there
};

/// Moves what it can from the log to the file; others may write meanwhile.
void carry_over(sqlite::Database& database);

} // namespace londinium
