#include "table/postgres_listener.h"

#include <cstdlib>
#include <sstream>
#include <string_view>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace londinium {

namespace {
constexpr int kLookAgain = 15'000; // milliseconds: is the connection still there?
constexpr int kTryAgain = 500;
} // namespace

PostgresListener::PostgresListener(const std::string& url, std::string own_tag, Ledger::Ears ears)
    : connection_(url), own_tag_(std::move(own_tag)), ears_(std::move(ears)) {
    connection_.on_connect("LISTEN londinium; LISTEN londinium_here");
    // Who asks to listen hears everything from then on.
    static_cast<void>(connection_.connect());
    if (pipe2(stop_, O_CLOEXEC) != 0) std::abort();
    thread_ = std::thread([this] { run(); });
}

PostgresListener::~PostgresListener() {
    close(stop_[1]);
    thread_.join();
    close(stop_[0]);
}

bool PostgresListener::wait(int socket, int milliseconds) const {
    pollfd watched[2] = {{stop_[0], POLLIN, 0}, {socket, POLLIN, 0}};
    poll(watched, socket < 0 ? 1 : 2, milliseconds);
    return watched[0].revents == 0;
}

void PostgresListener::run() {
    bool missed = !connection_.is_connected();
    while (true) {
        if (!connection_.is_connected()) {
            missed = true;
            if (!connection_.connect()) {
                if (!wait(-1, kTryAgain)) return;
                continue;
            }
        }
        if (missed) ears_.appended("", 0);
        missed = false;
        if (!wait(PQsocket(connection_.handle()), kLookAgain)) return;
        if (PQconsumeInput(connection_.handle()) == 0) continue; // lost
        take_notices();
        // A connection that only listens would not notice that it is dead.
        static_cast<void>(connection_.run("SELECT 1"));
        take_notices();
    }
}

void PostgresListener::take_notices() {
    while (PGnotify* notice = PQnotifies(connection_.handle())) {
        const std::string said(notice->extra);
        const bool presence = std::string_view(notice->relname) == "londinium_here";
        PQfreemem(notice);
        presence ? take_presence(said) : take_appended(said);
    }
}

void PostgresListener::take_appended(const std::string& said) {
    std::istringstream words(said);
    std::string table;
    std::string tag;
    int length = 0;
    if (words >> table >> length >> tag && tag != own_tag_) ears_.appended(table, length);
}

void PostgresListener::take_presence(const std::string& said) {
    std::istringstream words(said);
    std::string tag;
    int seats = 0;
    Presence there;
    bool asks = false;
    std::string table;
    if (!(words >> tag >> seats >> there.watchers >> asks) || tag == own_tag_) return;
    words >> table;
    there.seats = static_cast<SeatSet>(seats);
    if (ears_.present) ears_.present(table, tag, there, asks);
}

std::string presence_text(const std::string& table, Presence here, bool asks, const std::string& tag) {
    return tag + " " + std::to_string(here.seats) + " " + std::to_string(here.watchers) + (asks ? " 1 " : " 0 ") +
           table;
}

} // namespace londinium
