#include "game/london_keywords.h"
#include "game/read_london.h"

#include <algorithm>
#include <array>

namespace londinium {

using london::Borough;
using london::BoroughSet;
using london::Edition;
using london::Land;

namespace {

constexpr std::array<std::string_view, 9> kFirstColumns = {
    "name", "bank", "riverside", "start", "cost", "cards", "end_prestige", "land_neighbours", "bridge_neighbours",
};
constexpr std::array<std::string_view, 10> kSecondColumns = {
    "name", "bank", "riverside", "start", "cost", "cards", "prestige", "lose_poverty", "optional", "active",
};

constexpr int kStartBoroughs = 3;
constexpr int kMostDrawn = 9; // what a hand has room for

/// The words of a cell between spaces, each a part of `text`.
std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t begin = text.find_first_not_of(' ');
        if (begin == std::string_view::npos) return words;
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        text.remove_prefix(end);
    }
}

std::size_t offset_in(const CsvCell& cell, std::string_view part) {
    return static_cast<std::size_t>(part.data() - cell.text.data());
}

/// One of "money 2", "prestige 1", "poverty -1". Returns what is wrong, or
/// nothing.
std::string read_active_part(std::string_view part, Land& land, unsigned& named) {
    constexpr std::array<std::string_view, 3> kWhat = {"money", "prestige", "poverty"};
    const std::vector<std::string_view> words = words_of(part);
    if (words.size() != 2) return "expected a word and a number, such as 'money 2; poverty 1'";
    const auto found = std::ranges::find(kWhat, words[0]);
    if (found == kWhat.end()) return unknown_word(words[0], "active ability", kWhat);
    const auto what = static_cast<unsigned>(found - kWhat.begin());
    if ((named & (1U << what)) != 0) return "'" + std::string(words[0]) + "' is there twice";
    named |= 1U << what;

    const int least = words[0] == "poverty" ? -99 : 1;
    const std::optional<int> value = plain_number(words[1], least, 99);
    if (!value || *value == 0) {
        return "'" + std::string(words[1]) + "' is no whole number from " + std::to_string(least) + " to 99, without 0";
    }
    (what == 0   ? land.active_money
     : what == 1 ? land.active_prestige
                 : land.active_poverty) = static_cast<std::int8_t>(*value);
    return {};
}

void read_active(DataFile& file, std::size_t row, Land& land) {
    const CsvCell& cell = file.cell(row, "active");
    if (cell.text.empty()) return;
    land.has_active = true;
    unsigned named = 0;
    std::string_view left = cell.text;
    while (true) {
        const std::size_t end = std::min(left.find(';'), left.size());
        const std::string_view part = left.substr(0, end);
        const std::string fault = read_active_part(part, land, named);
        if (!fault.empty()) {
            const std::size_t spaces = std::min(part.find_first_not_of(' '), part.size());
            file.refuse(cell, fault, offset_in(cell, part) + spaces);
            return;
        }
        if (end == left.size()) return;
        left.remove_prefix(end + 1);
    }
}

BoroughSet read_neighbours(DataFile& file, const LondonBook& book, std::size_t row, std::string_view column) {
    const CsvCell& cell = file.cell(row, column);
    BoroughSet set = 0;
    for (const std::string_view id : words_of(cell.text)) {
        const auto found = std::ranges::find(book.boroughs, id, &Entry::id);
        if (found == book.boroughs.end()) {
            std::vector<std::string_view> known;
            known.reserve(book.boroughs.size());
            for (const Entry& entry : book.boroughs) known.push_back(entry.id);
            file.refuse(cell, unknown_word(id, "borough", known), offset_in(cell, id));
            continue;
        }
        const auto place = static_cast<std::size_t>(found - book.boroughs.begin());
        const auto neighbour = static_cast<Borough>(place);
        if (place == row) file.refuse(cell, "a borough is not its own neighbour", offset_in(cell, id));
        if (holds(set, neighbour)) {
            file.refuse(cell, "'" + std::string(id) + "' is there twice", offset_in(cell, id));
        }
        set |= only(neighbour);
    }
    return set;
}

/// Neighbours are each other's neighbours, in the same way, and only in one.
void check_neighbours(DataFile& file, const LondonBook& book) {
    const auto& boroughs = book.edition.boroughs;
    for (std::size_t row = 0; row < boroughs.size(); ++row) {
        for (std::size_t other = 0; other < boroughs.size(); ++other) {
            const auto here = static_cast<Borough>(row);
            const auto there = static_cast<Borough>(other);
            const bool by_land = holds(boroughs[row].land_neighbours, there);
            const bool by_bridge = holds(boroughs[row].bridge_neighbours, there);
            const std::string& name = book.boroughs[other].id;
            const auto refuse = [&](std::string_view column, const std::string& sentence) {
                const CsvCell& cell = file.cell(row, column);
                const std::vector<std::string_view> words = words_of(cell.text);
                file.refuse(cell, sentence, offset_in(cell, *std::ranges::find(words, name)));
            };
            if (by_land && by_bridge) refuse("bridge_neighbours", "'" + name + "' is a neighbour by land already");
            if (by_land && !holds(boroughs[other].land_neighbours, here)) {
                refuse("land_neighbours",
                       "'" + name + "' does not have '" + book.boroughs[row].id + "' among its neighbours by land");
            }
            if (by_bridge && !holds(boroughs[other].bridge_neighbours, here)) {
                refuse("bridge_neighbours",
                       "'" + name + "' does not have '" + book.boroughs[row].id + "' among its neighbours by bridge");
            }
        }
    }
}

Land read_land(DataFile& file, std::size_t row, const Edition& edition) {
    constexpr std::array<Keyword<bool>, 2> kBanks = {{{"north", true}, {"south", false}}};
    Land land{};
    land.north = file.keyword<bool>(row, "bank", "bank of the river", kBanks);
    land.riverside = file.yes_or_no(row, "riverside");
    land.start = file.yes_or_no(row, "start");
    land.cost = file.small_number(row, "cost");
    land.cards = file.small_number(row, "cards", kMostDrawn);
    if (edition.map) {
        land.end_prestige = file.small_number(row, "end_prestige");
    } else {
        land.prestige = file.small_number(row, "prestige");
        land.lose_poverty = file.small_number(row, "lose_poverty");
        land.optional = read_power(file, row, "optional", "optional ability", optional_words(), land.peek);
        read_active(file, row, land);
    }
    return land;
}

void read_map(DataFile& file, LondonBook& book) {
    Edition& edition = book.edition;
    for (std::size_t row = 0; row < edition.boroughs.size(); ++row) {
        edition.boroughs[row].land_neighbours = read_neighbours(file, book, row, "land_neighbours");
        edition.boroughs[row].bridge_neighbours = read_neighbours(file, book, row, "bridge_neighbours");
    }
    const auto city = std::ranges::find(book.boroughs, "city", &Entry::id);
    if (city == book.boroughs.end()) {
        file.refuse(file.heading("id"), "no borough has the id 'city', where the Underground begins");
    } else {
        edition.city = static_cast<Borough>(city - book.boroughs.begin());
    }
    if (file.good()) check_neighbours(file, book);
}

} // namespace

std::span<const std::string_view> borough_columns(int edition) {
    if (edition == 1) return kFirstColumns;
    return kSecondColumns;
}

void read_boroughs(DataFile& file, LondonBook& book) {
    Edition& edition = book.edition;
    if (!file.good()) return;
    if (file.rows() != london::kMostBoroughs) {
        file.refuse(file.heading("id"),
                    std::to_string(file.rows()) + " boroughs; there must be " + std::to_string(london::kMostBoroughs));
        return;
    }
    int starts = 0;
    for (std::size_t row = 0; row < file.rows(); ++row) {
        const Land land = read_land(file, row, edition);
        if (land.start) ++starts;
        edition.boroughs.push_back(land);
        book.boroughs.push_back(file.entry(row));
    }
    if (edition.map) read_map(file, book);
    if (file.good() && starts != kStartBoroughs) {
        file.refuse(file.heading("start"), std::to_string(starts) + " boroughs are there at the start; there must be " +
                                               std::to_string(kStartBoroughs));
    }
}

} // namespace londinium
