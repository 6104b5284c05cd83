#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace londinium {

/// Threads for what takes time, apart from the one that serves people: they
/// step back behind it (niceness), and their queue is bounded. What is still
/// waiting at the end is dropped.
class Workers {
public:
    /// What was done is given back, to be let go of where it came from: it may
    /// hold the last hold on something that only its own thread may end.
    using GiveBack = std::function<void(std::function<void()> done)>;

    Workers(std::size_t threads, std::size_t most_waiting, int niceness, GiveBack give_back);
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers();

    /// False when too much waits already. From any thread.
    [[nodiscard]] bool give(std::function<void()> work);
    std::size_t waiting() const;
    /// Returns when all threads have ended; nothing is done any more.
    void stop();

private:
    void work(int niceness);

    const std::size_t most_waiting_;
    const GiveBack give_back_;
    mutable std::mutex mutex_;
    std::condition_variable more_;
    std::deque<std::function<void()>> queue_;
    bool ending_ = false;
    std::vector<std::jthread> threads_;
};

} // namespace londinium
