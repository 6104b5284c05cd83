#pragma once

#include "table/table.h"

#include <optional>
#include <string>
#include <string_view>

namespace londinium {

/// What is sent to people, as docs/tables.md has it. Each message is made for a
/// pair of eyes: the seats its reader holds, or none for a watcher. It is made
/// by listing what these may see.

/// Who reads, and what the server knows beside the table.
struct Reader {
    SeatSet held; // none: a watcher
    SeatSet here; // seats that somebody holds a connection for
    Time now;
};

std::string_view words(Table::Phase phase);

/// SUMMARY, the same for all readers.
std::string summary(const Table& table, SeatSet here, Time now);

/// `{"is": "table"}`: everything.
std::string table_message(const Table& table, const Reader& reader);

/// `{"is": "news"}` of the entry with this number. NOW and SUMMARY go with the
/// last entry only, since they are those of this moment; the text of SUMMARY is
/// the same for all readers, and made once.
std::string news_message(const Table& table, SeatSet held, int number, std::string_view summary);

/// `{"is": "now"}`: something changed for its reader alone, without an entry.
std::string now_message(const Table& table, SeatSet held);

/// `{"is": "moment"}`: what its reader saw after the entry with this number; none before the game has begun. `id` is
/// that of who asked.
std::optional<std::string> moment_message(const Table& table, SeatSet held, int number, const Json& id = {});

} // namespace londinium
