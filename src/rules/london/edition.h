#pragma once

#include "base/fixed_vector.h"
#include "base/seat.h"

#include <array>
#include <cstdint>

/// London, first edition (2010) and second edition (2017): the printed facts
/// and the parameters in which the two editions differ. An Edition is filled
/// from the data files (src/game/) and never changes afterwards.
namespace londinium::london {

/// A face of a city card: its place in Edition::cards, which are sorted by id.
/// Copies of a card are alike and have no identity of their own.
enum class Card : std::uint8_t {};
/// Stands for a card that a view may not show, and for "no card".
inline constexpr Card kUnknownCard{255};

/// A borough: its place in Edition::boroughs, sorted by id.
enum class Borough : std::uint8_t {};
inline constexpr Borough kUnknownBorough{255};

constexpr std::size_t index(Card card) { return static_cast<std::size_t>(card); }
constexpr std::size_t index(Borough borough) { return static_cast<std::size_t>(borough); }
using londinium::index;

/// A set of boroughs, a bit each.
using BoroughSet = std::uint32_t;
constexpr BoroughSet only(Borough borough) { return BoroughSet{1} << index(borough); }
using londinium::only;
constexpr bool holds(BoroughSet set, Borough borough) { return (set & only(borough)) != 0; }
using londinium::holds;

enum class Colour : std::uint8_t { brown, blue, pink, grey };
inline constexpr std::size_t kColours = 4;

/// What works as long as a card is the face-up top of a stack, or a borough is
/// the topmost of its owner's pile (rules 9.2 and 9.5).
enum class Power : std::uint8_t {
    none,
    loan_pays_12,
    free_placement,
    draw_0_to_2,
    any_colour_for_1,
    collect_on_placement,
    swap_with_display,
    peek,
    any_colour_once,
    card_for_4,
    pauper_to_work,
    repay_for_12,
    spare_a_flip,
};

/// What happens in words when a card is activated or used (rules 9.3 and 9.4).
enum class Effect : std::uint8_t {
    none,
    money_per_brown,
    prestige_per_non_brown,
    prestige_per_blue,
    money_per_borough,
    two_per_river_borough,
    two_per_north_borough,
    two_per_south_borough,
    prestige_per_river_borough,
    prison,
    prison_prestige,
    workhouse,
    take_collected,
    coffee_house,
    spare_a_flip,
    hand_brings_no_poverty,
    activate_again,
    give_two_poverty,
    pass_one_poverty,
    take_2_from_each,
    others_pay_per_borough,
    place_two_undergrounds,
    action_draw_2,
    action_place_2_free,
};

/// What an activation costs besides the pounds of Face::activation_money.
enum class CardCost : std::uint8_t { none, any_card, blue_card };

inline constexpr std::size_t kLetters = 3; // A, B, C

struct Face {
    Colour colour;
    CardCost activation_card;
    Power power;
    Effect effect;
    bool placeable; // false: Paupers and action cards
    bool flips;
    std::uint8_t peek;       // how many cards Power::peek shows
    std::uint8_t place_cost; // in pounds, as everything without another word
    std::uint8_t end_prestige;
    std::uint8_t activation_money;
    std::uint8_t gain_money;
    std::uint8_t gain_prestige;
    std::uint8_t lose_poverty;
    std::uint8_t gain_poverty;
    std::array<std::uint8_t, kLetters> copies;

    bool is_pauper() const { return colour == Colour::grey; }
    bool is_action() const { return effect == Effect::action_draw_2 || effect == Effect::action_place_2_free; }
    /// Rule 8.7: such a card is not worth an activation.
    bool does_nothing() const {
        return effect == Effect::none && gain_money == 0 && gain_prestige == 0 && lose_poverty == 0 &&
               gain_poverty == 0;
    }
    std::uint8_t all_copies() const { return static_cast<std::uint8_t>(copies[0] + copies[1] + copies[2]); }
};

struct Land {
    bool north;
    bool riverside;
    bool start;
    std::uint8_t cost;
    std::uint8_t cards;
    std::uint8_t prestige;     // 2E, when bought
    std::uint8_t end_prestige; // 1E, at the end
    std::uint8_t lose_poverty; // 2E, when bought
    Power optional;            // 2E
    std::uint8_t peek;
    bool has_active; // 2E: happens in each run of the city
    std::int8_t active_money;
    std::int8_t active_prestige;
    std::int8_t active_poverty;
    BoroughSet land_neighbours;   // 1E
    BoroughSet bridge_neighbours; // 1E

    BoroughSet neighbours() const { return land_neighbours | bridge_neighbours; }
};

inline constexpr std::size_t kMostFaces = 128;
inline constexpr std::size_t kMostCards = 112;
inline constexpr std::size_t kMostPlaceable = 96;
inline constexpr std::size_t kMostBoroughs = 20;
inline constexpr std::size_t kMostPeek = 8;
inline constexpr std::size_t kMostFrames = 8;
inline constexpr std::size_t kOffer = 3;

inline constexpr int kStartMoney = 5;
inline constexpr int kStartHand = 6;
inline constexpr int kHandLimit = 9;
inline constexpr int kLoanPays = 10;
inline constexpr int kLoanPaysWithBank = 12;
inline constexpr int kRepayCost = 15;
inline constexpr int kRepayCostReduced = 12;
inline constexpr int kMostFreeLoans = 12;
inline constexpr int kBuildingsEach = 11;
inline constexpr int kUndergrounds = 10;
inline constexpr int kIdleTurns = 60;

struct Edition {
    // Where the editions differ
    std::uint8_t number;        // 1 or 2
    std::uint8_t start_poverty; // L1.1
    bool map;                   // 1E: buildings on a map; 2E: borough cards
    bool repay_in_play;         // L5.4
    bool bottom_row_leaves;     // L4.2: 2E the bottom row, 1E the top row
    bool run_needs_activation;  // L8.1
    bool loans_bring_poverty;   // L8.6
    bool land_relieves_poverty; // L8.6
    bool covered_cards_hidden;  // L2.1

    FixedVector<Face, kMostFaces> cards;
    FixedVector<Land, kMostBoroughs> boroughs;
    Borough city; // 1E: where the Underground begins
    std::array<std::uint8_t, kLetters> letter_sizes;
    Card pauper;
    BoroughSet riverside;
    BoroughSet north;
    BoroughSet start;

    const Face& operator[](Card card) const { return cards[index(card)]; }
    const Land& operator[](Borough borough) const { return boroughs[index(borough)]; }
    std::size_t deck_size() const { return std::size_t{letter_sizes[0]} + letter_sizes[1] + letter_sizes[2]; }
};

/// The parameters of an edition, without its cards and boroughs.
Edition blank_edition(int number);

/// Fills in what follows from the cards and boroughs (letter sizes, sets of
/// boroughs), once these are complete.
void complete(Edition& edition);

/// Spaces in each of the two rows of the board (L1.3).
constexpr std::size_t row_spaces(std::size_t players) { return players + 1; }

} // namespace londinium::london
