#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace londinium {

/// How long something took, sorted into steps as Prometheus wants it.
class Durations {
public:
    void add(std::chrono::nanoseconds took);
    /// The lines of a histogram in seconds.
    std::string lines(const char* name, const char* help) const;

private:
    static constexpr std::array<double, 12> kSteps = {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                                      0.1,   0.25,   0.5,   1,    2.5,   10};
    std::array<std::atomic<std::uint64_t>, kSteps.size() + 1> counts_{};
    std::atomic<std::uint64_t> nanoseconds_{0};
};

/// What is counted while the server runs, from any thread; `GET /metrics`
/// shows it.
struct Metrics {
    using Count = std::atomic<std::uint64_t>;

    // how many there are now
    Count tables{0};
    Count sockets{0};
    Count watchers{0};
    Count thoughts_waiting{0};
    // how many there were
    Count tables_made{0};
    Count moves{0};
    Count computer_moves{0};
    Count refused{0};
    Count limited{0};
    Count store_errors{0};
    Count conflicts{0};
    Count thoughts_put_off{0};
    Count webhooks_sent{0};
    Count webhooks_failed{0};

    Durations move_time;    // from a move's arrival to its answer
    Durations thought_time; // of a computer player

    std::string text() const;
};

} // namespace londinium
