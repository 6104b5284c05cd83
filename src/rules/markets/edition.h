#pragma once

#include "base/fixed_vector.h"
#include "base/seat.h"

#include <array>
#include <cstdint>

/// London Markets: the printed facts and the numbers of the rules. An Edition
/// is filled from the data files (src/game/) and never changes afterwards.
namespace londinium::markets {

/// A kind of goods, sorted by id.
enum class Kind : std::uint8_t { coffee, porcelain, silk, soap };
inline constexpr std::size_t kKinds = 4;
/// The offer card of the market that sells every kind.
inline constexpr Kind kGeneral{4};
inline constexpr std::array<Kind, kKinds> kAllKinds = {Kind::coffee, Kind::porcelain, Kind::silk, Kind::soap};

/// A market: its place among the five sorted by id. The ring is Edition::ring.
enum class Market : std::uint8_t {};
inline constexpr std::size_t kMarkets = 5;
/// Stands for a market that a view may not show, and for "no market".
inline constexpr Market kUnknownMarket{255};

/// A market card: its place in Edition::market_cards, sorted by id.
enum class MarketCard : std::uint8_t {};
/// Stands for a card that a view may not show, and for "no card".
inline constexpr MarketCard kUnknownMarketCard{255};

/// A special card: its place in Edition::specials, sorted by id. Copies are
/// alike and have no identity of their own.
enum class Special : std::uint8_t {};
inline constexpr Special kUnknownSpecial{255};

constexpr std::size_t index(Kind kind) { return static_cast<std::size_t>(kind); }
constexpr std::size_t index(Market market) { return static_cast<std::size_t>(market); }
constexpr std::size_t index(MarketCard card) { return static_cast<std::size_t>(card); }
constexpr std::size_t index(Special card) { return static_cast<std::size_t>(card); }
using londinium::index;

/// A set of kinds, a bit each.
using KindSet = std::uint8_t;
inline constexpr KindSet kEveryKind = (1U << kKinds) - 1U;
constexpr KindSet only(Kind kind) { return static_cast<KindSet>(1U << index(kind)); }
using londinium::only;
constexpr bool holds(KindSet set, Kind kind) { return (set & only(kind)) != 0; }
using londinium::holds;

/// A number for each kind.
using ByKind = std::array<std::uint8_t, kKinds>;

/// The three merchants and the two assistants, sorted by their words.
enum class Pawn : std::uint8_t { builder, buyer, cashier, lower, upper };
inline constexpr std::size_t kMerchants = 3;

/// What an assistant does on a space of its track (M3.6).
enum class Task : std::uint8_t { tile, money, goods };

/// What happens when the lower assistant arrives on a space (M3.13).
enum class Event : std::uint8_t { none, special_card, show_money };

/// What a special card does (section 5).
enum class Effect : std::uint8_t {
    advantage,
    restock_and_exchange,
    any_market,
    clientele,
    monopoly,
    rich_offer,
    combined_offer,
};

/// Instead of an amount: the best offer wins a special card.
inline constexpr std::uint8_t kSpecialPrize = 255;

/// A market card: what the best offer of each kind brings.
struct Prices {
    bool closed;   // no restock and no auctions in its round
    ByKind brings; // in pounds, or kSpecialPrize
};

struct Face {
    Effect effect;
    Market market; // clientele, monopoly, combined offer
    Market second; // combined offer
    std::uint8_t copies;
    bool kept; // lies open before its player once played; otherwise it leaves the game
    std::uint8_t earliest_round;
};

struct Space {
    Task lower;
    Task upper; // four players only
    Event event;
};

inline constexpr std::size_t kRounds = 12;
inline constexpr std::size_t kPiles = 4;
inline constexpr std::size_t kMostSpecials = 32; // cards, and so faces, too
inline constexpr std::size_t kMostInPile = kMostSpecials / kPiles;
inline constexpr std::size_t kMostTiles = 80;

inline constexpr int kTilesEach = 20;
inline constexpr int kTilesHanded = 3;
inline constexpr int kSetUpTilesPerMarket = 3;
inline constexpr int kGoodsPerKind = 18;
inline constexpr int kStartHand = 8;
inline constexpr int kStartRestockCards = 2;
inline constexpr int kLayer = 3;
inline constexpr int kCratesPerTile = 3;
inline constexpr int kLeastTaken = 3; // pounds or goods, however few crates
inline constexpr int kBuilderTiles = 2;
inline constexpr int kMostPlayed = 2;
inline constexpr int kSecondCardCosts = 3;
inline constexpr int kCashForSpecial = 3;

struct Edition {
    FixedVector<Prices, kRounds> market_cards;
    FixedVector<Face, kMostSpecials> specials;
    std::array<Market, kMarkets> ring; // clockwise
    std::array<Space, kRounds> spaces; // of the assistants' tracks, the first for round 1

    // Filled in by complete()
    std::array<Market, kMarkets> next; // the next market clockwise
    std::uint8_t special_cards;        // all copies

    const Prices& operator[](MarketCard card) const { return market_cards[index(card)]; }
    const Face& operator[](Special card) const { return specials[index(card)]; }
    Market after(Market market) const { return next[index(market)]; }
    const Space& space(std::size_t number) const { return spaces[number - 1]; } // counted from 1
};

/// Fills in what follows from the rest, once that is complete.
void complete(Edition& edition);

/// Goods cards of each kind among those dealt to the hands (M1.3).
constexpr int dealt_of_each_kind(std::size_t players) {
    return kStartHand * static_cast<int>(players) / static_cast<int>(kKinds);
}

/// How many cards each pile of special cards begins with (M1.5).
constexpr std::size_t pile_size(const Edition& edition, std::size_t pile) {
    return (edition.special_cards + kPiles - 1 - pile) / kPiles;
}

constexpr bool has_upper_assistant(std::size_t players) { return players == 4; }

} // namespace londinium::markets
