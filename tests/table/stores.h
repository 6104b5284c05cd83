#pragma once

#include "table/ledger.h"

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace londinium {

/// A limit for what should take milliseconds, on a machine that is busy with
/// something else.
inline constexpr std::chrono::seconds kPatience{60};

/// A PostgreSQL server of the tests' own (scripts/postgres.sh), started when it
/// is first asked for and ended with the program. If LONDINIUM_TEST_POSTGRES
/// names a folder where one was started already, that one is used.
class PostgresServer {
public:
    static PostgresServer& here();

    const std::string& url() const { return url_; }
    void crash() const;
    void start_again() const;
    /// Without a table.
    void empty() const;

    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;
    ~PostgresServer();

private:
    PostgresServer();

    std::string folder_;
    std::string url_;
    bool own_ = false;
};

/// A folder for one test, gone after it.
class TemporaryFolder {
public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    std::string path(const std::string& name) const { return path_ + "/" + name; }

private:
    std::string path_;
};

/// What is asked of a ledger, with the answer waited for: the error's code, or
/// nothing.
std::string create(Ledger& ledger, const std::string& id, const Standing& standing, std::vector<std::string> lines);
std::string append(Ledger& ledger, const std::string& id, int first, std::vector<std::string> lines);

} // namespace londinium
