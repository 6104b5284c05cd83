#include "game/read_london.h"

#include "base/sha256.h"

#include <cassert>

namespace londinium {

namespace {

constexpr std::size_t kVersionDigits = 12;

/// The ids of a set of boroughs, sorted: the order in the file means nothing.
std::string ids(const LondonBook& book, london::BoroughSet set) {
    std::string text;
    for (std::size_t i = 0; i < book.boroughs.size(); ++i) {
        if (!holds(set, static_cast<london::Borough>(i))) continue;
        if (!text.empty()) text += ' ';
        text += book.boroughs[i].id;
    }
    return text;
}

std::string active(const london::Land& land) {
    if (!land.has_active) return {};
    return std::to_string(land.active_money) + ' ' + std::to_string(land.active_prestige) + ' ' +
           std::to_string(land.active_poverty);
}

/// All that the rules use, as a text that is the same however the rows and
/// columns of the files are arranged.
std::string canonical_text(const LondonBook& book) {
    std::string text = "london" + std::to_string(book.edition.number) + '\n';
    const auto add = [&text](std::string_view value) {
        text += value;
        text += ',';
    };
    for (const Entry& card : book.cards) {
        add(card.id);
        for (const Value& value : card.values) {
            if (value.column != "name") add(value.text);
        }
        text += '\n';
    }
    text += '\n';
    for (std::size_t i = 0; i < book.boroughs.size(); ++i) {
        const london::Land& land = book.edition.boroughs[i];
        add(book.boroughs[i].id);
        for (const Value& value : book.boroughs[i].values) {
            if (value.column == "name") continue;
            if (value.column == "land_neighbours") {
                add(ids(book, land.land_neighbours));
            } else if (value.column == "bridge_neighbours") {
                add(ids(book, land.bridge_neighbours));
            } else if (value.column == "active") {
                add(active(land));
            } else {
                add(value.text);
            }
        }
        text += '\n';
    }
    return text;
}

} // namespace

Result<LondonBook> read_london(int edition, const SourceText& cards, const SourceText& boroughs) {
    assert(edition == 1 || edition == 2);
    LondonBook book;
    book.edition = london::blank_edition(edition);
    DataFile card_file(cards, "id", card_columns());
    DataFile borough_file(boroughs, "id", borough_columns(edition));
    read_cards(card_file, book);
    read_boroughs(borough_file, book);

    std::vector<std::string> faults = card_file.faults();
    faults.insert(faults.end(), borough_file.faults().begin(), borough_file.faults().end());
    if (!faults.empty()) return bad_data(faults);

    complete(book.edition);
    book.data_version = hex(sha256(canonical_text(book))).substr(0, kVersionDigits);
    return book;
}

} // namespace londinium
