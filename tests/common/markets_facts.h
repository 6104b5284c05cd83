#pragma once

#include "common/games.h"

#include "game/markets.h"

namespace londinium::common {

/// What only London Markets' rules can say, written from the rules and the
/// data: no function of the engine is asked. See Facts<London>.
template <>
struct Facts<Markets> {
    using Book = MarketsBook;
    using State = markets::State;
    using Action = markets::Action;

    static bool is_idle(Action action);
    static std::string misplaced(const Book& book, const State& state);
    static std::string unexplained(const Book& book, const State& before, Seat seat, Action action, const State& after);
    static bool reveals(const Book& book, const State& state, Seat eyes, Seat seat, Action action);
    static bool ends_secrecy(const State& state, Seat seat, Action action);

    /// A turn is here a round, and the set-up before the first.
    static int most_turns(const Book& book, std::size_t players);
    static int most_steps_in_turn(const Book& book, const State& at_start);
    static int most_steps(const Book& book, std::size_t players);
    static int turn_of(const State& state) { return state.round; }
};

} // namespace londinium::common
