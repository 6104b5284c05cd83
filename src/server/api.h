#pragma once

#include "server/guest.h"
#include "server/hall.h"
#include "server/limits.h"
#include "server/site.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace londinium {

/// Where the server is reached, so that a browser on another site's behalf is
/// turned away (docs/operating.md).
struct Names {
    bool loopback_only = true;        // then only names of this machine itself are answered to
    std::vector<std::string> origins; // of proxies in front: "https://games.example.org"
};

/// Answers what comes in from the network: the page, the HTTP part of
/// docs/tables.md, and web sockets, each of which becomes a guest.
class Api : public Reception {
public:
    Api(Hall& hall, Site site, Names names);

    std::size_t longest_body(const HttpRequest& request) const override;
    void asked(HttpRequest request, Answer answer) override;
    std::variant<CallerPtr, HttpResponse> called(const HttpRequest& request, SocketPtr socket) override;

private:
    void route(const HttpRequest& request, const Answer& answer);
    void tables(const HttpRequest& request, const Answer& answer);
    void one_table(const std::string& id, const std::string& rest, const HttpRequest& request, const Answer& answer);
    void make_table(const HttpRequest& request, const Answer& answer);
    void take_seat(const std::string& id, const HttpRequest& request, const Answer& answer);
    void replay(const HttpRequest& request, const Answer& answer);
    void health(const Answer& answer);
    bool is_our_name(const HttpRequest& request) const;
    bool is_named(const HttpRequest& request) const;
    bool is_our_page(const HttpRequest& request) const;

    Hall& hall_;
    Site site_;
    Names names_;
    PurseByAddress requests_;
    PurseByAddress tables_made_;
    PurseByAddress replays_;
    PurseByAddress messages_;
    std::unordered_map<std::string, std::size_t> sockets_;
    Text games_;
    std::unordered_map<std::string, Text> rows_;
};

} // namespace londinium
