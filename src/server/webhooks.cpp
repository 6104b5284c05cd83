#include "server/webhooks.h"

#include "server/journal.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <deque>
#include <list>
#include <mutex>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace londinium {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMostWaiting = 10'000;
constexpr std::size_t kMostAtOnce = 32;

struct Net {
    std::uint32_t first;
    int bits;
};

// What RFC 6890 sets apart, multicast, and the one address outside of these
// under which a cloud (Azure) talks to its own machines.
constexpr std::array<Net, 16> kInward = {{{0x00000000, 8},
                                          {0x0A000000, 8},
                                          {0x64400000, 10},
                                          {0x7F000000, 8},
                                          {0xA83F8110, 32},
                                          {0xA9FE0000, 16},
                                          {0xAC100000, 12},
                                          {0xC0000000, 24},
                                          {0xC0000200, 24},
                                          {0xC0586300, 24},
                                          {0xC0A80000, 16},
                                          {0xC6120000, 15},
                                          {0xC6336400, 24},
                                          {0xCB007100, 24},
                                          {0xE0000000, 4},
                                          {0xF0000000, 4}}};

bool is_public(std::uint32_t v4) {
    for (const Net& net : kInward) {
        if (v4 >> (32 - net.bits) == net.first >> (32 - net.bits)) return false;
    }
    return true;
}

bool is_public(const in6_addr& address) {
    std::array<std::uint8_t, 16> bytes{};
    std::memcpy(bytes.data(), &address, bytes.size());
    const auto starts = [&](std::initializer_list<std::uint8_t> with) {
        return std::equal(with.begin(), with.end(), bytes.begin());
    };
    const auto v4 = [&](std::size_t at) {
        return std::uint32_t{bytes[at]} << 24U | std::uint32_t{bytes[at + 1]} << 16U |
               std::uint32_t{bytes[at + 2]} << 8U | std::uint32_t{bytes[at + 3]};
    };
    if (starts({0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF})) return is_public(v4(12));
    if (starts({0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0})) return is_public(v4(12));
    // Only 2000::/3 is given out; of it not the tunnels and the examples.
    if ((bytes[0] & 0xE0U) != 0x20U) return false;
    return !starts({0x20, 0x02}) && !starts({0x20, 0x01, 0x0D, 0xB8}) && !starts({0x20, 0x01, 0, 0});
}

struct Call {
    std::string url;
    std::string body;
    int attempt = 1;
    Clock::time_point due;
};

curl_socket_t open_if_public(void* allow_private, curlsocktype, curl_sockaddr* address) {
    if (!*static_cast<bool*>(allow_private) && !londinium::is_public(address->addr)) return CURL_SOCKET_BAD;
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

std::size_t read_nothing(char*, std::size_t size, std::size_t count, void*) { return size * count; }

} // namespace

bool is_public(const sockaddr& address) {
    if (address.sa_family == AF_INET) {
        sockaddr_in v4{};
        std::memcpy(&v4, &address, sizeof v4);
        return is_public(ntohl(v4.sin_addr.s_addr));
    }
    if (address.sa_family == AF_INET6) {
        sockaddr_in6 v6{};
        std::memcpy(&v6, &address, sizeof v6);
        return is_public(v6.sin6_addr);
    }
    return false;
}

/// The thread and what it works on.
struct Webhooks::Inside {
    Inside(Metrics& counted, Ways chosen) : metrics(counted), ways(chosen) {}

    void run();
    void begin_due(bool last_round);
    void begin(Call call);
    void end(CURL* easy, CURLcode result);

    struct Running {
        CURL* easy;
        curl_slist* headers;
        Call call;
    };

    Metrics& metrics;
    Ways ways;
    CURLM* multi = nullptr;
    std::mutex mutex; // for waiting
    std::deque<Call> waiting;
    std::list<Running> running;
    std::atomic<bool> ending{false};
    std::thread thread;
};

void Webhooks::Inside::run() {
    std::optional<Clock::time_point> limit;
    while (true) {
        const bool last_round = ending;
        begin_due(last_round);
        if (last_round && !limit) limit = Clock::now() + ways.farewell;
        if (limit && (running.empty() || Clock::now() >= *limit)) break;
        int still = 0;
        curl_multi_perform(multi, &still);
        int left = 0;
        while (const CURLMsg* message = curl_multi_info_read(multi, &left)) {
            if (message->msg == CURLMSG_DONE) end(message->easy_handle, message->data.result);
        }
        curl_multi_poll(multi, nullptr, 0, 200, nullptr);
    }
    for (Running& call : running) {
        curl_multi_remove_handle(multi, call.easy);
        curl_easy_cleanup(call.easy);
        curl_slist_free_all(call.headers);
    }
}

void Webhooks::Inside::begin_due(bool last_round) {
    std::vector<Call> due;
    {
        const std::lock_guard lock(mutex);
        const auto now = Clock::now();
        for (auto at = waiting.begin(); at != waiting.end() && running.size() + due.size() < kMostAtOnce;) {
            if (at->due > now && !last_round) {
                ++at;
                continue;
            }
            if (last_round) at->attempt = ways.attempts;
            due.push_back(std::move(*at));
            at = waiting.erase(at);
        }
    }
    for (Call& call : due) begin(std::move(call));
}

void Webhooks::Inside::begin(Call call) {
    CURL* easy = curl_easy_init();
    if (easy == nullptr) return;
    curl_slist* headers = curl_slist_append(nullptr, "Content-Type: application/json");
    running.push_back({easy, headers, std::move(call)});
    const Call& mine = running.back().call;
    curl_easy_setopt(easy, CURLOPT_URL, mine.url.c_str());
    curl_easy_setopt(easy, CURLOPT_POSTFIELDS, mine.body.c_str());
    curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE, static_cast<long>(mine.body.size()));
    curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
    curl_easy_setopt(easy, CURLOPT_USERAGENT, "londinium");
    curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(easy, CURLOPT_PROXY, ""); // a proxy would resolve the name for us
    curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(easy, CURLOPT_TIMEOUT_MS, static_cast<long>(ways.time_out.count()));
    curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, open_if_public);
    curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, &ways.allow_private);
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, read_nothing);
    curl_easy_setopt(easy, CURLOPT_FORBID_REUSE, 1L);
    curl_multi_add_handle(multi, easy);
}

void Webhooks::Inside::end(CURL* easy, CURLcode result) {
    const auto at = std::ranges::find(running, easy, &Running::easy);
    if (at == running.end()) return;
    long status = 0;
    curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
    curl_multi_remove_handle(multi, easy);
    curl_easy_cleanup(easy);
    curl_slist_free_all(at->headers);
    Call call = std::move(at->call);
    running.erase(at);

    if (result == CURLE_OK && status >= 200 && status < 300) {
        ++metrics.webhooks_sent;
        return;
    }
    // What the other side says is wrong with it will not be right in a second.
    const bool hopeless = result == CURLE_URL_MALFORMAT || result == CURLE_UNSUPPORTED_PROTOCOL ||
                          (result == CURLE_OK && status < 500 && status != 429);
    if (hopeless || call.attempt >= ways.attempts) {
        ++metrics.webhooks_failed;
        note("warning", "webhook given up",
             {{"attempts", call.attempt}, {"status", status}, {"why", curl_easy_strerror(result)}});
        return;
    }
    auto wait = ways.first_wait;
    for (int i = 1; i < call.attempt; ++i) wait *= 3;
    ++call.attempt;
    call.due = Clock::now() + wait;
    const std::lock_guard lock(mutex);
    waiting.push_back(std::move(call));
}

Webhooks::Webhooks(Metrics& metrics, Ways ways) : inside_(std::make_unique<Inside>(metrics, ways)) {
    curl_global_init(CURL_GLOBAL_DEFAULT);
    inside_->multi = curl_multi_init();
    inside_->thread = std::thread([this] { inside_->run(); });
}

Webhooks::~Webhooks() {
    inside_->ending = true;
    curl_multi_wakeup(inside_->multi);
    inside_->thread.join();
    curl_multi_cleanup(inside_->multi);
}

void Webhooks::call(std::string url, std::string body) {
    {
        const std::lock_guard lock(inside_->mutex);
        if (inside_->waiting.size() >= kMostWaiting) {
            ++inside_->metrics.webhooks_failed;
            return;
        }
        inside_->waiting.push_back({std::move(url), std::move(body), 1, Clock::now()});
    }
    curl_multi_wakeup(inside_->multi);
}

} // namespace londinium
