#pragma once

#include "rules/london/state.h"

#include <span>

namespace londinium::london {

/// A player's city: stacks, what shows on them, money and loans.

/// The topmost borough, or none (nullptr). First edition: always none, since
/// its boroughs have no abilities.
inline const Land* topmost(const Edition& edition, const State& state, Seat seat) {
    const auto pile = state.boroughs[seat];
    return edition.map || pile.empty() ? nullptr : &edition[pile.back()];
}

/// The powers a seat has at this moment, from its showing cards and from its
/// topmost borough.
class Powers {
public:
    Powers(const State& state, Seat seat) : bits_(state.powers[index(seat)]) {}

    bool have(Power power) const { return ((bits_ >> static_cast<unsigned>(power)) & 1U) != 0; }

private:
    std::uint32_t bits_;
};

/// Looks at a seat's city and land anew.
void gather_powers(const Edition& edition, State& state, Seat seat);

/// Turns the top card of a stack face down.
void turn_down(const Edition& edition, State& state, Seat seat, std::size_t stack);

/// How many of the deck's top cards the seat may look at (L9.8); 0 without the power.
std::size_t peek_depth(const Edition& edition, const State& state, Seat seat);

/// Lays a card from `placing` or the board face up: on a new stack, or on an
/// existing one, whose top card is covered and loses the money on it (L9.6).
void lay_new(const Edition& edition, State& state, Seat seat, Card card);
void lay_on(const Edition& edition, State& state, Seat seat, std::size_t stack, Card card);

/// The covered cards of one stack, lowest first.
std::span<const Card> covered_by(const State& state, Seat seat, std::size_t stack);

/// Loans that paying so much would force (L5.2).
int loans_to_pay(const State& state, Seat seat, int pounds);

/// Pays the bank, with loans if need be.
void pay(State& state, Seat seat, int pounds);

/// One loan, taken freely or by force.
inline int loan_pays(const Powers& powers) { return powers.have(Power::loan_pays_12) ? kLoanPaysWithBank : kLoanPays; }

inline int repay_cost(const Powers& powers) {
    return powers.have(Power::repay_for_12) ? kRepayCostReduced : kRepayCost;
}

void lose_poverty(Player& player, int cubes);

} // namespace londinium::london
