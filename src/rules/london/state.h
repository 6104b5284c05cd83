#pragma once

#include "base/by_seat.h"
#include "base/fixed_vector.h"
#include "base/seat.h"
#include "rules/london/action.h"
#include "rules/london/edition.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace londinium::london {

/// What is asked of the player whose turn it is (docs/protocol.md).
enum class Decision : std::uint8_t {
    turn,
    seen,
    back,
    action,
    draw,
    develop,
    spend,
    where,
    run,
    pay,
    prison,
    workhouse,
    coffee,
    again,
    victim,
    station,
    flip,
    end,
    limit,
    over,
};

struct Player {
    std::int32_t money;
    std::int32_t loans;
    std::int32_t poverty;
    std::int32_t prestige;
};

/// A card whose place some players know: in a hand, or among those seen.
struct KnownCard {
    Card card;
    SeatSet known_to; // the owner not counted; with kEveryone if all saw it
};

/// Marks, beside the seats, what was done in the open: that everybody knows it
/// is then known to everybody, too.
inline constexpr SeatSet kEveryone = 0x80;

/// Cards in hand, sorted. Of several copies the first is known to every seat
/// that knows any, the second to every seat that knows two, and so on: so that
/// when a copy leaves, taking the first keeps to "the known one leaves first"
/// (L2.3) for every seat at once.
using Hand = FixedVector<KnownCard, 22>;

/// One stack of a city. Its covered cards lie in State::covered.
struct Stack {
    Card top;
    std::uint8_t covered; // how many cards lie under the top one
    std::uint8_t money;   // collected on the top card (L9.6)
    bool up : 1;
    bool placed : 1;    // the top card, in this turn
    bool activated : 1; // the top card, in this turn
};

/// An activation under way. `left` counts what its effect still allows.
struct Frame {
    std::uint8_t stack;
    std::uint8_t left;
};

/// What a turn has seen so far; empty again at the next turn's start.
struct ThisTurn {
    bool borrowed;
    bool swapped;
    bool any_colour_used;
    bool borough_done;
    bool sold;
    bool employed;
    bool spared;
    bool no_hand_poverty;
    bool took_from_deck;
    std::uint8_t drawn;  // cards drawn at the start of the turn
    std::uint8_t played; // cards played in this develop action
    std::uint8_t free;   // placements that still need no spent card
    std::uint8_t draws_left;
    std::uint8_t activations;
    Decision draws_then; // what follows the last draw: develop or end
    bool is_placing;
    Card placing; // between hand and display
    /// Taken first of those seen: others who knew it know where it is once no
    /// seen card goes back.
    KnownCard taken;
};

/// A whole game at one moment, everything in it that can matter later. Flat
/// and copied with memcpy; equal games are equal bytes. Cards that left the
/// game are not kept: they are all that is nowhere else.
struct State {
    std::uint8_t players;
    Seat first;
    Seat seat; // whose turn it is; of no meaning when the game is over
    Decision decision;
    std::uint16_t turn;
    std::uint8_t idle_turns;
    std::uint8_t last_turns; // still to be played, once is_ending
    bool is_ending;

    /// Top cards of the deck whose letter does not follow from their place:
    /// put back after a peek that reached from one letter into the next.
    std::uint8_t loose;

    ThisTurn now;
    FixedVector<Frame, kMostFrames> frames;
    FixedVector<KnownCard, kMostPeek> seen;

    std::array<Player, kMostSeats> player;
    std::array<Hand, kMostSeats> hand;
    std::array<FixedVector<Card, 5>, 2> rows;  // by Row, sorted
    FixedVector<Card, kMostCards> deck;        // the top card is the last
    std::array<SeatSet, kMostPeek> deck_known; // who knows the deck's top cards, the top first

    BySeat<Stack, kMostPlaceable> stacks;
    /// A bit for each Power of a seat. It follows from what its city and land
    /// show, and is kept because every decision asks for it: `gather_powers`
    /// (city.h) after each change there.
    std::array<std::uint32_t, kMostSeats> powers;
    FixedVector<Card, kMostPlaceable> covered; // seat after seat, stack after stack, the lowest first

    BySeat<Borough, kMostBoroughs> boroughs;       // oldest first
    FixedVector<Borough, kOffer> offer;            // 2E, sorted
    FixedVector<Borough, kMostBoroughs> land_deck; // 2E, the top card is the last
    BoroughSet stations;                           // 1E

    // Asking
    bool over() const { return decision == Decision::over; }
    Player& of(Seat s) { return player[index(s)]; }
    const Player& of(Seat s) const { return player[index(s)]; }
    Hand& hand_of(Seat s) { return hand[index(s)]; }
    const Hand& hand_of(Seat s) const { return hand[index(s)]; }
    FixedVector<Card, 5>& row(Row r) { return rows[static_cast<std::size_t>(r)]; }
    const FixedVector<Card, 5>& row(Row r) const { return rows[static_cast<std::size_t>(r)]; }
    bool board_empty() const { return rows[0].empty() && rows[1].empty(); }
    bool can_draw() const { return !deck.empty() || !board_empty(); }
    BoroughSet land_of(Seat s) const {
        BoroughSet set = 0;
        for (const Borough borough : boroughs[s]) set |= only(borough);
        return set;
    }
    BoroughSet built() const {
        BoroughSet set = 0;
        for (const Borough borough : boroughs.all()) set |= only(borough);
        return set;
    }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1024);

} // namespace londinium::london
