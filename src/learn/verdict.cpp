#include "learn/verdict.h"

#include <algorithm>
#include <cmath>

namespace londinium {

double Verdict::rate() const { return games_ == 0 ? even_ : sum_ / static_cast<double>(games_); }

double Verdict::variance() const {
    // As if one more game had been won and one lost: a few games that all went
    // one way do not make sure.
    const double n = static_cast<double>(games_) + 2;
    const double mean = (sum_ + 1) / n;
    return (squares_ + 1) / n - mean * mean;
}

double Verdict::uncertainty() const {
    return games_ == 0 ? 1 : 1.96 * std::sqrt(variance() / static_cast<double>(games_));
}

double Verdict::elo_of(double rate) const {
    constexpr double kEdge = 0.001;
    const double share = std::clamp(rate, kEdge, 1 - kEdge);
    return 400 * std::log10(share / (1 - share) * (1 - even_) / even_);
}

double Verdict::log_likelihood_ratio(double low, double high) const {
    if (games_ == 0) return 0;
    return static_cast<double>(games_) * (high - low) * (2 * rate() - low - high) / (2 * variance());
}

double Lead::uncertainty() const {
    if (games_ == 0) return 0;
    const double n = static_cast<double>(games_);
    return 1.96 * std::sqrt((squares_ / n - mean() * mean()) / n);
}

} // namespace londinium
