#include "server/metrics.h"

#include <fmt/format.h>

namespace londinium {

void Durations::add(std::chrono::nanoseconds took) {
    const double seconds = std::chrono::duration<double>(took).count();
    std::size_t step = 0;
    while (step < kSteps.size() && seconds > kSteps[step]) ++step;
    counts_[step].fetch_add(1, std::memory_order_relaxed);
    nanoseconds_.fetch_add(static_cast<std::uint64_t>(took.count()), std::memory_order_relaxed);
}

std::string Durations::lines(const char* name, const char* help) const {
    std::string text = fmt::format("# HELP {0} {1}\n# TYPE {0} histogram\n", name, help);
    std::uint64_t sum = 0;
    for (std::size_t step = 0; step < counts_.size(); ++step) {
        sum += counts_[step].load(std::memory_order_relaxed);
        const std::string up_to = step < kSteps.size() ? fmt::format("{}", kSteps[step]) : "+Inf";
        text += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name, up_to, sum);
    }
    text += fmt::format("{}_sum {}\n", name, static_cast<double>(nanoseconds_.load()) / 1e9);
    text += fmt::format("{}_count {}\n", name, sum);
    return text;
}

std::string Metrics::text() const {
    std::string text;
    const auto add = [&](const char* name, const char* kind, const char* help, const Count& count) {
        text += fmt::format("# HELP londinium_{0} {1}\n# TYPE londinium_{0} {2}\nlondinium_{0} {3}\n", name, help, kind,
                            count.load(std::memory_order_relaxed));
    };
    add("tables", "gauge", "Tables awake in memory", tables);
    add("sockets", "gauge", "Open web sockets", sockets);
    add("watchers", "gauge", "Sockets that hold no seat", watchers);
    add("thoughts_waiting", "gauge", "Computer moves in the queue of the thinkers", thoughts_waiting);
    add("tables_made_total", "counter", "Tables made", tables_made);
    add("moves_total", "counter", "Moves of people made durable", moves);
    add("computer_moves_total", "counter", "Moves of computer players made durable", computer_moves);
    add("refused_total", "counter", "Messages refused", refused);
    add("limited_total", "counter", "Requests and messages over a limit", limited);
    add("store_errors_total", "counter", "Times the store could not write or read", store_errors);
    add("conflicts_total", "counter", "Times another process was faster at a table", conflicts);
    add("thoughts_put_off_total", "counter", "Times the queue of the thinkers was full", thoughts_put_off);
    add("webhooks_sent_total", "counter", "Notices delivered", webhooks_sent);
    add("webhooks_failed_total", "counter", "Notices given up", webhooks_failed);
    text += move_time.lines("londinium_move_seconds", "From a move's arrival to its answer");
    text += thought_time.lines("londinium_thought_seconds", "Time a computer player took to choose");
    return text;
}

} // namespace londinium
