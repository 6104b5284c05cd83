#include "server/serve.h"

#include "server/api.h"
#include "server/journal.h"
#include "table/open_ledger.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <thread>
#include <utility>

namespace londinium {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostThoughts = 2'000;
constexpr std::size_t kMostHints = 8; // each takes up to a second: nobody waits longer than a few
constexpr std::size_t kMostForClerks = 2'000;
constexpr std::size_t kClerks = 2;
constexpr std::size_t kMostReplays = 100; // a record each, of up to a megabyte
constexpr int kNiceThinkers = 10;
constexpr std::chrono::seconds kFarewell{3};

/// A socket each, for thousands of people.
void allow_many_files() {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

Result<Site> read_site(const std::string& folder) {
    std::error_code fault;
    const fs::path place = folder.empty() ? find_page(fs::read_symlink("/proc/self/exe", fault)) : fs::path(folder);
    if (place.empty()) return Site();
    return Site::read(place);
}

bool is_loopback(const std::string& host) { return host == "localhost" || host.starts_with("127.") || host == "::1"; }

std::size_t thinking_threads(int wanted) {
    if (wanted > 0) return static_cast<std::size_t>(wanted);
    return std::max(1U, std::thread::hardware_concurrency() - 1);
}

/// As a browser says it: https://games.example.org, without anything after it.
/// Otherwise no page would ever be taken for ours.
Outcome check_origin(const std::string& origin) {
    const std::size_t scheme = origin.starts_with("https://") ? 8 : origin.starts_with("http://") ? 7 : 0;
    const bool has_rest = origin.find_first_of("/?# ", scheme) != std::string::npos;
    if (scheme != 0 && origin.size() > scheme && !has_rest) return Done{};
    return Error{"bad-request", "--origin '" + origin + "' is not an address such as https://games.example.org, " +
                                    "with https:// or http:// and nothing after the name"};
}

int fail(const Error& error) {
    fmt::print(stderr, "{}\n", error.message);
    return 1;
}

} // namespace

int run_serve(const Library& library, const ServeOptions& options) {
    allow_many_files();
    // Somebody who has hung up, or a disk that is full, is an error to answer
    // and not the end.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    for (const std::string& origin : options.origins) {
        if (const Outcome fits = check_origin(origin); !fits) return fail(fits.error());
    }
    Result<Site> site = read_site(options.page);
    if (!site) return fail(site.error());
    const std::string store = options.store.empty() ? usual_store() : options.store;
    Result<std::unique_ptr<Ledger>> ledger = open_ledger(store);
    if (!ledger) return fail(ledger.error());

    NetworkLimits network_limits;
    network_limits.behind_proxy = options.behind_proxy;
    if (options.no_limits) network_limits.connections_of_address = network_limits.connections;
    Metrics metrics;
    Network network(network_limits);
    Webhooks::Ways ways;
    ways.allow_private = options.allow_private_webhooks;
    Webhooks webhooks(metrics, ways);
    const Nets nets(library);
    const std::size_t threads = thinking_threads(options.thinkers);
    const auto give_back = [&network](std::function<void()> done) { network.post([done = std::move(done)] {}); };
    Workers thinkers(threads, kMostThoughts, kNiceThinkers, give_back);
    Workers advisers(threads, kMostHints * threads, kNiceThinkers, give_back);
    Workers clerks(kClerks, kMostForClerks, 0, give_back);
    Workers replayers(1, kMostReplays, kNiceThinkers, give_back);
    House house{library,
                network,
                **ledger,
                metrics,
                webhooks,
                nets,
                thinkers,
                advisers,
                clerks,
                replayers,
                options.no_limits ? Limits::none() : Limits(),
                is_shared(store),
                options.origins.empty() ? "" : options.origins.front()};
    Hall hall(house);
    Api api(hall, std::move(*site), {is_loopback(options.host), options.origins});
    const Outcome listening = network.listen(options.host, static_cast<std::uint16_t>(options.port), api);
    if (!listening) return fail(listening.error());

    network.on_end([&] {
        note("info", "closing");
        hall.close([&] {
            network.hang_up();
            // Whoever does not say goodbye is not waited for.
            const auto leave = [&](auto&& again, int tries) -> void {
                if (network.connections() == 0 || tries == 0) return network.stop();
                network.after(std::chrono::milliseconds(50), [&, again, tries] { again(again, tries - 1); });
            };
            leave(leave, static_cast<int>(kFarewell / std::chrono::milliseconds(50)));
        });
    });
    hall.open();
    note("info", "open", {{"host", options.host}, {"port", network.port()}, {"shared", house.shared_store}});
    fmt::print("Londinium is open: http://{}:{}/\n",
               options.host.find(':') == std::string::npos ? options.host : "[" + options.host + "]", network.port());
    std::fflush(stdout);
    network.run();
    // They still talk to the hall and to the network, which go next.
    clerks.stop();
    replayers.stop();
    thinkers.stop();
    advisers.stop();
    ledger->reset();
    note("info", "closed");
    return 0;
}

} // namespace londinium
