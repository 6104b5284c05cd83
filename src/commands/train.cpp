#include "commands/train.h"

#include "base/suggest.h"
#include "commands/stop.h"
#include "learn/play_out.h"
#include "learn/school.h"
#include "players/net_file.h"
#include "players/roster.h"

#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace londinium {
namespace {

namespace fs = std::filesystem;

std::string read_text(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

/// Written beside it and then put in its place: never half a net.
bool write_text(const std::string& file, const std::string& text) {
    const std::string beside = file + ".new";
    {
        std::ofstream out(beside, std::ios::binary);
        out << text;
        if (!out.flush()) return false;
    }
    std::error_code error;
    fs::rename(beside, file, error);
    return !error;
}

/// How often the net alone, one look ahead, beats the rule of thumb: one of it
/// against the fewest others, in games that it never learns from.
template <class Rules>
double wins_against_thumb(const Judge<Rules>& judge, std::string_view deals, int games) {
    constexpr std::size_t kPlayers = Rules::kFewestPlayers;
    const std::shared_ptr<const Judge<Rules>> shared(&judge, [](const Judge<Rules>*) {}); // it stays the school's
    double wins = 0;
    for (int game = 0; game < games; ++game) {
        const std::string seed = fmt::format("{} {}", deals, game);
        Dealer dealer(seed);
        const Seat own = seat_at(static_cast<std::size_t>(game) % kPlayers);
        std::vector<PlayerPtr<Rules>> seats;
        for (std::size_t s = 0; s < kPlayers; ++s) {
            if (seat_at(s) == own) {
                seats.push_back(PlayerPtr<Rules>(new NetPlayer<Rules>(shared, 0, player_seed(seed, own))));
            } else {
                seats.push_back(std::move(*make_player<Rules>("thumb", judge.book, 0)));
            }
        }
        const auto start = Rules::deal(judge.book, kPlayers, dealer);
        const auto end = play_out<Rules>(judge.book, start, seats, [](const auto&, Seat, auto) {});
        wins += static_cast<double>(outcome<Rules>(judge.book, end, own).win[index(own)]);
    }
    return wins / games;
}

/// How many games a net has behind it, as its file says.
std::size_t games_in(const std::string& training) {
    const std::size_t place = training.find(" games");
    std::size_t first = place;
    while (first != std::string::npos && first > 0 && training[first - 1] >= '0' && training[first - 1] <= '9') --first;
    if (place == std::string::npos || first == place) return 0;
    return std::stoul(training.substr(first, place - first));
}

/// What a training has to do with besides the net.
struct Course {
    const TrainOptions& options;
    std::string file;
    std::string data; // the version of the cards
};

/// Writes the net down, with how it came about and how well it does in games
/// that nothing was learnt from or chosen by.
template <class Rules>
double examine(const Course& course, const Judge<Rules>& judge, std::size_t done, double surprise, bool& written) {
    constexpr int kExamination = 200;
    const double wins = wins_against_thumb(judge, "examination", kExamination);
    const std::string training =
        fmt::format("londinium train {} --games {}; {} games played; alone it wins {:.1f} % of {} games against "
                    "thumb; surprise {:.4f} a moment in games before they were learnt",
                    course.options.game, course.options.games, done, wins * 100, kExamination, surprise);
    written = write_text(course.file, write_net(judge.net, judge.facts.names(),
                                                {course.options.game, course.data, training, judge.caution}));
    if (!written) fmt::print(stderr, "{}: cannot be written\n", course.file);
    return wins;
}

/// How far a net that has learnt enough should still listen to the rule of
/// thumb: what wins most.
template <class Rules>
void choose_caution(Judge<Rules>& judge, std::size_t learnt) {
    constexpr std::size_t kMost = 300;
    const int trials = static_cast<int>(std::min(kMost, learnt)); // who learnt little is not tried for long
    double most = -1;
    float best = judge.caution;
    for (const float caution : {0.0F, 0.002F, 0.005F, 0.01F, 0.02F, 0.04F}) {
        judge.caution = caution;
        const double wins = wins_against_thumb(judge, "trial", trials);
        fmt::print("caution {:.3f} wins against thumb {:5.1f} %\n", static_cast<double>(caution), wins * 100);
        std::fflush(stdout);
        if (wins <= most) continue;
        most = wins;
        best = caution;
    }
    judge.caution = best;
}

/// The surprise that a net's file tells of.
double surprise_in(const std::string& training) {
    constexpr std::string_view kWord = "surprise ";
    const std::size_t place = training.find(kWord);
    return place == std::string::npos ? 0 : std::strtod(training.c_str() + place + kWord.size(), nullptr);
}

template <class Rules>
int train(const typename Rules::Book& book, const TrainOptions& options, const std::string& file) {
    constexpr std::size_t kGamesBetweenReports = 5000;
    const Course course{options, file, book.data_version};
    Judge<Rules> judge(book);
    std::size_t done = 0;
    double surprise = 0;
    if (!options.afresh && fs::exists(file)) {
        const Result<NetRecord> record = read_net(read_text(file), judge.facts.names(), judge.net);
        if (!record) {
            fmt::print(stderr, "{}: {}\n", file, record.error().message);
            return 1;
        }
        done = games_in(record->training);
        surprise = surprise_in(record->training);
    }
    School<Rules> school(judge, done, static_cast<std::size_t>(options.games),
                         static_cast<std::size_t>(options.threads));
    fmt::print("{}: {} inputs, {} games done of {}\n", options.game, judge.facts.names().size(), done, options.games);
    const auto began = std::chrono::steady_clock::now();
    std::size_t reported = done;
    Mistakes mistakes;
    bool written = false;
    stop_when_asked();
    while (!school.over()) {
        mistakes.add(school.term());
        const auto now = std::chrono::steady_clock::now();
        const bool due = school.done() - reported >= kGamesBetweenReports;
        if (!due && !school.over() && !stop_asked()) continue;
        surprise = mistakes.surprise / mistakes.moments;
        const double wins = examine(course, judge, school.done(), surprise, written);
        fmt::print("{:6.0f} s {:8} games{}  surprise {:.4f}  margin off by {:.3f}  wins against thumb {:5.1f} %\n",
                   std::chrono::duration<double>(now - began).count(), school.done(),
                   school.by_thumb() ? " (thumb's)" : "", surprise, std::sqrt(mistakes.margin / mistakes.moments),
                   wins * 100);
        std::fflush(stdout);
        if (!written) return 1;
        if (stop_asked()) return 0;
        mistakes = {};
        reported = school.done();
    }
    choose_caution(judge, school.done());
    const double wins = examine(course, judge, school.done(), surprise, written);
    fmt::print("caution {:.3f} is kept: {:.1f} % in other games\n", static_cast<double>(judge.caution), wins * 100);
    return written ? 0 : 1;
}

} // namespace

int run_train(const Library& library, const TrainOptions& options) {
    const std::string file = options.file.empty() ? "data/nets/" + options.game + ".net" : options.file;
    if (options.game == "london1") return train<London>(library.london1, options, file);
    if (options.game == "london2") return train<London>(library.london2, options, file);
    if (options.game == "markets") return train<Markets>(library.markets, options, file);
    constexpr std::array<std::string_view, 3> kGames = {"london1", "london2", "markets"};
    fmt::print(stderr, "{}\n", unknown_word(options.game, "game", kGames));
    return 2;
}

} // namespace londinium
