#pragma once

#include "base/seat.h"
#include "table/settings.h"
#include "table/time.h"

#include <array>
#include <optional>

namespace londinium {

/// The time people have left: for each turn anew, or for the whole game. It
/// runs for every person whose answer is awaited, and for nobody else.
class Clocks {
public:
    explicit Clocks(const ClockSettings& settings) : settings_(settings) {}

    /// From now on these are awaited. Who was awaited before goes on with what
    /// is left, but for those in `anew`, whose turn begins again.
    void await(SeatSet seats, SeatSet anew, Time now);

    /// Who comes back after the time ran out gets a little, so as not to be
    /// gone again at once.
    void allow_return(Seat seat);

    /// None without a clock.
    std::optional<Millis> left(Seat seat, Time now) const;
    /// None while it does not run.
    std::optional<Time> runs_out(Seat seat) const;

private:
    struct Hand {
        Millis used{0};
        std::optional<Time> since; // runs since then
    };

    Millis all() const { return std::chrono::seconds(settings_.seconds); }

    ClockSettings settings_;
    std::array<Hand, kMostSeats> hands_{};
};

} // namespace londinium
