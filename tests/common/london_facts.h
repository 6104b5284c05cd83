#pragma once

#include "common/games.h"

#include "game/london.h"

namespace londinium::common {

/// What only London's rules can say, written from the rules and the data: no
/// function of the engine is asked.
template <>
struct Facts<London> {
    using Book = LondonBook;
    using State = london::State;
    using Action = london::Action;

    /// What busy players leave out as long as there is something else to do.
    static bool is_idle(Action action);

    /// Where a card or borough is missing, or in two places; empty if all is
    /// well. Counts what the JSON state names.
    static std::string misplaced(const Book& book, const State& state);

    /// What changed between two states without a reason in the action: money,
    /// loans, poverty, prestige, cards that left the game, other players'
    /// things. Empty if everything is explained.
    static std::string unexplained(const Book& book, const State& before, Seat seat, Action action, const State& after);

    /// Whether the seat's action shows `eyes` something they could not know, or
    /// whether something hidden decides how the game goes on.
    static bool reveals(const Book& book, const State& state, Seat eyes, Seat seat, Action action);
    /// Whether what was kept back is told to all after this action.
    static bool ends_secrecy(const State&, Seat, Action) { return false; }

    // Bounds on the length of a game; why they hold stands in the .cpp.
    static int most_turns(const Book& book, std::size_t players);
    static int most_steps_in_turn(const Book& book, const State& at_start);
    static int most_steps(const Book& book, std::size_t players);
    static int turn_of(const State& state) { return state.turn; }
};

} // namespace londinium::common
