#include "server/person.h"
#include "server/program.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <memory>
#include <thread>

namespace londinium {
namespace {

/// Plays at one table as fast as it can, and keeps what it was told is done.
struct Player {
    MadeTable table;
    Random random;
    std::vector<std::string> done; // "SEAT ACTION"
    std::string in_flight;         // sent, and never answered

    /// Until the line dies, or the game is over.
    void play(std::uint16_t port, std::atomic<int>& acknowledged) {
        Person person(port, table, table.tokens);
        while (person.wait_for_turn() && !person.is_over()) {
            const auto all = person.choices();
            const auto& [seat, actions] = all.front();
            const std::string& action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
            in_flight = std::to_string(seat) + " " + action;
            const std::string code = code_of(person.move(seat, action));
            if (code == "silence") return;
            if (code == "too-many") return in_flight.clear(); // the server is closing, and has not done it
            ASSERT_EQ(code, "");
            done.push_back(std::move(in_flight));
            in_flight.clear();
            ++acknowledged;
        }
    }

    /// The log holds all that was acknowledged, once and in order; after it at
    /// most the one move that nobody answered.
    void check(std::uint16_t port) {
        const Person person(port, table, table.tokens);
        std::vector<std::string> kept;
        for (const Json& entry : person.log) {
            if (entry["kind"] != "move") continue;
            kept.push_back(std::to_string(entry["seat"].get<int>()) + " " + entry["action"].get<std::string>());
        }
        if (kept.size() == done.size() + 1 && kept.back() == in_flight) done.push_back(in_flight);
        in_flight.clear();
        ASSERT_EQ(kept, done);
    }
};

/// Several people play, the server is killed at a random moment, starts again,
/// and they go on where they were.
void survives_sudden_death(const std::string& store) {
    Program program({store, {"--no-limits"}});
    ASSERT_NE(program.port(), 0) << program.journal();
    std::vector<Player> players;
    for (std::uint64_t i = 0; i < 6; ++i) {
        const char* game = i % 3 == 0 ? "london1" : i % 3 == 1 ? "london2" : "markets";
        players.push_back(
            {make_table(program.port(), game, i % 2 == 0 ? "you you you" : "you computer you"), Random(i), {}, {}});
        ASSERT_FALSE(players.back().table.id.empty());
    }
    // With a computer at the table the log has moves of its own: only the order
    // of one's own can be compared. So every second table is compared whole.
    Random random(static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count()));
    int total = 0;
    for (int death = 0; death < 4; ++death) {
        std::atomic<int> acknowledged{0};
        std::vector<std::thread> threads;
        for (Player& player : players) {
            threads.emplace_back([&] { player.play(program.port(), acknowledged); });
        }
        const int enough = 5 + static_cast<int>(random.below(60));
        const auto limit = std::chrono::steady_clock::now() + kPatience;
        while (acknowledged < enough && std::chrono::steady_clock::now() < limit) std::this_thread::yield();
        program.kill();
        for (std::thread& thread : threads) thread.join();
        EXPECT_GE(acknowledged, enough);
        total += acknowledged;
        program.start();
        ASSERT_NE(program.port(), 0) << program.journal();
        for (std::size_t i = 0; i < players.size(); i += 2) players[i].check(program.port());
        for (std::size_t i = 1; i < players.size(); i += 2) {
            const Person person(program.port(), players[i].table, players[i].table.tokens);
            std::vector<std::string> own;
            for (const Json& entry : person.log) {
                if (entry["kind"] != "move" || entry["seat"] == 1) continue;
                own.push_back(std::to_string(entry["seat"].get<int>()) + " " + entry["action"].get<std::string>());
            }
            auto& done = players[i].done;
            if (own.size() == done.size() + 1 && own.back() == players[i].in_flight) done.push_back(own.back());
            EXPECT_EQ(own, done);
        }
    }
    EXPECT_GT(total, 20);
    EXPECT_EQ(program.journal().find("damaged"), std::string::npos) << program.journal();
}

TEST(KilledUnderLoad, AServerOnSqliteHasEveryAcknowledgedMoveOnceAndInOrder) {
    const TemporaryFolder folder;
    survives_sudden_death(folder.path("tables.db"));
}

TEST(KilledUnderLoad, AServerOnPostgresqlHasEveryAcknowledgedMoveOnceAndInOrder) {
    PostgresServer::here().empty();
    survives_sudden_death(PostgresServer::here().url());
}

TEST(FullDisk, IsAnsweredWithAnErrorAndTheGameGoesOnWhenThereIsRoom) {
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"), {"--no-limits"}});
    const MadeTable table = make_table(program.port(), "london2", "you you");
    Person person(program.port(), table, table.tokens);
    Random random(1);
    for (int i = 0; i < 5; ++i) ASSERT_EQ(code_of(person.move_at_random(random)), "");

    program.limit_files(std::filesystem::file_size(folder.path("tables.db-wal")));
    const int before = person.number;
    for (int i = 0; i < 3; ++i) EXPECT_EQ(code_of(person.move_at_random(random)), "store");
    EXPECT_EQ(make_table(program.port(), "london2", "you you").id, "");
    EXPECT_EQ(Person(program.port(), table, table.tokens).number, before) << "nothing happened";
    EXPECT_EQ(get(program.port(), "/health").status, 503) << "who cannot keep anything is not well";

    program.lift_limit();
    EXPECT_EQ(get(program.port(), "/health").status, 200) << "before anybody has tried";
    for (int i = 0; i < 5; ++i) EXPECT_EQ(code_of(person.move_at_random(random)), "");
    EXPECT_EQ(person.number, before + 5);
    EXPECT_FALSE(make_table(program.port(), "london2", "you you").id.empty());
}

TEST(FullDisk, KeepsNoComputerFromPlayingOnWhenThereIsRoom) {
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"), {"--no-limits"}});
    // One of two that play for minutes is to move, whenever that is.
    const MadeTable table = make_table(program.port(), "london2", "computer computer", {{"pace", "human"}});
    program.limit_files(std::filesystem::file_size(folder.path("tables.db-wal")));
    const auto limit = std::chrono::steady_clock::now() + kPatience;
    while (program.journal().find("the store took nothing") == std::string::npos) {
        ASSERT_LT(std::chrono::steady_clock::now(), limit);
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    const std::string metrics = get(program.port(), "/metrics").body;
    EXPECT_EQ(metrics.find("\nlondinium_store_errors_total 0\n"), std::string::npos) << "worth an alarm";
    Person watcher(program.port(), table, {});
    const int before = watcher.number;
    program.lift_limit();
    EXPECT_TRUE(watcher.wait_for(before + 1)) << "the computer tries again by itself";
}

TEST(LostDatabase, IsAnsweredWithAnErrorAndTheGameGoesOnWhenItIsBack) {
    const PostgresServer& database = PostgresServer::here();
    database.empty();
    const Program program({database.url(), {"--no-limits"}});
    const MadeTable table = make_table(program.port(), "london2", "you you");
    Person person(program.port(), table, table.tokens);
    Random random(1);
    for (int i = 0; i < 5; ++i) ASSERT_EQ(code_of(person.move_at_random(random)), "");
    EXPECT_EQ(get(program.port(), "/health").status, 200);

    database.crash();
    const int before = person.number;
    EXPECT_EQ(code_of(person.move_at_random(random)), "store");
    EXPECT_EQ(code_of(person.move_at_random(random)), "store");
    EXPECT_EQ(get(program.port(), "/health").status, 503);
    EXPECT_EQ(person.number, before);

    database.start_again();
    const auto limit = std::chrono::steady_clock::now() + kPatience;
    while (code_of(person.move_at_random(random)) == "store" && std::chrono::steady_clock::now() < limit) {
    }
    EXPECT_GT(person.number, before);
    EXPECT_EQ(get(program.port(), "/health").status, 200);
    const Person again(program.port(), table, table.tokens);
    EXPECT_EQ(again.log, person.log);
}

TEST(Shutdown, FinishesWhatItHasBegunAndSaysGoodbye) {
    const TemporaryFolder folder;
    Program program({folder.path("tables.db"), {"--no-limits"}});
    Player player{make_table(program.port(), "london2", "you you"), Random(3), {}, {}};
    std::atomic<int> acknowledged{0};
    std::thread playing([&] { player.play(program.port(), acknowledged); });
    const auto limit = std::chrono::steady_clock::now() + kPatience;
    while (acknowledged < 20 && std::chrono::steady_clock::now() < limit) std::this_thread::yield();
    Line watcher(program.port(), player.table.id);
    EXPECT_EQ(program.end(), 0) << program.journal();
    playing.join();
    const std::string goodbye = watcher.wire().read_until("come back in a moment");
    EXPECT_NE(goodbye.find("come back in a moment"), std::string::npos) << "in the frame that closes the line";
    program.start();
    player.check(program.port());
}

} // namespace
} // namespace londinium
