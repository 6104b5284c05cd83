#pragma once

#include "base/seat.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace londinium {

/// One row of items for each seat, all in one block: the rows lie behind each
/// other, so that N items are enough however they are shared among the seats.
/// (One player may own nearly every stack of the game; four times that much
/// room would not fit into a small state.)
template <class T, std::size_t N>
class BySeat {
    static_assert(std::is_trivially_copyable_v<T>);
    static_assert(N < 256);

public:
    std::span<T> operator[](Seat seat) { return {items_ + first(seat), count(seat)}; }
    std::span<const T> operator[](Seat seat) const { return {items_ + first(seat), count(seat)}; }

    std::size_t count(Seat seat) const { return ends_[index(seat)] - first(seat); }
    std::size_t total() const { return ends_[kMostSeats - 1]; }

    /// All items, seat after seat.
    std::span<const T> all() const { return {items_, total()}; }

    void push_back(Seat seat, T item) {
        assert(total() < N);
        const std::size_t place = ends_[index(seat)];
        for (std::size_t i = total(); i > place; --i) items_[i] = items_[i - 1];
        items_[place] = item;
        for (std::size_t s = index(seat); s < kMostSeats; ++s) ++ends_[s];
    }

    /// Where the seat's row begins in all().
    std::size_t first(Seat seat) const { return index(seat) == 0 ? 0 : ends_[index(seat) - 1]; }

private:
    T items_[N];
    std::uint8_t ends_[kMostSeats];
};

} // namespace londinium
