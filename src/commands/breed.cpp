#include "commands/breed.h"

#include "base/suggest.h"
#include "learn/breeding.h"
#include "learn/play_out.h"
#include "learn/split_work.h"
#include "players/net_file.h"

#include <fmt/format.h>

#include <array>
#include <cstdio>

namespace londinium {
namespace {

using london::thumb::Habit;
using london::thumb::Habits;

/// In games that nothing was chosen by.
HabitsTrial examine(const LondonBook& book, const Listener& net, const Habits& habits) {
    constexpr int kGames = 1000;
    return try_habits(book, net, habits, "examination", kGames);
}

int breed(const LondonBook& book, const BreedOptions& options) {
    const std::size_t threads = options.threads > 0 ? static_cast<std::size_t>(options.threads) : usual_threads();
    const int edition = book.edition.number;
    const Habits& first =
        options.afresh ? london::thumb::habits_for(edition) : london::thumb::seasoned_habits_for(edition);
    Listener net;
    if (options.net) {
        const Result<JudgePtr<London>> judge = built_in_judge<London>(book);
        if (!judge) {
            fmt::print(stderr, "{}\n", judge.error().message);
            return 1;
        }
        net = *judge;
    }
    Breeding breeding(book, net, first, player_seed(options.seed, seat_at(0)), options.games, threads);
    const auto tell = [&](int round) {
        const HabitsTrial trial = examine(book, net, breeding.habits());
        fmt::print("round {:3}  wins against thumb {:5.1f} %  ahead by {:5.1f}\n", round, trial.wins() * 100,
                   trial.lead());
        std::fflush(stdout);
    };
    tell(0);
    for (int round = 1; round <= options.rounds; ++round) {
        breeding.round();
        tell(round);
    }
    for (const Habit& habit : london::thumb::each_habit()) {
        fmt::print("    .{} = {:.2g},\n", habit.name, breeding.habits().*habit.value);
    }
    return std::fflush(stdout) == 0 ? 0 : 1;
}

} // namespace

int run_breed(const Library& library, const BreedOptions& options) {
    if (options.game == "london1") return breed(library.london1, options);
    if (options.game == "london2") return breed(library.london2, options);
    constexpr std::array<std::string_view, 2> kGames = {"london1", "london2"};
    fmt::print(stderr, "{}\n", unknown_word(options.game, "game", kGames));
    return 2;
}

} // namespace londinium
