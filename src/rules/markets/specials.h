#pragma once

#include "rules/markets/state.h"

/// Special cards: the piles they are chosen from, and what they do (section 5).
namespace londinium::markets {

template <std::size_t N>
void insert_sorted(FixedVector<Special, N>& cards, Special card) {
    std::size_t place = cards.size();
    while (place > 0 && cards[place - 1] > card) --place;
    cards.insert(place, card);
}

template <std::size_t N>
void remove(FixedVector<Special, N>& cards, Special card) {
    std::size_t place = 0;
    while (cards[place] != card) ++place;
    cards.erase(place);
}

/// Calls visit(card) once for each different card of a sorted list.
template <std::size_t N, class Visit>
void for_each_different(const FixedVector<Special, N>& cards, Visit visit) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i == 0 || cards[i] != cards[i - 1]) visit(cards[i]);
    }
}

// Playing (M3.7)

/// May another card be played in this turn, by its number and its price?
bool can_play_another(const State& state);
bool can_play(const Edition& edition, const State& state, Special card);
bool can_play_any(const Edition& edition, const State& state);

/// The seat asked plays a card: paid for if it is the second, then carried out.
void play(const Edition& edition, State& state, Special card);

/// What a card brings in pounds at this moment (M5.5 to M5.8); 0 for the others.
int special_pays(const Edition& edition, const State& state, Seat seat, Special card);

/// Writes down that a card is kept or gone, and what a kept one changes.
void record_play(const Edition& edition, State& state, Play play);

/// Could the picks and plays have led to the piles, the hands and what is kept
/// or gone? Cards in hand need no pick. Worlds takes this for granted; whoever
/// loads a game must ask.
bool history_agrees(const Edition& edition, const State& state);

using SpecialList = FixedVector<Special, kMostSpecials>;

/// The cards a seat keeps open before itself; those that left the game. Sorted.
SpecialList kept_by(const Edition& edition, const State& state, Seat seat);
SpecialList gone(const Edition& edition, const State& state);

// Choosing (M3.11, M3.13)

/// The piles that the seat asked may look through.
PileSet piles_to_choose(const State& state);
void look_through(State& state, std::size_t pile);
void keep(const Edition& edition, State& state, Special card);

/// From the first player, each chooses a card from a different pile.
void begin_special_event(State& state);

} // namespace londinium::markets
