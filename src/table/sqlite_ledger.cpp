#include "table/sqlite_ledger.h"

#include "table/sqlite.h"
#include "table/sqlite_sweeper.h"
#include "table/write_queue.h"

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <deque>
#include <mutex>
#include <utility>

namespace londinium {
namespace {

using sqlite::Database;
using sqlite::Statement;

constexpr const char* kSchema = R"(
    CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, listed INTEGER NOT NULL,
        made INTEGER NOT NULL, moved INTEGER NOT NULL, due INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS tables_by_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX IF NOT EXISTS tables_by_age ON tables (made);
    CREATE TABLE IF NOT EXISTS events (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
)";

/// The log is carried over by the Sweeper, not by whoever commits.
constexpr const char* kPragmas = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; "
                                 "PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -32768;";

std::optional<std::int64_t> number(const std::optional<Time>& time) {
    return time ? std::optional(to_number(*time)) : std::nullopt;
}

/// What one writer's connection can do. Everything happens inside a
/// transaction that the caller begins and ends.
class Pen {
public:
    static Result<std::unique_ptr<Pen>> open(const std::string& path);

    Outcome begin() { return database_.run("BEGIN IMMEDIATE"); }
    Outcome commit() { return database_.run("COMMIT"); }
    void roll_back() { sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr); }

    /// How many pages SQLite's log had after the last commit.
    int pages() const { return pages_; }
    /// Outside of a transaction: see Sweeper.
    void carry_over() { londinium::carry_over(database_); }

    /// Has another connection changed the file since this was asked last?
    bool others_wrote();

    /// `conflict` and `not-found` leave the transaction as it was; after
    /// `store` it must be rolled back.
    Outcome write(const WriteTask& task);

private:
    explicit Pen(Database database) : database_(std::move(database)) {}

    Outcome create(const WriteTask& task);
    Outcome append(const WriteTask& task);
    Outcome note(const WriteTask& task);
    Outcome lines(const WriteTask& task);

    Database database_;
    std::optional<Statement> insert_table_, insert_line_, last_line_, touch_, note_, version_;
    std::int64_t version_seen_ = 0;
    int pages_ = 0;
};

Result<std::unique_ptr<Pen>> Pen::open(const std::string& path) {
    Result<Database> database = Database::open(path);
    if (!database) return database.error();
    std::unique_ptr<Pen> pen(new Pen(std::move(*database)));
    for (const char* sql : {kPragmas, kSchema}) {
        const Outcome ready = pen->database_.run(sql);
        if (!ready) return Error{"store", path + ": " + ready.error().message};
    }
    const std::pair<std::optional<Statement>*, const char*> wanted[] = {
        {&pen->insert_table_, "INSERT INTO tables (id, game, phase, listed, made, moved, due) VALUES (?,?,?,?,?,?,?)"},
        {&pen->insert_line_, "INSERT INTO events (table_id, number, line) VALUES (?,?,?)"},
        {&pen->last_line_, "SELECT max(number) FROM events WHERE table_id = ?"},
        {&pen->touch_, "UPDATE tables SET due = ?1 WHERE id = ?2 AND (due IS NULL OR due > ?1)"},
        {&pen->note_, "UPDATE tables SET phase = ?, moved = ?, due = ? WHERE id = ?"},
        {&pen->version_, "PRAGMA data_version"},
    };
    for (const auto& [place, sql] : wanted) {
        Result<Statement> statement = Statement::prepare(pen->database_, sql);
        if (!statement) return statement.error();
        *place = std::move(*statement);
    }
    const auto told = [](void* pen_told, sqlite3*, const char*, int pages) {
        static_cast<Pen*>(pen_told)->pages_ = pages;
        return SQLITE_OK;
    };
    sqlite3_wal_hook(pen->database_.handle(), told, pen.get());
    static_cast<void>(pen->others_wrote()); // before now does not count
    return pen;
}

bool Pen::others_wrote() {
    const bool known = version_->step() == SQLITE_ROW;
    const std::int64_t version = known ? version_->number(0) : version_seen_;
    version_->again();
    return std::exchange(version_seen_, version) != version;
}

Outcome Pen::write(const WriteTask& task) {
    switch (task.kind) {
    case WriteTask::Kind::create: return create(task);
    case WriteTask::Kind::append: return append(task);
    case WriteTask::Kind::note: return note(task);
    case WriteTask::Kind::tell: break; // nobody is there
    }
    return Done{};
}

Outcome Pen::create(const WriteTask& task) {
    const Standing& standing = task.standing;
    insert_table_->give(task.id).give(standing.game).give(standing.phase).give(std::int64_t{standing.listed});
    insert_table_->give(to_number(standing.made)).give(to_number(standing.moved)).give(number(standing.due));
    const int code = insert_table_->run();
    if (code == SQLITE_CONSTRAINT) return Error{"conflict", "there is a table of this name"};
    if (code != SQLITE_DONE) return database_.error();
    return lines(task);
}

Outcome Pen::append(const WriteTask& task) {
    last_line_->give(task.id);
    const int code = last_line_->step();
    const bool none = code == SQLITE_ROW && last_line_->is_null(0);
    const std::int64_t next = code == SQLITE_ROW ? last_line_->number(0) + 1 : 0;
    last_line_->again();
    if (code != SQLITE_ROW) return database_.error();
    if (none) return Error{"not-found", "there is no such table"};
    if (next != task.first) return Error{"conflict", "somebody else was faster"};
    if (touch_->give(to_number(clock_time())).give(task.id).run() != SQLITE_DONE) return database_.error();
    return lines(task);
}

Outcome Pen::note(const WriteTask& task) {
    note_->give(task.standing.phase).give(to_number(task.standing.moved)).give(number(task.standing.due)).give(task.id);
    if (note_->run() != SQLITE_DONE) return database_.error();
    return Done{};
}

Outcome Pen::lines(const WriteTask& task) {
    std::int64_t place = task.first;
    for (const std::string& line : task.lines) {
        if (insert_line_->give(task.id).give(place++).give(line).run() != SQLITE_DONE) return database_.error();
    }
    return Done{};
}

class SqliteLedger : public Ledger {
public:
    SqliteLedger(std::unique_ptr<Pen> pen, Database reading, std::unique_ptr<Sweeper> sweeper)
        : pen_(std::move(pen)), sweeper_(std::move(sweeper)), reading_(std::move(reading)),
          queue_([this](std::deque<WriteTask>& tasks) { write_together(tasks); }) {}

    void create(std::string id, const Standing& standing, std::vector<std::string> lines, OnDone done) override {
        queue_.add({WriteTask::Kind::create, std::move(id), 0, std::move(lines), standing, std::move(done)});
    }
    void append(std::string id, int first, std::vector<std::string> lines, OnDone done) override {
        queue_.add({WriteTask::Kind::append, std::move(id), first, std::move(lines), {}, std::move(done)});
    }
    void note(std::string id, const Standing& standing) override {
        queue_.add({WriteTask::Kind::note, std::move(id), 0, {}, standing, [](const Outcome&) {}});
    }

    Outcome remove(const std::string& id) override;
    Result<std::vector<std::string>> read(const std::string& id, int from) override;
    Result<std::vector<TableRow>> list(const Filter& filter) override;
    Result<std::vector<std::string>> due(Time by, int most) override;
    Outcome check() override {
        const std::lock_guard lock(reading_mutex_);
        // The number means nothing: setting it is the smallest thing that must reach the disk.
        return reading_.run(failing_ ? "PRAGMA user_version = 0" : "SELECT count(*) FROM sqlite_master");
    }
    void listen(Ears ears) override {
        const std::lock_guard lock(ears_mutex_);
        appended_ = std::move(ears.appended);
    }

private:
    void write_together(const std::deque<WriteTask>& tasks);

    std::unique_ptr<Pen> pen_; // the queue's alone
    std::unique_ptr<Sweeper> sweeper_;
    std::mutex reading_mutex_;
    Database reading_;
    std::atomic<bool> failing_ = false; // the last that was written was not
    std::mutex ears_mutex_;
    OnAppended appended_;
    WriteQueue queue_; // the last: it begins when all else is there
};

void SqliteLedger::write_together(const std::deque<WriteTask>& tasks) {
    if (pen_->others_wrote()) {
        const std::lock_guard lock(ears_mutex_);
        if (appended_) appended_("", 0);
    }
    if (tasks.empty()) return;
    std::vector<Outcome> outcomes;
    Outcome all = pen_->begin();
    for (std::size_t i = 0; i < tasks.size() && all; ++i) {
        outcomes.push_back(pen_->write(tasks[i]));
        if (!outcomes.back() && outcomes.back().error().code == "store") all = outcomes.back();
    }
    if (all) all = pen_->commit();
    if (!all) pen_->roll_back();
    failing_ = !all.ok();
    for (std::size_t i = 0; i < tasks.size(); ++i) tasks[i].done(all ? outcomes[i] : all);
    if (all && sweeper_->committed(pen_->pages())) pen_->carry_over();
}

Outcome SqliteLedger::remove(const std::string& id) {
    const std::lock_guard lock(reading_mutex_);
    const Outcome begun = reading_.run("BEGIN IMMEDIATE");
    if (!begun) return begun;
    bool found = false;
    for (const char* sql : {"DELETE FROM events WHERE table_id = ?", "DELETE FROM tables WHERE id = ?"}) {
        Result<Statement> statement = Statement::prepare(reading_, sql);
        if (statement && statement->give(id).run() == SQLITE_DONE) {
            found = sqlite3_changes(reading_.handle()) > 0;
            continue;
        }
        const Error error = reading_.error();
        static_cast<void>(reading_.run("ROLLBACK"));
        return error;
    }
    const Outcome ended = reading_.run("COMMIT");
    if (!ended) return ended;
    if (!found) return Error{"not-found", "there is no such table"};
    return Done{};
}

Result<std::vector<std::string>> SqliteLedger::read(const std::string& id, int from) {
    const std::lock_guard lock(reading_mutex_);
    Result<Statement> rows =
        Statement::prepare(reading_, "SELECT line FROM events WHERE table_id = ? AND number >= ? ORDER BY number");
    if (!rows) return rows.error();
    rows->give(id).give(std::int64_t{from});
    std::vector<std::string> lines;
    int code = rows->step();
    for (; code == SQLITE_ROW; code = rows->step()) lines.push_back(rows->text(0));
    if (code != SQLITE_DONE) return reading_.error();
    if (!lines.empty()) return lines;

    Result<Statement> table = Statement::prepare(reading_, "SELECT 1 FROM tables WHERE id = ?");
    if (!table) return table.error();
    code = table->give(id).step();
    if (code == SQLITE_DONE) return Error{"not-found", "there is no such table"};
    if (code != SQLITE_ROW) return reading_.error();
    return lines;
}

Result<std::vector<TableRow>> SqliteLedger::list(const Filter& filter) {
    const std::lock_guard lock(reading_mutex_);
    Result<Statement> rows = Statement::prepare(
        reading_, "SELECT id, game, phase, listed, made, moved, due, "
                  "(SELECT max(number) + 1 FROM events WHERE table_id = id) FROM tables "
                  "WHERE (?1 = 0 OR listed = 1) AND (?2 = '' OR phase = ?2) ORDER BY made DESC, id LIMIT ?3");
    if (!rows) return rows.error();
    rows->give(std::int64_t{filter.only_listed}).give(filter.phase).give(std::int64_t{filter.most});
    std::vector<TableRow> list;
    int code = rows->step();
    for (; code == SQLITE_ROW; code = rows->step()) {
        TableRow row{rows->text(0), {}, static_cast<int>(rows->number(7))};
        row.standing = {rows->text(1),
                        rows->text(2),
                        rows->number(3) != 0,
                        time_from(rows->number(4)),
                        time_from(rows->number(5)),
                        {}};
        if (!rows->is_null(6)) row.standing.due = time_from(rows->number(6));
        list.push_back(std::move(row));
    }
    if (code != SQLITE_DONE) return reading_.error();
    return list;
}

Result<std::vector<std::string>> SqliteLedger::due(Time by, int most) {
    const std::lock_guard lock(reading_mutex_);
    Result<Statement> rows =
        Statement::prepare(reading_, "SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?");
    if (!rows) return rows.error();
    rows->give(to_number(by)).give(std::int64_t{most});
    std::vector<std::string> ids;
    int code = rows->step();
    for (; code == SQLITE_ROW; code = rows->step()) ids.push_back(rows->text(0));
    if (code != SQLITE_DONE) return reading_.error();
    return ids;
}

} // namespace

Result<std::unique_ptr<Ledger>> open_sqlite_ledger(const std::string& path) {
    // Seeds of games in play are nobody's business: a new file is its owner's
    // alone, and what SQLite lays beside it is as it is. (One that is there is
    // not opened here: to close it would drop SQLite's locks on it.)
    const int made = open(path.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
    if (made >= 0) close(made);
    Result<std::unique_ptr<Pen>> pen = Pen::open(path);
    if (!pen) return pen.error();
    Result<Database> reading = Database::open(path);
    if (!reading) return reading.error();
    Result<std::unique_ptr<Sweeper>> sweeper = Sweeper::open(path);
    if (!sweeper) return sweeper.error();
    return std::unique_ptr<Ledger>(new SqliteLedger(std::move(*pen), std::move(*reading), std::move(*sweeper)));
}

} // namespace londinium
