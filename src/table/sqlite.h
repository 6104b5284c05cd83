#pragma once

#include "base/result.h"

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace londinium::sqlite {

struct Closer {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};

/// A connection, used by one thread at a time.
class Database {
public:
    static Result<Database> open(const std::string& path);

    /// One or more statements without values.
    Outcome run(const char* sql);
    /// What went wrong last, for a person.
    Error error() const;
    sqlite3* handle() { return database_.get(); }

private:
    std::unique_ptr<sqlite3, Closer> database_;
};

/// A prepared statement: give() the values in order, step() through the rows,
/// then again().
class Statement {
public:
    static Result<Statement> prepare(Database& database, const char* sql);

    Statement& give(std::string_view text);
    Statement& give(std::int64_t number);
    Statement& give(std::optional<std::int64_t> number);

    /// SQLITE_ROW, SQLITE_DONE or an error's code.
    int step() { return sqlite3_step(statement_.get()); }
    /// For what gives no rows; makes it ready for the next values.
    int run();
    void again();

    std::string text(int column) const;
    std::int64_t number(int column) const { return sqlite3_column_int64(statement_.get(), column); }
    bool is_null(int column) const { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }

private:
    std::unique_ptr<sqlite3_stmt, Closer> statement_;
    int given_ = 0;
};

} // namespace londinium::sqlite
