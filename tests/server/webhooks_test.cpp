#include "server/listener.h"
#include "server/person.h"
#include "server/program.h"
#include "server/webhooks.h"

#include <gtest/gtest.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <cstdlib>
#include <cstring>
#include <thread>

namespace londinium {
namespace {

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

TEST(Webhook, WaitsForNobodyWithoutEndAndLetsNobodyElseWait) {
    Metrics metrics;
    Webhooks::Ways ways = quick(true);
    ways.time_out = std::chrono::seconds(3); // enough for who does answer, on a slow machine, too
    ways.attempts = 1;
    Webhooks hooks(metrics, ways);
    const Door deaf;
    Listener listener;
    hooks.call(deaf.url(), "{}");
    hooks.call(listener.url(), "{}");
    wait_until(metrics.webhooks_failed, 1);
    wait_until(metrics.webhooks_sent, 1);
    EXPECT_EQ(listener.heard().size(), 1U);
}

TEST(Webhook, IsStillCalledWhenTheServerEndsAndHoldsNobodyUp) {
    Metrics metrics;
    Listener listener;
    Listener busy({503});
    const Door deaf;
    {
        Webhooks::Ways ways = quick(true);
        ways.first_wait = std::chrono::hours(1);
        ways.farewell = kPatience;
        Webhooks hooks(metrics, ways);
        hooks.call(busy.url(), "{}");
        ASSERT_TRUE(busy.wait_for(1));                                 // and now it waits for an hour
        for (int i = 0; i < 40; ++i) hooks.call(listener.url(), "{}"); // more than are called at a time
    }
    EXPECT_EQ(listener.heard().size(), 40U);
    EXPECT_EQ(busy.heard().size(), 2U) << "once more";
    EXPECT_EQ(metrics.webhooks_sent, 41U);

    Webhooks::Ways ways = quick(true);
    ways.time_out = std::chrono::hours(1);
    ways.farewell = std::chrono::milliseconds(50);
    const auto begun = std::chrono::steady_clock::now();
    {
        Webhooks hooks(metrics, ways);
        hooks.call(deaf.url(), "{}");
    }
    EXPECT_LT(std::chrono::steady_clock::now() - begun, kPatience) << "who never answers is not waited for";
}

// A proxy would look the name up by itself, and connect to whatever it leads to.
TEST(Webhook, GoesThroughNoProxyWhateverTheMachineIsSetTo) {
    Metrics metrics;
    Listener listener;
    Listener proxy;
    setenv("http_proxy", proxy.url().c_str(), 1);
    {
        Webhooks hooks(metrics, quick(true));
        hooks.call(listener.url(), "{}");
        wait_until(metrics.webhooks_sent, 1);
    }
    unsetenv("http_proxy");
    EXPECT_EQ(listener.heard().size(), 1U);
    EXPECT_TRUE(proxy.heard().empty());
}

TEST(Webhook, CallsNoPrivateAddressByWhateverName) {
    Metrics metrics;
    Listener listener;
    Webhooks hooks(metrics, quick(false));
    std::uint64_t tried = 0;
    for (const char* host :
         {"127.0.0.1", "localhost", "[::1]", "0.0.0.0", "2130706433", "127.1", "[::ffff:127.0.0.1]"}) {
        hooks.call(listener.url(host), "{}");
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

/// A table of the real program whose notices come to the listener.
class Notices : public ::testing::Test {
protected:
    Notices() : program({folder.path("tables.db"), {"--no-limits", "--allow-private-webhooks"}}) {}

    Json wish(int seat, const char* language) const {
        return {{"do", "notify"}, {"seat", seat}, {"url", listener.url()}, {"language", language}};
    }
    /// The notice of this number, from 0, when it has come; null if it never does.
    Json notice(std::size_t number) const {
        if (!listener.wait_for(number + 1)) return {};
        const std::string said = listener.heard()[number];
        return Json::parse(said.substr(said.find("\r\n\r\n") + 4), nullptr, false);
    }

    Listener listener;
    TemporaryFolder folder;
    Program program;
    Random random{1};
};

TEST_F(Notices, TellASeatOfItsTurnAndOnlyThen) {
    const MadeTable table = make_table(program.port(), "london2", "you you");
    Person person(program.port(), table, table.tokens);
    const int other = 1 - person.choices().front().first;
    ASSERT_EQ(code_of(person.ask(wish(other, "fr"))), "");
    while (person.choices().front().first != other) {
        EXPECT_TRUE(listener.heard().empty());
        ASSERT_EQ(code_of(person.move_at_random(random)), "");
    }
    const Json body = notice(0);
    ASSERT_TRUE(body.is_object());
    EXPECT_EQ(body["table"], table.id);
    EXPECT_EQ(body["seat"], other);
    const std::string sentence = "P" + std::to_string(other) + ", c’est à vous\u202f: London, seconde édition";
    EXPECT_EQ(body["text"], sentence) << "in the words of who asked for it";
    EXPECT_EQ(body["content"], sentence);
    // Through this turn, and to the next of this seat.
    const auto asked = [&] { return person.choices().front().first; };
    while (asked() == other) ASSERT_EQ(code_of(person.move_at_random(random)), "");
    while (asked() != other) ASSERT_EQ(code_of(person.move_at_random(random)), "");
    EXPECT_EQ(notice(1)["turn"], person.summary["turn"]) << "not for every step of a turn";
    EXPECT_EQ(program.journal().find("/hook"), std::string::npos) << "addresses are nobody's business";
}

TEST_F(Notices, TellWhoBeginsARematch) {
    const MadeTable table = make_table(program.port(), "markets", "you you you");
    Person person(program.port(), table, table.tokens);
    while (!person.is_over()) ASSERT_EQ(code_of(person.move_at_random(random)), "");
    for (int seat = 0; seat < 3; ++seat) ASSERT_EQ(code_of(person.ask(wish(seat, "it"))), "");
    ASSERT_EQ(code_of(person.ask({{"do", "rematch"}, {"seat", 0}})), "");
    const Person again(program.port(), {person.log.back()["table"], {}}, table.tokens);
    const Json body = notice(0);
    ASSERT_TRUE(body.is_object());
    EXPECT_EQ(body["table"], again.summary["table"]);
    EXPECT_EQ(body["seat"], again.now["asked"]);
    EXPECT_EQ(body["language"], "it") << "as it was set at the table before";
}

} // namespace
} // namespace londinium
