#include "rules/markets/goods.h"

#include "rules/markets/auction.h"
#include "rules/markets/flow.h"

#include <algorithm>
#include <cassert>

namespace londinium::markets {
namespace {

void change(std::uint8_t& number, int by) {
    assert(number + by >= 0);
    number = static_cast<std::uint8_t>(number + by);
}

/// Asks for a stock while anything is due and to be had, then ends the action.
void ask_for_goods(const Edition& edition, State& state) {
    if (state.due > 0 && !state.stocks_empty()) {
        state.decision = Decision::goods;
        return;
    }
    state.due = 0;
    finish_action(edition, state);
}

void restock_seat(State& state, Seat seat) {
    const std::uint8_t extra = state.of(seat).exchange_cards;
    state.seat = seat;
    if (state.exchanging) {
        state.exchanges = extra;
    } else {
        state.takes = static_cast<std::uint8_t>(kStartRestockCards + extra);
    }
}

/// To the next decision of the restock, or on to the auctions.
void continue_restock(State& state) {
    for (;;) {
        if (state.takes > 0 && !state.stocks_empty()) {
            state.decision = Decision::restock;
            return;
        }
        state.takes = 0;
        if (state.exchanges > 0) {
            state.decision = Decision::exchange;
            return;
        }
        const Seat next = next_seat(state.seat, state.players);
        if (next == state.first) {
            if (state.exchanging) break;
            state.exchanging = true; // when everybody has taken (M3.8)
        }
        restock_seat(state, next);
    }
    state.exchanging = false;
    begin_auction(state);
}

} // namespace

void take(State& state, Seat seat, Kind kind, int cards) {
    Player& player = state.of(seat);
    change(state.stocks[index(kind)], -cards);
    change(player.hand[index(kind)], cards);
    change(player.known[index(kind)], cards);
}

void give_back(State& state, Seat seat, Kind kind, int cards) {
    Player& player = state.of(seat);
    change(player.hand[index(kind)], -cards);
    change(state.stocks[index(kind)], cards);
    const int known = std::min<int>(cards, player.known[index(kind)]);
    change(player.known[index(kind)], -known);
    change(player.betrayed[index(kind)], cards - known);
}

int goods_in_hand(const Player& player) {
    int cards = 0;
    for (const std::uint8_t n : player.hand) cards += n;
    return cards;
}

void buy_at(const Edition& edition, State& state, Market market) {
    state.due = static_cast<std::uint8_t>(taken_at(state, state.seat, market));
    const Kind kind = state.sells[index(market)];
    if (kind == kGeneral) {
        ask_for_goods(edition, state);
    } else {
        take_due(edition, state, kind);
    }
}

void take_due(const Edition& edition, State& state, Kind kind) {
    const int cards = std::min(state.due, state.stocks[index(kind)]);
    take(state, state.seat, kind, cards);
    change(state.due, -cards);
    ask_for_goods(edition, state);
}

void begin_restock(State& state) {
    restock_seat(state, state.first);
    continue_restock(state);
}

void take_in_restock(State& state, Kind kind) {
    take(state, state.seat, kind, 1);
    change(state.takes, -1);
    continue_restock(state);
}

void give_in_exchange(State& state, Kind kind) {
    give_back(state, state.seat, kind, 1);
    change(state.exchanges, -1);
    state.takes = 1;
    continue_restock(state);
}

void keep_in_exchange(State& state) {
    change(state.exchanges, -1);
    continue_restock(state);
}

} // namespace londinium::markets
