#pragma once

#include <string>

namespace londinium {

struct LoadOptions {
    std::string game = "london2";
    int sockets = 1000; // at the tables, two of each table play
    int tables = 250;
    double rate = 1000; // moves a second; 0: as many as the server takes
    double seconds = 10;
    int port = 0;      // of a server that runs already; 0: one of its own, with a new store
    std::string store; // of that own server; empty: a file that is removed afterwards
    bool json = false;
};

/// `londinium load`: plays at many tables at once and measures how long a move
/// takes from the moment it was due to its answer, which comes when it is
/// durable. Moves are due at even intervals, whether the server keeps up or
/// not. Returns what the program ends with.
int run_load(const LoadOptions& options);

} // namespace londinium
