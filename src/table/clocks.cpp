#include "table/clocks.h"

#include <algorithm>

namespace londinium {

namespace {
constexpr Millis kToReturn = std::chrono::minutes(2);
}

void Clocks::await(SeatSet seats, SeatSet anew, Time now) {
    if (settings_.kind == ClockKind::none) return;
    for (std::size_t s = 0; s < kMostSeats; ++s) {
        Hand& hand = hands_[s];
        const bool awaited = holds(seats, seat_at(s));
        if (hand.since && (!awaited || holds(anew, seat_at(s)))) {
            if (settings_.kind == ClockKind::game) hand.used += std::max(Millis(0), now - *hand.since);
            hand.since.reset();
        }
        if (awaited && !hand.since) hand.since = now;
    }
}

void Clocks::allow_return(Seat seat) {
    Millis& used = hands_[index(seat)].used;
    used = std::min(used, std::max(Millis(0), all() - kToReturn));
}

std::optional<Millis> Clocks::left(Seat seat, Time now) const {
    if (settings_.kind == ClockKind::none) return std::nullopt;
    const Hand& hand = hands_[index(seat)];
    Millis left = all() - hand.used;
    if (hand.since) left -= std::max(Millis(0), now - *hand.since);
    return std::max(Millis(0), left);
}

std::optional<Time> Clocks::runs_out(Seat seat) const {
    const Hand& hand = hands_[index(seat)];
    if (settings_.kind == ClockKind::none || !hand.since) return std::nullopt;
    return *hand.since + all() - hand.used;
}

} // namespace londinium
