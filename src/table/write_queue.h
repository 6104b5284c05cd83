#pragma once

#include "table/ledger.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace londinium {

/// One thing that a ledger shall write.
struct WriteTask {
    enum class Kind { create, append, note, tell };
    Kind kind;
    std::string id;
    int first;
    std::vector<std::string> lines;
    Standing standing;
    Ledger::OnDone done;
};

/// A thread that writes what is added, in order, as much at once as has
/// gathered while it was busy: that is how many moves share one sync. When there
/// is nothing to write for a second, it is called with nothing.
class WriteQueue {
public:
    using Write = std::function<void(std::deque<WriteTask>& tasks)>;

    explicit WriteQueue(Write write) : write_(std::move(write)), thread_([this] { run(); }) {}
    WriteQueue(const WriteQueue&) = delete;
    WriteQueue& operator=(const WriteQueue&) = delete;
    /// What was added before is still written.
    ~WriteQueue();

    void add(WriteTask task);

private:
    void run();

    Write write_;
    std::mutex mutex_;
    std::condition_variable something_to_do_;
    std::deque<WriteTask> tasks_;
    bool ending_ = false;
    std::thread thread_; // the last: it begins when all else is there
};

} // namespace londinium
