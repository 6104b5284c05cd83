#include "server/journal.h"

#include <chrono>
#include <cstdio>
#include <mutex>
#include <string>

namespace londinium {

void note(std::string_view level, std::string_view what, const Json& with) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    Json line{
        {"at", std::chrono::duration_cast<std::chrono::milliseconds>(now).count()}, {"level", level}, {"what", what}};
    line.update(with);
    const std::string text = to_line(line) + "\n";
    static std::mutex one_at_a_time;
    const std::lock_guard lock(one_at_a_time);
    std::fwrite(text.data(), 1, text.size(), stderr);
}

} // namespace londinium
