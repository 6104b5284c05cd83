#pragma once

#include "base/fixed_vector.h"
#include "rules/london/edition.h"

#include <cstdint>

namespace londinium::london {

/// What a player can say. The words of each stand in docs/protocol.md; the
/// comment says what it names besides itself.
enum class Verb : std::uint8_t {
    repay,
    loan,
    swap, // hand card, row, card on the board
    peek,
    draw_deck,
    draw_row, // row, card
    draw_none,
    take, // card, of those seen
    back, // card
    develop,
    buy, // borough
    run,
    draw_three,
    place, // card
    use,   // card
    done,
    spend, // card
    on_new,
    on,       // stack
    activate, // stack
    borough,
    sell, // card
    employ,
    take_row, // row, card
    player,   // seat
    station,  // borough
    flip,
    flip_stack, // stack
    spare,
    discard, // card
};

enum class Row : std::uint8_t { top, bottom };

/// One step of a player, four bytes, passed by value. Two actions are the same
/// if their bytes are.
struct Action {
    Verb verb{};
    std::uint8_t what{};  // a card, stack (from 0), borough or seat, as the verb asks
    Row row{};            // for what lies on the board
    std::uint8_t given{}; // the hand card of a swap

    static Action plain(Verb verb) { return {verb, 0, {}, 0}; }
    static Action with(Verb verb, Card card) { return {verb, static_cast<std::uint8_t>(card), {}, 0}; }
    static Action with(Verb verb, Borough borough) { return {verb, static_cast<std::uint8_t>(borough), {}, 0}; }
    static Action with(Verb verb, Seat seat) { return {verb, static_cast<std::uint8_t>(seat), {}, 0}; }
    static Action on_stack(Verb verb, std::size_t stack) { return {verb, static_cast<std::uint8_t>(stack), {}, 0}; }
    static Action from_row(Verb verb, Row row, Card card) { return {verb, static_cast<std::uint8_t>(card), row, 0}; }
    static Action swap(Card given, Row row, Card card) {
        return {Verb::swap, static_cast<std::uint8_t>(card), row, static_cast<std::uint8_t>(given)};
    }

    Card card() const { return static_cast<Card>(what); }
    Card given_card() const { return static_cast<Card>(given); }
    Borough borough() const { return static_cast<Borough>(what); }
    Seat seat() const { return static_cast<Seat>(what); }
    std::size_t stack() const { return what; }

    friend bool operator==(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 4);

/// Room for the longest list there can be: every swap of a full hand with a
/// full board, and what else a decision offers.
using Actions = FixedVector<Action, 384>;

} // namespace londinium::london
