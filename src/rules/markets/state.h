#pragma once

#include "base/fixed_vector.h"
#include "base/seat.h"
#include "rules/markets/action.h"
#include "rules/markets/edition.h"
#include "rules/markets/stalls.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace londinium::markets {

/// What is asked of the player named by State::seat (docs/protocol.md).
enum class Decision : std::uint8_t {
    tile,
    act,
    after,
    goods,
    restock,
    exchange,
    bid,
    prize,
    pile,
    keep,
    over,
};

struct Player {
    std::int32_t money;
    ByKind hand;

    /// What everybody can keep count of (M2.3): goods of the hand that were
    /// taken in the open and not given since; and of the eight cards dealt,
    /// those that later bids and exchanges have betrayed.
    ByKind known;
    ByKind betrayed;

    std::uint8_t tiles;                          // not yet laid, without those handed over
    std::uint8_t handed;                         // set-up tiles of the right neighbour still to lay
    std::uint8_t exchange_cards;                 // restock-and-exchange, kept
    bool advantage;                              // kept
    FixedVector<Special, kMostSpecials> special; // in hand, sorted
};

/// What a player offers in an auction; nothing is {coffee, 0}.
struct Bid {
    Kind kind;
    std::uint8_t cards;
};

/// A special card chosen from a pile. Who and from which pile is public, the
/// card is not; from all picks together follows what each seat has seen.
struct Pick {
    Seat seat;
    std::uint8_t pile;
    Special card;
};

/// A special card played, which is public: it is kept, or gone.
struct Play {
    Seat seat; // kNobody: a loaded game does not tell who played it
    Special card;
    std::uint8_t picks_before; // State::picks when it was played
};
inline constexpr Seat kNobody{255};

/// The piles, a bit each.
using PileSet = std::uint8_t;

/// A whole game at one moment, everything in it that can matter later. Flat
/// and copied with memcpy; equal games are equal bytes.
struct State {
    std::uint8_t players;
    Seat first;
    Seat seat; // who is asked; of no meaning when the game is over
    Decision decision;
    std::uint8_t round; // 0 in the set-up
    MarketCard now;     // kUnknownMarketCard in the set-up
    KindSet closed;     // kinds already auctioned in this round
    std::uint8_t used;  // pawns, a bit each

    // The middle of a decision. Each is 0 wherever it has no meaning.
    bool acted;                           // the seat asked has used a pawn in this turn
    std::uint8_t played;                  // special cards it has played in this turn
    std::uint8_t due;                     // goods cards it may still take at its market
    std::uint8_t takes;                   // goods cards it may still take in its restock, or for one given
    std::uint8_t exchanges;               // exchanges it may still make in its restock
    bool exchanging;                      // everybody has taken in the restock; now the exchanges
    std::uint8_t looking;                 // the pile it looks through, counted from 1
    PileSet picked;                       // piles chosen so far in a special-card event
    FixedVector<Seat, kMostSeats> prizes; // winners of a special card, whose choice is not over

    SeatSet bid_in; // who has bid in this auction
    std::array<Bid, kMostSeats> bids;

    // What was last shown to all (M2.3)
    bool bids_revealed;
    bool money_shown;
    std::array<Bid, kMostSeats> last_bids;
    std::array<std::int32_t, kMostSeats> shown_money;

    std::array<Market, kMerchants> merchants; // by Pawn; hidden in the set-up
    std::array<std::uint8_t, 2> assistants;   // spaces of lower and upper, from 1; 0: not in the game
    std::array<Kind, kMarkets> sells;         // by Market: a kind, or kGeneral
    ByKind stocks;
    std::array<Stall, kMarkets> stalls;

    FixedVector<MarketCard, kRounds> market_cards;               // the next card is the last
    std::array<FixedVector<Special, kMostInPile>, kPiles> piles; // sorted
    FixedVector<Pick, kMostSpecials> picks;
    FixedVector<Play, kMostSpecials> plays;

    std::array<Player, kMostSeats> player;

    // Asking
    bool over() const { return decision == Decision::over; }
    bool setting_up() const { return round == 0; }
    bool last_round() const { return round == kRounds; }
    Player& of(Seat s) { return player[index(s)]; }
    const Player& of(Seat s) const { return player[index(s)]; }
    Stall& stall(Market market) { return stalls[index(market)]; }
    const Stall& stall(Market market) const { return stalls[index(market)]; }
    Market merchant_at(Pawn merchant) const { return merchants[static_cast<std::size_t>(merchant)]; }
    bool is_used(Pawn pawn) const { return ((used >> static_cast<unsigned>(pawn)) & 1U) != 0; }
    bool has_merchant(Market market) const {
        return merchants[0] == market || merchants[1] == market || merchants[2] == market;
    }
    bool stocks_empty() const { return stocks == ByKind{}; }
    bool has_bid(Seat s) const { return holds(bid_in, s); }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1024);

/// Who is asked next. With sealed bids others may answer as well.
inline Seat asked(const State& state) { return state.seat; }

/// Whose tile a `tile` decision lays: in the set-up the right neighbour's.
inline Seat tile_owner(const State& state) {
    if (!state.setting_up()) return state.seat;
    return seat_at((index(state.seat) + state.players - 1) % state.players);
}

} // namespace londinium::markets
