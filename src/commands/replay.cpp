#include "commands/replay.h"

#include "game/game.h"
#include "terminal/record_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

namespace londinium {

int run_replay(const Library& library, const std::string& file) {
    const Result<SavedGame> saved = read_record(library, file);
    if (!saved) {
        fmt::print(stderr, "{}: {}\n", file, saved.error().message);
        return 1;
    }
    const Game* game = &saved->game;
    const Json record = game->record();
    fmt::print("{} with {} players, {} actions: the record holds (end {}).\n", record["game"].get<std::string>(),
               game->players(), game->steps(), record["end"].get<std::string>());
    if (!game->over()) {
        fmt::print("It is not over: seat {} is asked at '{}'.\n", index(game->asked()), game->decision());
        return 0;
    }
    const Json score = *game->score();
    for (std::size_t s = 0; s < game->players(); ++s) {
        const bool won = std::find(score["winners"].begin(), score["winners"].end(), s) != score["winners"].end();
        fmt::print("seat {}: {}{}  {}\n", s, score["totals"][s].get<int>(), won ? " (wins)" : "",
                   to_line(score["lines"][s]));
    }
    return 0;
}

} // namespace londinium
