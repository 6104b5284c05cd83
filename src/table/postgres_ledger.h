#pragma once

#include "table/ledger.h"

#include <memory>
#include <string>

namespace londinium {

/// The ledger in a PostgreSQL database, by its URL. Any number of processes
/// share it: the key (table, number) settles who was first, and LISTEN/NOTIFY
/// tells the others. Lost connections are made anew; meanwhile every answer is
/// an error. What has come in while it waited goes into one transaction.
Result<std::unique_ptr<Ledger>> open_postgres_ledger(const std::string& url);

} // namespace londinium
