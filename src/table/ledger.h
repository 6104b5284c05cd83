#pragma once

#include "base/result.h"
#include "base/seat.h"
#include "table/time.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace londinium {

/// What is kept of a table beside its log, so that it can be found without
/// reading that: for lists, and for who must be woken.
struct Standing {
    std::string game;
    std::string phase; // "waiting", "playing", "over"
    bool listed = false;
    Time made{};
    Time moved{};
    std::optional<Time> due; // see Table::due; none: only when somebody asks
};

class Table;
Standing standing_of(const Table& table);

struct TableRow {
    std::string id;
    Standing standing;
    int length; // lines of its log
};

/// Who of a table's people is connected to one process.
struct Presence {
    SeatSet seats = 0;
    int watchers = 0;
    bool operator==(const Presence&) const = default;
};

/// Where logs are kept: lines under (table, number), never changed. Errors have
/// the code `conflict` (somebody else has appended), `not-found`, or `store`: it
/// does not answer, and may again later. After `conflict`, and after `store`
/// too (a database that was lost in the middle may have kept the lines all the
/// same), read what is new before planning again.
///
/// What writes answers through `done`, which is called once, from a thread of
/// the ledger; without an error the lines are durable. One table's appends come
/// one after the other: wait for the answer before the next. Of several
/// processes that append at once, one wins.
class Ledger {
public:
    using OnDone = std::function<void(const Outcome&)>;

    Ledger() = default;
    Ledger(const Ledger&) = delete;
    Ledger& operator=(const Ledger&) = delete;
    virtual ~Ledger() = default;

    // Writing
    virtual void create(std::string id, const Standing& standing, std::vector<std::string> lines, OnDone done) = 0;
    /// The first line gets the number `first`, which must be the next. The table
    /// is due from this moment until it is noted otherwise: if the process ends
    /// in between, somebody looks at it.
    virtual void append(std::string id, int first, std::vector<std::string> lines, OnDone done) = 0;
    /// Keeps what has become of a table. Nobody waits for it.
    virtual void note(std::string id, const Standing& standing) = 0;
    virtual Outcome remove(const std::string& id) = 0;

    // Reading
    /// The log from this number on; `not-found` if there is no such table.
    virtual Result<std::vector<std::string>> read(const std::string& id, int from) = 0;
    struct Filter {
        bool only_listed = false;
        std::string phase; // empty: any
        int most = 1'000'000;
    };
    /// The newest first.
    virtual Result<std::vector<TableRow>> list(const Filter& filter) = 0;
    /// Tables that are due by then, the longest first.
    virtual Result<std::vector<std::string>> due(Time by, int most) = 0;
    /// Whether it answers at all; and where a write failed last, whether it
    /// takes something again.
    virtual Outcome check() = 0;

    // Other processes
    /// Somebody else has appended to a table: up to which length; 0 if it has
    /// been removed. Without a table: something has been done that is not known,
    /// look at all. (So it is with SQLite, whose file another process only ever
    /// changes to look after tables.)
    using OnAppended = std::function<void(const std::string& id, int length)>;
    /// What another process tells of who is there. Without a table: that it lives.
    using OnPresence =
        std::function<void(const std::string& id, const std::string& process, Presence there, bool asks)>;
    struct Ears {
        OnAppended appended;
        OnPresence present;
    };
    /// From now on these are called, from a thread of the ledger.
    virtual void listen(Ears ears) = 0;
    /// Tells the others who is at a table here; `asks` wants the same of them.
    /// It is kept nowhere, and may be lost. Without others nothing is done.
    virtual void tell_presence(const std::string& /*id*/, Presence /*here*/, bool /*asks*/) {}
};

} // namespace londinium
