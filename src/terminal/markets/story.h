#pragma once

#include "game/play.h"
#include "terminal/markets/phrases.h"

#include <optional>

namespace londinium {

/// What happened from step `from` on: a paragraph for each player's actions,
/// one for a restock, one for each auction once all bids are in, and the market
/// card of each new round. Special cards that the seat `eyes` did not see are
/// not named; without eyes, none is that was hidden from anybody.
void tell_story(Paper& paper, const MarketsPhrases& phrases, const Play<Markets>& play, std::size_t from,
                std::optional<Seat> eyes);

/// The market card that opened a round: "Round 5. Market card: …".
void tell_market_card(Paper& paper, const MarketsPhrases& phrases, const markets::State& state);

/// How one auction ended, from the state in which its bids were just settled:
/// "Ann offered 3 coffee, Ben nothing. Ann wins £4." `before` is a moment in
/// the auction, for what was on sale and who had the advantage.
std::string auction_text(const MarketsPhrases& phrases, const markets::State& before, const markets::State& after);

} // namespace londinium
