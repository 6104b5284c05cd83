#include "rules/london/observe.h"

#include "rules/london/city.h"

#include <cstring>

namespace londinium::london {

CardCounts out_of_the_game(const Edition& edition, const State& state) {
    CardCounts out{};
    for (std::size_t i = 0; i < edition.cards.size(); ++i) out[i] = edition.cards[i].all_copies();
    const auto here = [&](Card card) { --out[index(card)]; };
    for (const Card card : state.deck) here(card);
    for (const KnownCard& seen : state.seen) here(seen.card);
    for (const Hand& hand : state.hand) {
        for (const KnownCard& held : hand) here(held.card);
    }
    for (const auto& row : state.rows) {
        for (const Card card : row) here(card);
    }
    for (const Stack& stack : state.stacks.all()) here(stack.top);
    for (const Card card : state.covered) here(card);
    if (state.now.is_placing) here(state.now.placing);
    return out;
}

namespace {

/// Those of the cards that the seat knows, then as many unknown ones as are
/// left. Who else knows a card is told only where everybody saw it.
template <std::size_t N>
FixedVector<KnownCard, N> known_part(const FixedVector<KnownCard, N>& cards, Seat seat) {
    FixedVector<KnownCard, N> known{};
    for (const KnownCard& held : cards) {
        const bool open = (held.known_to & kEveryone) != 0;
        if (seat == kWatcher ? !open : !holds(held.known_to, seat)) continue;
        known.push_back({held.card, open ? held.known_to : only(seat)});
    }
    while (known.size() < cards.size()) known.push_back({kUnknownCard, 0});
    return known;
}

} // namespace

View observe(const Edition& edition, const State& state, Seat seat) {
    View view;
    std::memset(&view, 0, sizeof view);
    view.seat = seat;
    view.out = out_of_the_game(edition, state);

    State& shown = view.shown;
    shown.players = state.players;
    shown.first = state.first;
    shown.seat = state.seat;
    shown.decision = state.decision;
    shown.turn = state.turn;
    shown.idle_turns = state.idle_turns;
    shown.last_turns = state.last_turns;
    shown.is_ending = state.is_ending;
    shown.loose = state.loose;
    shown.now = state.now;
    if (state.seat != seat) shown.now.taken = KnownCard{};
    shown.frames = state.frames;
    shown.player = state.player;
    shown.rows = state.rows;
    shown.stacks = state.stacks;
    shown.powers = state.powers;
    shown.covered = state.covered;
    shown.boroughs = state.boroughs;
    shown.offer = state.offer;
    shown.stations = state.stations;

    for (std::size_t s = 0; s < state.players; ++s) {
        shown.hand[s] = seat_at(s) == seat ? state.hand[s] : known_part(state.hand[s], seat);
    }
    if (state.seat == seat) {
        shown.seen = state.seen;
    } else if (state.decision == Decision::seen && !state.now.took_from_deck) {
        shown.seen = known_part(state.seen, seat);
    } else { // one was taken or put back: who knew them cannot tell which are left
        for (std::size_t i = 0; i < state.seen.size(); ++i) shown.seen.push_back({kUnknownCard, 0});
    }

    // Who has looked at the deck's top is public; what they saw is not.
    shown.deck_known = state.deck_known;
    for (std::size_t i = 0; i < state.deck.size(); ++i) {
        const std::size_t depth = state.deck.size() - 1 - i;
        const bool known = depth < kMostPeek && holds(state.deck_known[depth], seat);
        shown.deck.push_back(known ? state.deck[i] : kUnknownCard);
    }
    for (std::size_t i = 0; i < state.land_deck.size(); ++i) shown.land_deck.push_back(kUnknownBorough);
    return view;
}

} // namespace londinium::london
