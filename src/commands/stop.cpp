#include "commands/stop.h"

#include <atomic>
#include <csignal>

namespace londinium {
namespace {

std::atomic<bool> asked = false;
static_assert(std::atomic<bool>::is_always_lock_free, "or a signal must not touch it");

void ask(int signal) {
    asked = true;
    std::signal(signal, SIG_DFL);
}

} // namespace

void stop_when_asked() {
    std::signal(SIGINT, ask);
    std::signal(SIGTERM, ask);
}

bool stop_asked() { return asked; }

} // namespace londinium
