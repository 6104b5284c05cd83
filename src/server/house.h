#pragma once

#include "game/library.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/network.h"
#include "server/thinking.h"
#include "server/webhooks.h"
#include "server/workers.h"
#include "table/ledger.h"
#include "table/time.h"

#include <string>

namespace londinium {

/// What every table of this server uses. There is one; it outlives them all.
struct House {
    const Library& library;
    Network& network;
    Ledger& ledger;
    Metrics& metrics;
    Webhooks& webhooks;
    const Nets& nets;
    Workers& thinkers;  // computer players
    Workers& advisers;  // hints: whoever asks for many keeps no computer player waiting
    Workers& clerks;    // reading from the store
    Workers& replayers; // of records: a stranger's long one keeps nobody from a table
    Limits limits;
    bool shared_store = false;  // other processes may use it, too
    std::string public_address; // as in https://games.example.org; may be empty
};

inline Time now() { return clock_time(); }

} // namespace londinium
