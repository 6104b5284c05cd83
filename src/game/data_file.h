#pragma once

#include "base/csv.h"
#include "base/suggest.h"
#include "game/origin.h"
#include "game/source_text.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// A word of the data files and what it stands for.
template <class T>
struct Keyword {
    std::string_view word;
    T value;
};

/// A whole number in plain digits: "7" and "-7", not "07" or "+7", so that a
/// value has one text only.
std::optional<int> plain_number(std::string_view text, int least, int most);

/// A data file with its columns found by their names and its rows sorted by
/// the key, which is what a row is called: mostly `id`. Every file has besides
/// `origin` and `note`; the other columns are its own.
///
/// It also gathers what is wrong with the file, so that whoever corrects it is
/// told everything at once: a reader refuses a cell and goes on with any value.
class DataFile {
public:
    /// `columns` are the names of the file's own columns; they must outlive it.
    DataFile(const SourceText& source, std::string_view key, std::span<const std::string_view> columns);

    // What is in it
    std::size_t rows() const { return rows_.size(); }
    const CsvCell& cell(std::size_t row, std::string_view column) const;
    const std::string& text(std::size_t row, std::string_view column) const { return cell(row, column).text; }
    const CsvCell& heading(std::string_view column) const;
    /// A row's names, note and values with their origins.
    Entry entry(std::size_t row);

    // What a cell means; a bad one is refused
    int number(std::size_t row, std::string_view column, int least, int most);
    std::uint8_t small_number(std::size_t row, std::string_view column, int most = 99);
    bool yes_or_no(std::size_t row, std::string_view column);
    template <class T>
    T keyword(std::size_t row, std::string_view column, std::string_view what, std::span<const Keyword<T>> known);

    // What is wrong with it
    /// `offset`: where in the cell, in characters.
    void refuse(const CsvCell& cell, std::string_view sentence, std::size_t offset = 0);
    bool good() const { return faults_.empty(); }
    const std::vector<std::string>& faults() const { return faults_; }

private:
    bool read_header(const CsvRow& header);
    void read_rows(std::vector<CsvRow> table);
    void check_key(std::size_t row);
    std::size_t place(std::string_view column) const;

    std::string name_;
    std::string_view key_;
    std::span<const std::string_view> columns_;
    std::vector<std::string_view> all_columns_; // the key, the file's own, origin, note
    std::vector<std::size_t> places_;           // of all_columns_ in the file
    CsvRow header_;
    std::vector<CsvRow> rows_;
    std::vector<std::string> faults_;
};

/// The error that says all that is wrong with some files, a line for each fault.
Error bad_data(std::span<const std::string> faults);

template <class T>
T DataFile::keyword(std::size_t row, std::string_view column, std::string_view what,
                    std::span<const Keyword<T>> known) {
    const CsvCell& at = cell(row, column);
    std::vector<std::string_view> words;
    for (const Keyword<T>& keyword : known) {
        if (keyword.word == at.text) return keyword.value;
        if (!keyword.word.empty()) words.push_back(keyword.word);
    }
    refuse(at, unknown_word(at.text, what, words));
    return known.front().value;
}

} // namespace londinium
