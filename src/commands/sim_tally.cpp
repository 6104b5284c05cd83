#include "commands/sim_tally.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <string_view>

namespace londinium {
namespace {

constexpr std::array<std::string_view, kMostSeats> kOrder = {"first", "second", "third", "fourth"};
constexpr int kWin = 12;

/// Half of the interval in which a win rate lies 95 times in 100.
double uncertainty(double rate, std::int64_t games) {
    return games == 0 ? 0 : 1.96 * std::sqrt(rate * (1 - rate) / static_cast<double>(games));
}

Json to_json(const Fortunes& fortunes, std::size_t players) {
    Json json = to_json(fortunes.score);
    json["win_rate"] = fortunes.win_rate();
    json["win_rate_uncertainty"] = uncertainty(fortunes.win_rate(), fortunes.score.count);
    json["ahead"] = fortunes.mean_ahead(players);
    return json;
}

void print_fortunes(std::string_view name, std::string_view order, const Fortunes& fortunes, std::size_t players) {
    const Numbers& score = fortunes.score;
    if (score.count == 0) return;
    const double rate = fortunes.win_rate();
    fmt::print("{:<12}{:<8}{:>8}{:>9.1f}{:>8.1f}{:>7}{:>6}{:>9.1f}{:>8.1f}% ±{:.1f}\n", name, order, score.count,
               score.mean(), score.spread(), score.least, score.most, fortunes.mean_ahead(players), 100 * rate,
               100 * uncertainty(rate, score.count));
}

} // namespace

void Numbers::add(std::int64_t number) {
    ++count;
    sum += number;
    squares += number * number;
    least = std::min(least, number);
    most = std::max(most, number);
}

void Numbers::add(const Numbers& others) {
    count += others.count;
    sum += others.sum;
    squares += others.squares;
    least = std::min(least, others.least);
    most = std::max(most, others.most);
}

double Numbers::mean() const { return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count); }

double Numbers::spread() const {
    if (count < 2) return 0;
    const auto n = static_cast<double>(count);
    const double variance = (static_cast<double>(squares) - n * mean() * mean()) / (n - 1);
    return std::sqrt(std::max(0.0, variance));
}

Json to_json(const Numbers& numbers) {
    Json json = {{"count", numbers.count}, {"mean", numbers.mean()}, {"spread", numbers.spread()}};
    json["least"] = numbers.count == 0 ? Json() : Json(numbers.least);
    json["most"] = numbers.count == 0 ? Json() : Json(numbers.most);
    return json;
}

void Fortunes::add(const FinalScore& final, Seat seat) {
    const std::int64_t own = final.totals[index(seat)];
    std::int64_t others = -own;
    for (const int total : final.totals) others += total;
    score.add(own);
    ahead.add(own * static_cast<std::int64_t>(final.totals.size() - 1) - others);
    if (final.won(seat)) wins += kWin / std::popcount(final.winners);
}

void Fortunes::add(const Fortunes& others) {
    score.add(others.score);
    ahead.add(others.ahead);
    wins += others.wins;
}

double Fortunes::win_rate() const {
    return score.count == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(kWin * score.count);
}

double Fortunes::mean_ahead(std::size_t players) const { return ahead.mean() / static_cast<double>(players - 1); }

Fortunes Tally::Line::all() const {
    Fortunes sum;
    for (const Fortunes& fortunes : by_order) sum.add(fortunes);
    return sum;
}

Tally::Tally(const std::vector<std::string>& names) : players(names.size()) {
    for (const std::string& name : names) {
        if (std::ranges::find(lines, name, &Line::name) == lines.end()) lines.push_back({name, {}});
    }
}

void Tally::add(const std::vector<std::string>& names, Seat first, const FinalScore& score) {
    for (std::size_t s = 0; s < players; ++s) {
        const std::size_t order = (s + players - index(first)) % players;
        std::ranges::find(lines, names[s], &Line::name)->by_order[order].add(score, seat_at(s));
    }
}

void Tally::add(const Tally& others) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (std::size_t order = 0; order < players; ++order)
            lines[i].by_order[order].add(others.lines[i].by_order[order]);
    }
    turns.add(others.turns);
    decisions.add(others.decisions);
}

Json Tally::json(std::string_view turns_word) const {
    Json json;
    json[std::string(turns_word)] = to_json(turns);
    json["decisions"] = to_json(decisions);
    json["results"] = Json::array();
    for (const Line& line : lines) {
        Json one = {{"player", line.name}, {"all", to_json(line.all(), players)}};
        one["by_order_of_play"] = Json::array();
        for (std::size_t order = 0; order < players; ++order) {
            one["by_order_of_play"].push_back(to_json(line.by_order[order], players));
        }
        json["results"].push_back(std::move(one));
    }
    return json;
}

void Tally::print(std::string_view turns_word) const {
    fmt::print("{:<12}{:<8}{:>8}{:>9}{:>8}{:>7}{:>6}{:>9}{:>9}\n", "player", "plays", "games", "score", "spread",
               "least", "most", "ahead", "won");
    for (const Line& line : lines) {
        print_fortunes(line.name, "all", line.all(), players);
        for (std::size_t order = 0; order < players; ++order) {
            print_fortunes("", kOrder[order], line.by_order[order], players);
        }
    }
    fmt::print("\na game: {:.1f} {} ({} to {}), {:.0f} decisions ({} to {})\n", turns.mean(), turns_word, turns.least,
               turns.most, decisions.mean(), decisions.least, decisions.most);
}

} // namespace londinium
