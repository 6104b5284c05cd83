#pragma once

#include "common/games.h"

#include "base/dealer.h"
#include "base/random.h"

#include <rapidcheck/gtest.h>

#include <cstring>
#include <ostream>
#include <string>
#include <vector>

namespace londinium::common {

/// How the players of a random game choose. Each leads to other corners: any
/// action alike builds and swaps much, since there are many ways to; each kind
/// of action alike ends games sooner and borrows; busy players do not borrow,
/// swap or stop while there is something to build or run, and so grow cities.
enum class Manner { any_action, any_verb, busy };

inline std::ostream& operator<<(std::ostream& out, Manner manner) {
    constexpr const char* kNames[] = {"any_action", "any_verb", "busy"};
    return out << kNames[static_cast<int>(manner)];
}

template <class T>
bool same_bytes(const T& a, const T& b) {
    static_assert(std::is_trivially_copyable_v<T>);
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

/// A random game of `Which`, step by step. The same players, seed and manner
/// play the same game.
template <class Which>
class Walk {
public:
    using Rules = typename Which::Rules;
    using State = typename Rules::State;
    using Action = typename Rules::Action;
    using Actions = typename Rules::Actions;
    using View = typename Rules::View;

    struct Step {
        Seat seat;
        Action action;
    };

    Walk(std::size_t players, std::uint64_t seed, Manner manner)
        : seed_(std::to_string(seed)), manner_(manner), random_(seed), state_(deal(players, seed_)) {}

    const State& state() const { return state_; }
    std::size_t players() const { return state_.players; }
    const std::string& seed() const { return seed_; }
    bool over() const { return Rules::over(state_); }
    Random& random() { return random_; }

    /// What somebody does next. Not yet done.
    Step choose() {
        Seat seat = Rules::asked(state_);
        if (random_.below(4) == 0) { // where several may act, not always in turn
            const Seat other = seat_at(random_.below(static_cast<std::uint32_t>(players())));
            if (Rules::may_act(state_, other)) seat = other;
        }
        Actions actions;
        Rules::legal(Which::book(), state_, seat, actions);
        return {seat, choose_among(actions)};
    }

    void apply(Step step) { Rules::apply(Which::book(), state_, step.seat, step.action); }

    static State deal(std::size_t players, std::string_view seed) {
        Dealer dealer(seed);
        return Rules::deal(Which::book(), players, dealer);
    }

private:
    Action choose_among(const Actions& actions) {
        if (manner_ == Manner::any_action) return one_of(actions);
        Actions few;
        few.clear();
        if (manner_ == Manner::busy) {
            for (const Action action : actions) {
                if (!is_idle(action)) few.push_back(action);
            }
            if (few.empty() || random_.below(12) == 0) return one_of(actions);
        } else {
            for (const Action action : actions) few.push_back(action);
        }
        std::uint64_t verbs = 0;
        int kinds = 0;
        for (const Action action : few) {
            const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(action.verb);
            kinds += (verbs & bit) == 0;
            verbs |= bit;
        }
        std::uint32_t skip = random_.below(static_cast<std::uint32_t>(kinds));
        while (skip-- > 0) verbs &= verbs - 1;
        const std::uint64_t chosen = verbs & ~(verbs - 1);
        Actions of_verb;
        of_verb.clear();
        for (const Action action : few) {
            if (chosen == std::uint64_t{1} << static_cast<unsigned>(action.verb)) of_verb.push_back(action);
        }
        return one_of(of_verb);
    }

    static bool is_idle(Action action) {
        if constexpr (HasFacts<Rules>) return Facts<Rules>::is_idle(action);
        return false;
    }

    Action one_of(const Actions& actions) { return actions[random_.below(static_cast<std::uint32_t>(actions.size()))]; }

    std::string seed_;
    Manner manner_;
    Random random_;
    State state_;
};

template <class Which>
std::string words_of(const typename Walk<Which>::Step& step) {
    return std::to_string(index(step.seat)) + " " + words(Which::book(), step.action);
}

/// Which random game is played, and how far. RapidCheck makes a failing one as
/// short as it can.
struct Trip {
    std::size_t players;
    Manner manner;
    std::uint64_t seed;
    int steps;
};

template <class Which>
Trip any_trip(int most_steps) {
    const auto players = *rc::gen::inRange<std::size_t>(kFewestPlayers<Which>, kMostSeats + 1).as("players");
    const auto manner = *rc::gen::element(Manner::any_action, Manner::any_verb, Manner::busy).as("manner");
    const auto any_number = rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint32_t>());
    const auto seed = *rc::gen::noShrink(any_number).as("seed");
    const auto steps = *rc::gen::inRange(0, most_steps).as("steps");
    return {players, manner, seed, steps};
}

/// Calls visit(walk, step) before each of the last `stretch` steps of random
/// games that break off anywhere, then at_end(walk).
template <class Which, class Visit, class AtEnd>
void in_random_games(int stretch, Visit visit, AtEnd at_end) {
    rc::detail::checkGTest([&] {
        const Trip trip = any_trip<Which>(1000);
        Walk<Which> walk(trip.players, trip.seed, trip.manner);
        for (int i = 0; i < trip.steps && !walk.over(); ++i) {
            const auto step = walk.choose();
            if (i >= trip.steps - stretch) visit(walk, step);
            walk.apply(step);
        }
        at_end(walk);
    });
}

/// The same for all steps.
template <class Which, class Visit>
void in_random_games(Visit visit) {
    in_random_games<Which>(1'000'000, visit, [](const Walk<Which>&) {});
}

} // namespace londinium::common
