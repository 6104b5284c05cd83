#pragma once

#include "rules/markets/state.h"

/// Phase 4 (M3.9 to M3.12): sealed bids for the kinds still on sale, one
/// auction after the other, and the special cards won in them.
namespace londinium::markets {

/// All are asked for a bid.
void begin_auction(State& state);

/// Takes a bid in, or another in its place; settles the auction with the last.
void bid(const Edition& edition, State& state, Seat seat, Bid bid);

/// The winner next in turn order chooses a special card; when all have, the
/// auctions go on.
void next_prize(const Edition& edition, State& state);

/// Instead of a special card in the last round (M3.11).
void take_cash(const Edition& edition, State& state);

/// Of seats that are tied: those the tie falls to. An advantage wins it; only
/// a changed deck has two of them, whose owners then share.
SeatSet break_tie(const State& state, SeatSet tied);

} // namespace londinium::markets
