#pragma once

#include "game/library.h"

#include <cstdint>
#include <string>
#include <vector>

namespace londinium {

struct ServeOptions {
    std::string host = "127.0.0.1";
    int port = 1666;
    std::string store; // a file, or postgresql://…; empty: where such things go on this machine
    std::string page;  // a folder; empty: looked for
    std::vector<std::string> origins;
    bool behind_proxy = false;
    bool allow_private_webhooks = false;
    bool no_limits = false;
    int thinkers = 0; // threads; 0: one fewer than the machine has cores
};

/// `londinium serve`: runs until it is told to end (SIGTERM, SIGINT). Prints
/// where to go on standard output; its log goes to standard error. Returns what
/// the program ends with.
int run_serve(const Library& library, const ServeOptions& options);

} // namespace londinium
