#pragma once

#include "base/seat.h"
#include "rules/markets/edition.h"

#include <array>
#include <cassert>
#include <cstdint>

namespace londinium::markets {

/// The tiles on one market, in the order they were laid; three fill a layer
/// (section 4). Only the topmost five can matter to the rules, but all are
/// public. Two bits for each owner.
class Stall {
public:
    std::size_t size() const { return size_; }

    Seat operator[](std::size_t place) const {
        assert(place < size_);
        return seat_at((owners_[place / 4] >> (2 * (place % 4))) & 3U);
    }

    void lay(Seat owner) {
        assert(size_ < kMostTiles);
        const std::size_t bits = index(owner) << (2 * (size_ % 4));
        owners_[size_ / 4] = static_cast<std::uint8_t>(owners_[size_ / 4] | bits);
        ++size_;
    }

    /// The seat's visible crates (M4.1).
    int crates(Seat seat) const;

private:
    std::uint8_t size_;
    std::array<std::uint8_t, kMostTiles / 4> owners_;
};

struct State;

/// Lays so many tiles of the seat, or as many as it has.
void lay_tiles(State& state, Seat seat, Market market, int tiles);

/// Pounds or goods cards that a seat takes at a market (M3.4, M3.5).
int taken_at(const State& state, Seat seat, Market market);

} // namespace londinium::markets
