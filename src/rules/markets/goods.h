#pragma once

#include "rules/markets/state.h"

/// Goods cards between the stocks and the hands, all of it in the open (M2.3):
/// at a market, in the restock, back from bids.
namespace londinium::markets {

/// So many cards of a stock go into the seat's hand; it must have them.
void take(State& state, Seat seat, Kind kind, int cards);

/// So many cards of the seat's hand go back to their stock.
void give_back(State& state, Seat seat, Kind kind, int cards);

int goods_in_hand(const Player& player);

/// The buyer or an assistant on a market (M3.5): takes what is clear, then
/// asks which stock the rest shall come from.
void buy_at(const Edition& edition, State& state, Market market);
/// All that are due of this kind, as far as its stock goes.
void take_due(const Edition& edition, State& state, Kind kind);

// The restock (M3.8): each player in turn takes; then each in turn exchanges.
void begin_restock(State& state);
void take_in_restock(State& state, Kind kind);
void give_in_exchange(State& state, Kind kind);
void keep_in_exchange(State& state);

} // namespace londinium::markets
