#pragma once

#include "server/network.h"
#include "table/ledger.h"

#include <memory>
#include <utility>

namespace londinium {

/// For a ledger: calls back on the network's thread, and lets go of what it
/// holds there, too. (A guest whose last hold is let go of by the thread that
/// writes would sign off from the network beside the network's own thread.)
inline Ledger::OnDone on_network(Network& network, Ledger::OnDone done) {
    return [&network, held = std::make_shared<Ledger::OnDone>(std::move(done))](const Outcome& outcome) mutable {
        network.post([held = std::move(held), outcome] { (*held)(outcome); });
    };
}

} // namespace londinium
