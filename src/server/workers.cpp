#include "server/workers.h"

#include <sys/resource.h>
#include <unistd.h>

#include <utility>

namespace londinium {

Workers::Workers(std::size_t threads, std::size_t most_waiting, int niceness, GiveBack give_back)
    : most_waiting_(most_waiting), give_back_(std::move(give_back)) {
    for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this, niceness] { work(niceness); });
}

Workers::~Workers() { stop(); }

void Workers::stop() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
        queue_.clear();
    }
    more_.notify_all();
    threads_.clear(); // each is waited for
}

bool Workers::give(std::function<void()> work) {
    {
        const std::lock_guard lock(mutex_);
        if (ending_ || queue_.size() >= most_waiting_) return false;
        queue_.push_back(std::move(work));
    }
    more_.notify_one();
    return true;
}

std::size_t Workers::waiting() const {
    const std::lock_guard lock(mutex_);
    return queue_.size();
}

void Workers::work(int niceness) {
    // On Linux this is the niceness of the thread alone.
    if (niceness > 0) setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), niceness);
    for (;;) {
        std::function<void()> next;
        {
            std::unique_lock lock(mutex_);
            more_.wait(lock, [this] { return ending_ || !queue_.empty(); });
            if (ending_) return;
            next = std::move(queue_.front());
            queue_.pop_front();
        }
        next();
        give_back_(std::move(next));
    }
}

} // namespace londinium
