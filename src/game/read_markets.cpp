#include "base/sha256.h"
#include "game/data_file.h"
#include "game/markets_book.h"

#include <algorithm>
#include <array>

namespace londinium {

using markets::Effect;
using markets::Event;
using markets::Face;
using markets::Kind;
using markets::Market;
using markets::Prices;
using markets::Space;
using markets::Task;

namespace {

constexpr std::array<std::string_view, 4> kMarketCardColumns = {"soap", "porcelain", "silk", "coffee"};
constexpr std::array<std::string_view, 6> kSpecialCardColumns = {
    "type", "market", "second_market", "copies", "kept", "earliest_round",
};
constexpr std::array<std::string_view, 2> kMarketColumns = {"name", "ring_place"};
constexpr std::array<std::string_view, 3> kTrackColumns = {
    "lower_track_3_and_4_players",
    "upper_track_4_players_only",
    "event_on_arrival_of_the_lower_assistant",
};

constexpr std::array<Keyword<Kind>, markets::kKinds> kKindWords = {{
    {"coffee", Kind::coffee},
    {"porcelain", Kind::porcelain},
    {"silk", Kind::silk},
    {"soap", Kind::soap},
}};
constexpr std::array<Keyword<Effect>, 7> kEffectWords = {{
    {"advantage", Effect::advantage},
    {"restock-and-exchange", Effect::restock_and_exchange},
    {"any-market", Effect::any_market},
    {"clientele", Effect::clientele},
    {"monopoly", Effect::monopoly},
    {"rich-offer", Effect::rich_offer},
    {"combined-offer", Effect::combined_offer},
}};
constexpr std::array<Keyword<Task>, 3> kTaskWords = {{
    {"tile", Task::tile},
    {"money", Task::money},
    {"goods", Task::goods},
}};
constexpr std::array<Keyword<Event>, 3> kEventWords = {{
    {"", Event::none},
    {"special-card", Event::special_card},
    {"show-money", Event::show_money},
}};

// What the rulebook counts
constexpr int kSpecialCards = 30;
constexpr int kClosedCards = 2;

constexpr std::size_t kVersionDigits = 12;

std::string counted(std::size_t rows, std::string_view what, std::size_t expected) {
    return std::to_string(rows) + ' ' + std::string(what) + "; there must be " + std::to_string(expected);
}

// Market cards

Prices read_prices(DataFile& file, std::size_t row) {
    Prices prices{};
    std::size_t closed = 0;
    for (const Keyword<Kind>& kind : kKindWords) {
        const CsvCell& cell = file.cell(row, kind.word);
        std::uint8_t& brings = prices.brings[index(kind.value)];
        if (cell.text == "special") {
            brings = markets::kSpecialPrize;
        } else if (cell.text == "closed") {
            ++closed;
        } else if (const std::optional<int> pounds = plain_number(cell.text, 0, 99)) {
            brings = static_cast<std::uint8_t>(*pounds);
        } else {
            file.refuse(cell, "'" + cell.text + "' is no price; expected pounds from 0 to 99, special or closed");
        }
    }
    prices.closed = closed > 0;
    if (closed > 0 && closed < markets::kKinds) {
        file.refuse(file.cell(row, "id"), "a card is closed for all four kinds or for none");
    }
    return prices;
}

void read_market_cards(DataFile& file, MarketsBook& book) {
    if (!file.good()) return;
    if (file.rows() != markets::kRounds) {
        file.refuse(file.heading("id"), counted(file.rows(), "market cards", markets::kRounds));
        return;
    }
    int closed = 0;
    for (std::size_t row = 0; row < file.rows(); ++row) {
        const Prices prices = read_prices(file, row);
        if (prices.closed) ++closed;
        book.edition.market_cards.push_back(prices);
        book.market_cards.push_back(file.entry(row));
    }
    if (file.good() && closed != kClosedCards) {
        file.refuse(file.heading("id"),
                    std::to_string(closed) + " cards are closed; there must be " + std::to_string(kClosedCards));
    }
}

// Markets

void read_ring(DataFile& file, MarketsBook& book) {
    if (!file.good()) return;
    if (file.rows() != markets::kMarkets) {
        file.refuse(file.heading("id"), counted(file.rows(), "markets", markets::kMarkets));
        return;
    }
    std::array<bool, markets::kMarkets> taken = {};
    for (std::size_t row = 0; row < file.rows(); ++row) {
        book.markets.push_back(file.entry(row));
        const std::size_t faults = file.faults().size();
        const auto place = static_cast<std::size_t>(file.number(row, "ring_place", 1, int{markets::kMarkets})) - 1;
        if (file.faults().size() > faults) continue;
        if (taken[place]) file.refuse(file.cell(row, "ring_place"), "another market has this place in the ring");
        taken[place] = true;
        book.edition.ring[place] = static_cast<Market>(row);
    }
}

// Special cards

bool has_market(Effect effect) {
    return effect == Effect::clientele || effect == Effect::monopoly || effect == Effect::combined_offer;
}

bool is_kept(Effect effect) { return effect == Effect::advantage || effect == Effect::restock_and_exchange; }

/// The market in a cell that must name one, or must be empty.
Market read_market(DataFile& file, const MarketsBook& book, std::size_t row, std::string_view column, bool needed) {
    const CsvCell& cell = file.cell(row, column);
    if (!needed) {
        if (!cell.text.empty()) file.refuse(cell, "this type of card names no market here; leave the cell empty");
        return markets::kUnknownMarket;
    }
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < book.markets.size(); ++i) {
        if (book.markets[i].id == cell.text) return static_cast<Market>(i);
        known.push_back(book.markets[i].id);
    }
    file.refuse(cell, unknown_word(cell.text, "market", known));
    return markets::kUnknownMarket;
}

Face read_special(DataFile& file, const MarketsBook& book, std::size_t row) {
    Face face{};
    face.effect = file.keyword<Effect>(row, "type", "type of special card", kEffectWords);
    face.market = read_market(file, book, row, "market", has_market(face.effect));
    face.second = read_market(file, book, row, "second_market", face.effect == Effect::combined_offer);
    face.copies = file.small_number(row, "copies", kSpecialCards);
    face.kept = file.yes_or_no(row, "kept");
    face.earliest_round = static_cast<std::uint8_t>(file.number(row, "earliest_round", 1, int{markets::kRounds}));
    return face;
}

void check_special(DataFile& file, std::size_t row, const Face& face) {
    if (face.market != markets::kUnknownMarket && face.market == face.second) {
        file.refuse(file.cell(row, "second_market"), "the two markets of a combined offer are different ones");
    }
    if (face.kept != is_kept(face.effect)) {
        file.refuse(file.cell(row, "kept"), "advantage and restock-and-exchange are kept, the other cards are not");
    }
    if (face.effect == Effect::advantage && face.copies > 1) {
        file.refuse(file.cell(row, "copies"), "of two players with an advantage neither could win their tie; "
                                              "there is one card at most");
    }
    // Saved games and the page know the card by this name.
    std::string id = file.text(row, "type");
    for (const std::string_view column : {"market", "second_market"}) {
        if (!file.text(row, column).empty()) id += '-' + file.text(row, column);
    }
    if (file.text(row, "id") != id) {
        file.refuse(file.cell(row, "id"), "the id is made of the type and the markets: '" + id + "'");
    }
}

void read_special_cards(DataFile& file, MarketsBook& book) {
    if (file.rows() > markets::kMostSpecials) {
        file.refuse(file.cell(markets::kMostSpecials, "id"), std::to_string(file.rows()) +
                                                                 " different special cards; there is room for " +
                                                                 std::to_string(markets::kMostSpecials));
    }
    if (!file.good()) return;
    int copies = 0;
    for (std::size_t row = 0; row < file.rows(); ++row) {
        const std::size_t faults = file.faults().size();
        const Face face = read_special(file, book, row);
        if (file.faults().size() == faults) check_special(file, row, face);
        copies += face.copies;
        book.edition.specials.push_back(face);
        book.specials.push_back(file.entry(row));
    }
    if (file.good() && copies != kSpecialCards) {
        file.refuse(file.heading("copies"), "the copies add up to " + std::to_string(copies) + ", but there are " +
                                                std::to_string(kSpecialCards) + " special cards");
    }
}

// Tracks

void read_tracks(DataFile& file, MarketsBook& book) {
    if (!file.good()) return;
    if (file.rows() != markets::kRounds) {
        file.refuse(file.heading("space"), counted(file.rows(), "spaces", markets::kRounds));
        return;
    }
    book.spaces.resize(markets::kRounds);
    for (std::size_t row = 0; row < file.rows(); ++row) {
        // The key is there once only: twelve different ones from 1 to 12 are all of them.
        const auto place = static_cast<std::size_t>(file.number(row, "space", 1, int{markets::kRounds})) - 1;
        Space& space = book.edition.spaces[place];
        space.lower = file.keyword<Task>(row, kTrackColumns[0], "task of an assistant", kTaskWords);
        space.upper = file.keyword<Task>(row, kTrackColumns[1], "task of an assistant", kTaskWords);
        space.event = file.keyword<Event>(row, kTrackColumns[2], "event", kEventWords);
        book.spaces[place] = file.entry(row);
    }
}

/// All that the rules use, the same however the rows and columns of the files
/// are arranged.
std::string canonical_text(const MarketsBook& book) {
    std::string text = "markets\n";
    for (const auto* entries : {&book.market_cards, &book.specials, &book.markets, &book.spaces}) {
        for (const Entry& entry : *entries) {
            text += entry.id + ',';
            for (const Value& value : entry.values) {
                if (value.column != "name") text += value.text + ',';
            }
            text += '\n';
        }
        text += '\n';
    }
    return text;
}

} // namespace

Result<MarketsBook> read_markets(const MarketsSources& sources) {
    MarketsBook book{};
    DataFile market_cards(sources.market_cards, "id", kMarketCardColumns);
    DataFile ring(sources.markets, "id", kMarketColumns);
    DataFile special_cards(sources.special_cards, "id", kSpecialCardColumns);
    DataFile tracks(sources.tracks, "space", kTrackColumns);
    read_market_cards(market_cards, book);
    read_ring(ring, book);
    if (ring.good()) read_special_cards(special_cards, book);
    read_tracks(tracks, book);

    std::vector<std::string> faults;
    for (const DataFile* file : {&market_cards, &special_cards, &ring, &tracks}) {
        faults.insert(faults.end(), file->faults().begin(), file->faults().end());
    }
    if (!faults.empty()) return bad_data(faults);

    complete(book.edition);
    book.data_version = hex(sha256(canonical_text(book))).substr(0, kVersionDigits);
    return book;
}

} // namespace londinium
