#pragma once

#include "rules/markets/state.h"

#include <array>

namespace londinium::markets {

/// A special card that a seat saw in a pile which it looked through.
struct SeenCard {
    Special card;
    std::uint8_t looks; // at how many of its looks into this pile the card lay there
};

/// What one seat may know of a game (section 2): made from a state and a seat,
/// it is the only way out for a player. It has the shape of a state in which
/// the unknown stands for what is hidden, so that legal() answers for its seat:
/// - other hands hold the goods they are known to hold (M2.3), and unknown
///   special cards;
/// - the money of others is what one finds who keeps count of every payment,
///   since all of them are made in the open. Shown to all it is only at an
///   event (State::shown_money) and at the end;
/// - a pile holds unknown cards, unless the seat knows all of it.
/// For kWatcher it is what everybody may know.
struct View {
    Seat seat;
    std::array<std::uint8_t, kMostSeats> goods; // cards in each hand
    std::uint16_t to_come;                      // market cards not yet turned up, a bit each

    /// How often the seat has looked through each pile, the look under way
    /// included, and what it saw at the first of them without what it took.
    /// Cards seen at every look, also the last, are the pile as it last saw it.
    std::array<std::uint8_t, kPiles> looks;
    std::array<FixedVector<SeenCard, kMostInPile>, kPiles> seen; // the longest seen first, then sorted

    State shown;
};

View observe(const Edition& edition, const State& state, Seat seat);

} // namespace londinium::markets
