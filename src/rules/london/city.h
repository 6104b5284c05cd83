#pragma once

#include "rules/london/state.h"

#include <span>

namespace londinium::london {

/// A player's city: stacks, what shows on them, money and loans.

/// The powers a seat has at this moment, from its showing cards and from its
/// topmost borough, gathered in one look.
class Powers {
public:
    Powers(const Edition& edition, const State& state, Seat seat);

    bool have(Power power) const { return ((bits_ >> static_cast<unsigned>(power)) & 1U) != 0; }
    std::size_t peek() const { return peek_; }

private:
    std::uint32_t bits_ = 0;
    std::size_t peek_ = 0;
};

/// The topmost borough, or none (nullptr). First edition: always none, since
/// its boroughs have no abilities.
const Land* topmost(const Edition& edition, const State& state, Seat seat);

/// Lays a card from `placing` or the board face up: on a new stack, or on an
/// existing one, whose top card is covered and loses the money on it (L9.6).
void lay_new(const Edition& edition, State& state, Seat seat, Card card);
void lay_on(const Edition& edition, State& state, Seat seat, std::size_t stack, Card card);

/// The covered cards of one stack, lowest first.
std::span<const Card> covered_by(const State& state, Seat seat, std::size_t stack);

/// Loans that paying so much would force (L5.2).
int loans_to_pay(const Edition& edition, const State& state, Seat seat, int pounds);

/// Pays the bank, with loans if need be.
void pay(const Edition& edition, State& state, Seat seat, int pounds);

/// One loan, taken freely or by force.
int loan_pays(const Edition& edition, const State& state, Seat seat);

int repay_cost(const Edition& edition, const State& state, Seat seat);

void lose_poverty(Player& player, int cubes);

} // namespace londinium::london
