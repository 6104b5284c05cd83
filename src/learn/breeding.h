#pragma once

#include "base/random.h"
#include "players/judge.h"

#include <array>
#include <memory>
#include <string_view>
#include <vector>

namespace londinium {

/// Which share of games a player has fewer, as many or more of the cards than the
/// other that pay for every borough in each run.
using Luck = std::array<double, 3>;

/// How some habits do against those of `thumb`, two players.
class HabitsTrial {
public:
    void add(double share, int lead, int more_engines);

    double wins() const; // share of the games
    double lead() const; // prestige, on average
    Luck luck() const;
    /// To compare habits by: who is ahead at the end, and a little by how much. Games are weighed as if everybody
    /// had had the same luck with the cards that decide the first edition: it would blur all else.
    double worth(const Luck& luck) const;

private:
    struct Heap {
        int games = 0;
        double wins = 0;
        double lead = 0;
        double worth = 0;
    };
    int games() const;

    std::array<Heap, 3> heaps_;
};

/// Who plays by the habits that are tried: a net that listens to them, or the rule of thumb alone.
using Listener = std::shared_ptr<const Judge<London>>;

/// Plays so many games, each deal from both seats.
HabitsTrial try_habits(const LondonBook& book, const Listener& net, const london::thumb::Habits& habits,
                       std::string_view deals, int games);

/// Better habits for the rule of thumb, by an evolution strategy: in each round
/// some that differ a little from the present ones play the same deals against
/// `thumb`, and the present ones move towards those that did best.
class Breeding {
public:
    Breeding(const LondonBook& book, Listener net, const london::thumb::Habits& first, std::uint64_t seed, int games,
             std::size_t threads);

    void round();
    const london::thumb::Habits& habits() const { return mean_; }

private:
    struct Offspring {
        std::vector<double> step; // by habit, as a power of e
        london::thumb::Habits habits;
        HabitsTrial trial;
    };

    Offspring offspring(const Offspring* opposite);

    const LondonBook& book_;
    Listener net_;
    london::thumb::Habits mean_;
    Random random_;
    int games_; // for each trial
    std::size_t threads_;
    double spread_ = 0.35; // of a step
    int rounds_ = 0;
};

} // namespace londinium
