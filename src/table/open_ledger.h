#pragma once

#include "table/ledger.h"

#include <memory>
#include <string>
#include <string_view>

namespace londinium {

/// By what `--store` says: a `postgresql://` URL, or the path of an SQLite file
/// (whose folder is made if it is not there).
Result<std::unique_ptr<Ledger>> open_ledger(const std::string& store);

/// May several processes use it at a time?
bool is_shared(std::string_view store);

/// Where tables are kept if nobody says where: in the user's folder for data.
std::string usual_store();

} // namespace londinium
