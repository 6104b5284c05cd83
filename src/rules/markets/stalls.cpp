#include "rules/markets/stalls.h"

#include "rules/markets/state.h"

#include <algorithm>

namespace londinium::markets {

int Stall::crates(Seat seat) const {
    const std::size_t unfinished = size_ % kLayer;
    const std::size_t full = size_ - unfinished; // tiles in full layers
    int crates = 0;
    for (std::size_t i = full; i < size_; ++i) {
        if ((*this)[i] == seat) crates += kCratesPerTile;
    }
    const int still_showing = kCratesPerTile - static_cast<int>(unfinished);
    for (std::size_t i = full < kLayer ? full : full - kLayer; i < full; ++i) {
        if ((*this)[i] == seat) crates += still_showing;
    }
    return crates;
}

void lay_tiles(State& state, Seat seat, Market market, int tiles) {
    Player& player = state.of(seat);
    for (; tiles > 0 && player.tiles > 0; --tiles) {
        --player.tiles;
        state.stall(market).lay(seat);
    }
}

int taken_at(const State& state, Seat seat, Market market) {
    return std::max(kLeastTaken, state.stall(market).crates(seat));
}

} // namespace londinium::markets
