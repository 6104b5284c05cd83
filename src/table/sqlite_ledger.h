#pragma once

#include "table/ledger.h"

#include <memory>
#include <string>

namespace londinium {

/// The ledger in an SQLite file, which is made if there is none. One thread
/// writes; what has come in while it waited for the disk goes into one
/// transaction, so that many moves share one sync.
Result<std::unique_ptr<Ledger>> open_sqlite_ledger(const std::string& path);

} // namespace londinium
