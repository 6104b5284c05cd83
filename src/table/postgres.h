#pragma once

#include "base/result.h"

#include <postgresql/libpq-fe.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace londinium::postgres {

struct Closer {
    void operator()(PGconn* connection) const { PQfinish(connection); }
    void operator()(PGresult* result) const { PQclear(result); }
};

/// What a statement gave.
class Rows {
public:
    explicit Rows(PGresult* result) : result_(result) {}

    int count() const { return PQntuples(result_.get()); }
    bool is_null(int row, int column) const { return PQgetisnull(result_.get(), row, column) != 0; }
    std::string text(int row, int column) const { return PQgetvalue(result_.get(), row, column); }
    std::int64_t number(int row, int column) const {
        return std::strtoll(PQgetvalue(result_.get(), row, column), nullptr, 10);
    }

private:
    std::unique_ptr<PGresult, Closer> result_;
};

using Value = std::optional<std::string>;

/// A connection, used by one thread at a time. If it was lost, the next
/// statement tries to connect anew. Nothing waits forever: a database that does
/// not answer in time is lost, too.
class Connection {
public:
    explicit Connection(std::string url, std::chrono::milliseconds patience = std::chrono::seconds(10))
        : url_(std::move(url)), patience_(patience) {}

    /// Connects if need be; what is run here is run after every connecting.
    Outcome connect();
    void on_connect(std::string sql) { on_connect_ = std::move(sql); }

    /// One statement with its values ($1, $2 …). An error has the code
    /// `conflict` where a unique key or another transaction was in the way,
    /// `not-found` where a line's table is not there, and `store` otherwise.
    Result<Rows> run(const char* sql, const std::vector<Value>& values = {});

    bool is_connected() const { return connection_ != nullptr && PQstatus(connection_.get()) == CONNECTION_OK; }
    PGconn* handle() { return connection_.get(); }

private:
    Error error(const PGresult* result) const;
    Outcome try_to_connect();
    bool await_answer(std::chrono::steady_clock::time_point limit);

    std::string url_;
    std::chrono::milliseconds patience_; // with one statement
    // Connecting failed, and is not tried again before this.
    std::optional<Error> refused_;
    std::chrono::steady_clock::time_point not_before_;
    std::string on_connect_;
    std::unique_ptr<PGconn, Closer> connection_;
};

} // namespace londinium::postgres
