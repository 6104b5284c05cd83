#pragma once

#include "commands/sim_tally.h"

#include <cstdint>
#include <string>

namespace londinium {

/// What a simulation wants to know of a game's own things, its cards and
/// actions; each game has its own. It watches one game after another, and can
/// be added to another one:
///
///     explicit Use(const Book& book);
///     void see(const State& state, Seat seat, Action action);  before each action
///     void end(const State& state, const FinalScore& score);   after each game
///     void add(const Use& others);
///     static std::int64_t turns(const State& end);
///     static constexpr std::string_view kTurns;                what those are called
///     Json json() const;
///     void print() const;
template <class Rules>
class Use;

/// A count for each of so many games or players.
inline double each(std::int64_t count, std::int64_t of) {
    return of == 0 ? 0 : static_cast<double>(count) / static_cast<double>(of);
}

/// What became of those who owned something, added to what is said of it.
void add_owners(Json& json, const Fortunes& owners, std::size_t players);
/// The same in 16 columns: win rate, and how far ahead of the others.
std::string owners_text(const Fortunes& owners, std::size_t players);

} // namespace londinium
