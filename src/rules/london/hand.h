#pragma once

#include "rules/london/state.h"

namespace londinium::london {

/// Hands, the deck and who knows which of their cards (L2.3).

bool has(const Hand& hand, Card card);

/// The first of a hand's copies of each card: a loop over different cards.
/// Usage: for (i = 0; i < hand.size(); i = next_kind(hand, i)) …
inline std::size_t next_kind(const Hand& hand, std::size_t i) {
    const Card card = hand[i].card;
    do ++i;
    while (i < hand.size() && hand[i].card == card);
    return i;
}

void add(Hand& hand, Card card, SeatSet known_to);

/// These seats learn of one more copy of a card in the hand. Returns those who
/// knew of every copy already.
SeatSet learn(Hand& hand, Card card, SeatSet who);

/// Takes one copy out; of several the best known one.
void remove(Hand& hand, Card card);

/// Who knows a card that came into the owner's hand in the open.
SeatSet open_to_all(const State& state, Seat owner);

/// The seat takes the top card of the deck into its hand.
void draw_from_deck(State& state, Seat seat);

/// The seat takes a card off the board: everybody sees which.
void draw_from_row(State& state, Seat seat, Row row, Card card);

/// Moves the deck's top cards to the seen ones (L9.8).
void peek(const Edition& edition, State& state, Seat seat, std::size_t cards);

/// One of the seen cards goes into the seat's hand.
void take_seen(State& state, Seat seat, Card card);

/// One of the seen cards goes back on top of the deck.
void put_back(State& state, Seat seat, Card card);

/// Which letter the deck's card at this depth had when the game was dealt.
std::size_t letter_at_depth(const Edition& edition, const State& state, std::size_t depth);

} // namespace londinium::london
