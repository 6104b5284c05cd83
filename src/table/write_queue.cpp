#include "table/write_queue.h"

#include <chrono>
#include <utility>

namespace londinium {

namespace {
constexpr std::size_t kMostTogether = 1000;
constexpr std::chrono::seconds kIdle{1};
} // namespace

WriteQueue::~WriteQueue() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    something_to_do_.notify_one();
    thread_.join();
}

void WriteQueue::add(WriteTask task) {
    {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    something_to_do_.notify_one();
}

void WriteQueue::run() {
    while (true) {
        std::deque<WriteTask> now;
        {
            std::unique_lock lock(mutex_);
            something_to_do_.wait_for(lock, kIdle, [this] { return ending_ || !tasks_.empty(); });
            if (ending_ && tasks_.empty()) return;
            if (tasks_.size() <= kMostTogether) {
                now.swap(tasks_);
            } else {
                for (std::size_t i = 0; i < kMostTogether; ++i) {
                    now.push_back(std::move(tasks_.front()));
                    tasks_.pop_front();
                }
            }
        }
        write_(now);
    }
}

} // namespace londinium
