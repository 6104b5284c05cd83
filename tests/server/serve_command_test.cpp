#include "commands/run.h"
#include "table/stores.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <string>

/// `londinium serve` with what cannot be: one sentence that says what to do, and
/// nothing is opened.
namespace londinium {
namespace {

using testing::HasSubstr;
using testing::Not;

class ServeCommand : public testing::Test {
protected:
    /// It must end by itself, and soon. A port is named, so that a server that opens all the same disturbs nobody.
    static Ran run_serve(const std::string& options) { return run("serve " + options, "2>&1", 60); }
    Ran serve(const std::string& options) const {
        return run_serve("--port 0 --store " + folder.path("tables.db") + " " + options);
    }
    void expect_refused(const std::string& options, const std::string& sentence) const {
        const Ran ran = serve(options);
        EXPECT_EQ(ran.code, 1) << options;
        EXPECT_THAT(ran.output, HasSubstr(sentence)) << options;
        EXPECT_EQ(std::ranges::count(ran.output, '\n'), 1) << ran.output;
    }

    TemporaryFolder folder;
};

TEST_F(ServeCommand, RefusesAnOriginThatNoBrowserWouldSay) {
    for (const char* wrong : {"games.example.org", "https://games.example.org/", "https://games.example.org/londinium",
                              "ftp://games.example.org", "https://"}) {
        expect_refused(std::string("--origin ") + wrong, "such as https://games.example.org");
    }
}

TEST_F(ServeCommand, SaysWhatIsWrongWithAPlace) {
    expect_refused("--page " + folder.path("nowhere"), "No such file or directory");
    expect_refused("--host nowhere.example", "is not an address of this machine");
    expect_refused("--data " + folder.path("nowhere"), "there is no such directory");
}

TEST_F(ServeCommand, TellsItsOptionsAndWhatTheyAreIfLeftOut) {
    const Ran ran = run_serve("--help");
    EXPECT_EQ(ran.code, 0);
    for (const char* option : {"--host TEXT=127.0.0.1", "=1666", "--store TEXT=", "/londinium/tables.db", "--data"}) {
        EXPECT_THAT(ran.output, HasSubstr(option));
    }
}

TEST_F(ServeCommand, SaysThatAPortIsTaken) {
    const int taken = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in at{};
    at.sin_family = AF_INET;
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    ASSERT_EQ(bind(taken, reinterpret_cast<const sockaddr*>(&at), sizeof at), 0);
    ASSERT_EQ(listen(taken, 1), 0);
    socklen_t size = sizeof at;
    getsockname(taken, reinterpret_cast<sockaddr*>(&at), &size);
    const std::string port = std::to_string(ntohs(at.sin_port));
    const Ran ran = run_serve("--store " + folder.path("tables.db") + " --port " + port);
    close(taken);
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.output, HasSubstr("port " + port));
    EXPECT_THAT(ran.output, HasSubstr("choose another --port"));
}

TEST_F(ServeCommand, ExplainsWhatItDoesNotUnderstand) {
    for (const char* wrong : {"--port 99999", "--prot 5", "--thinkers -1", "nonsense"}) {
        const Ran ran = run_serve(wrong);
        EXPECT_NE(ran.code, 0) << wrong;
        EXPECT_THAT(ran.output, HasSubstr("--help")) << wrong;
        EXPECT_THAT(ran.output, Not(HasSubstr("open"))) << wrong;
    }
}

} // namespace
} // namespace londinium
