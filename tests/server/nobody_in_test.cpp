#include "server/person.h"
#include "server/program.h"

#include <gtest/gtest.h>

#include <chrono>
#include <memory>

namespace londinium {
namespace {

/// A server with its limits, and one without, for all tests of this file.
Program& strict() {
    static TemporaryFolder folder;
    static Program program({folder.path("tables.db"), {}});
    return program;
}

Program& open() {
    static TemporaryFolder folder;
    static Program program({folder.path("tables.db"), {"--no-limits"}});
    return program;
}

TEST(Seat, IsNobodysWithoutItsToken) {
    const MadeTable table = make_table(open().port(), "london2", "you you");
    Person watcher(open().port(), table, {});
    EXPECT_FALSE(watcher.now["views"].contains("0"));
    EXPECT_TRUE(watcher.now["views"].contains("watch"));
    EXPECT_TRUE(watcher.now["legal"].empty());

    std::string close_by = table.tokens[0];
    close_by.back() = close_by.back() == 'A' ? 'B' : 'A';
    Person thief(open().port(), table, {close_by, "", std::string(100, 'x'), table.tokens[0] + "x"});
    Person other(open().port(), table, {table.tokens[1]});
    for (Person* person : {&watcher, &thief, &other}) {
        const Json messages[] = {{{"do", "move"}, {"action", "draw deck"}, {"after", 1}},
                                 {{"do", "undo"}},
                                 {{"do", "chat"}, {"text", "I am P0"}},
                                 {{"do", "leave"}},
                                 {{"do", "hint"}},
                                 {{"do", "notify"}, {"url", "https://example.org/"}},
                                 {{"do", "vote"}, {"for", 1}},
                                 {{"do", "return"}},
                                 {{"do", "agree"}}};
        for (Json message : messages) {
            message["seat"] = 0;
            EXPECT_EQ(code_of(person->ask(message)), "not-your-seat") << to_line(message);
        }
    }
    Person owner(open().port(), table, {table.tokens[0]});
    EXPECT_EQ(owner.number, 1) << "nothing of this has happened";
}

TEST(Tokens, StandInNoSummaryListMessageOrLog) {
    const MadeTable table = make_table(open().port(), "london2", "you you", {{"listed", true}});
    Line line(open().port(), table.id);
    line.say({{"do", "hello"}, {"tokens", table.tokens}});
    const std::string sent = *line.hear() + get(open().port(), "/api/tables").body +
                             get(open().port(), "/api/tables/" + table.id).body + get(open().port(), "/metrics").body +
                             open().journal();
    for (const std::string& token : table.tokens) EXPECT_EQ(sent.find(token), std::string::npos);
}

TEST(Origin, OfAnotherSiteIsTurnedAway) {
    const std::uint16_t port = open().port();
    const MadeTable table = make_table(port, "london2", "you you");
    const std::string own = "Origin: http://localhost:" + std::to_string(port) + "\r\n";
    EXPECT_EQ(Line(port, table.id, own).status(), 101);
    EXPECT_EQ(Line(port, table.id).status(), 101) << "a program has no origin";
    for (const char* origin : {"http://evil.example", "https://localhost.evil.example", "null", "http://localhost:1"}) {
        EXPECT_EQ(Line(port, table.id, "Origin: " + std::string(origin) + "\r\n").status(), 403) << origin;
    }
    const std::string body = R"({"game":"london2","seats":[{"kind":"open"},{"kind":"open"}]})";
    const std::string json = "Content-Type: application/json\r\n";
    EXPECT_EQ(http(port, "POST", "/api/tables", body, json + own).status, 201);
    EXPECT_EQ(http(port, "POST", "/api/tables", body, json + "Origin: http://evil.example\r\n").status, 403);
    EXPECT_EQ(http(port, "POST", "/api/tables", body, "Content-Type: text/plain\r\n").status, 400)
        << "what a form of another site can send";
}

TEST(Origin, ThatTheOperatorNamesIsOurs) {
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"),
                           {"--origin", "https://games.example.org:8443", "--origin", "https://other.example"}});
    const MadeTable table = make_table(program.port(), "london2", "you you");
    // As the proxy of docs/operating.md asks: the name without its port.
    const auto status = [&](const std::string& host, const std::string& origin) {
        return Line(program.port(), table.id, "Host: " + host + "\r\nOrigin: " + origin + "\r\n").status();
    };
    EXPECT_EQ(status("games.example.org", "https://games.example.org:8443"), 101);
    EXPECT_EQ(status("other.example", "https://other.example"), 101);
    EXPECT_EQ(status("games.example.org", "https://evil.example"), 403);
    EXPECT_EQ(status("games.example.org", "http://games.example.org:8443"), 403);
    EXPECT_EQ(status("games.example.org", "http://games.example.org"), 403) << "not over an open line";
    EXPECT_EQ(status("localhost:1", "http://localhost:1"), 101) << "from this machine, without the proxy";
    EXPECT_EQ(status("evil.example", "https://evil.example"), 403) << "a name that was made to point here";
    const std::string json = "Host: games.example.org\r\nContent-Type: application/json\r\n";
    const std::string body = R"({"game":"london2","seats":[{"kind":"open"},{"kind":"open"}]})";
    EXPECT_EQ(
        http(program.port(), "POST", "/api/tables", body, json + "Origin: https://games.example.org:8443\r\n").status,
        201);
    EXPECT_EQ(http(program.port(), "POST", "/api/tables", body, json + "Origin: https://evil.example\r\n").status, 403);
}

TEST(Name, ThatWasMadeToPointHereIsNotOurs) {
    EXPECT_EQ(http(open().port(), "GET", "/api/games", "", "Host: evil.example\r\n").status, 403);
    EXPECT_EQ(http(open().port(), "GET", "/api/games", "", "Host: 127.0.0.1:1\r\n").status, 200);
}

TEST(Page, IsAnsweredWithHeadersThatLetNothingElseIn) {
    for (const char* path : {"/", "/api/games", "/nowhere"}) {
        const Reply reply = get(open().port(), path);
        EXPECT_NE(reply.header("Content-Security-Policy").find("default-src 'none'"), std::string::npos) << path;
        EXPECT_EQ(reply.header("Content-Security-Policy").find("script-src 'self' 'unsafe"), std::string::npos);
        EXPECT_EQ(reply.header("X-Content-Type-Options"), "nosniff") << path;
        EXPECT_EQ(reply.header("Referrer-Policy"), "no-referrer") << path;
        EXPECT_EQ(reply.header("X-Frame-Options"), "DENY") << path;
    }
    const std::string json = "Content-Type: application/json\r\n";
    EXPECT_EQ(
        http(open().port(), "POST", "/api/tables", std::string(20'000, ' '), json).header("X-Content-Type-Options"),
        "nosniff")
        << "what is refused unread";
}

TEST(Limits, HoldForTablesMadeByOneAddress) {
    int made = 0;
    for (int i = 0; i < 40; ++i) made += make_table(strict().port(), "london2", "you you").id.empty() ? 0 : 1;
    EXPECT_GE(made, 25);
    EXPECT_LE(made, 35);
    EXPECT_EQ(
        post(strict().port(), "/api/tables", {{"game", "london2"}, {"seats", {{{"kind", "open"}}, {{"kind", "open"}}}}})
            .json()["error"]["code"],
        "too-many");
}

TEST(Limits, HoldForWhatOneSocketSaysAndForSocketsOfOneAddress) {
    TemporaryFolder folder;
    Program program({folder.path("tables.db"), {}});
    const MadeTable table = make_table(program.port(), "london2", "you you");
    Person person(program.port(), table, table.tokens);
    // All at once, so that a slow machine does not spread them out; the answers come in order.
    const auto is_limited = [&](const Json& message, int times) {
        Line line(program.port(), table.id);
        line.say({{"do", "hello"}, {"tokens", table.tokens}});
        for (int i = 0; i < times; ++i) line.say(message);
        for (Json told = line.await("refused"); told.is_object(); told = line.await("refused")) {
            if (told["error"]["code"] == "too-many") return true;
        }
        return false;
    };
    EXPECT_TRUE(is_limited({{"do", "nothing"}}, 1000));
    EXPECT_TRUE(is_limited({{"do", "hello"}, {"tokens", table.tokens}}, 100))
        << "each is answered with the whole table";

    const auto limit = soon();
    const auto is_alone = [&] {
        return get(program.port(), "/metrics").body.find("\nlondinium_sockets 1\n") != std::string::npos;
    };
    while (!is_alone()) ASSERT_LT(std::chrono::steady_clock::now(), limit) << "the others have left";
    std::vector<std::unique_ptr<Line>> lines;
    int refused = 0;
    for (int i = 0; i < 110; ++i) {
        lines.push_back(std::make_unique<Line>(program.port(), table.id));
        refused += lines.back()->status() == 429 ? 1 : 0;
    }
    EXPECT_EQ(refused, 11) << "a hundred, and this person holds one";
    lines.clear();
    int status = 0;
    while (status != 101 && std::chrono::steady_clock::now() < limit) status = Line(program.port(), table.id).status();
    EXPECT_EQ(status, 101) << "who leaves makes room";
}

TEST(Limits, HoldForWhatAllSocketsOfOneAddressSay) {
    TemporaryFolder folder;
    Program program({folder.path("tables.db"), {}});
    const MadeTable table = make_table(program.port(), "london2", "you you");
    std::vector<std::unique_ptr<Line>> lines;
    for (int i = 0; i < 60; ++i) lines.push_back(std::make_unique<Line>(program.port(), table.id));
    for (int i = 0; i < 110; ++i) { // fewer than one socket may say
        for (const auto& line : lines) line->say({{"do", "nothing"}});
    }
    bool limited = false;
    for (int i = 0; i < 110 && !limited; ++i) limited = lines.back()->await("refused")["error"]["code"] == "too-many";
    EXPECT_TRUE(limited);
}

TEST(Limits, HoldForRequestsAndReplays) {
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"), {}});
    const Json record{{"record", {{"record", 1}}}};
    int refused = 0;
    for (int i = 0; i < 200; ++i) refused += post(program.port(), "/api/replay", record).status == 429 ? 1 : 0;
    EXPECT_GT(refused, 0);
    // All at once on one connection, so that a slow machine does not spread them out.
    Wire wire(program.port());
    std::string requests;
    for (int i = 0; i < 1000; ++i) requests += "GET /api/games/chess HTTP/1.1\r\nHost: localhost\r\n\r\n";
    wire.write(requests);
    std::string head;
    for (int i = 0; i < 1000 && !head.starts_with("HTTP/1.1 429"); ++i) {
        head = wire.read_until("\r\n\r\n");
        wire.read_until("}}");
    }
    EXPECT_TRUE(head.starts_with("HTTP/1.1 429")) << head;
}

TEST(Limits, HoldForHintsAndForSocketsOfOneSeat) {
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"), {}});
    const MadeTable table = make_table(program.port(), "london2", "you you");
    Person person(program.port(), table, table.tokens);
    const int seat = person.choices().front().first;
    for (int i = 0; i < 40; ++i) person.line.say({{"do", "hint"}, {"seat", seat}});
    bool limited = false;
    for (int i = 0; i < 40 && !limited; ++i) {
        const Json refused = person.line.await("refused");
        limited = !refused.is_object() || refused["error"]["message"].get<std::string>().starts_with("So many hints");
    }
    EXPECT_TRUE(limited);

    std::vector<std::unique_ptr<Line>> lines;
    for (int i = 0; i < 20; ++i) {
        lines.push_back(std::make_unique<Line>(program.port(), table.id));
        lines.back()->say({{"do", "hello"}, {"tokens", {table.tokens[0]}}});
        if (i == 19) break; // one too many: this person holds one
        ASSERT_TRUE(lines.back()->await("table").is_object());
    }
    EXPECT_EQ(lines.back()->await("refused")["error"]["code"], "too-many");
}

TEST(Limits, EndTheLineOfWhoNeverSlowsDown) {
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"), {}});
    const MadeTable table = make_table(program.port(), "london2", "you you");
    Line line(program.port(), table.id);
    for (int i = 0; i < 2000; ++i) line.say({{"do", "nothing"}});
    int heard = 0;
    while (heard < 2000 && line.hear()) ++heard;
    EXPECT_LT(heard, 2000) << "every one of them was answered";
}

TEST(Table, ThatIsNotThereIsSaidOnceAndTheLineEnds) {
    Line line(open().port(), "nosuchtablenosuch");
    for (int i = 0; i < 3; ++i) line.say({{"do", "hello"}});
    EXPECT_EQ(line.await("refused")["error"]["code"], "not-found");
    EXPECT_FALSE(line.hear());
}

/// Somebody at this address, as a proxy in front would say.
std::string from(const std::string& address) { return "X-Forwarded-For: " + address + "\r\n"; }

TEST(Limits, BelieveNobodyWhoWritesAnAddressOfTheirOwn) {
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"), {}}); // no proxy in front
    const std::string body = R"({"game":"london2","seats":[{"kind":"open"},{"kind":"open"}]})";
    int refused = 0;
    for (int i = 1; i <= 40; ++i) {
        const std::string headers = "Content-Type: application/json\r\n" + from("192.0.2." + std::to_string(i));
        refused += http(program.port(), "POST", "/api/tables", body, headers).status == 429 ? 1 : 0;
    }
    EXPECT_GT(refused, 0);
}

TEST(Watchers, HoweverManyKeepNobodyFromTheirSeat) {
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"), {"--behind-proxy"}});
    const MadeTable table = make_table(program.port(), "london2", "you you");
    std::vector<std::unique_ptr<Line>> watchers;
    for (int i = 0; i < 100; ++i) {
        watchers.push_back(std::make_unique<Line>(program.port(), table.id, from("192.0.2." + std::to_string(i))));
        watchers.back()->say({{"do", "hello"}});
        ASSERT_TRUE(watchers.back()->await("table").is_object());
    }
    Line late(program.port(), table.id, from("198.51.100.1"));
    late.say({{"do", "hello"}});
    EXPECT_EQ(late.await("refused")["error"]["code"], "too-many");
    Line player(program.port(), table.id, from("198.51.100.1"));
    player.say({{"do", "hello"}, {"tokens", {table.tokens[0]}}});
    EXPECT_EQ(to_line(player.await("table")["you"]), "[0]");
}

TEST(Watchers, CannotUseUpWhatCanBeSaidAtATable) {
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"), {}});
    const MadeTable table = make_table(program.port(), "london2", "you you");
    Person watcher(program.port(), table, {});
    int said = 0;
    while (said < 100 && code_of(watcher.ask({{"do", "chat"}, {"text", "hear me"}})).empty()) ++said;
    EXPECT_GE(said, 10);
    EXPECT_LT(said, 100) << "one socket says ten things, and more only slowly";
    Person player(program.port(), table, table.tokens);
    EXPECT_EQ(code_of(player.ask({{"do", "chat"}, {"seat", 0}, {"text", "hush"}})), "");
}

TEST(Watchers, CannotMakeATableTooLongToBeEntered) {
    const MadeTable table = make_table(open().port(), "london2", "you you");
    Person talker(open().port(), table, {});
    std::string longest; // 500 characters of four bytes
    for (int i = 0; i < 500; ++i) longest += "\U0001F3F0";
    int said = 0;
    while (code_of(talker.ask({{"do", "chat"}, {"name", "Tom"}, {"text", longest}})).empty()) ++said;
    Person player(open().port(), table, table.tokens);
    for (; said < 1200; ++said) { // with a player's help more than a megabyte and a half
        ASSERT_EQ(code_of(player.ask({{"do", "chat"}, {"seat", 0}, {"text", longest}})), "");
    }
    Person late(open().port(), table, table.tokens);
    EXPECT_EQ(late.log.size(), player.log.size());
    Random random(1);
    EXPECT_EQ(code_of(late.move_at_random(random)), "");
}

TEST(Limits, CountAHouseholdOfIpv6AsOne) {
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"), {"--behind-proxy"}});
    const std::string body = R"({"game":"london2","seats":[{"kind":"open"},{"kind":"open"}]})";
    const auto make = [&](const std::string& address) {
        return http(program.port(), "POST", "/api/tables", body,
                    "Content-Type: application/json\r\n" + from("10.0.0.1, " + address))
            .status;
    };
    int made = 0;
    for (int i = 1; i <= 40; ++i) made += make("2001:db8:1:2::" + std::to_string(i)) == 201 ? 1 : 0;
    EXPECT_GE(made, 30);
    EXPECT_LT(made, 40);
    EXPECT_EQ(make("2001:db8:1:3::1"), 201) << "the neighbours are others";
    EXPECT_EQ(make("192.0.2.7"), 201);
}

} // namespace
} // namespace londinium
