#pragma once

#include "game/play.h"

#include <array>

namespace londinium {

/// Where a player's money came from over a whole game.
struct Ledger {
    int at_start = 0; // only in a game that was loaded from the middle
    int markets = 0;  // by cashier and assistants
    int auctions = 0;
    int specials = 0;     // what special cards brought
    int second_cards = 0; // paid for playing a second one, so below 0
    int cash = 0;         // instead of a special card in the last round

    int total() const { return at_start + markets + auctions + specials + second_cards + cash; }
};

/// By seat. Money changes in no other way, so the totals are what the players have.
std::array<Ledger, kMostSeats> ledgers_of(const Play<Markets>& play);

} // namespace londinium
