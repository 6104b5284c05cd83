#include "game/markets_possible.h"

#include "game/markets_words.h"
#include "rules/markets/goods.h"
#include "rules/markets/legal.h"
#include "rules/markets/specials.h"

#include <bit>

namespace londinium {

using namespace markets;

namespace {

using Complaint = std::optional<std::string>;

std::string seat_name(std::size_t s) { return "seat " + std::to_string(s); }

Complaint goods(const State& state) {
    for (const Kind kind : kAllKinds) {
        int cards = state.stocks[index(kind)];
        for (const Player& player : state.player) cards += player.hand[index(kind)];
        if (cards != kGoodsPerKind) {
            return "there are " + std::to_string(cards) + " " + std::string(words(kind)) + " cards, not " +
                   std::to_string(kGoodsPerKind);
        }
        for (std::size_t s = 0; s < state.players; ++s) {
            const Player& player = state.player[s];
            if (player.known[index(kind)] > player.hand[index(kind)]) {
                return seat_name(s) + " is known to hold more " + std::string(words(kind)) + " than it does";
            }
            // A hand was dealt eight cards, from so many of each kind.
            if (player.betrayed[index(kind)] > dealt_of_each_kind(state.players)) {
                return seat_name(s) + " was not dealt so much " + std::string(words(kind));
            }
        }
    }
    return std::nullopt;
}

Complaint markets_and_tiles(const MarketsBook& book, const State& state) {
    unsigned offers = 0;
    for (const Kind kind : state.sells) offers |= 1U << index(kind);
    if (offers != (1U << kMarkets) - 1U) return "each kind, and general, is sold on one market";
    std::array<int, kMostSeats> laid{};
    for (std::size_t i = 0; i < kMarkets; ++i) {
        const Stall& stall = state.stalls[i];
        if (state.setting_up() && stall.size() > std::size_t{kSetUpTilesPerMarket}) {
            return book.markets[i].id + " has more than 3 tiles in the set-up";
        }
        for (std::size_t place = 0; place < stall.size(); ++place) ++laid[index(stall[place])];
    }
    for (std::size_t s = 0; s < state.players; ++s) {
        const std::size_t holder = (s + 1) % state.players; // has this seat's handed tiles
        const int tiles = laid[s] + state.player[s].tiles + state.player[holder].handed;
        if (tiles != kTilesEach) return seat_name(s) + " has " + std::to_string(tiles) + " tiles, not 20";
    }
    return std::nullopt;
}

Complaint set_up(const State& state) {
    const bool tile = state.decision == Decision::tile;
    if (!state.setting_up()) {
        for (const Player& player : state.player) {
            if (player.handed != 0) return "tiles are handed over only in the set-up";
        }
        return std::nullopt;
    }
    if (!tile || state.of(state.seat).handed == 0) return "in the set-up, who still has tiles handed over lays them";
    // Each lays one in turn, from the first player on.
    bool before = true; // from the first player to the one before the seat asked
    Seat s = state.first;
    for (std::size_t i = 0; i < state.players; ++i, s = next_seat(s, state.players)) {
        if (s == state.seat) before = false;
        const int expected = state.of(state.seat).handed - (before ? 1 : 0);
        if (state.of(s).handed != expected) return "the tiles handed over are laid in turn";
    }
    for (std::size_t i = 0; i < state.players; ++i) {
        if (state.player[i].tiles != kTilesEach - kTilesHanded) return "in the set-up everybody has 17 tiles left";
    }
    return std::nullopt;
}

Complaint cards(const MarketsBook& book, const State& state) {
    unsigned seen = 0;
    for (const MarketCard card : state.market_cards) {
        if ((seen >> index(card)) & 1U) return "a market card is there twice";
        seen |= 1U << index(card);
    }
    if (state.setting_up() != (state.now == kUnknownMarketCard)) return "'now' and 'round' do not agree";
    if (!state.setting_up() && ((seen >> index(state.now)) & 1U)) return "the card of this round is still to come";
    if (state.market_cards.size() + state.round != kRounds) return "'market_cards' and 'round' do not agree";
    const MarketCard last = state.market_cards.empty() ? state.now : state.market_cards[0];
    if (book.edition[last].closed) return "the last market card is not a closed one";
    if (state.setting_up() || book.edition[state.now].closed) {
        if (state.closed != 0) return "no kind is closed here";
    }
    if (!history_agrees(book.edition, state))
        return "the special cards are not each in one place, or their history does not lead there";
    return std::nullopt;
}

bool moving(const State& state) { // the events of phase 5
    return (state.decision == Decision::pile || state.decision == Decision::keep) && state.prizes.empty();
}

Complaint pawns(const State& state) {
    const auto& m = state.merchants;
    if (m[0] == m[1] || m[0] == m[2] || m[1] == m[2]) return "two merchants stand on one market";
    const std::size_t space = state.setting_up() ? 1 : std::size_t{state.round} + (moving(state) ? 1 : 0);
    if (state.assistants[0] != space || (has_upper_assistant(state.players) && state.assistants[1] != space)) {
        return "the assistants are on space " + std::to_string(space) + " now";
    }
    if (state.is_used(Pawn::upper) && !has_upper_assistant(state.players)) return "there is no upper assistant";
    const int used = std::popcount(state.used);
    // How many have acted follows from whose turn it is.
    const int turn = static_cast<int>((index(state.seat) + state.players - index(state.first)) % state.players);
    int expected = static_cast<int>(state.players);
    if (state.setting_up() || moving(state)) expected = 0;
    if (!state.setting_up() && state.decision <= Decision::goods) expected = turn + (state.acted ? 1 : 0);
    if (used != expected) return "as many merchants and assistants are used as players have acted";
    return std::nullopt;
}

Complaint middle(const MarketsBook& book, const State& state) {
    const Decision asked = state.decision;
    const bool in_turn = asked <= Decision::goods && !state.setting_up();
    if (!in_turn && (state.acted || state.played > 0)) return "'acted' and 'played' belong to a turn of phase 2";
    if (asked == Decision::act && state.acted) return "the action is over";
    if ((asked == Decision::after || asked == Decision::goods) && !state.acted) return "the action is still to come";
    if (asked == Decision::tile && !state.setting_up() && (state.played == 0 || state.of(state.seat).tiles == 0)) {
        return "a tile is laid for an any-market card, by who has one";
    }
    if ((asked == Decision::goods) != (state.due > 0)) return "'due' and the decision do not agree";
    if ((asked == Decision::restock) != (state.takes > 0)) return "'takes' and the decision do not agree";
    const bool exchanging = asked == Decision::exchange || (asked == Decision::restock && state.exchanging);
    if (state.exchanging != exchanging) return "'exchanging' and the decision do not agree";
    if (asked == Decision::exchange ? state.exchanges == 0 : state.exchanges > 0 && !exchanging) {
        return "'exchanges' and the decision do not agree";
    }
    if (state.takes > kStartRestockCards + state.of(state.seat).exchange_cards)
        return "there are not so many cards to take";
    if (asked == Decision::restock && exchanging && state.takes != 1) return "for one card given one is taken";
    if (state.exchanges > state.of(state.seat).exchange_cards) return "there are not so many exchanges";
    if ((asked == Decision::keep) != (state.looking > 0)) return "'looking' and the decision do not agree";
    if (state.picked != 0 && !moving(state)) return "'picked' belongs to an event";
    if (asked == Decision::keep && moving(state) && !((state.picked >> (state.looking - 1)) & 1U)) {
        return "the pile looked through is one of those picked";
    }
    const bool prize =
        asked == Decision::prize || (!moving(state) && (asked == Decision::pile || asked == Decision::keep));
    if (prize == state.prizes.empty()) return "'prizes' and the decision do not agree";
    if (prize && state.prizes[0] != state.seat) return "the first of 'prizes' is asked";
    if (asked == Decision::prize && !state.last_round()) return "cash for a special card is only for round 12";
    const bool phase_3_or_4 = asked >= Decision::restock && asked <= Decision::keep && !moving(state);
    if (!state.setting_up() && phase_3_or_4 && book.edition[state.now].closed) return "this market is closed";
    if (state.setting_up() && asked != Decision::tile) return "nothing but tiles is asked in the set-up";
    if (state.over() && !state.last_round()) return "the game is over only after round 12";
    if (moving(state) && (state.last_round() || book.edition.space(state.assistants[0]).event != Event::special_card)) {
        return "there is no special-card event now";
    }
    return std::nullopt;
}

Complaint bids(const State& state) {
    if (state.bid_in == 0) {
        return state.decision == Decision::bid && state.seat != state.first
                   ? Complaint("the first player is asked first")
                   : std::nullopt;
    }
    if (state.decision != Decision::bid) return "there are bids, but no auction";
    if (state.bid_in == all_seats(state.players)) return "when all bids are in the auction is over";
    Seat next = state.first;
    while (state.has_bid(next)) next = next_seat(next, state.players);
    if (next != state.seat) return "the first in turn order who has not bid is asked";
    for (std::size_t s = 0; s < state.players; ++s) {
        const Bid& bid = state.bids[s];
        if (bid.cards == 0) continue;
        if (bid.cards > state.player[s].hand[index(bid.kind)]) return seat_name(s) + " bids cards it does not hold";
        if (holds(state.closed, bid.kind)) return seat_name(s) + " bids for a closed kind";
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> whats_impossible(const MarketsBook& book, const State& state) {
    for (const Complaint& complaint : {goods(state), cards(book, state)}) {
        if (complaint) return complaint;
    }
    for (const Complaint& complaint :
         {markets_and_tiles(book, state), set_up(state), middle(book, state), pawns(state), bids(state)}) {
        if (complaint) return complaint;
    }
    if (!state.over()) {
        Actions actions;
        legal(book.edition, state, state.seat, actions);
        if (actions.empty()) return "nothing could be done at this decision";
    }
    return std::nullopt;
}

} // namespace londinium
