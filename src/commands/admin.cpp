#include "commands/admin.h"

#include "game/json.h"
#include "table/archive.h"
#include "table/open_ledger.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <future>
#include <iostream>
#include <memory>
#include <system_error>

namespace londinium {
namespace {

namespace fs = std::filesystem;

int complain(const std::string& why) {
    fmt::print(stderr, "{}\n", why);
    return 1;
}

std::string store_of(const AdminOptions& options) { return options.store.empty() ? usual_store() : options.store; }

/// Calls with(ledger). A store that is not there is not made: whoever looks
/// after tables has named the wrong one.
int with_ledger(const AdminOptions& options, bool may_be_new, const std::function<int(Ledger&)>& with) {
    const std::string store = store_of(options);
    std::error_code failed;
    if (!may_be_new && !is_shared(store) && !fs::exists(store, failed)) {
        if (failed) return complain(fmt::format("{}: cannot be looked at: {}", store, failed.message()));
        return complain(fmt::format("{}: there is no such store; name it with --store", store));
    }
    const Result<std::unique_ptr<Ledger>> ledger = open_ledger(store);
    if (!ledger) return complain(ledger.error().message);
    return with(**ledger);
}

std::string date(Time time) {
    return fmt::format("{:%Y-%m-%d %H:%M}", fmt::gmtime(std::chrono::system_clock::to_time_t(time)));
}

Json row_json(const TableRow& row) {
    Json json;
    json["table"] = row.id;
    json["game"] = row.standing.game;
    json["state"] = row.standing.phase;
    json["listed"] = row.standing.listed;
    json["made"] = to_number(row.standing.made);
    json["moved"] = to_number(row.standing.moved);
    json["lines"] = row.length;
    return json;
}

/// Waits until it is durable.
Outcome create(Ledger& ledger, const ArchivedTable& table) {
    std::promise<Outcome> promise;
    ledger.create(table.id, table.standing, table.lines, [&](const Outcome& outcome) { promise.set_value(outcome); });
    return promise.get_future().get();
}

int import_from(std::istream& in, Ledger& ledger, const Library& library) {
    int imported = 0;
    int there = 0;
    while (true) {
        const Result<std::optional<ArchivedTable>> table = read_archived(in, library);
        if (!table) return complain(fmt::format("{} (imported so far: {})", table.error().message, imported));
        if (!*table && in.bad()) return complain("this cannot be read to its end; is it a file?");
        if (!*table) break;
        const Outcome created = create(ledger, **table);
        if (!created && created.error().code != "conflict") return complain(created.error().message);
        created ? ++imported : ++there;
    }
    fmt::print("{} imported, {} there already\n", imported, there);
    return 0;
}

/// One table, or all if none is named.
Outcome export_to(std::ostream& out, Ledger& ledger, const std::string& table) {
    std::vector<std::string> ids = {table};
    if (table.empty()) {
        const Result<std::vector<TableRow>> rows = ledger.list({});
        if (!rows) return rows.error();
        ids.clear();
        for (const TableRow& row : *rows) ids.push_back(row.id);
    }
    for (const std::string& id : ids) {
        const Result<std::vector<std::string>> lines = ledger.read(id, 0);
        // One that was deleted in the meantime is not missed.
        if (!lines && table.empty() && lines.error().code == "not-found") continue;
        if (!lines) return Error{lines.error().code, fmt::format("{}: {}", id, lines.error().message)};
        write_archived(out, id, *lines);
    }
    out.flush();
    if (!out) return Error{"store", "this cannot be written to the end; is the disk full?"};
    return Done{};
}

/// Into a file beside it first: what goes wrong must not cost the archive of yesterday.
Outcome export_to_file(const std::string& path, Ledger& ledger, const AdminOptions& options) {
    std::error_code failed;
    if (fs::equivalent(path, store_of(options), failed)) {
        return Error{"store", path + ": this is the store itself; name another file"};
    }
    umask(S_IRWXG | S_IRWXO); // the secrets of games are in there
    const bool is_new = !fs::exists(path, failed);
    const bool beside = is_new || fs::is_regular_file(path, failed); // a pipe or a terminal is written to
    const std::string place = beside ? path + ".new" : path;
    std::ofstream file(place, std::ios::binary);
    if (!file) return Error{"store", place + ": cannot be written"};
    Outcome written = export_to(file, ledger, options.table);
    file.close();
    if (written && !file) written = Error{"store", place + ": cannot be written; is the disk full?"};
    if (!beside) return written;
    if (written) {
        fs::rename(place, path, failed);
        if (failed) written = Error{"store", path + ": cannot be written: " + failed.message()};
    }
    if (!written) fs::remove(place, failed);
    return written;
}

} // namespace

int run_admin_list(const AdminOptions& options) {
    return with_ledger(options, false, [&](Ledger& ledger) {
        const Result<std::vector<TableRow>> rows = ledger.list({});
        if (!rows) return complain(rows.error().message);
        if (!options.json)
            fmt::print("{:<18}{:<9}{:<9}{:>6}  {:<18}{:<18}\n", "table", "game", "state", "lines", "made", "moved");
        for (const TableRow& row : *rows) {
            if (options.json) {
                fmt::print("{}\n", to_line(row_json(row)));
            } else {
                fmt::print("{:<18}{:<9}{:<9}{:>6}  {:<18}{:<18}\n", row.id, row.standing.game, row.standing.phase,
                           row.length, date(row.standing.made), date(row.standing.moved));
            }
        }
        return 0;
    });
}

int run_admin_export(const AdminOptions& options) {
    return with_ledger(options, false, [&](Ledger& ledger) {
        const Outcome written = options.file.empty() ? export_to(std::cout, ledger, options.table)
                                                     : export_to_file(options.file, ledger, options);
        return written ? 0 : complain(written.error().message);
    });
}

int run_admin_import(const Library& library, const AdminOptions& options) {
    return with_ledger(options, true, [&](Ledger& ledger) {
        if (options.file.empty()) return import_from(std::cin, ledger, library);
        std::ifstream file(options.file, std::ios::binary);
        if (!file) return complain(fmt::format("{}: cannot be read", options.file));
        return import_from(file, ledger, library);
    });
}

int run_admin_delete(const AdminOptions& options) {
    return with_ledger(options, false, [&](Ledger& ledger) {
        const Outcome gone = ledger.remove(options.table);
        if (!gone) return complain(fmt::format("{}: {}", options.table, gone.error().message));
        fmt::print("{} is gone\n", options.table);
        return 0;
    });
}

} // namespace londinium
