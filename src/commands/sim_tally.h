#pragma once

#include "base/seat.h"
#include "game/final_score.h"
#include "game/json.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {

// Everything here is summed in whole numbers: the order in which games are
// added changes nothing.

/// Some whole numbers: how many, their mean, spread and ends.
struct Numbers {
    std::int64_t count = 0;
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    std::int64_t least = INT64_MAX;
    std::int64_t most = INT64_MIN;

    void add(std::int64_t number);
    void add(const Numbers& others);

    double mean() const;
    double spread() const; // the standard deviation
};
Json to_json(const Numbers& numbers);

/// What became of some seats: their scores and their share of the wins.
struct Fortunes {
    Numbers score;
    Numbers ahead;         // of the mean of the others, times so many others: a whole number
    std::int64_t wins = 0; // in twelfths, since up to four share one

    void add(const FinalScore& final, Seat seat);
    void add(const Fortunes& others);

    double win_rate() const;
    double mean_ahead(std::size_t players) const;
};

/// What became of each player of a line-up, by order of play, and how long the
/// games were.
struct Tally {
    struct Line {
        std::string name;
        std::array<Fortunes, kMostSeats> by_order; // who plays first, second, …
        Fortunes all() const;
    };

    std::size_t players = 0;
    std::vector<Line> lines; // one for each name
    Numbers turns;
    Numbers decisions;

    explicit Tally(const std::vector<std::string>& names);

    /// `names` by seat; `first` is who began.
    void add(const std::vector<std::string>& names, Seat first, const FinalScore& score);
    void add(const Tally& others);

    /// `turns_word` is what the game calls its turns.
    Json json(std::string_view turns_word) const;
    void print(std::string_view turns_word) const;
};

} // namespace londinium
