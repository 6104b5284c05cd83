#pragma once

#include "base/result.h"
#include "game/origin.h"
#include "game/source_text.h"
#include "rules/london/edition.h"

#include <string>
#include <vector>

namespace londinium {

/// One edition of London as the data files have it: what the rules use, and
/// the names and origins of everything, in the same order (sorted by id).
struct LondonBook {
    london::Edition edition;
    std::vector<Entry> cards;
    std::vector<Entry> boroughs;
    /// Changes when any value that the rules use changes: 12 hex digits.
    std::string data_version;

    const std::string& id(london::Card card) const { return cards[index(card)].id; }
    const std::string& id(london::Borough borough) const { return boroughs[index(borough)].id; }
};

/// Reads an edition (1 or 2). Bad files are refused with all that is wrong with
/// them: code `bad-data`, and in the message a line for each fault,
/// "london2_cards.csv:14:27: 'purple' is no colour; …".
Result<LondonBook> read_london(int edition, const SourceText& cards, const SourceText& boroughs);

} // namespace londinium
