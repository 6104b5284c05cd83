#include "rules/london/hand.h"

#include "rules/london/board.h"

namespace londinium::london {
namespace {

std::size_t first_of(const Hand& hand, Card card) {
    std::size_t i = 0;
    while (i < hand.size() && hand[i].card < card) ++i;
    return i;
}

std::size_t find_seen(const State& state, Card card) {
    std::size_t i = 0;
    while (state.seen[i].card != card) ++i;
    return i;
}

/// These seats know of one more copy, and this may be it. Returns those who
/// knew this one already: theirs is the next.
SeatSet learn(KnownCard& held, SeatSet who) {
    const SeatSet moved_on = held.known_to & who;
    held.known_to |= who;
    return moved_on;
}

/// The deck's top card leaves it; returns who knew it.
SeatSet forget_top(State& state) {
    const SeatSet known = state.deck_known[0];
    for (std::size_t i = 1; i < kMostPeek; ++i) state.deck_known[i - 1] = state.deck_known[i];
    state.deck_known[kMostPeek - 1] = 0;
    return known;
}

} // namespace

bool has(const Hand& hand, Card card) {
    const std::size_t i = first_of(hand, card);
    return i < hand.size() && hand[i].card == card;
}

SeatSet learn(Hand& hand, Card card, SeatSet who) {
    for (std::size_t i = first_of(hand, card); i < hand.size() && hand[i].card == card; ++i) who = learn(hand[i], who);
    return who;
}

void add(Hand& hand, Card card, SeatSet known_to) {
    std::size_t i = first_of(hand, card);
    for (; i < hand.size() && hand[i].card == card; ++i) known_to = learn(hand[i], known_to);
    hand.insert(i, {card, known_to});
}

void remove(Hand& hand, Card card) { hand.erase(first_of(hand, card)); }

void draw_from_deck(State& state, Seat seat) {
    const Card card = state.deck.pop_back();
    const SeatSet known = forget_top(state);
    if (state.loose > 0) --state.loose;
    add(state.hand_of(seat), card, static_cast<SeatSet>(known & ~only(seat)));
    state.now.took_from_deck = true;
}

SeatSet open_to_all(const State& state, Seat owner) {
    return static_cast<SeatSet>((all_seats(state.players) & ~only(owner)) | kEveryone);
}

void draw_from_row(State& state, Seat seat, Row row, Card card) {
    remove(state.row(row), card);
    add(state.hand_of(seat), card, open_to_all(state, seat));
}

std::size_t letter_at_depth(const Edition& edition, const State& state, std::size_t depth) {
    const std::size_t below = state.deck.size() - depth; // this card counted
    if (below <= edition.letter_sizes[2]) return 2;
    return below <= std::size_t{edition.letter_sizes[2]} + edition.letter_sizes[1] ? 1 : 0;
}

void peek(const Edition& edition, State& state, Seat seat, std::size_t cards) {
    if (cards > state.deck.size()) cards = state.deck.size();
    const bool mixed = letter_at_depth(edition, state, 0) != letter_at_depth(edition, state, cards - 1);
    if ((mixed || state.loose > 0) && state.loose < cards) state.loose = static_cast<std::uint8_t>(cards);
    for (std::size_t i = 0; i < cards; ++i) {
        const Card card = state.deck.pop_back();
        const SeatSet known = forget_top(state);
        std::size_t place = 0;
        while (place < state.seen.size() && state.seen[place].card <= card) ++place;
        state.seen.insert(place, {card, static_cast<SeatSet>(known & ~only(seat))});
    }
}

void take_seen(State& state, Seat seat, Card card) {
    const std::size_t i = find_seen(state, card);
    const SeatSet known = state.seen[i].known_to;
    state.seen.erase(i);
    // As long as one may go back, nobody else can tell which was taken.
    Hand& hand = state.hand_of(seat);
    if (state.seen.empty()) {
        add(hand, card, known);
        learn(hand, state.now.taken.card, state.now.taken.known_to);
    } else {
        add(hand, card, 0);
        if (known != 0) state.now.taken = {card, known};
    }
    if (state.loose > 0) --state.loose;
    state.now.took_from_deck = true;
}

void put_back(State& state, Seat seat, Card card) {
    state.seen.erase(find_seen(state, card));
    state.deck.push_back(card);
    for (std::size_t i = kMostPeek - 1; i > 0; --i) state.deck_known[i] = state.deck_known[i - 1];
    state.deck_known[0] = only(seat);
}

} // namespace londinium::london
