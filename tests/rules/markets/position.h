#pragma once

#include "base/dealer.h"
#include "base/random.h"
#include "rules/markets/apply.h"
#include "rules/markets/deal.h"
#include "rules/markets/legal.h"
#include "rules/markets/observe.h"
#include "rules/markets/scoring.h"
#include "rules/markets/specials.h"
#include "rules/markets/worlds.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// What the tests of London Markets are written in: the printed components in
/// code, positions built in one line, and actions in the words of the protocol.
namespace londinium::markets::testing {

inline constexpr Market kBorough{0};
inline constexpr Market kBrixton{1};
inline constexpr Market kCoventGarden{2};
inline constexpr Market kPetticoatLane{3};
inline constexpr Market kPortobello{4};

/// The components as in data/markets_*.csv.
const Edition& standard_edition();

Special special(std::string_view id);
MarketCard market_card(std::string_view id);
std::string words(Action action);
std::vector<std::string> words(const Actions& actions); // sorted

/// A new game, before the first set-up tile.
State dealt(std::size_t players, std::string_view seed);

/// A game in the middle of round 1: seat 0 is first and to act, all hands are
/// empty, no tiles lie on the markets. Round the ring, Portobello sells soap
/// and has the builder, Covent Garden porcelain and the cashier, Petticoat Lane
/// silk and the buyer, Borough coffee, Brixton everything. The market card is
/// m1: coffee £4, porcelain a special card, silk £2, soap £1.
class Position {
public:
    explicit Position(std::size_t players = 4);

    // Given
    Position& round(int number); // the pawns on the tracks, too
    Position& card(std::string_view id);
    Position& first(int seat);                       // to act, too
    Position& goods(int seat, Kind kind, int cards); // from the stock
    Position& stock(Kind kind, int cards);           // the rest is with the last seat
    Position& money(int seat, int pounds);
    Position& special(int seat, std::string_view id); // out of its pile
    Position& kept(int seat, std::string_view id);    // out of its pile
    Position& only_pile(int pile);                    // the others' cards are gone
    Position& tiles(Market market, std::initializer_list<int> owners);
    Position& tiles_left(int seat, int tiles);
    Position& all_used_but(Pawn pawn);
    Position& to_restock(); // everybody has acted
    Position& to_auction(); // everybody has restocked
    Position& to_move();    // the auctions are over

    // When
    Position& says(std::string_view action);                      // by the seat asked; must be legal
    Position& bids(std::initializer_list<std::string_view> bids); // from the first player
    Position& bids_for(int seat, std::string_view action);
    Position& nobody_bids();

    // Then
    std::vector<std::string> options() const;
    std::vector<std::string> options_for(int seat) const;
    bool can(std::string_view action) const;
    int money_of(int seat) const { return state.player[static_cast<std::size_t>(seat)].money; }
    int goods_of(int seat, Kind kind) const { return state.player[static_cast<std::size_t>(seat)].hand[index(kind)]; }
    int stock_of(Kind kind) const { return state.stocks[index(kind)]; }
    int tiles_of(int seat) const { return state.player[static_cast<std::size_t>(seat)].tiles; }
    int crates(int seat, Market market) const { return state.stall(market).crates(seat_of(seat)); }
    int seat() const { return static_cast<int>(index(state.seat)); }
    std::vector<std::string> specials_of(int seat) const;
    std::vector<std::string> kept_by(int seat) const;
    std::vector<std::string> gone() const;
    View view(int seat) const { return observe(edition, state, seat_of(seat)); }

    static Seat seat_of(int seat) { return seat_at(static_cast<std::size_t>(seat)); }

    const Edition& edition = standard_edition();
    State state;

private:
    Player& player(int seat) { return state.player[static_cast<std::size_t>(seat)]; }
    void take_from_pile(Special card);
    void stack_market_cards(); // as many as rounds are left, without the one turned up
};

using Words = std::vector<std::string>;

} // namespace londinium::markets::testing
