#pragma once

#include "server/metrics.h"

#include <chrono>
#include <memory>
#include <string>

struct sockaddr;

namespace londinium {

/// Is this an address of the whole internet, and not of this machine, its own
/// network, or of nobody? Who lets a stranger name a URL must ask.
bool is_public(const sockaddr& address);

/// Calls web addresses that people left to be told of their turn: a POST of
/// JSON, on a thread of its own, with a time-out and a few retries. The address
/// that is really connected to is looked at, after its name was resolved and
/// for each attempt anew: a name that points inwards leads nowhere. Redirects
/// are not followed, and what is answered is not read.
class Webhooks {
public:
    struct Ways {
        bool allow_private = false;
        std::chrono::milliseconds time_out{5000};
        int attempts = 4;
        std::chrono::milliseconds first_wait{1000}; // then three times as long each
        std::chrono::milliseconds farewell{3000};   // for what is under way at the end
    };

    Webhooks(Metrics& metrics, Ways ways);
    Webhooks(const Webhooks&) = delete;
    Webhooks& operator=(const Webhooks&) = delete;
    /// Who is to be told yet is called once more, and waited for a little:
    /// nobody tells them when the server is back.
    ~Webhooks();

    /// From any thread; never waits. Too many at once are dropped and counted.
    void call(std::string url, std::string body);

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

} // namespace londinium
