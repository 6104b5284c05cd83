#include "learn/split_work.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace londinium {

std::size_t usual_threads() { return std::max(1U, std::thread::hardware_concurrency()); }

void split_work(std::size_t items, std::size_t threads, const std::function<void(std::size_t, std::size_t)>& work,
                const std::function<void(std::size_t)>& watch) {
    constexpr auto kBetweenLooks = std::chrono::milliseconds(200);
    std::atomic<std::size_t> next = 0;
    std::atomic<std::size_t> done = 0;
    std::mutex mutex;
    std::condition_variable finished;
    std::size_t running = std::max<std::size_t>(1, std::min(threads, items));

    std::vector<std::jthread> workers;
    const std::size_t count = running;
    workers.reserve(count);
    for (std::size_t worker = 0; worker < count; ++worker) {
        workers.emplace_back([&, worker] {
            for (std::size_t item = next++; item < items; item = next++) {
                work(item, worker);
                ++done;
            }
            const std::lock_guard lock(mutex);
            --running;
            finished.notify_one();
        });
    }
    std::unique_lock lock(mutex);
    while (!finished.wait_for(lock, kBetweenLooks, [&] { return running == 0; })) watch(done);
    watch(done);
}

} // namespace londinium
