#include "table/open_ledger.h"

#include "table/postgres_ledger.h"
#include "table/sqlite_ledger.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace londinium {

bool is_shared(std::string_view store) {
    return store.starts_with("postgresql://") || store.starts_with("postgres://");
}

Result<std::unique_ptr<Ledger>> open_ledger(const std::string& store) {
    if (is_shared(store)) return open_postgres_ledger(store);
    if (store.find("://") != std::string::npos) {
        return Error{"store", "a store is the path of a file, or begins with postgresql://"};
    }
    const std::filesystem::path folder = std::filesystem::path(store).parent_path();
    std::error_code failed;
    if (!folder.empty()) std::filesystem::create_directories(folder, failed);
    if (failed) return Error{"store", folder.string() + ": cannot be made: " + failed.message()};
    return open_sqlite_ledger(store);
}

std::string usual_store() {
    const char* data = std::getenv("XDG_DATA_HOME");
    const char* home = std::getenv("HOME");
    std::filesystem::path folder = ".";
    if (data != nullptr && *data != '\0') {
        folder = data;
    } else if (home != nullptr && *home != '\0') {
        folder = std::filesystem::path(home) / ".local" / "share";
    }
    return (folder / "londinium" / "tables.db").string();
}

} // namespace londinium
