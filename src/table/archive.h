#pragma once

#include "base/result.h"
#include "game/library.h"
#include "table/ledger.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace londinium {

/// Tables as text, to keep or to carry to another store: for each a line
/// `{"londinium": "table", "format": 1, "id": …, "lines": N}`, then the N lines
/// of its log. It holds the secrets of the games that are not over.
struct ArchivedTable {
    std::string id;
    std::vector<std::string> lines;
    Standing standing;
};

void write_archived(std::ostream& out, const std::string& id, const std::vector<std::string>& lines);

/// The next table, or none at the end. One that cannot be is refused (code
/// `bad-archive`) with what is wrong with it.
Result<std::optional<ArchivedTable>> read_archived(std::istream& in, const Library& library);

} // namespace londinium
