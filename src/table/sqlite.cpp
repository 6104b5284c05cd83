#include "table/sqlite.h"

#include <system_error>

namespace londinium::sqlite {

Result<Database> Database::open(const std::string& path) {
    sqlite3* handle = nullptr;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
    Database database;
    database.database_.reset(handle);
    if (code != SQLITE_OK) {
        const int why = handle != nullptr ? sqlite3_system_errno(handle) : 0;
        return Error{"store", path + ": " + sqlite3_errstr(code) + (why != 0 ? ": " : "") +
                                  (why != 0 ? std::generic_category().message(why) : "")};
    }
    sqlite3_busy_timeout(handle, 10'000);
    return database;
}

Outcome Database::run(const char* sql) {
    if (sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) return error();
    return Done{};
}

Error Database::error() const {
    return {"store", std::string("the store does not answer: ") + sqlite3_errmsg(database_.get())};
}

Result<Statement> Statement::prepare(Database& database, const char* sql) {
    sqlite3_stmt* handle = nullptr;
    const int code = sqlite3_prepare_v3(database.handle(), sql, -1, SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
    Statement statement;
    statement.statement_.reset(handle);
    if (code != SQLITE_OK) return database.error();
    return statement;
}

Statement& Statement::give(std::string_view text) {
    sqlite3_bind_text64(statement_.get(), ++given_, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    return *this;
}
Statement& Statement::give(std::int64_t number) {
    sqlite3_bind_int64(statement_.get(), ++given_, number);
    return *this;
}
Statement& Statement::give(std::optional<std::int64_t> number) {
    if (number) return give(*number);
    sqlite3_bind_null(statement_.get(), ++given_);
    return *this;
}

int Statement::run() {
    const int code = step();
    again();
    return code;
}

void Statement::again() {
    sqlite3_reset(statement_.get());
    given_ = 0;
}

std::string Statement::text(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
    return bytes == nullptr ? std::string() : std::string(bytes, size);
}

} // namespace londinium::sqlite
