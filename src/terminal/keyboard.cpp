#include "terminal/keyboard.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <istream>
#include <unistd.h>

namespace londinium {

namespace {

// No answer is nearly as long: what comes beyond is not kept.
constexpr std::size_t kLongestLine = 4096;

volatile std::sig_atomic_t heard_interrupt = 0;

void on_interrupt(int /*signal*/) { heard_interrupt = 1; }

/// Cuts the first line off a text, if it has a whole one.
bool cut_line(std::string& text, std::string& line) {
    const std::size_t end = text.find('\n');
    if (end == std::string::npos) return false;
    line = text.substr(0, std::min(end, kLongestLine));
    text.erase(0, end + 1);
    return true;
}

} // namespace

Keyboard::Heard StreamKeyboard::read(std::string& line) {
    if (!std::getline(in_, line)) return Heard::end;
    line.resize(std::min(line.size(), kLongestLine));
    return Heard::line;
}

StandardKeyboard::StandardKeyboard() {
    struct sigaction action{};
    action.sa_handler = on_interrupt;
    // Without SA_RESTART, so that Ctrl-C ends a read that waits.
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
}

bool StandardKeyboard::interrupted() const { return heard_interrupt != 0; }

// Not std::getline: its buffer takes a read that a signal ended up again, and
// Ctrl-C would go unheard.
Keyboard::Heard StandardKeyboard::read(std::string& line) {
    std::array<char, 1024> piece{};
    while (!cut_line(waiting_, line)) {
        if (interrupted()) return Heard::interrupt;
        const ssize_t count = ::read(STDIN_FILENO, piece.data(), piece.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) {
            line = std::move(waiting_); // the last line may have no end
            waiting_.clear();
            return line.empty() ? Heard::end : Heard::line;
        }
        waiting_.append(piece.data(), static_cast<std::size_t>(count));
        if (waiting_.size() > 2 * kLongestLine && waiting_.find('\n') == std::string::npos) {
            waiting_.resize(kLongestLine);
        }
    }
    return Heard::line;
}

} // namespace londinium
