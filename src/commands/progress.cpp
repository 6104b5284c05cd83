#include "commands/progress.h"

#include <fmt/format.h>

#include <cstdio>
#include <unistd.h>
#include <utility>

namespace londinium {

std::string progress_line(std::size_t done, std::size_t total, const std::string& what, double seconds) {
    constexpr std::size_t kWidth = 30;
    const double share = total == 0 ? 1 : static_cast<double>(done) / static_cast<double>(total);
    const auto full = static_cast<std::size_t>(share * kWidth);
    std::string line = fmt::format("[{}{}] {:3.0f}% of {} {}", std::string(full, '#'), std::string(kWidth - full, '.'),
                                   share * 100, total, what);
    if (done > 0 && done < total && seconds > 1) line += fmt::format(", {:.0f} s left", seconds / share - seconds);
    return line;
}

Progress::Progress(std::size_t total, std::string what)
    : total_(total), what_(std::move(what)), seen_(isatty(STDERR_FILENO) != 0),
      start_(std::chrono::steady_clock::now()) {}

Progress::~Progress() {
    if (seen_) fmt::print(stderr, "\r\x1b[K");
}

void Progress::show(std::size_t done) {
    if (!seen_) return;
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    fmt::print(stderr, "\r{}\x1b[K", progress_line(done, total_, what_, seconds));
    std::fflush(stderr);
}

} // namespace londinium
