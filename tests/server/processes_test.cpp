#include "server/person.h"
#include "server/program.h"

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <thread>

namespace londinium {
namespace {

/// Two processes on one database.
class TwoProcesses : public ::testing::Test {
protected:
    TwoProcesses() {
        PostgresServer::here().empty();
        one = std::make_unique<Program>(Program::Options{PostgresServer::here().url(), {"--no-limits"}});
        two = std::make_unique<Program>(Program::Options{PostgresServer::here().url(), {"--no-limits"}});
    }

    std::unique_ptr<Program> one;
    std::unique_ptr<Program> two;
};

TEST_F(TwoProcesses, WhatOneTakesReachesTheGuestsOfTheOther) {
    const MadeTable table = make_table(one->port(), "london2", "you you");
    Person alice(one->port(), table, {table.tokens[0]});
    Person bob(two->port(), table, {table.tokens[1]});
    Person watcher(two->port(), table, {});
    ASSERT_FALSE(bob.summary.is_null()) << "the other process finds the table";
    Random random(11);
    for (int i = 0; i < 60; ++i) {
        // Whoever is asked moves, having heard of the other's moves over its own process alone.
        Person& mover = bob.now["asked"] == 1 ? bob : alice;
        ASSERT_TRUE(mover.wait_for_turn());
        ASSERT_EQ(code_of(mover.move_at_random(random)), "");
        ASSERT_TRUE(alice.wait_for(mover.number));
        ASSERT_TRUE(bob.wait_for(mover.number));
    }
    ASSERT_TRUE(watcher.wait_for(bob.number));
    EXPECT_EQ(code_of(alice.ask({{"do", "chat"}, {"seat", 0}, {"text", "hear, hear"}})), "");
    ASSERT_TRUE(bob.wait_for(alice.number));
    EXPECT_EQ(bob.log.back()["text"], "hear, hear");
}

TEST_F(TwoProcesses, SettleEveryRaceTheSameWayForEverybody) {
    const MadeTable table = make_table(one->port(), "london1", "you you");
    constexpr int kEach = 40;
    const auto talk = [&](std::uint16_t port, std::size_t seat) {
        Person person(port, table, {table.tokens[seat]});
        for (int i = 0; i < kEach; ++i) {
            EXPECT_EQ(code_of(person.ask({{"do", "chat"}, {"seat", seat}, {"text", std::to_string(i)}})), "");
        }
    };
    std::thread other([&] { talk(two->port(), 1); });
    talk(one->port(), 0);
    other.join();
    Person first(one->port(), table, {});
    Person second(two->port(), table, {});
    ASSERT_TRUE(first.wait_for(1 + 2 * kEach));
    ASSERT_TRUE(second.wait_for(1 + 2 * kEach));
    EXPECT_EQ(first.log, second.log);
    std::multiset<std::string> said;
    for (const Json& entry : first.log) {
        if (entry["kind"] == "chat") said.insert(to_line(entry["seat"]) + entry["text"].get<std::string>());
    }
    EXPECT_EQ(said.size(), 2U * kEach);
    EXPECT_EQ(std::set<std::string>(said.begin(), said.end()).size(), 2U * kEach) << "each once";
}

TEST_F(TwoProcesses, TheSameMoveAtBothIsDoneOnce) {
    const MadeTable table = make_table(one->port(), "london2", "you you");
    Random random(3);
    for (int i = 0; i < 20; ++i) {
        Person here(one->port(), table, table.tokens);
        Person there(two->port(), table, table.tokens);
        const int known = std::max(here.number, there.number);
        ASSERT_TRUE(here.wait_for(known));
        ASSERT_TRUE(there.wait_for(known));
        const auto choice = here.choices().front();
        const int seat = choice.first;
        const auto& actions = choice.second;
        const std::string& action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        std::string answer;
        std::thread other([&] { answer = code_of(there.move(seat, action)); });
        const std::string own = code_of(here.move(seat, action));
        other.join();
        EXPECT_TRUE((own.empty() && answer == "stale") || (own == "stale" && answer.empty())) << own << " " << answer;
        ASSERT_TRUE(here.wait_for(known + 1));
        EXPECT_EQ(here.number, known + 1);
    }
}

TEST_F(TwoProcesses, PlayAgainstTheComputerGoesOnWithEitherOfThem) {
    const MadeTable table = make_table(one->port(), "london2", "you computer");
    Random random(5);
    Person person(two->port(), table, table.tokens);
    for (int i = 0; i < 20 && !person.is_over(); ++i) {
        ASSERT_TRUE(person.wait_for_turn());
        ASSERT_EQ(code_of(person.move_at_random(random)), "");
    }
    // The process that made the table dies: the other one does not mind.
    one->kill();
    for (int i = 0; i < 20 && !person.is_over(); ++i) {
        ASSERT_TRUE(person.wait_for_turn());
        ASSERT_EQ(code_of(person.move_at_random(random)), "");
    }
}

TEST_F(TwoProcesses, TheComputerOfAProcessThatDiedPlaysOnWithTheOther) {
    const MadeTable table = make_table(one->port(), "london2", "you computer", {{"pace", "human"}});
    Person person(one->port(), table, table.tokens);
    Person watcher(two->port(), table, {});
    Random random(5);
    while (person.now["asked"] != 1) ASSERT_EQ(code_of(person.move_at_random(random)), "");
    one->kill(); // while the computer thinks there
    EXPECT_TRUE(watcher.wait_for(person.number + 1)) << "nobody but the other process can have moved";
}

/// What the next messages say of who is here, until it is this.
bool hears_presence(Line& line, const Json& seats, int watchers) {
    for (Json here = line.await("here"); here.is_object(); here = line.await("here")) {
        if (here["seats"] == seats && here["watchers"] == watchers) return true;
    }
    return false;
}

TEST_F(TwoProcesses, KnowWhoIsThereWithTheOtherAndWhoIsGoneWithIt) {
    const MadeTable table = make_table(one->port(), "london2", "you you you");
    Line ada(one->port(), table.id);
    ada.say({{"do", "hello"}, {"tokens", {table.tokens[0]}}});
    EXPECT_TRUE(hears_presence(ada, {true, false, false}, 0));
    Line bea(two->port(), table.id);
    bea.say({{"do", "hello"}, {"tokens", {table.tokens[1]}}});
    EXPECT_TRUE(hears_presence(bea, {true, true, false}, 0)) << "who comes learns who is there with the other";
    EXPECT_TRUE(hears_presence(ada, {true, true, false}, 0));
    {
        Line watcher(two->port(), table.id);
        watcher.say({{"do", "hello"}});
        EXPECT_TRUE(hears_presence(ada, {true, true, false}, 1));
    }
    EXPECT_TRUE(hears_presence(ada, {true, true, false}, 0)) << "the watcher has left";
    EXPECT_TRUE(get(one->port(), "/api/tables/" + table.id).json()["seats"][1]["here"]);
    const Json vote{{"do", "vote"}, {"seat", 0}, {"for", 1}};
    EXPECT_EQ(code_of(ada.ask(vote)), "not-allowed") << "Bea is here, if elsewhere";

    two->kill(); // and cannot say goodbye
    EXPECT_TRUE(hears_presence(ada, {true, false, false}, 0));
    EXPECT_EQ(code_of(ada.ask(vote)), "");
}

} // namespace
} // namespace londinium
