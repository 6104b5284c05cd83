#pragma once

#include <cstddef>
#include <cstdint>

namespace londinium {

/// A place at the table, counted from 0 clockwise.
enum class Seat : std::uint8_t {};

inline constexpr std::size_t kMostSeats = 4;

/// Whoever looks on without a seat: a pair of eyes for views, never a player.
inline constexpr Seat kWatcher{kMostSeats};

constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }
constexpr Seat seat_at(std::size_t i) { return static_cast<Seat>(i); }

/// The left neighbour: play goes clockwise.
constexpr Seat next_seat(Seat seat, std::size_t players) {
    return seat_at(index(seat) + 1 == players ? 0 : index(seat) + 1);
}

/// A set of seats, a bit each.
using SeatSet = std::uint8_t;

constexpr SeatSet only(Seat seat) { return static_cast<SeatSet>(1U << index(seat)); }
constexpr SeatSet all_seats(std::size_t players) { return static_cast<SeatSet>((1U << players) - 1U); }
constexpr bool holds(SeatSet set, Seat seat) { return (set & only(seat)) != 0; }

} // namespace londinium
