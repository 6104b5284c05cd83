#include "game/data_file.h"

#include "game/read_origin.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <tuple>
#include <utility>

namespace londinium {

namespace {

// Whoever sees these many faults corrects some before reading on.
constexpr std::size_t kMostFaults = 20;
constexpr std::size_t kLongestId = 64;

std::string in_quotes(std::string_view text) {
    std::string result = "'";
    result += text;
    result += '\'';
    return result;
}

} // namespace

std::optional<int> plain_number(std::string_view text, int least, int most) {
    int value = 0;
    [[maybe_unused]] const auto [stopped, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || value < least || value > most || std::to_string(value) != text) return std::nullopt;
    return value;
}

DataFile::DataFile(const SourceText& source, std::string_view key, std::span<const std::string_view> columns)
    : name_(source.name), key_(key), columns_(columns) {
    all_columns_.push_back(key);
    all_columns_.insert(all_columns_.end(), columns.begin(), columns.end());
    all_columns_.emplace_back("origin");
    all_columns_.emplace_back("note");

    // Some spreadsheets do this, and every later message would be a riddle.
    const std::string_view first_line = source.text.substr(0, source.text.find('\n'));
    if (first_line.find(',') == std::string_view::npos && first_line.find(';') != std::string_view::npos) {
        refuse(CsvCell{}, "the columns are separated by semicolons; save the file with commas");
        return;
    }
    Result<std::vector<CsvRow>> table = read_csv(name_, source.text);
    if (!table) {
        faults_.push_back(table.error().message);
    } else if (table->empty()) {
        refuse(CsvCell{}, "the file is empty; expected a first line with the names of the columns");
    } else if (read_header(table->front())) {
        read_rows(std::move(*table));
    }
}

bool DataFile::read_header(const CsvRow& header) {
    header_ = header;
    std::vector<std::string_view> seen;
    for (const CsvCell& cell : header) {
        if (std::ranges::find(all_columns_, cell.text) == all_columns_.end()) {
            refuse(cell, unknown_word(cell.text, "column of this file", all_columns_));
        } else if (std::ranges::find(seen, cell.text) != seen.end()) {
            refuse(cell, "the column " + in_quotes(cell.text) + " is there twice");
        }
        seen.push_back(cell.text);
    }
    for (const std::string_view column : all_columns_) {
        const auto found = std::ranges::find(header, column, &CsvCell::text);
        if (found == header.end()) refuse(header.back(), "the column " + in_quotes(column) + " is missing");
        places_.push_back(static_cast<std::size_t>(found - header.begin()));
    }
    return good();
}

void DataFile::read_rows(std::vector<CsvRow> table) {
    for (std::size_t i = 1; i < table.size(); ++i) {
        CsvRow& row = table[i];
        if (row.size() != header_.size()) {
            refuse(row.size() > header_.size() ? row[header_.size()] : row.back(),
                   "the line has " + std::to_string(row.size()) + " cells, but there are " +
                       std::to_string(header_.size()) + " columns");
            continue;
        }
        for (const CsvCell& cell : row) {
            if (cell.text.find('\n') != std::string::npos)
                refuse(cell, "a line break inside a cell; is a quote too many?");
        }
        rows_.push_back(std::move(row));
    }
    std::ranges::sort(rows_, [at = place(key_)](const CsvRow& a, const CsvRow& b) {
        return std::tie(a[at].text, a[at].line) < std::tie(b[at].text, b[at].line);
    });
    for (std::size_t i = 0; i < rows_.size(); ++i) check_key(i);
}

void DataFile::check_key(std::size_t row) {
    const CsvCell& id = cell(row, key_);
    const bool plain = std::ranges::all_of(
        id.text, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
    if (id.text.empty()) {
        refuse(id, "the " + std::string(key_) + " is missing");
    } else if (!plain || id.text.size() > kLongestId) {
        refuse(id, in_quotes(id.text) + " cannot be the " + std::string(key_) + ": up to " +
                       std::to_string(kLongestId) + " of the letters a to z, digits and hyphens can");
    } else if (row > 0 && text(row - 1, key_) == id.text) {
        refuse(id, in_quotes(id.text) + " is the " + std::string(key_) + " of line " +
                       std::to_string(cell(row - 1, key_).line) + " already");
    }
}

std::size_t DataFile::place(std::string_view column) const {
    const auto found = std::ranges::find(all_columns_, column);
    assert(found != all_columns_.end());
    return places_[static_cast<std::size_t>(found - all_columns_.begin())];
}

const CsvCell& DataFile::cell(std::size_t row, std::string_view column) const { return rows_[row][place(column)]; }

const CsvCell& DataFile::heading(std::string_view column) const { return header_[place(column)]; }

Entry DataFile::entry(std::size_t row) {
    const CsvCell& origin = cell(row, "origin");
    const Origins origins = read_origins(origin.text, columns_);
    if (!origins.fault.empty()) refuse(origin, origins.fault, origins.offset);
    Entry entry{text(row, key_), "", text(row, "note"), {}};
    entry.values.reserve(columns_.size());
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        const CsvCell& value = cell(row, columns_[i]);
        if (columns_[i] == "name") {
            entry.name = value.text;
            if (value.text.empty()) refuse(value, "the name is missing");
        }
        entry.values.push_back({std::string(columns_[i]), value.text,
                                origins.fault.empty() ? origins.of_columns[i] : Origin::reconstruction});
    }
    return entry;
}

int DataFile::number(std::size_t row, std::string_view column, int least, int most) {
    const CsvCell& at = cell(row, column);
    if (const std::optional<int> value = plain_number(at.text, least, most)) return *value;
    refuse(at,
           in_quotes(at.text) + " is no whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
}

std::uint8_t DataFile::small_number(std::size_t row, std::string_view column, int most) {
    return static_cast<std::uint8_t>(number(row, column, 0, most));
}

bool DataFile::yes_or_no(std::size_t row, std::string_view column) {
    const CsvCell& at = cell(row, column);
    if (at.text != "yes" && at.text != "no") refuse(at, in_quotes(at.text) + " is neither yes nor no");
    return at.text == "yes";
}

void DataFile::refuse(const CsvCell& cell, std::string_view sentence, std::size_t offset) {
    faults_.push_back(at_place(name_, cell.line, cell.column + static_cast<int>(offset), sentence));
}

Error bad_data(std::span<const std::string> faults) {
    std::string message;
    for (std::size_t i = 0; i < faults.size() && i < kMostFaults; ++i) {
        if (i > 0) message += '\n';
        message += faults[i];
    }
    if (faults.size() > kMostFaults) {
        message += "\nand " + std::to_string(faults.size() - kMostFaults) + " more faults like these";
    }
    return {"bad-data", std::move(message)};
}

} // namespace londinium
