#include "commands/match.h"

#include "base/suggest.h"
#include "commands/progress.h"
#include "commands/stop.h"
#include "learn/play_out.h"
#include "learn/split_work.h"
#include "learn/verdict.h"
#include "players/judge.h"
#include "players/roster.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <span>

namespace londinium {
namespace {

constexpr int kBadOptions = 2;

/// How long somebody thinks: the processor's time of their thread, so that a
/// busy machine changes little.
struct Pace {
    double seconds = 0;
    double decisions = 0;

    void add(const Pace& other) {
        seconds += other.seconds;
        decisions += other.decisions;
    }
    double milliseconds() const { return decisions > 0 ? 1000 * seconds / decisions : 0; }
};

double processor_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

/// Another's choices, timed.
template <class Rules>
class Timed : public Player<Rules> {
public:
    Timed(PlayerPtr<Rules> player, Pace& pace) : player_(std::move(player)), pace_(pace) {}
    typename Rules::Action choose(const typename Rules::View& view) override {
        const double start = processor_seconds();
        const auto action = player_->choose(view);
        pace_.add({processor_seconds() - start, 1});
        return action;
    }

private:
    PlayerPtr<Rules> player_;
    Pace& pace_;
};

/// One A against Bs in every other seat.
struct Pairing {
    std::string a;
    std::string b;
    Verdict verdict;
    Lead lead = {};
    Pace a_pace = {};
    Pace b_pace = {};
};

struct Played {
    bool over = false;
    double share = 0; // of the victory, A's
    double lead = 0;  // A's
    Pace a = {};
    Pace b = {};
};

/// One game. Deal and seats follow from the number: each deal is played once
/// from every seat.
template <class Rules>
Played play_game(const typename Rules::Book& book, const MatchOptions& options, const Pairing& pairing,
                 std::size_t number) {
    const auto count = static_cast<std::size_t>(options.seats);
    const std::string seed = fmt::format("{} {}", options.seed, number / count);
    const Seat own = seat_at(number % count);
    Played played;
    std::vector<PlayerPtr<Rules>> seats;
    for (std::size_t s = 0; s < count; ++s) {
        const bool is_a = seat_at(s) == own;
        auto player = make_player<Rules>(is_a ? pairing.a : pairing.b, book, player_seed(seed, seat_at(s)));
        seats.push_back(PlayerPtr<Rules>(new Timed<Rules>(std::move(*player), is_a ? played.a : played.b)));
    }
    Dealer dealer(seed);
    const auto start = Rules::deal(book, count, dealer);
    const auto end = play_out<Rules>(book, start, seats, [](const auto&, Seat, auto) {});
    const auto final = score(book.edition, end);
    if (holds(final.winners, own)) played.share = 1.0 / std::popcount(final.winners);
    played.lead = lead_of(final, own, count);
    played.over = true;
    return played;
}

/// Of some games in a row, those before the first deal that was not played from
/// every seat, because somebody stopped the match.
std::span<const Played> whole_deals(std::span<const Played> games, std::size_t seats) {
    const auto broken = std::ranges::find(games, false, &Played::over);
    const auto whole = static_cast<std::size_t>(broken - games.begin());
    return games.first(whole - whole % seats);
}

/// Games are played in heaps, and looked at after each: the test must not
/// depend on which thread was faster.
template <class Rules>
void play_match(const typename Rules::Book& book, const MatchOptions& options, Pairing& pairing) {
    const std::size_t threads = options.threads > 0 ? static_cast<std::size_t>(options.threads) : usual_threads();
    const auto games = static_cast<std::size_t>(options.games);
    const std::size_t heap = static_cast<std::size_t>(options.seats) * 8;
    Progress progress(games, pairing.a + " against " + pairing.b);
    while (pairing.verdict.games() < games && !stop_asked()) {
        const std::size_t first = pairing.verdict.games();
        std::vector<Played> heaped(std::min(heap, games - first));
        split_work(
            heaped.size(), threads,
            [&](std::size_t i, std::size_t) {
                if (!stop_asked()) heaped[i] = play_game<Rules>(book, options, pairing, first + i);
            },
            [&](std::size_t done) { progress.show(first + done); });
        std::span<const Played> counted = heaped;
        if (stop_asked()) counted = whole_deals(counted, static_cast<std::size_t>(options.seats));
        for (const Played& played : counted) {
            pairing.verdict.add(played.share);
            pairing.lead.add(played.lead);
            pairing.a_pace.add(played.a);
            pairing.b_pace.add(played.b);
        }
        if (options.sprt.size() == 2 &&
            std::abs(pairing.verdict.log_likelihood_ratio(options.sprt[0], options.sprt[1])) >= kSure) {
            break;
        }
    }
}

/// Without the pace: the same options give the same text, on every machine.
Json to_json(const Pairing& pairing, const MatchOptions& options) {
    const Verdict& verdict = pairing.verdict;
    Json json = {{"a", pairing.a},
                 {"b", pairing.b},
                 {"games", verdict.games()},
                 {"win_rate", verdict.rate()},
                 {"win_rate_uncertainty", verdict.uncertainty()},
                 {"elo", verdict.elo()},
                 {"elo_interval", {verdict.elo_low(), verdict.elo_high()}},
                 {"lead", pairing.lead.mean()},
                 {"lead_uncertainty", pairing.lead.uncertainty()}};
    if (options.sprt.size() == 2) json["llr"] = verdict.log_likelihood_ratio(options.sprt[0], options.sprt[1]);
    return json;
}

void print(const Pairing& pairing, const MatchOptions& options) {
    const Verdict& verdict = pairing.verdict;
    fmt::print("{:<16} {:<16}{:>7}{:>9.1f} % ±{:<5.1f}{:>7.0f}  {:<15}{:>7.1f} ±{:<5.1f}{:>8.2f} {:>8.2f}\n", pairing.a,
               pairing.b, verdict.games(), 100 * verdict.rate(), 100 * verdict.uncertainty(), verdict.elo(),
               fmt::format("({:.0f} to {:.0f})", verdict.elo_low(), verdict.elo_high()), pairing.lead.mean(),
               pairing.lead.uncertainty(), pairing.a_pace.milliseconds(), pairing.b_pace.milliseconds());
    if (options.sprt.size() != 2) return;
    const double ratio = verdict.log_likelihood_ratio(options.sprt[0], options.sprt[1]);
    const char* says = ratio >= kSure ? "is clearly likelier" : ratio <= -kSure ? "is clearly less likely" : "is open";
    fmt::print("    {:.0f} % rather than {:.0f} % {} (log likelihood ratio {:.2f})\n", 100 * options.sprt[1],
               100 * options.sprt[0], says, ratio);
}

template <class Rules>
std::string fault_of(const typename Rules::Book& book, const MatchOptions& options) {
    if (options.players.size() < 2) return "a match needs two players at least: londinium match master thumb";
    if (options.seats < static_cast<int>(Rules::kFewestPlayers) || options.seats > static_cast<int>(kMostSeats)) {
        return fmt::format("{} is for {} to {} players", options.game, Rules::kFewestPlayers, kMostSeats);
    }
    for (const std::string& name : options.players) {
        const auto player = make_player<Rules>(name, book, 0);
        if (!player) return player.error().message;
    }
    if (!options.sprt.empty() && (options.sprt.size() != 2 || options.sprt[0] >= options.sprt[1])) {
        return "--sprt takes two rates, the lower first: --sprt 0.5 0.6";
    }
    return {};
}

template <class Rules>
int match(const typename Rules::Book& book, MatchOptions options) {
    if (options.seats == 0) options.seats = static_cast<int>(Rules::kFewestPlayers);
    if (const std::string fault = fault_of<Rules>(book, options); !fault.empty()) {
        fmt::print(stderr, "{}\n", fault);
        return kBadOptions;
    }
    stop_when_asked();
    if (!options.json) {
        fmt::print("{}, {} players, seed '{}': one A against Bs; equals would win {:.1f} %\n\n", options.game,
                   options.seats, options.seed, 100.0 / options.seats);
        fmt::print("{:<16} {:<16}{:>7}{:>18}{:>7}  {:<15}{:>14}{:>17}\n", "A", "B", "games", "A wins", "Elo", "",
                   "A leads by", "A, B: ms/decision");
        std::fflush(stdout);
    }
    Json list = Json::array();
    for (std::size_t i = 0; i + 1 < options.players.size(); ++i) {
        Pairing pairing{options.players[i], options.players[i + 1], Verdict(1.0 / options.seats)};
        play_match<Rules>(book, options, pairing);
        if (pairing.verdict.games() == 0) break; // stopped
        if (options.json) {
            list.push_back(to_json(pairing, options));
        } else {
            print(pairing, options);
            std::fflush(stdout);
        }
    }
    if (options.json) {
        fmt::print("{}\n", to_line({{"game", options.game},
                                    {"players", options.seats},
                                    {"seed", options.seed},
                                    {"pairings", std::move(list)}}));
    }
    return std::fflush(stdout) == 0 ? 0 : 1;
}

} // namespace

int run_match(const Library& library, const MatchOptions& options) {
    if (options.game == "london1") return match<London>(library.london1, options);
    if (options.game == "london2") return match<London>(library.london2, options);
    if (options.game == "markets") return match<Markets>(library.markets, options);
    constexpr std::array<std::string_view, 3> kGames = {"london1", "london2", "markets"};
    fmt::print(stderr, "{}\n", unknown_word(options.game, "game", kGames));
    return kBadOptions;
}

} // namespace londinium
