#include "table/postgres.h"

#include <poll.h>

#include <cstring>
#include <string_view>

namespace londinium::postgres {
namespace {

/// Without the values: they may hold what no log should.
std::string first_line(const char* message) {
    const std::string_view text = message == nullptr ? "" : message;
    return std::string(text.substr(0, text.find('\n')));
}

/// An address that cannot be read is named in full, with the password in it.
std::string without(const std::string& url, std::string text) {
    if (const std::size_t at = text.find(url); at != std::string::npos) text.replace(at, url.size(), "postgresql://…");
    return text;
}

} // namespace

Outcome Connection::connect() {
    if (is_connected()) return Done{};
    const auto begun = std::chrono::steady_clock::now();
    if (refused_ && begun < not_before_) return *refused_;
    const Outcome connected = try_to_connect();
    refused_.reset();
    if (!connected) {
        // A database that lets us wait for a refusal is not asked again for as
        // long: whoever else wants something is refused at once.
        const auto ended = std::chrono::steady_clock::now();
        refused_ = connected.error();
        not_before_ = ended + (ended - begun);
        connection_.reset();
    }
    return connected;
}

Outcome Connection::try_to_connect() {
    // Values given here stand behind those of the URL, which win.
    const char* const names[] = {"connect_timeout",  "tcp_user_timeout", "keepalives_idle", "keepalives_interval",
                                 "keepalives_count", "application_name", "dbname",          nullptr};
    const char* const values[] = {"5", "10000", "5", "2", "3", "londinium", url_.c_str(), nullptr};
    connection_.reset(PQconnectdbParams(names, values, 1));
    if (!is_connected()) {
        return Error{"store", "the store does not answer: " + without(url_, first_line(PQerrorMessage(handle())))};
    }
    PQsetNoticeProcessor(handle(), [](void*, const char*) {}, nullptr); // nothing to standard error
    const std::unique_ptr<PGresult, Closer> ready(PQexec(
        handle(),
        ("SET synchronous_commit = on; SET statement_timeout = '8s'; SET client_min_messages = warning; " + on_connect_)
            .c_str()));
    const ExecStatusType status = PQresultStatus(ready.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) return error(ready.get());
    PQsetnonblocking(handle(), 1);
    return Done{};
}

Result<Rows> Connection::run(const char* sql, const std::vector<Value>& values) {
    const Outcome connected = connect();
    if (!connected) return connected.error();
    std::vector<const char*> texts;
    texts.reserve(values.size());
    for (const Value& value : values) texts.push_back(value ? value->c_str() : nullptr);
    if (PQsendQueryParams(handle(), sql, static_cast<int>(texts.size()), nullptr, texts.data(), nullptr, nullptr, 0) ==
        0) {
        return error(nullptr);
    }
    const auto limit = std::chrono::steady_clock::now() + patience_;
    std::unique_ptr<PGresult, Closer> last;
    while (true) {
        if (!await_answer(limit)) {
            connection_.reset(); // the answer might come when it is not expected any more
            return Error{"store", "the store does not answer in time"};
        }
        PGresult* result = PQgetResult(handle());
        if (result == nullptr) break;
        last.reset(result);
    }
    const ExecStatusType status = PQresultStatus(last.get());
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return Rows(last.release());
    return error(last.get());
}

/// True if there is something to be got, an error perhaps, without waiting.
bool Connection::await_answer(std::chrono::steady_clock::time_point limit) {
    while (true) {
        const bool unsent = PQflush(handle()) == 1;
        if (!unsent && PQisBusy(handle()) == 0) return true;
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(limit - std::chrono::steady_clock::now());
        if (left.count() <= 0) return false;
        pollfd socket{PQsocket(handle()), static_cast<short>(unsent ? POLLIN | POLLOUT : POLLIN), 0};
        poll(&socket, 1, static_cast<int>(left.count()));
        if (PQconsumeInput(handle()) == 0) return true; // lost: the result says so
    }
}

Error Connection::error(const PGresult* result) const {
    const char* state = result == nullptr ? nullptr : PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const std::string_view code = state == nullptr ? "" : state;
    // unique_violation, serialization_failure, deadlock_detected
    if (code == "23505" || code == "40001" || code == "40P01") return {"conflict", "somebody else was faster"};
    if (code == "23503") return {"not-found", "there is no such table"}; // foreign_key_violation
    return {"store", "the store does not answer: " + first_line(PQerrorMessage(connection_.get()))};
}

} // namespace londinium::postgres
