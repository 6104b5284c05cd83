#include "commands/engine.h"

#include "game/engine.h"
#include "players/suggest.h"

#include <chrono>
#include <cstdio>
#include <string>

namespace londinium {
namespace {

enum class Line { read, too_long, none };

/// Reads a line without keeping more of it than the engine takes.
Line read_line(std::string& line) {
    line.clear();
    bool any = false;
    bool too_long = false;
    for (int c = std::getc(stdin); c != EOF; c = std::getc(stdin)) {
        any = true;
        if (c == '\n') break;
        if (line.size() < Engine::kLongestLine) {
            line.push_back(static_cast<char>(c));
        } else {
            too_long = true;
        }
    }
    if (!any) return Line::none;
    return too_long ? Line::too_long : Line::read;
}

bool is_blank(const std::string& line) { return line.find_first_not_of(" \t\r") == std::string::npos; }

} // namespace

int run_engine(const Library& library) {
    const auto clock = [] {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
    };
    Engine engine(library, [&](const Game& game, const Json& request) { return suggest(game, request, clock); });
    std::string line;
    for (Line got = read_line(line); got != Line::none; got = read_line(line)) {
        if (got == Line::read && is_blank(line)) continue;
        const std::string answer = got == Line::read ? engine.answer(line) : Engine::too_long();
        std::fwrite(answer.data(), 1, answer.size(), stdout);
        std::fputc('\n', stdout);
        if (std::fflush(stdout) != 0) return 1; // nobody listens any more
    }
    return 0;
}

} // namespace londinium
