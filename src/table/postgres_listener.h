#pragma once

#include "table/ledger.h"
#include "table/postgres.h"

#include <string>
#include <thread>

namespace londinium {

/// How a process tells the others who is at a table with it.
std::string presence_text(const std::string& table, Presence here, bool asks, const std::string& tag);

/// A thread that hears what other processes have appended, and who is with
/// them. After a lost connection something may have been missed: then `appended`
/// is called without a table.
class PostgresListener {
public:
    PostgresListener(const std::string& url, std::string own_tag, Ledger::Ears ears);
    PostgresListener(const PostgresListener&) = delete;
    PostgresListener& operator=(const PostgresListener&) = delete;
    ~PostgresListener();

private:
    void run();
    /// Until there is something to read, or the end, or so long.
    bool wait(int socket, int milliseconds) const;
    void take_notices();
    void take_appended(const std::string& said);
    void take_presence(const std::string& said);

    postgres::Connection connection_;
    std::string own_tag_;
    Ledger::Ears ears_;
    int stop_[2] = {-1, -1}; // a pipe: closed at one end, it wakes the other
    std::thread thread_;
};

} // namespace londinium
