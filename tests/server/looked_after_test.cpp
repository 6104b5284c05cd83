#include "commands/run.h"
#include "server/person.h"
#include "server/program.h"
#include "table/open_ledger.h"
#include "table/postgres.h"
#include "table/token.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <regex>
#include <sstream>
#include <thread>

/// What an operator does and sees while the server runs.
namespace londinium {
namespace {

/// Asks until it is so.
bool becomes(const std::function<bool()>& so) {
    const auto limit = std::chrono::steady_clock::now() + kPatience;
    while (!so()) {
        if (std::chrono::steady_clock::now() > limit) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return true;
}

class Store : public ::testing::TestWithParam<const char*> {
protected:
    Store() {
        const bool postgres = std::string(GetParam()) == "postgres";
        if (postgres) PostgresServer::here().empty();
        store = postgres ? PostgresServer::here().url() : folder.path("tables.db");
    }
    Ran admin(const std::string& what) const { return run("admin " + what + " --store '" + store + "'"); }

    TemporaryFolder folder;
    std::string store;
};
INSTANTIATE_TEST_SUITE_P(Both, Store, ::testing::Values("sqlite", "postgres"),
                         [](const auto& which) { return std::string(which.param); });

TEST_P(Store, WhoseTableIsDeletedUnderARunningServerHasNothingOfItAgain) {
    const Program program({store, {"--no-limits"}});
    const MadeTable table = make_table(program.port(), "london2", "you you");
    Person person(program.port(), table, table.tokens);
    Random random(1);
    for (int i = 0; i < 5; ++i) ASSERT_EQ(code_of(person.move_at_random(random)), "");
    const std::string archive = folder.path("archive");
    ASSERT_EQ(admin("export " + table.id + " --file " + archive).code, 0);

    ASSERT_EQ(admin("delete " + table.id).code, 0);
    // A move at once may be faster than the news, but not than the store.
    const std::string code = code_of(person.move_at_random(random));
    EXPECT_TRUE(code == "not-found" || code == "silence") << code;
    while (person.hear()) {
    }
    EXPECT_TRUE(becomes([&] { return get(program.port(), "/api/tables/" + table.id).status == 404; }));
    EXPECT_EQ(admin("list --json").output.find(table.id), std::string::npos);

    // Brought back, it is there as it was when it was exported.
    ASSERT_EQ(admin("import --file " + archive).code, 0);
    Person again(program.port(), table, table.tokens);
    EXPECT_EQ(again.log, person.log);
    EXPECT_EQ(code_of(again.move_at_random(random)), "");
}

TEST_P(Store, TellsTheGuestsOfADeletedTableThoughNobodyMoves) {
    const Program program({store, {"--no-limits"}});
    const MadeTable table = make_table(program.port(), "london2", "you you");
    const MadeTable other = make_table(program.port(), "london2", "you you");
    Line line(program.port(), table.id);
    line.say({{"do", "hello"}, {"tokens", table.tokens}});
    line.await("table");
    Person bystander(program.port(), other, other.tokens);
    ASSERT_EQ(admin("delete " + table.id).code, 0);
    const Json told = line.await("refused");
    ASSERT_TRUE(told.is_object());
    EXPECT_EQ(told["error"]["code"], "not-found");
    EXPECT_FALSE(line.hear().has_value()) << "and hangs up";
    Random random(1);
    EXPECT_EQ(code_of(bystander.move_at_random(random)), "") << "other tables go on";
}

TEST(LostNotices, AreMadeUpForByLookingAtAllTables) {
    PostgresServer::here().empty();
    const std::string& url = PostgresServer::here().url();
    const Program one({url, {"--no-limits"}});
    const Program two({url, {"--no-limits"}});
    const MadeTable table = make_table(one.port(), "london2", "you you");
    Person alice(one.port(), table, table.tokens);
    Person bob(two.port(), table, {});
    ASSERT_EQ(bob.number, alice.number);
    // The second process sleeps while its connections are cut and something happens.
    ASSERT_EQ(kill(two.id(), SIGSTOP), 0);
    postgres::Connection connection(url);
    ASSERT_TRUE(connection
                    .run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                         "WHERE application_name = 'londinium' AND pid <> pg_backend_pid()")
                    .ok());
    Random random(2);
    ASSERT_TRUE(becomes([&] { return code_of(alice.move_at_random(random)).empty(); }));
    ASSERT_EQ(kill(two.id(), SIGCONT), 0);
    EXPECT_TRUE(bob.wait_for(alice.number)) << "nobody sent it a notice of this";
    EXPECT_EQ(bob.log.back()["kind"], "move");
}

/// Somebody whom the database lets in, and whose rights can be taken away and given back.
class Clerk {
public:
    Clerk() : database_(PostgresServer::here().url()) {
        run("CREATE ROLE clerk LOGIN");
        run("GRANT CREATE, USAGE ON SCHEMA public TO clerk");
    }
    Clerk(const Clerk&) = delete;
    Clerk& operator=(const Clerk&) = delete;
    ~Clerk() {
        run("DROP OWNED BY clerk");
        run("DROP ROLE clerk");
    }

    static std::string url() {
        std::string url = PostgresServer::here().url();
        return url.replace(url.find("//postgres@"), 11, "//clerk@");
    }
    void run(const char* sql) {
        const auto done = database_.run(sql);
        EXPECT_TRUE(done.ok()) << sql << ": " << done.error().message;
    }

private:
    postgres::Connection database_;
};

TEST(News, ThatTheDatabaseWouldNotGiveAreAskedForAgainThoughNothingElseHappens) {
    PostgresServer::here().empty();
    Clerk clerk;
    const Program two({Clerk::url(), {"--no-limits"}}); // the first to start: the tables are the clerk's
    const Program one({PostgresServer::here().url(), {"--no-limits"}});
    const MadeTable table = make_table(one.port(), "london2", "you you");
    Person alice(one.port(), table, table.tokens);
    Person bob(two.port(), table, {});
    ASSERT_EQ(bob.number, alice.number);
    clerk.run("REVOKE SELECT ON events FROM clerk");
    Random random(2);
    ASSERT_EQ(code_of(alice.move_at_random(random)), "");
    ASSERT_TRUE(becomes([&] {
        return get(two.port(), "/metrics").body.find("\nlondinium_store_errors_total 0\n") == std::string::npos;
    })) << "it is told of the move, and may not read it";
    clerk.run("GRANT SELECT ON events TO clerk");
    EXPECT_TRUE(bob.wait_for(alice.number));
    EXPECT_EQ(bob.log.back()["kind"], "move");
}

TEST(Journal, HoldsNothingThatIsAnybodysSecret) {
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"), {"--no-limits", "--allow-private-webhooks"}});
    const MadeTable table =
        make_table(program.port(), "london2", "you you",
                   {{"seed", "Nonesuch House"},
                    {"seats", {{{"kind", "you"}, {"name", "Zenobia"}}, {{"kind", "you"}, {"name", "Bea"}}}}});
    Person person(program.port(), table, table.tokens);
    ASSERT_EQ(code_of(person.ask({{"do", "chat"}, {"seat", 0}, {"text", "between us"}})), "");
    for (int seat = 0; seat < 2; ++seat) {
        ASSERT_EQ(code_of(person.ask({{"do", "notify"}, {"seat", seat}, {"url", "http://127.0.0.1:9/bell?key=hush"}})),
                  "");
    }
    Random random(1);
    for (int i = 0; i < 20; ++i) ASSERT_EQ(code_of(person.move_at_random(random)), "");
    // What goes wrong is written down, too.
    program.limit_files(std::filesystem::file_size(folder.path("tables.db-wal"))); // the journal is shorter
    EXPECT_EQ(code_of(person.move_at_random(random)), "store");
    program.lift_limit();
    ASSERT_TRUE(becomes([&] { return code_of(person.move_at_random(random)).empty(); }));
    const std::string journal = program.journal();
    EXPECT_NE(journal.find("the store took nothing"), std::string::npos) << journal;
    std::vector<std::string> secrets = table.tokens;
    for (const std::string& token : table.tokens) secrets.push_back(hash_of(token));
    for (const char* more : {"Nonesuch", "Zenobia", "between us", "hush", "bell", "draw", "127.0.0.1:9"}) {
        secrets.emplace_back(more);
    }
    for (const std::string& secret : secrets) EXPECT_EQ(journal.find(secret), std::string::npos) << secret;
    std::istringstream lines(journal);
    for (std::string line; std::getline(lines, line);) {
        EXPECT_TRUE(Json::parse(line, nullptr, false).is_object()) << line;
    }
}

TEST(Metrics, CountWhatHappens) {
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"), {"--no-limits"}});
    const MadeTable table = make_table(program.port(), "london2", "you you");
    Person person(program.port(), table, table.tokens);
    const Person watcher(program.port(), table, {});
    Random random(1);
    for (int i = 0; i < 3; ++i) ASSERT_EQ(code_of(person.move_at_random(random)), "");
    EXPECT_EQ(code_of(person.ask({{"do", "dance"}, {"seat", 0}})), "bad-request");
    const auto counted = [&](const std::string& line) {
        return get(program.port(), "/metrics").body.find("\nlondinium_" + line + "\n") != std::string::npos;
    };
    for (const char* line : {"tables 1", "tables_made_total 1", "sockets 2", "watchers 1", "moves_total 3",
                             "move_seconds_count 3", "refused_total 1", "computer_moves_total 0"}) {
        EXPECT_TRUE(counted(line)) << line;
    }
    ASSERT_FALSE(make_table(program.port(), "london2", "computer computer").id.empty());
    EXPECT_TRUE(becomes([&] { return !counted("computer_moves_total 0") && !counted("thought_seconds_count 0"); }));
}

TEST(Metrics, AreAllExplainedToTheOperator) {
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"), {}});
    std::ifstream file("docs/operating.md");
    const std::string document{std::istreambuf_iterator<char>(file), {}};
    ASSERT_FALSE(document.empty()) << "run the tests from the project's folder";
    const std::string metrics = get(program.port(), "/metrics").body;
    const std::regex type(R"(# TYPE londinium(_\w+) )");
    int found = 0;
    for (std::sregex_iterator it(metrics.begin(), metrics.end(), type), end; it != end; ++it, ++found) {
        EXPECT_NE(document.find((*it)[1].str() + "`"), std::string::npos) << (*it)[1];
    }
    EXPECT_GE(found, 15);
}

} // namespace
} // namespace londinium
