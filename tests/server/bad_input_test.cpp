#include "server/network.h"
#include "server/person.h"
#include "server/program.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <memory>
#include <thread>

namespace londinium {
namespace {

Program& program() {
    static TemporaryFolder folder;
    static Program one({folder.path("tables.db"), {"--no-limits"}});
    return one;
}
std::uint16_t port() { return program().port(); }

/// In MB.
double memory_of(pid_t id) {
    std::ifstream file("/proc/" + std::to_string(id) + "/statm");
    long pages = 0;
    long resident = 0;
    file >> pages >> resident;
    return static_cast<double>(resident) * 4096 / 1e6;
}

bool is_well() { return program().is_running() && get(port(), "/health").status == 200; }

TEST(Messages, OfEveryWrongKindAreAnswered) {
    const MadeTable table = make_table(port(), "london2", "you you");
    Person person(port(), table, table.tokens);
    const Json values[] = {Json(),
                           true,
                           -1,
                           1.5,
                           1e300,
                           "",
                           "x",
                           std::string(5000, 'y'),
                           Json::array(),
                           Json::object(),
                           Json::array({Json::array({1})}),
                           4294967296,
                           -9223372036854775807LL};
    for (const char* what : {"hello", "move", "undo", "agree", "refuse", "vote", "return", "chat", "hint", "look",
                             "leave", "rematch", "notify", "fly"}) {
        for (const char* member :
             {"seat", "action", "after", "to", "for", "text", "url", "tokens", "language", "number", "do"}) {
            for (const Json& value : values) {
                Json message{{"do", what}, {"seat", 0}, {"action", "draw deck"}, {"after", 1}};
                message[member] = value;
                if (std::string(what) == "leave" || message["do"] == "leave") continue; // it would work
                if (std::string(what) == "hello" && message["do"] == "hello") {
                    person.line.say(message);
                    continue;
                }
                ASSERT_NE(code_of(person.ask(message)), "silence") << to_line(message);
            }
        }
    }
    EXPECT_TRUE(is_well());
}

TEST(Messages, ThatAreNoJsonOrFuzzedNeverEndTheServer) {
    const MadeTable table = make_table(port(), "markets", "you you you");
    Random random(99);
    const std::string good =
        to_line(Json{{"do", "move"}, {"seat", 0}, {"action", "tile covent-garden"}, {"after", 1}, {"id", 7}});
    for (int round = 0; round < 20; ++round) {
        Line line(port(), table.id);
        ASSERT_EQ(line.status(), 101);
        line.say({{"do", "hello"}, {"tokens", table.tokens}});
        for (int i = 0; i < 100; ++i) {
            std::string text = good;
            for (std::uint32_t change = random.below(6) + 1; change > 0; --change) {
                const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
                switch (random.below(4)) {
                case 0: text[at] = static_cast<char>(random.below(127) + 1); break;
                case 1: text.erase(at, random.below(5)); break;
                case 2: text.insert(at, std::string(random.below(20), "[{\"\\,:"[random.below(7)])); break;
                default: text.insert(at, text.substr(random.below(static_cast<std::uint32_t>(text.size())))); break;
                }
                if (text.empty()) text = "x";
                text.resize(std::min<std::size_t>(text.size(), 4000));
            }
            line.frame(1, text);
        }
        line.frame(1, std::string(8000, '['));
        // Its brackets are in order, and so many that who copies it might run out of stack.
        line.frame(1, R"({"do":"move","seat":0,"action":)" + std::string(7900, '[') + std::string(7900, ']') + "}");
    }
    EXPECT_TRUE(is_well());
}

TEST(Frames, ThatAreHugeBrokenOrBinaryCloseTheLineAndNothingElse) {
    const MadeTable table = make_table(port(), "london2", "you you");
    const auto ends = [&](auto&& say) {
        Line line(port(), table.id);
        line.say({{"do", "hello"}});
        EXPECT_TRUE(line.hear().has_value());
        say(line);
        while (line.hear()) {
        }
        return line.wire().read(1).empty();
    };
    EXPECT_TRUE(ends([](Line& line) { line.frame(1, std::string(20'000, ' ')); })) << "longer than a message may be";
    EXPECT_TRUE(ends([](Line& line) { line.frame(2, "binary"); }));
    EXPECT_TRUE(ends([](Line& line) { line.frame(1, "\xff\xfe\xc0"); })) << "no UTF-8";
    EXPECT_TRUE(ends([](Line& line) { line.frame(7, "no such code"); }));
    EXPECT_TRUE(ends([](Line& line) { line.wire().write("\x81\x05hello"); })) << "without a mask";
    EXPECT_TRUE(ends([](Line& line) { line.wire().write({"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 14}); }))
        << "one that says it is as long as can be";
    EXPECT_TRUE(is_well());
}

TEST(Frames, ThatOnlyAskForASignOfLifeAreAnsweredAFewTimesAndThenTheLineEnds) {
    const MadeTable table = make_table(port(), "london2", "you you");
    Line line(port(), table.id);
    for (int i = 0; i < 10; ++i) line.frame(9, "there?");
    line.say({{"do", "hello"}});
    EXPECT_TRUE(line.await("table").is_object());
    // All at once, so that a slow machine does not spread them out.
    std::string flood;
    for (int i = 0; i < 2000; ++i) flood += std::string("\x89\x80\0\0\0\0", 6);
    line.wire().write(flood);
    while (line.hear()) {
    }
    EXPECT_TRUE(line.wire().read(1).empty());
    EXPECT_TRUE(is_well());
}

TEST(Requests, OfEveryWrongKindAreAnsweredOrClosed) {
    const std::string json = "Content-Type: application/json\r\n";
    EXPECT_EQ(http(port(), "POST", "/api/tables", "{", json).status, 400);
    EXPECT_EQ(http(port(), "POST", "/api/tables", "[]", json).status, 400);
    EXPECT_EQ(http(port(), "POST", "/api/tables", std::string(9'000, '['), json).status, 400);
    EXPECT_EQ(http(port(), "POST", "/api/tables", std::string(100'000, ' '), json).status, 413);
    EXPECT_EQ(http(port(), "POST", "/api/replay", std::string(900'000, '['), json).status, 400);
    EXPECT_EQ(http(port(), "POST", "/api/replay", R"({"record":{"record":1,"game":"london2"}})", json).status, 400);
    EXPECT_EQ(http(port(), "DELETE", "/api/tables", "", json).status, 404);
    EXPECT_EQ(http(port(), "POST", "/", "", json).status, 405);
    EXPECT_EQ(http(port(), "HEAD", "/api/tables").status, 200) << "what can be read can be asked about";
    for (const char* path : {"/../../etc/passwd", "/%2e%2e/etc/passwd", "/api/tables/../../x", "/api/tables//live",
                             "/api/tables/aaaaaaaaaaaaaaaa", "/assets/../index.html/.."}) {
        EXPECT_EQ(get(port(), path).status, 404) << path;
    }
    for (const std::string& bytes :
         {std::string("GET / HTTP/9.9\r\n\r\n"), std::string("\0\1\2\3\r\n\r\n", 8),
          "GET / HTTP/1.1\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n",
          std::string("POST /api/tables HTTP/1.1\r\nContent-Length: -1\r\n\r\n"),
          std::string("POST /api/tables HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n"),
          std::string("POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")}) {
        Wire wire(port());
        wire.write(bytes);
        const std::string answer = wire.read_until("\r\n\r\n");
        EXPECT_TRUE(answer.empty() || answer.starts_with("HTTP/1.1 4")) << answer;
    }
    EXPECT_TRUE(is_well());
}

TEST(NoReader, IsHungUpOnAndTakesNoMemoryWithoutBound) {
    const MadeTable table = make_table(port(), "london2", "you you");
    Person talker(port(), table, table.tokens);
    const Json long_remark{{"do", "chat"}, {"seat", 0}, {"text", std::string(500, 'x')}};
    for (int i = 0; i < 60; ++i) ASSERT_EQ(code_of(talker.ask(long_remark)), ""); // a whole table is worth some 40 KB
    std::vector<std::unique_ptr<Line>> deaf;
    for (int i = 0; i < 8; ++i) {
        deaf.push_back(std::make_unique<Line>(port(), table.id));
        deaf.back()->say({{"do", "hello"}});
    }
    // They ask for the whole table again and again, and never read it.
    for (int i = 0; i < 600; ++i) {
        for (auto& line : deaf) {
            for (int j = 0; j < 4; ++j) line->say({{"do", "hello"}});
        }
        if (i % 50 == 0) {
            ASSERT_EQ(code_of(talker.ask({{"do", "chat"}, {"seat", 0}, {"text", "still here"}})), "")
                << "nobody waits for them";
        }
    }
    const auto limit = std::chrono::steady_clock::now() + kPatience;
    int still = 8;
    double most = 0;
    while (still > 0 && std::chrono::steady_clock::now() < limit) {
        most = std::max(most, memory_of(program().id()));
        const std::string metrics = get(port(), "/metrics").body;
        still = std::stoi(metrics.substr(metrics.find("\nlondinium_watchers ") + 20));
    }
    EXPECT_EQ(still, 0) << "they have been hung up on";
    EXPECT_LT(most, 300) << "MB; without a bound it would be twice that and more";
}

/// Answers everything at once.
class Parrot : public Reception {
public:
    std::size_t longest_body(const HttpRequest&) const override { return 1000; }
    void asked(HttpRequest, Answer answer) override { answer({}); }
    std::variant<CallerPtr, HttpResponse> called(const HttpRequest&, SocketPtr) override {
        class Mute : public Caller {
            void received(std::string_view) override {}
            void gone() override {}
        };
        return CallerPtr(std::make_shared<Mute>());
    }
};

TEST(TimeOut, EndsWhoSaysNothingAndWhoseLineIsDead) {
    NetworkLimits limits;
    limits.request_time = std::chrono::seconds(3); // enough for who does ask, on a slow machine, too
    limits.idle_time = std::chrono::seconds(1);
    limits.connections_of_address = 10;
    Parrot parrot;
    Network network(limits);
    ASSERT_TRUE(network.listen("127.0.0.1", 0, parrot).ok());
    std::jthread serving([&] { network.run(); });
    {
        Wire silent(network.port());
        Wire slow(network.port());
        slow.write("GET / HTTP/1.1\r\nHost:");
        Line dead(network.port(), "x"); // does not answer a ping, since nobody reads
        EXPECT_EQ(dead.status(), 101);
        EXPECT_EQ(silent.read_until("never").find("200"), std::string::npos);
        EXPECT_EQ(slow.read_until("never").find("200"), std::string::npos);
        std::string last;
        for (std::string more = dead.wire().read(100); !more.empty(); more = dead.wire().read(100)) last = more;
        EXPECT_FALSE(last.empty()) << "it was pinged, and then hung up on";
    }
    std::vector<Wire> crowd;
    for (int i = 0; i < 30; ++i) crowd.emplace_back(network.port());
    int served = 0;
    for (Wire& wire : crowd) {
        wire.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        served += wire.read_until("\r\n\r\n").starts_with("HTTP/1.1 200") ? 1 : 0;
    }
    EXPECT_GE(served, 1);
    EXPECT_LE(served, 10) << "more connections of one address than are allowed";
    network.stop();
}

} // namespace
} // namespace londinium
