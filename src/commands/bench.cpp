#include "commands/bench.h"

#include "base/dealer.h"
#include "commands/bench_search.h"
#include "game/game.h"
#include "players/roster.h"

#include <fmt/format.h>

#include <chrono>
#include <cstring>
#include <string>
#include <vector>

namespace londinium {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// Keeps the compiler from leaving out work whose result nobody reads.
template <class T>
void keep(T& value) {
    asm volatile("" : : "g"(&value) : "memory");
}

struct Figures {
    std::string game;
    std::size_t players;
    double decisions_per_second;
    double games_per_second;
    double copy_ns;
    std::size_t state_bytes;
    double judged_per_second; // by a search; with the fewest players only, else 0
};

/// Random games, one after another, for the time given: list the legal
/// actions, choose one, apply it.
template <class Rules>
void time_play(const typename Rules::Book& book, std::size_t players, double seconds, Figures& figures) {
    Random random(1666);
    typename Rules::Actions actions;
    std::uint64_t decisions = 0;
    std::uint64_t games = 0;
    const auto start = Clock::now();
    double elapsed = 0;
    do {
        Dealer dealer("bench " + std::to_string(games));
        auto state = Rules::deal(book, players, dealer);
        while (!Rules::over(state)) {
            const Seat seat = Rules::asked(state);
            Rules::legal(book, state, seat, actions);
            Rules::apply(book, state, seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
            ++decisions;
        }
        keep(state);
        ++games;
        elapsed = seconds_since(start);
    } while (elapsed < seconds);
    figures.decisions_per_second = static_cast<double>(decisions) / elapsed;
    figures.games_per_second = static_cast<double>(games) / elapsed;
}

template <class Rules>
void time_copy(const typename Rules::Book& book, std::size_t players, Figures& figures) {
    constexpr int kCopies = 2'000'000;
    Dealer dealer("bench copy");
    auto from = Rules::deal(book, players, dealer);
    auto to = from;
    const auto start = Clock::now();
    for (int i = 0; i < kCopies; ++i) {
        keep(from);
        to = from;
        keep(to);
    }
    figures.copy_ns = seconds_since(start) * 1e9 / kCopies;
    figures.state_bytes = sizeof from;
}

template <class Rules>
Figures measure(const typename Rules::Book& book, std::size_t players, double seconds) {
    Figures figures{};
    figures.game = game_name(book);
    figures.players = players;
    time_play<Rules>(book, players, seconds, figures);
    time_copy<Rules>(book, players, figures);
    if (players == Rules::kFewestPlayers) figures.judged_per_second = judged_per_second<Rules>(book, seconds);
    return figures;
}

/// FNV-1a over texts.
class Hash {
public:
    void add(std::string_view text) {
        for (const char c : text) step(static_cast<unsigned char>(c));
        step('\n');
    }
    /// 53 bits of it, which every reader of JSON takes whole.
    std::uint64_t value() const { return value_ >> 11; }

private:
    void step(unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001b3ULL; }
    std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

void hash_random_game(const Library& library, std::string_view name, int players, int number, Hash& hash) {
    auto game = Game::deal(library, name, players, "signature " + std::to_string(number));
    if (!game) return;
    Random random(static_cast<std::uint64_t>(number));
    for (std::size_t step = 0; !game->over(); ++step) {
        const auto actions = game->actions();
        hash.add(game->decision());
        for (const std::string& action : actions) hash.add(action);
        if (step % 16 == 0) {
            for (std::size_t s = 0; s < game->players(); ++s) hash.add(to_line(game->view(seat_at(s))));
        }
        const auto& chosen = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        if (!game->apply(game->asked(), chosen)) return;
    }
    hash.add(to_line(game->state()));
    hash.add(to_line(*game->score()));
}

template <class Rules>
void hash_thumb_game(const typename Rules::Book& book, std::size_t players, Hash& hash) {
    Dealer dealer("signature thumb");
    auto state = Rules::deal(book, players, dealer);
    std::vector<PlayerPtr<Rules>> seats;
    for (std::size_t s = 0; s < players; ++s) seats.push_back(std::move(*make_player<Rules>("thumb", book, s)));
    while (!Rules::over(state)) {
        const Seat seat = Rules::asked(state);
        const auto action = seats[index(seat)]->choose(Rules::observe(book, state, seat));
        hash.add(words(book, action));
        Rules::apply(book, state, seat, action);
    }
}

/// Calls each(rules, book, players) for every game with every number of players.
template <class Each>
void for_all_games(const Library& library, Each each) {
    const auto counts = [&]<class Rules>(Rules rules, const typename Rules::Book& book) {
        for (std::size_t players = Rules::kFewestPlayers; players <= kMostSeats; ++players) each(rules, book, players);
    };
    counts(London{}, library.london1);
    counts(London{}, library.london2);
    counts(Markets{}, library.markets);
}

} // namespace

std::uint64_t signature(const Library& library) {
    constexpr int kGames = 6;
    Hash hash;
    for_all_games(library, [&]<class Rules>(Rules, const typename Rules::Book& book, std::size_t players) {
        for (int number = 0; number < kGames; ++number) {
            hash_random_game(library, game_name(book), static_cast<int>(players), number, hash);
        }
        hash_thumb_game<Rules>(book, players, hash);
    });
    return hash.value();
}

int run_bench(const Library& library, const BenchOptions& options) {
    std::vector<Figures> results;
    for_all_games(library, [&]<class Rules>(Rules, const typename Rules::Book& book, std::size_t players) {
        results.push_back(measure<Rules>(book, players, options.seconds));
    });
    const std::uint64_t mark = signature(library);
    if (options.json) {
        Json json;
        json["signature"] = mark;
        json["results"] = Json::array();
        for (const Figures& f : results) {
            json["results"].push_back({{"game", f.game},
                                       {"players", f.players},
                                       {"decisions_per_second", f.decisions_per_second},
                                       {"games_per_second", f.games_per_second},
                                       {"copy_ns", f.copy_ns},
                                       {"state_bytes", f.state_bytes}});
            if (f.judged_per_second > 0) json["results"].back()["judged_per_second"] = f.judged_per_second;
        }
        fmt::print("{}\n", to_line(json));
        return 0;
    }
    fmt::print("{:<10}{:>8}{:>16}{:>12}{:>10}{:>12}{:>18}\n", "game", "players", "decisions/s", "games/s", "copy ns",
               "state bytes", "search: judged/s");
    for (const Figures& f : results) {
        fmt::print("{:<10}{:>8}{:>16.0f}{:>12.0f}{:>10.1f}{:>12}{:>18}\n", f.game, f.players, f.decisions_per_second,
                   f.games_per_second, f.copy_ns, f.state_bytes,
                   f.judged_per_second > 0 ? fmt::format("{:.0f}", f.judged_per_second) : "");
    }
    fmt::print("signature {}\n", mark);
    return 0;
}

} // namespace londinium
