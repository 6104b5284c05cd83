#pragma once

#include "base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// One cell of a table, with the place where its text begins: line and column
/// from 1, the column in characters, as a text editor counts them.
struct CsvCell {
    std::string text;
    int line = 1;
    int column = 1;
};

using CsvRow = std::vector<CsvCell>;

/// "file:line:column: sentence", as compilers say it and editors understand.
std::string at_place(std::string_view file, int line, int column, std::string_view sentence);

/// Reads comma-separated values (RFC 4180) in UTF-8. What spreadsheets add is
/// taken as it comes: a byte order mark, CR LF, quotes where none are needed,
/// blank lines (which are no rows). Rows need not be equally long: what the
/// cells mean is not known here. A broken file is refused with code `bad-data`
/// and the place, called by `file`.
Result<std::vector<CsvRow>> read_csv(std::string_view file, std::string_view text);

} // namespace londinium
