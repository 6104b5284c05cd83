#include "server/person.h"
#include "server/program.h"
#include "server/webhooks.h"

#include <gtest/gtest.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstring>
#include <deque>
#include <mutex>
#include <thread>

namespace londinium {
namespace {

/// A web server on this machine that answers with these statuses, one request
/// after another, and keeps what it was sent.
class Listener {
public:
    explicit Listener(std::deque<int> statuses) : statuses_(std::move(statuses)) {
        socket_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in at{};
        at.sin_family = AF_INET;
        at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        bind(socket_, reinterpret_cast<const sockaddr*>(&at), sizeof at);
        listen(socket_, 16);
        socklen_t size = sizeof at;
        getsockname(socket_, reinterpret_cast<sockaddr*>(&at), &size);
        port_ = ntohs(at.sin_port);
        thread_ = std::jthread([this](const std::stop_token& stop) { serve(stop); });
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    ~Listener() {
        thread_.request_stop();
        thread_.join();
        close(socket_);
    }

    std::string url() const { return "http://127.0.0.1:" + std::to_string(port_) + "/hook"; }
    std::vector<std::string> heard() const {
        const std::lock_guard lock(mutex_);
        return heard_;
    }
    bool wait_for(std::size_t requests) const {
        const auto limit = std::chrono::steady_clock::now() + kPatience;
        while (heard().size() < requests) {
            if (std::chrono::steady_clock::now() > limit) return false;
            std::this_thread::yield();
        }
        return true;
    }

private:
    void serve(const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            pollfd one{socket_, POLLIN, 0};
            if (poll(&one, 1, 20) <= 0) continue;
            const int client = accept(socket_, nullptr, nullptr);
            std::string text;
            char some[4096];
            std::size_t wanted = std::string::npos;
            while (text.size() < wanted) {
                const ssize_t got = recv(client, some, sizeof some, 0);
                if (got <= 0) break;
                text.append(some, static_cast<std::size_t>(got));
                const std::size_t end = text.find("\r\n\r\n");
                const std::size_t length = text.find("Content-Length: ");
                if (end != std::string::npos && length != std::string::npos) {
                    wanted = end + 4 + std::stoul(text.substr(length + 16));
                }
            }
            int status = 200;
            {
                const std::lock_guard lock(mutex_);
                heard_.push_back(text);
                if (!statuses_.empty()) {
                    status = statuses_.front();
                    statuses_.pop_front();
                }
            }
            const std::string answer = "HTTP/1.1 " + std::to_string(status) +
                                       " x\r\nContent-Length: 0\r\nLocation: /elsewhere\r\nConnection: close\r\n\r\n";
            send(client, answer.data(), answer.size(), MSG_NOSIGNAL);
            close(client);
        }
    }

    int socket_ = -1;
    std::uint16_t port_ = 0;
    mutable std::mutex mutex_;
    std::deque<int> statuses_;
    std::vector<std::string> heard_;
    std::jthread thread_;
};

Webhooks::Ways quick(bool allow_private) {
    Webhooks::Ways ways;
    ways.allow_private = allow_private;
    ways.first_wait = std::chrono::milliseconds(5);
    return ways;
}

void wait_until(const Metrics::Count& count, std::uint64_t value) {
    const auto limit = std::chrono::steady_clock::now() + kPatience;
    while (count < value && std::chrono::steady_clock::now() < limit) std::this_thread::yield();
    EXPECT_EQ(count, value);
}

bool public_address(const char* text) {
    sockaddr_storage storage{};
    sockaddr_in v4{};
    sockaddr_in6 v6{};
    if (inet_pton(AF_INET, text, &v4.sin_addr) == 1) {
        v4.sin_family = AF_INET;
        std::memcpy(&storage, &v4, sizeof v4);
    } else {
        EXPECT_EQ(inet_pton(AF_INET6, text, &v6.sin6_addr), 1) << text;
        v6.sin6_family = AF_INET6;
        std::memcpy(&storage, &v6, sizeof v6);
    }
    return is_public(*reinterpret_cast<const sockaddr*>(&storage));
}

TEST(Address, IsPublicOrLeadsInwards) {
    for (const char* text : {"1.1.1.1", "9.255.255.255", "11.0.0.1", "172.15.0.1", "172.32.0.1", "192.167.0.1",
                             "100.63.0.1", "100.128.0.1", "2606:4700::1111", "::ffff:8.8.8.8"}) {
        EXPECT_TRUE(public_address(text)) << text;
    }
    for (const char* text : {"0.0.0.0",
                             "10.1.2.3",
                             "100.64.0.1",
                             "127.0.0.1",
                             "127.255.0.1",
                             "168.63.129.16",
                             "169.254.169.254",
                             "fd00:ec2::254",
                             "172.16.0.1",
                             "172.31.255.255",
                             "192.168.1.1",
                             "198.18.0.1",
                             "224.0.0.1",
                             "255.255.255.255",
                             "::",
                             "::1",
                             "fe80::1",
                             "fc00::1",
                             "fd12::1",
                             "ff02::1",
                             "::ffff:127.0.0.1",
                             "::ffff:10.0.0.1",
                             "64:ff9b::7f00:1",
                             "2002:7f00:1::"}) {
        EXPECT_FALSE(public_address(text)) << text;
    }
}

TEST(Webhook, IsTriedAgainUntilItIsTaken) {
    Metrics metrics;
    Listener listener({500, 503, 200});
    Webhooks hooks(metrics, quick(true));
    hooks.call(listener.url(), R"({"seat":1})");
    wait_until(metrics.webhooks_sent, 1);
    ASSERT_EQ(listener.heard().size(), 3U);
    EXPECT_TRUE(listener.heard()[2].starts_with("POST /hook"));
    EXPECT_TRUE(listener.heard()[2].ends_with(R"({"seat":1})"));
}

TEST(Webhook, IsGivenUpAfterAFewTriesOrWhenItIsNotWanted) {
    Metrics metrics;
    Listener listener({500, 500, 500, 500, 500, 500, 500, 500});
    Webhooks hooks(metrics, quick(true));
    hooks.call(listener.url(), "{}");
    wait_until(metrics.webhooks_failed, 1);
    EXPECT_EQ(listener.heard().size(), 4U);
    Listener gone({410, 302});
    hooks.call(gone.url(), "{}");
    wait_until(metrics.webhooks_failed, 2);
    hooks.call(gone.url(), "{}");
    wait_until(metrics.webhooks_failed, 3);
    EXPECT_EQ(gone.heard().size(), 2U) << "neither repeated nor led elsewhere";
}

/// Takes calls and never answers them.
class Deaf {
public:
    Deaf() {
        socket_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in at{};
        at.sin_family = AF_INET;
        at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        bind(socket_, reinterpret_cast<const sockaddr*>(&at), sizeof at);
        listen(socket_, 16);
        socklen_t size = sizeof at;
        getsockname(socket_, reinterpret_cast<sockaddr*>(&at), &size);
        url_ = "http://127.0.0.1:" + std::to_string(ntohs(at.sin_port)) + "/hook";
    }
    Deaf(const Deaf&) = delete;
    Deaf& operator=(const Deaf&) = delete;
    ~Deaf() { close(socket_); }
    const std::string& url() const { return url_; }

private:
    int socket_ = -1;
    std::string url_;
};

TEST(Webhook, WaitsForNobodyWithoutEndAndLetsNobodyElseWait) {
    Metrics metrics;
    Webhooks::Ways ways = quick(true);
    ways.time_out = std::chrono::seconds(3); // enough for who does answer, on a slow machine, too
    ways.attempts = 1;
    Webhooks hooks(metrics, ways);
    const Deaf deaf;
    Listener listener({});
    hooks.call(deaf.url(), "{}");
    hooks.call(listener.url(), "{}");
    wait_until(metrics.webhooks_failed, 1);
    wait_until(metrics.webhooks_sent, 1);
    EXPECT_EQ(listener.heard().size(), 1U);
}

TEST(Webhook, CallsNoPrivateAddressByWhateverName) {
    Metrics metrics;
    Listener listener({});
    Webhooks hooks(metrics, quick(false));
    const std::string port = listener.url().substr(std::string("http://127.0.0.1").size());
    std::uint64_t tried = 0;
    for (const std::string host : {"http://127.0.0.1", "http://localhost", "http://[::1]", "http://0.0.0.0",
                                   "http://2130706433", "http://127.1", "http://[::ffff:127.0.0.1]"}) {
        hooks.call(host + port, "{}");
        ++tried;
    }
    for (const char* url : {"file:///etc/passwd", "gopher://127.0.0.1/", "http://", "nonsense"}) {
        hooks.call(url, "{}");
        ++tried;
    }
    wait_until(metrics.webhooks_failed, tried);
    EXPECT_EQ(metrics.webhooks_sent, 0U);
    EXPECT_TRUE(listener.heard().empty());
}

TEST(Webhook, TellsASeatOfItsTurnAndOnlyThen) {
    Listener listener({});
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"), {"--no-limits", "--allow-private-webhooks"}});
    const MadeTable table = make_table(program.port(), "london2", "you you");
    Person person(program.port(), table, table.tokens);
    const int other = 1 - person.choices().front().first;
    ASSERT_EQ(code_of(person.ask({{"do", "notify"}, {"seat", other}, {"url", listener.url()}, {"language", "fr"}})),
              "");
    Random random(1);
    while (person.choices().front().first != other) {
        EXPECT_TRUE(listener.heard().empty());
        ASSERT_EQ(code_of(person.move_at_random(random)), "");
    }
    ASSERT_TRUE(listener.wait_for(1));
    const std::string said = listener.heard().front();
    const Json body = Json::parse(said.substr(said.find("\r\n\r\n") + 4));
    EXPECT_EQ(body["table"], table.id);
    EXPECT_EQ(body["seat"], other);
    const std::string sentence = "P" + std::to_string(other) + ", c’est à vous\u202f: London, seconde édition";
    EXPECT_EQ(body["text"], sentence) << "in the words of who asked for it";
    EXPECT_EQ(body["content"], sentence);
    ASSERT_EQ(code_of(person.move_at_random(random)), "");
    EXPECT_EQ(listener.heard().size(), 1U) << "not for every step of a turn";
    EXPECT_EQ(program.journal().find("/hook"), std::string::npos) << "addresses are nobody's business";
}

TEST(Webhook, TellsWhoBeginsARematch) {
    Listener listener({});
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"), {"--no-limits", "--allow-private-webhooks"}});
    const MadeTable table = make_table(program.port(), "markets", "you you you");
    Person person(program.port(), table, table.tokens);
    Random random(1);
    while (!person.is_over()) ASSERT_EQ(code_of(person.move_at_random(random)), "");
    for (int seat = 0; seat < 3; ++seat) {
        const Json notify{{"do", "notify"}, {"seat", seat}, {"url", listener.url()}, {"language", "it"}};
        ASSERT_EQ(code_of(person.ask(notify)), "");
    }
    ASSERT_EQ(code_of(person.ask({{"do", "rematch"}, {"seat", 0}})), "");
    const Person again(program.port(), {person.log.back()["table"], {}}, table.tokens);
    ASSERT_TRUE(listener.wait_for(1));
    const std::string said = listener.heard().front();
    const Json body = Json::parse(said.substr(said.find("\r\n\r\n") + 4));
    EXPECT_EQ(body["table"], again.summary["table"]);
    EXPECT_EQ(body["seat"], again.now["asked"]);
    EXPECT_EQ(body["language"], "it") << "as it was set at the table before";
}

} // namespace
} // namespace londinium
