#include "commands/sim.h"

#include "base/suggest.h"
#include "commands/progress.h"
#include "commands/sim_london.h"
#include "commands/sim_markets.h"
#include "commands/sim_tally.h"
#include "commands/stop.h"
#include "learn/play_out.h"
#include "learn/split_work.h"
#include "players/roster.h"

#include <fmt/format.h>

#include <array>
#include <cstdio>

namespace londinium {
namespace {

constexpr int kMostGames = 100'000'000;
constexpr int kMostThreads = 256;
constexpr int kBadOptions = 2;

/// One worker's sums over its games, or all of them together.
template <class Rules>
struct Sums {
    Tally tally;
    Use<Rules> use;

    Sums(const typename Rules::Book& book, const SimOptions& options) : tally(options.players), use(book) {}

    void add(const Sums& others) {
        tally.add(others.tally);
        use.add(others.use);
    }
};

/// Plays one game of the series. Everything about it follows from the seed and
/// its number: the deal, who sits where, what the players roll.
template <class Rules>
void play_game(const typename Rules::Book& book, const SimOptions& options, std::size_t number, Sums<Rules>& sums) {
    const std::size_t count = options.players.size();
    const std::string seed = fmt::format("{} {}", options.seed, number);
    Dealer dealer(seed);
    const auto start = Rules::deal(book, count, dealer);
    const Seat first = Rules::asked(start);

    // Each player of the line-up is first to play as often as every other.
    std::vector<std::string> names(count);
    for (std::size_t i = 0; i < count; ++i) names[(index(first) + number + i) % count] = options.players[i];
    std::vector<PlayerPtr<Rules>> seats;
    seats.reserve(count);
    for (std::size_t s = 0; s < count; ++s) {
        seats.push_back(std::move(*make_player<Rules>(names[s], book, player_seed(seed, seat_at(s)))));
    }

    std::int64_t decisions = 0;
    const auto end = play_out<Rules>(book, start, seats, [&](const auto& state, Seat seat, auto action) {
        ++decisions;
        sums.use.see(state, seat, action);
    });
    const FinalScore score = Rules::score(book, end);
    sums.use.end(end, score);
    sums.tally.add(names, first, score);
    sums.tally.turns.add(Use<Rules>::turns(end));
    sums.tally.decisions.add(decisions);
}

template <class Rules>
Sums<Rules> play_games(const typename Rules::Book& book, const SimOptions& options) {
    const auto games = static_cast<std::size_t>(options.games);
    const std::size_t threads = options.threads > 0 ? static_cast<std::size_t>(options.threads) : usual_threads();
    Progress progress(games, "games");
    std::vector<Sums<Rules>> by_worker(threads, Sums<Rules>(book, options));
    split_work(
        games, threads,
        [&](std::size_t game, std::size_t worker) {
            if (!stop_asked()) play_game<Rules>(book, options, game, by_worker[worker]);
        },
        [&](std::size_t done) { progress.show(done); });
    Sums<Rules> all(book, options);
    for (const Sums<Rules>& sums : by_worker) all.add(sums);
    return all;
}

/// What is wrong with the options, as a sentence; empty if nothing is.
template <class Rules>
std::string fault_of(const typename Rules::Book& book, const SimOptions& options) {
    const std::size_t count = options.players.size();
    if (count < Rules::kFewestPlayers || count > kMostSeats) {
        return fmt::format("{} is for {} to {} players, but --players names {}", options.game, Rules::kFewestPlayers,
                           kMostSeats, count);
    }
    for (const std::string& name : options.players) {
        const auto player = make_player<Rules>(name, book, 0);
        if (!player) return player.error().message;
    }
    if (options.games < 1 || options.games > kMostGames) {
        return fmt::format("--games must be from 1 to {}", kMostGames);
    }
    if (options.threads < 0 || options.threads > kMostThreads) {
        return fmt::format("--threads must be from 0 (as many as the machine has) to {}", kMostThreads);
    }
    return {};
}

template <class Rules>
int simulate(const typename Rules::Book& book, const SimOptions& options) {
    if (const std::string fault = fault_of<Rules>(book, options); !fault.empty()) {
        fmt::print(stderr, "{}\n", fault);
        return kBadOptions;
    }
    stop_when_asked();
    const Sums<Rules> sums = play_games<Rules>(book, options);
    const std::int64_t games = sums.tally.turns.count; // fewer than asked for if it was stopped
    if (options.json) {
        Json json = {{"game", options.game}, {"players", options.players}, {"games", games}, {"seed", options.seed}};
        json.update(sums.tally.json(Use<Rules>::kTurns));
        json.update(sums.use.json());
        fmt::print("{}\n", to_line(json));
    } else {
        fmt::print("{}: {} games of {} players, seed '{}'\n\n", options.game, games, options.players.size(),
                   options.seed);
        sums.tally.print(Use<Rules>::kTurns);
        sums.use.print();
    }
    return std::fflush(stdout) == 0 ? 0 : 1;
}

} // namespace

int run_sim(const Library& library, const SimOptions& options) {
    if (options.game == "london1") return simulate<London>(library.london1, options);
    if (options.game == "london2") return simulate<London>(library.london2, options);
    if (options.game == "markets") return simulate<Markets>(library.markets, options);
    constexpr std::array<std::string_view, 3> kGames = {"london1", "london2", "markets"};
    fmt::print(stderr, "{}\n", unknown_word(options.game, "game", kGames));
    return kBadOptions;
}

} // namespace londinium
