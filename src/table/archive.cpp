#include "table/archive.h"

#include "game/json_reader.h"
#include "table/table.h"

#include <istream>
#include <ostream>
#include <utility>

namespace londinium {

namespace {
constexpr int kFormat = 1;
constexpr int kMostLines = 1'000'000;
constexpr std::size_t kLongestId = 64;
} // namespace

void write_archived(std::ostream& out, const std::string& id, const std::vector<std::string>& lines) {
    const Json head = {{"londinium", "table"}, {"format", kFormat}, {"id", id}, {"lines", lines.size()}};
    out << to_line(head) << '\n';
    for (const std::string& line : lines) out << line << '\n';
}

Result<std::optional<ArchivedTable>> read_archived(std::istream& in, const Library& library) {
    const auto refuse = [](const std::string& why) { return Error{"bad-archive", why}; };
    std::string line;
    while (line.empty()) {
        if (!std::getline(in, line)) return std::optional<ArchivedTable>();
    }
    const Json head = Json::parse(line, nullptr, false);
    if (!head.is_object() || !head.contains("londinium")) {
        return refuse("this is no archive of tables: 'londinium admin export' makes one");
    }
    const JsonReader reader(head);
    const int format = reader.need("format").number(1, 1'000'000);
    const int count = reader.need("lines").number(1, kMostLines);
    ArchivedTable table;
    table.id = reader.need("id").text();
    if (reader.failed()) return refuse(reader.fault());
    if (format != kFormat) return refuse("this program reads archives of format " + std::to_string(kFormat));
    if (table.id.empty() || table.id.size() > kLongestId) return refuse("the table's name is missing or too long");
    while (static_cast<int>(table.lines.size()) < count) {
        if (!std::getline(in, line)) return refuse("table " + table.id + " is cut short");
        table.lines.push_back(line);
    }
    const Result<Table> replayed = Table::replay(library, table.id, table.lines);
    if (!replayed) return refuse("table " + table.id + ": " + replayed.error().message);
    table.standing = standing_of(*replayed);
    return std::optional(std::move(table));
}

} // namespace londinium
