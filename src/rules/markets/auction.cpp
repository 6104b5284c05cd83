#include "rules/markets/auction.h"

#include "rules/markets/flow.h"
#include "rules/markets/goods.h"
#include "rules/markets/specials.h"

#include <bit>

namespace londinium::markets {
namespace {

/// Who offered most of this kind; none if nobody offered any.
SeatSet best_bidders(const State& state, Kind kind) {
    SeatSet best = 0;
    std::uint8_t most = 1;
    for (std::size_t s = 0; s < state.players; ++s) {
        const Bid& bid = state.bids[s];
        if (bid.kind != kind || bid.cards < most) continue;
        if (bid.cards > most) best = 0;
        most = bid.cards;
        best |= only(seat_at(s));
    }
    return best;
}

/// Pays what a kind brings. Returns who won a special card with it.
SeatSet pay_winners(State& state, SeatSet best, std::uint8_t brings) {
    const SeatSet winners = break_tie(state, best);
    const int sharing = std::popcount(winners);
    if (brings == kSpecialPrize) return sharing == 1 ? winners : SeatSet{0};
    for (std::size_t s = 0; s < state.players; ++s) {
        if (holds(winners, seat_at(s))) state.player[s].money += brings / sharing;
    }
    return 0;
}

void settle(const Edition& edition, State& state) {
    KindSet bid_for = 0;
    for (std::size_t s = 0; s < state.players; ++s) {
        const Bid& bid = state.bids[s];
        if (bid.cards == 0) continue;
        give_back(state, seat_at(s), bid.kind, bid.cards);
        bid_for |= only(bid.kind);
    }
    SeatSet specials = 0;
    for (const Kind kind : kAllKinds) {
        if (!holds(bid_for, kind)) continue;
        specials |= pay_winners(state, best_bidders(state, kind), edition[state.now].brings[index(kind)]);
    }
    state.closed |= bid_for;
    state.last_bids = state.bids;
    state.bids_revealed = true;
    state.bids = {};
    state.bid_in = 0;
    if (bid_for == 0) {
        finish_auctions(edition, state);
        return;
    }
    Seat seat = state.first;
    for (std::size_t i = 0; i < state.players; ++i, seat = next_seat(seat, state.players)) {
        if (holds(specials, seat)) state.prizes.push_back(seat);
    }
    next_prize(edition, state);
}

} // namespace

SeatSet break_tie(const State& state, SeatSet tied) {
    SeatSet with_advantage = 0;
    for (std::size_t s = 0; s < state.players; ++s) {
        if (state.player[s].advantage) with_advantage |= only(seat_at(s));
    }
    const SeatSet preferred = tied & with_advantage;
    return preferred != 0 ? preferred : tied;
}

void begin_auction(State& state) {
    state.seat = state.first;
    state.decision = Decision::bid;
}

void bid(const Edition& edition, State& state, Seat seat, Bid bid) {
    state.bids[index(seat)] = bid;
    state.bid_in |= only(seat);
    if (state.bid_in == all_seats(state.players)) {
        settle(edition, state);
        return;
    }
    state.seat = state.first;
    while (state.has_bid(state.seat)) state.seat = next_seat(state.seat, state.players);
}

void next_prize(const Edition& edition, State& state) {
    for (; !state.prizes.empty(); state.prizes.erase(0)) {
        state.seat = state.prizes[0];
        if (state.last_round()) {
            state.decision = Decision::prize;
            return;
        }
        if (piles_to_choose(state) != 0) {
            state.decision = Decision::pile;
            return;
        }
    }
    if (state.closed == kEveryKind) {
        finish_auctions(edition, state);
    } else {
        begin_auction(state);
    }
}

void take_cash(const Edition& edition, State& state) {
    state.of(state.seat).money += kCashForSpecial;
    state.prizes.erase(0);
    next_prize(edition, state);
}

} // namespace londinium::markets
