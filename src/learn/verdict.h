#pragma once

#include <cstddef>

namespace londinium {

/// What some games between A and others say of A's strength. A share of a game
/// is from 0 (lost) to 1 (won), shared victories between.
class Verdict {
public:
    /// `even` is the share that equals would have: a half, a third, a quarter.
    explicit Verdict(double even) : even_(even) {}

    void add(double share) {
        ++games_;
        sum_ += share;
        squares_ += share * share;
    }
    void add(const Verdict& others) {
        games_ += others.games_;
        sum_ += others.sum_;
        squares_ += others.squares_;
    }

    std::size_t games() const { return games_; }
    double rate() const;
    /// Half of the interval in which the true rate lies 95 times in 100.
    double uncertainty() const;

    /// The difference in strength that such a rate means, and its interval.
    double elo() const { return elo_of(rate()); }
    double elo_low() const { return elo_of(rate() - uncertainty()); }
    double elo_high() const { return elo_of(rate() + uncertainty()); }

    /// The logarithm of how much likelier the games are if A's rate is `high`
    /// than if it is `low` (a sequential test, with the spread that was seen).
    double log_likelihood_ratio(double low, double high) const;

private:
    double elo_of(double rate) const;
    double variance() const;

    double even_;
    std::size_t games_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

/// By how much A was ahead of the best other, game by game: prestige or pounds.
/// Luck blurs it less than who won.
class Lead {
public:
    void add(double lead) {
        ++games_;
        sum_ += lead;
        squares_ += lead * lead;
    }
    double mean() const { return games_ == 0 ? 0 : sum_ / static_cast<double>(games_); }
    /// Half of the interval in which the true mean lies 95 times in 100.
    double uncertainty() const;

private:
    std::size_t games_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

/// Where a sequential test with 5 % error either way may stop.
inline constexpr double kSure = 2.944438979; // log(0.95 / 0.05)

} // namespace londinium
