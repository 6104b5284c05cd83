#pragma once

#include "game/library.h"

#include <string>

namespace londinium {

struct AdminOptions {
    std::string store; // as for serve; empty: the usual place
    std::string table; // its name
    std::string file;  // empty: standard input or output
    bool json = false;
};

/// `londinium admin …`: looks after the tables of a store, also while a server
/// uses it. Each returns what the program ends with.
int run_admin_list(const AdminOptions& options);
/// One table, or all if none is named.
int run_admin_export(const AdminOptions& options);
/// What is there already stays as it is.
int run_admin_import(const Library& library, const AdminOptions& options);
int run_admin_delete(const AdminOptions& options);

} // namespace londinium
