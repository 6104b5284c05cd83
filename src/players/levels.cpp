#include "players/levels.h"

#include <array>
#include <charconv>
#include <string>

namespace londinium {
namespace {

constexpr int kMostIterations = 10'000'000;
constexpr int kMostThreads = 64;
/// Nobody waits longer, whatever the machine; on a usual one it is never reached.
constexpr int kLongestThought = 1000; // milliseconds

constexpr std::array<Level, 4> kLevels = {{
    {"apprentice", Means::net, {}, {}, {0.06F, 0.018F, 0.2F}},
    {"journeyman", Means::net, {}, {}, {0.028F, 0, 0.08F}},
    {"master", Means::net, {16, 12, 16}, {1, 1, 1}, {0.013F, 0, 0.08F}, {}, kLongestThought},
    {"architect", Means::net, {200, 200, 1000}, {2, 1, 1}, {}, {}, kLongestThought},
}};

/// What the levels are measured against.
constexpr std::array<Level, 2> kYardsticks = {{
    {"net", Means::net, {}, {}},
    {"rollouts", Means::rollouts, {100, 100, 100}, {}},
}};

} // namespace

std::span<const Level> levels() { return kLevels; }

const Level* find_level(std::string_view name) {
    for (const Level& level : kLevels) {
        if (level.name == name) return &level;
    }
    for (const Level& level : kYardsticks) {
        if (level.name == name) return &level;
    }
    return nullptr;
}

namespace {

/// Takes a whole number from 1 on off the front; 0 if there is none.
int take_number(std::string_view& text, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || number < 1 || number > most) return 0;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

bool take(std::string_view& text, std::string_view word) {
    if (!text.starts_with(word)) return false;
    text.remove_prefix(word.size());
    return true;
}

PerGame<int> all_games(int number) { return {number, number, number}; }

/// What stands behind the colon: `2000`, `500ms`, `2000x2`.
bool read_effort(std::string_view text, Level& level) {
    const int number = take_number(text, kMostIterations);
    if (number == 0) return false;
    if (take(text, "ms")) {
        level.milliseconds = number;
        level.iterations = all_games(kMostIterations);
    } else {
        level.iterations = all_games(number);
        level.milliseconds = 0;
    }
    if (take(text, "x")) level.threads = take_number(text, kMostThreads);
    return text.empty() && level.threads > 0;
}

} // namespace

Result<Level> read_level(std::string_view text) {
    const std::size_t at = text.find('@');
    const std::string_view strength = text.substr(0, at);
    const std::size_t colon = strength.find(':');
    const Level* known = find_level(strength.substr(0, colon));
    if (known == nullptr) return Error{"unknown-player", "there is no level '" + std::string(text) + "'"};
    Level level = *known;
    if (at != std::string_view::npos) level.net = text.substr(at + 1);
    if (colon == std::string_view::npos || read_effort(strength.substr(colon + 1), level)) return level;
    return Error{"unknown-player",
                 "'" + std::string(text) + "': behind the colon stands how many iterations a search makes, from 1 to " +
                     std::to_string(kMostIterations) + ", or how long it thinks, 500ms; and on how many threads, x2"};
}

} // namespace londinium
