#include "table/open_ledger.h"
#include "table/postgres.h"
#include "table/stores.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <csignal>
#include <future>
#include <map>
#include <mutex>
#include <thread>

#include <poll.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace londinium {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Lines = std::vector<std::string>;

Standing standing(std::int64_t made, bool listed = true, const std::string& phase = "playing") {
    return {"london2", phase, listed, time_from(made), time_from(made), {}};
}

/// What both ledgers must do, against the real thing.
class Ledgers : public ::testing::TestWithParam<const char*> {
protected:
    void SetUp() override {
        if (is_postgres()) PostgresServer::here().empty();
    }
    bool is_postgres() const { return std::string(GetParam()) == "postgres"; }
    std::string store() const { return is_postgres() ? PostgresServer::here().url() : folder_.path("deep/tables.db"); }
    std::unique_ptr<Ledger> open() const {
        Result<std::unique_ptr<Ledger>> ledger = open_ledger(store());
        EXPECT_TRUE(ledger.ok()) << ledger.error().message;
        return std::move(*ledger);
    }

    TemporaryFolder folder_;
};

INSTANTIATE_TEST_SUITE_P(Both, Ledgers, ::testing::Values("sqlite", "postgres"),
                         [](const auto& which) { return std::string(which.param); });

TEST_P(Ledgers, KeepWhatIsAppendedInOrder) {
    const auto ledger = open();
    EXPECT_EQ(create(*ledger, "a", standing(1), {"made"}), "");
    EXPECT_EQ(append(*ledger, "a", 1, {"one", "two \"quoted\" \\ и ще"}), "");
    EXPECT_EQ(append(*ledger, "a", 3, {"three"}), "");
    EXPECT_THAT(*ledger->read("a", 0), ElementsAre("made", "one", "two \"quoted\" \\ и ще", "three"));
    EXPECT_THAT(*ledger->read("a", 2), ElementsAre("two \"quoted\" \\ и ще", "three"));
    EXPECT_THAT(*ledger->read("a", 4), IsEmpty());
}

TEST_P(Ledgers, TakeANumberOnceAndLeaveNoHole) {
    const auto ledger = open();
    EXPECT_EQ(create(*ledger, "a", standing(1), {"made"}), "");
    EXPECT_EQ(create(*ledger, "a", standing(1), {"made again"}), "conflict");
    EXPECT_EQ(append(*ledger, "a", 1, {"one"}), "");
    EXPECT_EQ(append(*ledger, "a", 1, {"other", "two"}), "conflict");
    EXPECT_EQ(append(*ledger, "a", 3, {"three"}), "conflict");
    EXPECT_THAT(*ledger->read("a", 0), ElementsAre("made", "one"));
}

TEST_P(Ledgers, KnowNothingOfOtherTables) {
    const auto ledger = open();
    EXPECT_EQ(append(*ledger, "b", 0, {"made"}), "not-found");
    EXPECT_EQ(ledger->read("b", 0).error().code, "not-found");
    EXPECT_EQ(ledger->remove("b").error().code, "not-found");
}

TEST_P(Ledgers, AreThereAgainWhenOpenedAgain) {
    {
        const auto ledger = open();
        EXPECT_EQ(create(*ledger, "a", standing(1), {"made"}), "");
        ledger->append("a", 1, {"one"}, [](const Outcome&) {}); // not waited for: the end waits
    }
    EXPECT_THAT(*open()->read("a", 0), ElementsAre("made", "one"));
}

TEST_P(Ledgers, ListTheNewestFirst) {
    const auto ledger = open();
    create(*ledger, "old", standing(1), {"made"});
    create(*ledger, "link", standing(2, false), {"made"});
    create(*ledger, "new", standing(3, true, "waiting"), {"made", "one"});
    const auto ids = [&](const Ledger::Filter& filter) {
        Lines found;
        const auto rows = ledger->list(filter);
        for (const TableRow& row : *rows) found.push_back(row.id);
        return found;
    };
    EXPECT_THAT(ids({}), ElementsAre("new", "link", "old"));
    EXPECT_THAT(ids({true, "", 10}), ElementsAre("new", "old"));
    EXPECT_THAT(ids({false, "waiting", 10}), ElementsAre("new"));
    EXPECT_THAT(ids({false, "", 1}), ElementsAre("new"));

    const auto rows = ledger->list({});
    EXPECT_EQ((*rows)[0].length, 2);
    EXPECT_EQ((*rows)[0].standing.game, "london2");
    EXPECT_EQ((*rows)[0].standing.made, time_from(3));
    EXPECT_FALSE((*rows)[1].standing.listed);
}

TEST_P(Ledgers, TellWhichTablesAreDue) {
    const auto ledger = open();
    Standing one = standing(1);
    create(*ledger, "asleep", one, {"made"});
    one.due = time_from(500);
    create(*ledger, "later", one, {"made"});
    create(*ledger, "moved", standing(1), {"made"});
    EXPECT_THAT(*ledger->due(time_from(499), 10), IsEmpty());
    EXPECT_THAT(*ledger->due(time_from(500), 10), ElementsAre("later"));

    const Time before = clock_time();
    append(*ledger, "moved", 1, {"one"});
    EXPECT_THAT(*ledger->due(before - Millis(1), 10), ElementsAre("later")) << "whoever moved it looks after it, too";
    EXPECT_THAT(*ledger->due(clock_time(), 10), ElementsAre("later", "moved")) << "until it is noted otherwise";
    one = standing(1, true, "over");
    one.moved = time_from(77);
    ledger->note("moved", one);
    create(*ledger, "another", standing(9), {"made"}); // after this the note is written, too
    append(*ledger, "another", 1, {"one"});
    EXPECT_THAT(*ledger->due(clock_time(), 10), ElementsAre("later", "another"));
    EXPECT_THAT(*ledger->due(clock_time(), 1), ElementsAre("later")) << "the longest first";
    const auto over = ledger->list({false, "over", 10});
    ASSERT_EQ(over->size(), 1U);
    EXPECT_EQ(over->front().standing.moved, time_from(77));
    EXPECT_EQ(over->front().standing.due, std::nullopt);
}

TEST_P(Ledgers, RemoveATableWithItsLog) {
    const auto ledger = open();
    create(*ledger, "a", standing(1), {"made"});
    create(*ledger, "b", standing(1), {"made"});
    EXPECT_TRUE(ledger->remove("a").ok());
    EXPECT_EQ(ledger->read("a", 0).error().code, "not-found");
    EXPECT_EQ(append(*ledger, "a", 1, {"one"}), "not-found");
    EXPECT_TRUE(ledger->read("b", 0).ok());
}

TEST_P(Ledgers, ServeManyTablesAtOnce) {
    constexpr int kTables = 24;
    constexpr int kAppends = 30;
    const auto ledger = open();
    std::vector<std::thread> people;
    std::atomic<int> kept = 0;
    people.reserve(kTables);
    for (int t = 0; t < kTables; ++t) {
        people.emplace_back([&, t] {
            const std::string id = "t" + std::to_string(t);
            kept += create(*ledger, id, standing(t), {"0"}).empty();
            for (int i = 1; i <= kAppends; ++i) kept += append(*ledger, id, i, {std::to_string(i)}).empty();
        });
    }
    for (std::thread& one : people) one.join();
    EXPECT_EQ(kept, kTables * (kAppends + 1));
    for (int t = 0; t < kTables; ++t) {
        const auto lines = ledger->read("t" + std::to_string(t), 0);
        ASSERT_EQ(lines->size(), std::size_t{kAppends + 1});
        for (std::size_t i = 0; i < lines->size(); ++i) EXPECT_EQ((*lines)[i], std::to_string(i));
    }
}

// Two servers at one table: whoever is slower reads on and tries again. Nothing
// is lost and nothing is there twice.
TEST_P(Ledgers, SettleRacesBetweenProcesses) {
    constexpr int kEach = 40;
    const auto first = open();
    const auto second = open();
    create(*first, "a", standing(1), {"0"});
    std::atomic<int> conflicts = 0;
    const auto appends = [&](Ledger& ledger, const std::string& name) {
        int next = 1;
        for (int i = 0; i < kEach;) {
            const std::string code = append(ledger, "a", next, {name + std::to_string(i)});
            if (code.empty()) {
                ++i;
            } else {
                EXPECT_EQ(code, "conflict");
                ++conflicts;
            }
            next = static_cast<int>(ledger.read("a", 0)->size());
        }
    };
    std::thread other([&] { appends(*second, "second"); });
    appends(*first, "first");
    other.join();
    const auto lines = first->read("a", 0);
    ASSERT_EQ(lines->size(), std::size_t{2 * kEach + 1});
    int firsts = 0;
    int seconds = 0;
    for (const std::string& line : *lines) {
        firsts += line == "first" + std::to_string(firsts);
        seconds += line == "second" + std::to_string(seconds);
    }
    EXPECT_EQ(firsts, kEach);
    EXPECT_EQ(seconds, kEach);
}

// A process that is killed in the middle: what it was told is kept is there,
// once and in order.
TEST_P(Ledgers, LoseNothingThatWasAnswered) {
    static_cast<void>(store()); // the server starts here, not in the child
    int answered[2];
    ASSERT_EQ(pipe(answered), 0);
    const pid_t child = fork();
    if (child == 0) {
        const auto ledger = open();
        create(*ledger, "a", standing(1), {"0"});
        for (int i = 1;; ++i) {
            if (!append(*ledger, "a", i, {std::to_string(i)}).empty()) _exit(1);
            if (write(answered[1], &i, sizeof i) != sizeof i) _exit(1);
        }
    }
    close(answered[1]);
    int last = 0;
    const auto hears = [&] {
        pollfd one{answered[0], POLLIN, 0};
        return poll(&one, 1, 60'000) > 0 && read(answered[0], &last, sizeof last) == static_cast<ssize_t>(sizeof last);
    };
    while (last < 50 && hears()) {
    }
    EXPECT_GE(last, 50) << "it was to keep more than that";
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    while (read(answered[0], &last, sizeof last) == static_cast<ssize_t>(sizeof last)) {
    }
    close(answered[0]);

    const auto ledger = open();
    const auto lines = ledger->read("a", 0);
    ASSERT_TRUE(lines.ok()) << lines.error().message;
    EXPECT_GE(static_cast<int>(lines->size()), last + 1);
    EXPECT_LE(static_cast<int>(lines->size()), last + 2) << "at most one was on its way";
    for (std::size_t i = 0; i < lines->size(); ++i) EXPECT_EQ((*lines)[i], std::to_string(i));
    EXPECT_EQ(append(*ledger, "a", static_cast<int>(lines->size()), {"on"}), "");
}

TEST(SqliteLedger, AnswersAFullDiskWithAnErrorAndGoesOn) {
    const TemporaryFolder folder;
    const auto ledger = open_ledger(folder.path("tables.db"));
    ASSERT_TRUE(ledger.ok());
    create(**ledger, "a", standing(1), {"made"});

    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    rlimit full = before;
    full.rlim_cur = 256 * 1024; // no file may grow beyond that
    setrlimit(RLIMIT_FSIZE, &full);
    int kept = 1;
    std::string code;
    while (code.empty() && kept < 200) {
        code = append(**ledger, "a", kept, {std::string(20'000, 'x')});
        kept += code.empty();
    }
    full.rlim_cur = 0; // not a byte
    setrlimit(RLIMIT_FSIZE, &full);
    const Outcome well = (*ledger)->check();
    setrlimit(RLIMIT_FSIZE, &before);

    EXPECT_EQ(code, "store");
    EXPECT_FALSE(well.ok()) << "it can be read, but keeps nothing";
    EXPECT_TRUE((*ledger)->check().ok()) << "there is room again, though nobody has written since";
    EXPECT_EQ(static_cast<int>((*ledger)->read("a", 0)->size()), kept) << "what was refused is not there";
    EXPECT_EQ(append(**ledger, "a", kept, {"there is room again"}), "");
    EXPECT_EQ((*ledger)->read("a", 0)->back(), "there is room again");
}

TEST(SqliteLedger, IsItsOwnersAlone) {
    const TemporaryFolder folder;
    const mode_t usual = umask(0);
    const auto ledger = open_ledger(folder.path("tables.db"));
    umask(usual);
    ASSERT_TRUE(ledger.ok());
    EXPECT_EQ(create(**ledger, "a", standing(1), {"made"}), "");
    for (const char* file : {"tables.db", "tables.db-wal", "tables.db-shm"}) {
        struct stat status{};
        ASSERT_EQ(stat(folder.path(file).c_str(), &status), 0) << file;
        EXPECT_EQ(status.st_mode & 0777U, 0600U) << file << ": seeds of games in play are in there";
    }
}

TEST(SqliteLedger, SaysWhatIsWrongWithAPlace) {
    const auto folder = open_ledger("/proc/no/such/tables.db");
    ASSERT_FALSE(folder.ok());
    EXPECT_EQ(folder.error().code, "store");
    const auto protocol = open_ledger("mysql://here");
    ASSERT_FALSE(protocol.ok());
    EXPECT_THAT(protocol.error().message, ::testing::HasSubstr("postgresql://"));
}

/// What was heard, to be waited for.
class Heard {
public:
    Ledger::OnAppended ear() {
        return [this](const std::string& id, int length) {
            const std::lock_guard lock(mutex_);
            heard_.push_back({id, length});
            something_.notify_all();
        };
    }
    bool waits_for(const std::string& id, int length) {
        std::unique_lock lock(mutex_);
        return something_.wait_for(lock, kPatience,
                                   [&] { return std::ranges::find(heard_, std::pair(id, length)) != heard_.end(); });
    }
    std::size_t count() {
        const std::lock_guard lock(mutex_);
        return heard_.size();
    }

private:
    std::mutex mutex_;
    std::condition_variable something_;
    std::vector<std::pair<std::string, int>> heard_;
};

TEST(PostgresLedger, TellsOtherProcessesWhatWasAppended) {
    PostgresServer::here().empty();
    Heard heard_first;
    Heard heard_second;
    const auto first = open_ledger(PostgresServer::here().url());
    const auto second = open_ledger(PostgresServer::here().url());
    ASSERT_TRUE(first.ok() && second.ok());
    (*first)->listen({heard_first.ear(), {}});
    (*second)->listen({heard_second.ear(), {}});
    create(**first, "a", standing(1), {"made"});
    append(**first, "a", 1, {"one", "two"});
    EXPECT_TRUE(heard_second.waits_for("a", 3));
    append(**second, "a", 3, {"three"});
    EXPECT_TRUE(heard_first.waits_for("a", 4));
    EXPECT_EQ(heard_first.count(), 1U) << "nobody is told what it has done itself";
}

TEST(PostgresLedger, AnswersALostDatabaseWithAnErrorAndGoesOnWhenItIsBack) {
    PostgresServer::here().empty();
    Heard heard;
    const auto ledger = open_ledger(PostgresServer::here().url());
    ASSERT_TRUE(ledger.ok());
    (*ledger)->listen({heard.ear(), {}});
    create(**ledger, "a", standing(1), {"made"});
    append(**ledger, "a", 1, {"one"});

    PostgresServer::here().crash();
    EXPECT_EQ(append(**ledger, "a", 2, {"two"}), "store");
    EXPECT_EQ((*ledger)->read("a", 0).error().code, "store");
    EXPECT_EQ((*ledger)->check().error().code, "store");
    EXPECT_EQ(open_ledger(PostgresServer::here().url()).error().code, "store");
    PostgresServer::here().start_again();

    EXPECT_EQ(append(**ledger, "a", 2, {"two again"}), "");
    EXPECT_THAT(*(*ledger)->read("a", 0), ElementsAre("made", "one", "two again"));
    EXPECT_TRUE(heard.waits_for("", 0)) << "something may have been missed";
}

TEST(PostgresLedger, TellsOtherProcessesWhoIsThere) {
    PostgresServer::here().empty();
    std::promise<std::string> told;
    std::promise<void> alive;
    const auto first = open_ledger(PostgresServer::here().url());
    const auto second = open_ledger(PostgresServer::here().url());
    ASSERT_TRUE(first.ok() && second.ok());
    (*first)->listen({[](const std::string&, int) {},
                      [&](const std::string& id, const std::string&, Presence there, bool asks) {
                          if (id.empty()) return alive.set_value();
                          told.set_value(id + " " + std::to_string(there.seats) + " " + std::to_string(there.watchers) +
                                         (asks ? " asks" : ""));
                      }});
    (*first)->tell_presence("a", {2, 0}, false); // itself it does not hear
    (*second)->tell_presence("a", {5, 12}, true);
    std::future<std::string> heard = told.get_future();
    ASSERT_EQ(heard.wait_for(kPatience), std::future_status::ready);
    EXPECT_EQ(heard.get(), "a 5 12 asks");
    (*second)->tell_presence("", {}, false);
    EXPECT_EQ(alive.get_future().wait_for(kPatience), std::future_status::ready);
}

TEST(PostgresLedger, KeepsThePasswordOfAnAddressThatCannotBeReadToItself) {
    const auto ledger = open_ledger("postgresql://londinium:hush@[::1/londinium");
    ASSERT_FALSE(ledger.ok());
    EXPECT_THAT(ledger.error().message, ::testing::HasSubstr("IPv6")) << "what is wrong with it is said";
    EXPECT_THAT(ledger.error().message, ::testing::Not(::testing::HasSubstr("hush")));
}

/// A database that holds the line and says nothing: its processes are stopped.
TEST(PostgresConnection, GivesUpOnADatabaseThatDoesNotAnswer) {
    postgres::Connection stuck(PostgresServer::here().url(), std::chrono::seconds(3));
    const auto own = stuck.run("SELECT pg_backend_pid()");
    ASSERT_TRUE(own.ok());
    const auto process = static_cast<pid_t>(own->number(0, 0));
    ASSERT_EQ(kill(process, SIGSTOP), 0);
    const auto answer = stuck.run("SELECT 1");
    ASSERT_EQ(kill(process, SIGCONT), 0);
    ASSERT_FALSE(answer.ok());
    EXPECT_EQ(answer.error().code, "store");
    EXPECT_EQ(stuck.run("SELECT 7")->number(0, 0), 7) << "over a new line";
}

} // namespace
} // namespace londinium
