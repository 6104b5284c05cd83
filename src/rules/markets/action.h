#pragma once

#include "base/fixed_vector.h"
#include "rules/markets/edition.h"

#include <cstdint>

namespace londinium::markets {

/// What a player can say. The words of each stand in docs/protocol.md; the
/// comment says what it names besides itself.
enum class Verb : std::uint8_t {
    tile, // market
    builder,
    cashier,
    buyer,
    assistant, // lower or upper, market
    play,      // special card
    done,
    take,      // kind
    give,      // kind
    keep_hand, // "keep": no exchange
    bid,       // kind, how many
    bid_nothing,
    prize_pile, // "pile": look through one
    prize_cash, // "cash"
    pile,       // which, counted from 0; the words count from 1
    keep,       // special card
};

/// One step of a player, four bytes, passed by value. Two actions are the same
/// if their bytes are.
struct Action {
    Verb verb{};
    std::uint8_t what{};  // a market, special card, kind or pile, as the verb asks
    Pawn pawn{};          // which assistant goes to the market
    std::uint8_t count{}; // goods cards of a bid

    static Action plain(Verb verb) { return {verb, 0, {}, 0}; }
    static Action with(Verb verb, Market market) { return {verb, static_cast<std::uint8_t>(market), {}, 0}; }
    static Action with(Verb verb, Special card) { return {verb, static_cast<std::uint8_t>(card), {}, 0}; }
    static Action with(Verb verb, Kind kind) { return {verb, static_cast<std::uint8_t>(kind), {}, 0}; }
    static Action assistant(Pawn pawn, Market market) {
        return {Verb::assistant, static_cast<std::uint8_t>(market), pawn, 0};
    }
    static Action bid(Kind kind, std::size_t cards) {
        return {Verb::bid, static_cast<std::uint8_t>(kind), {}, static_cast<std::uint8_t>(cards)};
    }
    static Action of_pile(std::size_t pile) { return {Verb::pile, static_cast<std::uint8_t>(pile), {}, 0}; }

    Market market() const { return static_cast<Market>(what); }
    Special special() const { return static_cast<Special>(what); }
    Kind kind() const { return static_cast<Kind>(what); }
    std::size_t pile_number() const { return what; }

    friend bool operator==(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 4);

/// Room for the longest list there can be: a bid of each number of each kind
/// by someone who holds all the goods.
using Actions = FixedVector<Action, kKinds * kGoodsPerKind + 1>;

} // namespace londinium::markets
