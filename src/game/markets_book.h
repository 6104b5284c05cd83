#pragma once

#include "base/result.h"
#include "game/origin.h"
#include "game/source_text.h"
#include "rules/markets/edition.h"

#include <string>
#include <vector>

namespace londinium {

/// London Markets as the data files have it: what the rules use, and the names
/// and origins of everything, in the same order: sorted by id, the spaces of
/// the tracks by their number.
struct MarketsBook {
    markets::Edition edition;
    std::vector<Entry> market_cards;
    std::vector<Entry> specials;
    std::vector<Entry> markets;
    std::vector<Entry> spaces;
    /// Changes when any value that the rules use changes: 12 hex digits.
    std::string data_version;

    const std::string& id(markets::MarketCard card) const { return market_cards[index(card)].id; }
    const std::string& id(markets::Special card) const { return specials[index(card)].id; }
    const std::string& id(markets::Market market) const { return markets[index(market)].id; }
};

/// The four files of the game.
struct MarketsSources {
    SourceText market_cards;
    SourceText special_cards;
    SourceText markets;
    SourceText tracks;
};

/// Refuses bad files as read_london does.
Result<MarketsBook> read_markets(const MarketsSources& sources);

} // namespace londinium
