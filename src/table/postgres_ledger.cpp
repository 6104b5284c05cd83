#include "table/postgres_ledger.h"

#include "game/json.h"
#include "table/postgres.h"
#include "table/postgres_listener.h"
#include "table/token.h"
#include "table/write_queue.h"

#include <atomic>
#include <mutex>
#include <utility>

namespace londinium {
namespace {

using postgres::Connection;
using postgres::Rows;
using postgres::Value;

/// Two servers that start at once must not make the same table twice: the lock
/// is theirs in turn.
constexpr const char* kSchema = R"(
    BEGIN;
    SELECT pg_advisory_xact_lock(1666);
    CREATE TABLE IF NOT EXISTS tables (
        id text PRIMARY KEY, game text NOT NULL, phase text NOT NULL, listed boolean NOT NULL,
        made bigint NOT NULL, moved bigint NOT NULL, due bigint
    );
    CREATE INDEX IF NOT EXISTS tables_by_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX IF NOT EXISTS tables_by_age ON tables (made);
    CREATE TABLE IF NOT EXISTS events (
        table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number integer NOT NULL, line text NOT NULL, PRIMARY KEY (table_id, number)
    );
    COMMIT;
)";

constexpr const char* kCreate = R"(
    WITH made AS (INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id)
    INSERT INTO events SELECT made.id, o.n - 1, o.line
    FROM made, json_array_elements_text($8::json) WITH ORDINALITY AS o (line, n)
)";

/// Many appends at once, each only if its first number is the next: gives the
/// next number before, which tells the caller how it went.
constexpr const char* kAppend = R"(
    WITH task AS (SELECT * FROM json_to_recordset($1::json) AS x (i int, t text, first int, lines json)),
    fit AS (SELECT task.*, (SELECT max(number) + 1 FROM events WHERE table_id = task.t) AS next FROM task),
    put AS (INSERT INTO events SELECT t, first + o.n - 1, o.line
            FROM fit, json_array_elements_text(lines) WITH ORDINALITY AS o (line, n) WHERE next = first),
    touched AS (UPDATE tables SET due = $3::bigint
                WHERE id IN (SELECT t FROM fit WHERE next = first) AND (due IS NULL OR due > $3::bigint))
    SELECT i, next, CASE WHEN next = first THEN
        pg_notify('londinium', t || ' ' || first + json_array_length(lines) || ' ' || $2) END FROM fit ORDER BY i
)";

constexpr const char* kNote = R"(
    UPDATE tables SET phase = x.phase, moved = x.moved, due = x.due
    FROM json_to_recordset($1::json) AS x (t text, phase text, moved bigint, due bigint) WHERE id = x.t
)";

constexpr const char* kTell =
    "SELECT pg_notify('londinium_here', said) FROM json_array_elements_text($1::json) AS said";

std::string text(Time time) { return std::to_string(to_number(time)); }

using Tasks = std::vector<const WriteTask*>;

/// Writes, with a connection of its own.
class Pen {
public:
    Pen(const std::string& url, std::string tag) : connection_(url), tag_(std::move(tag)) {}

    void write(std::deque<WriteTask>& tasks);
    /// The last that was to be written was not. From any thread.
    bool is_failing() const { return failing_; }

private:
    Result<Rows> put(const char* sql, const std::vector<Value>& values);
    Outcome create(const WriteTask& task);
    void append(const Tasks& tasks);
    Result<std::vector<Outcome>> try_append(const Tasks& tasks);
    Outcome was_kept(const WriteTask& task, const Error& error);
    void note(const Tasks& tasks);
    void tell(const Tasks& tasks);

    Connection connection_;
    std::string tag_; // tells our own notices from those of others
    std::atomic<bool> failing_ = false;
};

Result<Rows> Pen::put(const char* sql, const std::vector<Value>& values) {
    Result<Rows> rows = connection_.run(sql, values);
    failing_ = !rows && rows.error().code == "store";
    return rows;
}

/// Notes first: one that stands beside an append of the same table is older.
void Pen::write(std::deque<WriteTask>& tasks) {
    Tasks notes;
    Tasks appends;
    Tasks told;
    for (const WriteTask& task : tasks) {
        if (task.kind == WriteTask::Kind::note) notes.push_back(&task);
        if (task.kind == WriteTask::Kind::append) appends.push_back(&task);
        if (task.kind == WriteTask::Kind::tell) told.push_back(&task);
        if (task.kind == WriteTask::Kind::create) task.done(create(task));
    }
    if (!notes.empty()) note(notes);
    if (!appends.empty()) append(appends);
    if (!told.empty()) tell(told);
}

Outcome Pen::create(const WriteTask& task) {
    const Standing& standing = task.standing;
    const Result<Rows> made =
        put(kCreate,
            {task.id, standing.game, standing.phase, standing.listed ? "true" : "false", text(standing.made),
             text(standing.moved), standing.due ? Value(text(*standing.due)) : Value(), to_line(Json(task.lines))});
    if (made) return Done{};
    return was_kept(task, made.error());
}

/// If one of them is in the way of another process, or its table has just been
/// removed, all are tried again, one by one.
void Pen::append(const Tasks& tasks) {
    const Result<std::vector<Outcome>> outcomes = try_append(tasks);
    if (outcomes) {
        for (std::size_t i = 0; i < tasks.size(); ++i) tasks[i]->done((*outcomes)[i]);
        return;
    }
    if (tasks.size() == 1) {
        tasks[0]->done(was_kept(*tasks[0], outcomes.error()));
        return;
    }
    for (const WriteTask* task : tasks) {
        if (outcomes.error().code != "store") {
            append({task});
        } else {
            task->done(was_kept(*task, outcomes.error()));
        }
    }
}

Result<std::vector<Outcome>> Pen::try_append(const Tasks& tasks) {
    Json list = Json::array();
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        list.push_back({{"i", i}, {"t", tasks[i]->id}, {"first", tasks[i]->first}, {"lines", tasks[i]->lines}});
    }
    const Result<Rows> rows = put(kAppend, {to_line(list), tag_, text(clock_time())});
    if (!rows) return rows.error();
    std::vector<Outcome> outcomes;
    for (int i = 0; i < rows->count(); ++i) {
        if (rows->is_null(i, 1)) {
            outcomes.emplace_back(Error{"not-found", "there is no such table"});
        } else if (rows->number(i, 1) != tasks[static_cast<std::size_t>(i)]->first) {
            outcomes.emplace_back(Error{"conflict", "somebody else was faster"});
        } else {
            outcomes.emplace_back(Done{});
        }
    }
    return outcomes;
}

/// A connection that broke may have broken after the commit: ask.
Outcome Pen::was_kept(const WriteTask& task, const Error& error) {
    if (error.code != "store" || task.lines.empty()) return error;
    const Result<Rows> rows = connection_.run("SELECT line FROM events WHERE table_id = $1 AND number = $2",
                                              {task.id, std::to_string(task.first)});
    if (rows && rows->count() == 1 && rows->text(0, 0) == task.lines.front()) return Done{};
    return error;
}

void Pen::note(const Tasks& tasks) {
    // Of several for one table the last counts.
    Json latest = Json::object();
    for (const WriteTask* task : tasks) {
        const Standing& standing = task->standing;
        latest[task->id] = {{"t", task->id},
                            {"phase", standing.phase},
                            {"moved", to_number(standing.moved)},
                            {"due", standing.due ? Json(to_number(*standing.due)) : Json()}};
    }
    Json list = Json::array();
    for (const auto& one : latest) list.push_back(one);
    const Result<Rows> noted = put(kNote, {to_line(list)});
    for (const WriteTask* task : tasks) {
        if (noted) {
            task->done(Done{});
        } else {
            task->done(noted.error());
        }
    }
}

void Pen::tell(const Tasks& tasks) {
    Json list = Json::array();
    for (const WriteTask* task : tasks) list.push_back(task->lines.front());
    static_cast<void>(connection_.run(kTell, {to_line(list)}));
}

class PostgresLedger : public Ledger {
public:
    explicit PostgresLedger(const std::string& url)
        : tag_(new_table_id()), url_(url), reading_(url), pen_(url, tag_),
          queue_([this](std::deque<WriteTask>& tasks) { pen_.write(tasks); }) {}

    Outcome prepare() {
        const Outcome connected = reading_.connect();
        if (!connected) return connected;
        const std::unique_ptr<PGresult, postgres::Closer> made(PQexec(reading_.handle(), kSchema));
        if (PQresultStatus(made.get()) == PGRES_COMMAND_OK) return Done{};
        return Error{"store", std::string("the store cannot be set up: ") + PQerrorMessage(reading_.handle())};
    }

    void create(std::string id, const Standing& standing, std::vector<std::string> lines, OnDone done) override {
        queue_.add({WriteTask::Kind::create, std::move(id), 0, std::move(lines), standing, std::move(done)});
    }
    void append(std::string id, int first, std::vector<std::string> lines, OnDone done) override {
        queue_.add({WriteTask::Kind::append, std::move(id), first, std::move(lines), {}, std::move(done)});
    }
    void note(std::string id, const Standing& standing) override {
        queue_.add({WriteTask::Kind::note, std::move(id), 0, {}, standing, [](const Outcome&) {}});
    }

    Outcome remove(const std::string& id) override {
        const Result<Rows> gone = ask("WITH gone AS (DELETE FROM tables WHERE id = $1 RETURNING id) "
                                      "SELECT pg_notify('londinium', id || ' 0 ' || $2) FROM gone",
                                      {id, tag_});
        if (!gone) return gone.error();
        if (gone->count() == 0) return Error{"not-found", "there is no such table"};
        return Done{};
    }
    Result<std::vector<std::string>> read(const std::string& id, int from) override;
    Result<std::vector<TableRow>> list(const Filter& filter) override;
    Result<std::vector<std::string>> due(Time by, int most) override;
    Outcome check() override {
        const bool failing = pen_.is_failing();
        // A note of its own table's that says what it says already is written all the same.
        const Result<Rows> one =
            ask(failing ? "UPDATE tables SET due = due WHERE id = (SELECT id FROM tables LIMIT 1)" : "SELECT 1", {});
        if (!one) return one.error();
        return Done{};
    }
    void listen(Ears ears) override { listener_ = std::make_unique<PostgresListener>(url_, tag_, std::move(ears)); }
    void tell_presence(const std::string& id, Presence here, bool asks) override {
        queue_.add({WriteTask::Kind::tell, id, 0, {presence_text(id, here, asks, tag_)}, {}, [](const Outcome&) {}});
    }

private:
    /// What was lost while nobody asked is noticed by the first who does: that
    /// one need not suffer.
    Result<Rows> ask(const char* sql, const std::vector<Value>& values) {
        const std::lock_guard lock(reading_mutex_);
        Result<Rows> rows = reading_.run(sql, values);
        if (!rows && !reading_.is_connected()) return reading_.run(sql, values);
        return rows;
    }

    std::string tag_;
    std::string url_;
    std::mutex reading_mutex_;
    Connection reading_;
    Pen pen_;
    std::unique_ptr<PostgresListener> listener_;
    WriteQueue queue_; // the last: it begins when all else is there
};

Result<std::vector<std::string>> PostgresLedger::read(const std::string& id, int from) {
    const Result<Rows> rows =
        ask("SELECT line FROM events WHERE table_id = $1 AND number >= $2 ORDER BY number", {id, std::to_string(from)});
    if (!rows) return rows.error();
    std::vector<std::string> lines;
    for (int i = 0; i < rows->count(); ++i) lines.push_back(rows->text(i, 0));
    if (!lines.empty()) return lines;
    const Result<Rows> there = ask("SELECT 1 FROM tables WHERE id = $1", {id});
    if (!there) return there.error();
    if (there->count() == 0) return Error{"not-found", "there is no such table"};
    return lines;
}

Result<std::vector<TableRow>> PostgresLedger::list(const Filter& filter) {
    const Result<Rows> rows =
        ask("SELECT id, game, phase, listed, made, moved, due, "
            "(SELECT max(number) + 1 FROM events WHERE table_id = id) FROM tables "
            "WHERE (NOT $1::boolean OR listed) AND ($2 = '' OR phase = $2) ORDER BY made DESC, id LIMIT $3",
            {filter.only_listed ? "true" : "false", filter.phase, std::to_string(filter.most)});
    if (!rows) return rows.error();
    std::vector<TableRow> list;
    for (int i = 0; i < rows->count(); ++i) {
        TableRow row{rows->text(i, 0), {}, static_cast<int>(rows->number(i, 7))};
        row.standing.game = rows->text(i, 1);
        row.standing.phase = rows->text(i, 2);
        row.standing.listed = rows->text(i, 3) == "t";
        row.standing.made = time_from(rows->number(i, 4));
        row.standing.moved = time_from(rows->number(i, 5));
        if (!rows->is_null(i, 6)) row.standing.due = time_from(rows->number(i, 6));
        list.push_back(std::move(row));
    }
    return list;
}

Result<std::vector<std::string>> PostgresLedger::due(Time by, int most) {
    const Result<Rows> rows =
        ask("SELECT id FROM tables WHERE due <= $1 ORDER BY due, id LIMIT $2", {text(by), std::to_string(most)});
    if (!rows) return rows.error();
    std::vector<std::string> ids;
    for (int i = 0; i < rows->count(); ++i) ids.push_back(rows->text(i, 0));
    return ids;
}

} // namespace

Result<std::unique_ptr<Ledger>> open_postgres_ledger(const std::string& url) {
    auto ledger = std::make_unique<PostgresLedger>(url);
    const Outcome ready = ledger->prepare();
    if (!ready) return ready.error();
    return std::unique_ptr<Ledger>(std::move(ledger));
}

} // namespace londinium
