#pragma once

#include "learn/self_play.h"
#include "learn/split_work.h"
#include "learn/teacher.h"

#include <algorithm>
#include <cmath>

namespace londinium {

/// A net's schooling: it plays games, keeps moments of them in mind, and learns
/// from what it has in mind. The first games are the rule of thumb's, so that it
/// begins with sense. Who plays is the mean of what the net has lately been:
/// each lesson pushes a net about, and their mean stands where they push to.
template <class Rules>
class School {
public:
    static constexpr std::size_t kGamesAtOnce = 32;

    /// `total` is how many games there shall be in the end; `done` how many
    /// there were when the schooling was interrupted.
    School(Judge<Rules>& judge, std::size_t done, std::size_t total, std::size_t threads)
        : judge_(judge), pupil_(judge.net), teacher_(pupil_), memory_(kRoom), random_(done + 1), done_(done),
          total_(total), threads_(threads) {
        for (std::size_t i = 0; i < kGamesAtOnce; ++i) desks_.emplace_back(judge);
        if (done == 0) begin();
        judge_.caution = caution();
    }

    std::size_t done() const { return done_; }
    bool over() const { return done_ >= total_; }
    bool by_thumb() const { return static_cast<double>(done_) < kThumbShare * static_cast<double>(total_); }

    /// Plays some games and learns. What it returns was said before the net had
    /// seen the games: an honest figure.
    Mistakes term() {
        const Schooling how = schooling();
        judge_.caution = caution();
        const std::size_t games = std::min(kGamesAtOnce, total_ - done_);
        std::array<SeatSet, kGamesAtOnce> learning{};
        split_work(
            games, threads_,
            [&](std::size_t game, std::size_t) {
                learning[game] = desks_[game].play(players(done_ + game), done_ + game, how);
            },
            [](std::size_t) {});
        Mistakes mistakes;
        std::size_t kept = 0;
        for (std::size_t game = 0; game < games; ++game) {
            for (std::size_t s = 0; s < kMostSeats; ++s) {
                if (!holds(learning[game], seat_at(s))) continue;
                mistakes.add(mistakes_in(desks_[game].notes[s]));
                kept += memory_.keep(desks_[game].notes[s], kKept, random_);
            }
        }
        for (std::size_t seen = 0; seen < kTimesSeen * kept; seen += kLessonsAtOnce) learn();
        done_ += games;
        return mistakes;
    }

private:
    static constexpr double kThumbShare = 0.25;
    static constexpr std::size_t kRoom = 400'000;      // moments kept in mind
    static constexpr double kKept = 0.2;               // share of a game's moments
    static constexpr std::size_t kTimesSeen = 3;       // each of them, about
    static constexpr std::size_t kLessonsAtOnce = 256; // before the net changes
    static constexpr float kFollowed = 0.002F;         // how far the player follows the pupil each time

    void learn() {
        for (std::size_t i = 0; i < kLessonsAtOnce; ++i) teacher_.study(memory_.any(random_));
        teacher_.change(rate());
        judge_.net.follow(pupil_, kFollowed);
    }

    /// Small weights at random, since equal ones would stay equal; and two
    /// hidden units that know from the start that it is good to be ahead.
    void begin() {
        Random random(1666);
        const auto weight = [&](float size) { return (static_cast<float>(random.unit()) * 2 - 1) * size; };
        for (auto& row : judge_.net.rows) {
            for (float& w : row) w = weight(0.03F);
        }
        for (auto& row : judge_.net.output_rows) {
            for (float& w : row) w = weight(0.03F);
        }
        const auto& names = judge_.facts.names();
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (!names[i].starts_with(NetGame<Rules>::kLead)) continue;
            judge_.net.rows[i][0] = 1;
            judge_.net.rows[i][1] = -1;
        }
        for (std::size_t k = 0; k < Net::kOutputs; ++k) {
            const float good = k == 0 ? 1.0F : k == kMostSeats ? 0.5F : -0.5F;
            judge_.net.output_rows[k][0] += good;
            judge_.net.output_rows[k][1] -= good;
        }
        pupil_ = judge_.net;
    }

    double passed() const { return static_cast<double>(done_) / static_cast<double>(total_); }

    float rate() const {
        constexpr double kFirst = 2e-3;
        constexpr double kLast = 1e-4;
        return static_cast<float>(kFirst * std::pow(kLast / kFirst, passed()));
    }

    float caution() const {
        constexpr double kFirst = NetGame<Rules>::kFirstCaution;
        constexpr double kLast = NetGame<Rules>::kLastCaution;
        return static_cast<float>(kFirst * std::pow(kLast / kFirst, passed()));
    }

    Schooling schooling() const {
        Schooling how;
        how.by_thumb = by_thumb();
        how.mistakes = how.by_thumb ? 0.04F : 0.01F;
        how.tries = how.by_thumb ? 0.2F : 0.08F;
        how.spread = static_cast<float>(0.02 - 0.015 * passed());
        how.trust = 0.6F;
        return how;
    }

    /// Three quarters of the games with the fewest players, the others shared.
    static std::size_t players(std::size_t game) {
        constexpr std::size_t kCounts = kMostSeats - Rules::kFewestPlayers;
        return game % 4 != 3 ? Rules::kFewestPlayers : Rules::kFewestPlayers + 1 + game / 4 % kCounts;
    }

    Judge<Rules>& judge_; // who plays
    Net pupil_;           // who learns
    Teacher teacher_;
    Memory memory_;
    Random random_;
    std::vector<SelfPlay<Rules>> desks_;
    std::size_t done_;
    std::size_t total_;
    std::size_t threads_;
};

} // namespace londinium
