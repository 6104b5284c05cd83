#include "game/library.h"
#include "server/person.h"
#include "server/program.h"
#include "table/new_table.h"
#include "table/open_ledger.h"
#include "table/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <thread>

/// People who come, go, run out of time and come back, at the real program.
namespace londinium {
namespace {

constexpr int kHour = 3600;
constexpr int kLongAgo = 1'700'000'000; // seconds since 1970: late in 2023

/// A table in a store that no server has opened yet, made at that time: what
/// its clocks say now is sure, however slow the machine is.
MadeTable keep_old_table(const std::string& store, const Json& settings) {
    const Result<Library> library = built_in_library();
    const NewTable made = new_table(*read_settings(settings), time_from(std::int64_t{kLongAgo} * 1000));
    const Result<Table> table = Table::begin(*library, made.id, made.made);
    EXPECT_TRUE(table.ok());
    const auto ledger = open_ledger(store);
    EXPECT_EQ(create(**ledger, made.id, standing_of(*table), {to_line(made.made)}), "");
    MadeTable kept{made.id, {}};
    for (const auto& handed : made.tokens) kept.tokens.push_back(handed.token);
    return kept;
}

Json with_clock(const char* kind, int seconds) {
    return {{"game", "london2"},
            {"pace", "instant"},
            {"clock", {{"kind", kind}, {"seconds", seconds}}},
            {"stand_in", "apprentice"},
            {"seats", {{{"kind", "you"}, {"name", "Ada"}}, {{"kind", "you"}, {"name", "Bea"}}}}};
}

/// Hears on until the log has such an entry; its number, or 0.
int wait_for_seat(Person& person, int seat, const std::string& what) {
    while (true) {
        for (const Json& entry : person.log) {
            if (entry["kind"] == "seat" && entry["seat"] == seat && entry["what"] == what) return entry["number"];
        }
        if (!person.hear()) return 0;
    }
}

class Clock : public ::testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Kinds, Clock, ::testing::Values("move", "game"),
                         [](const auto& kind) { return std::string(kind.param); });

TEST_P(Clock, ThatRanOutWhileTheServerWasDownSeatsTheComputerUntilThePersonReturns) {
    const TemporaryFolder folder;
    const MadeTable table = keep_old_table(folder.path("tables.db"), with_clock(GetParam(), kHour));
    const Program program({folder.path("tables.db"), {"--no-limits"}});
    Person watcher(program.port(), table, {});
    // Whoever was asked first is late; the other's clock had not begun to run.
    const auto left_seat = [](const Json& entry) { return entry["kind"] == "seat"; };
    while (std::ranges::none_of(watcher.log, left_seat)) ASSERT_TRUE(watcher.hear());
    const Json entry = *std::ranges::find_if(watcher.log, left_seat);
    ASSERT_EQ(entry["what"], "computer");
    const int seat = entry["seat"];
    EXPECT_EQ(watcher.summary["seats"][static_cast<std::size_t>(seat)]["level"], "apprentice");
    EXPECT_EQ(watcher.summary["seats"][static_cast<std::size_t>(seat)]["for_person"], true);

    Person person(program.port(), table, {table.tokens[static_cast<std::size_t>(seat)]});
    EXPECT_TRUE(person.now["legal"].empty()) << "the computer plays";
    EXPECT_EQ(code_of(person.move(seat, "draw deck")), "not-allowed");
    ASSERT_EQ(code_of(person.ask({{"do", "return"}, {"seat", seat}})), "");
    ASSERT_NE(wait_for_seat(watcher, seat, "person"), 0) << "everybody is told";
    const Json& own = person.summary["seats"][static_cast<std::size_t>(seat)];
    EXPECT_EQ(own["kind"], "person");
    const long left = own["clock_ms"];
    if (std::string(GetParam()) == "game") {
        EXPECT_LE(left, 120'000) << "all of the hour is gone but what a return is worth";
        EXPECT_GT(left, 0);
    } else {
        EXPECT_GT(left, 120'000) << "the hour begins again with each turn";
    }
    // The other plays until it is this one's turn again, and then a person plays.
    Person other(program.port(), table, {table.tokens[static_cast<std::size_t>(1 - seat)]});
    Random random(3);
    while (other.now["asked"] == 1 - seat) ASSERT_EQ(code_of(other.move_at_random(random)), "");
    ASSERT_TRUE(person.wait_for_turn());
    EXPECT_EQ(code_of(person.move_at_random(random)), "");
}

TEST(Clocks, OfATableThatSleepsAreWatchedThoughNobodyComes) {
    const TemporaryFolder folder;
    const MadeTable table = keep_old_table(folder.path("tables.db"), with_clock("move", kHour));
    const Program program({folder.path("tables.db"), {"--no-limits"}});
    const auto ledger = open_ledger(folder.path("tables.db"));
    std::vector<std::string> lines;
    const auto limit = std::chrono::steady_clock::now() + kPatience;
    while (lines.size() < 2 && std::chrono::steady_clock::now() < limit) {
        lines = *(*ledger)->read(table.id, 0);
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    ASSERT_GE(lines.size(), 2U);
    EXPECT_NE(lines[1].find(R"("kind":"computer")"), std::string::npos) << lines[1];
    EXPECT_NE(lines[1].find(R"("why":"clock")"), std::string::npos) << lines[1];
}

TEST(Clocks, RunOutUnderEverybodysEyes) {
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"), {"--no-limits"}});
    const MadeTable table =
        make_table(program.port(), "london2", "you you", {{"clock", {{"kind", "move"}, {"seconds", 5}}}});
    Person person(program.port(), table, table.tokens);
    // On a very slow machine it has run out by now: what follows is the same.
    EXPECT_TRUE(person.summary["seats"][0].contains("clock_ms") || person.log.size() > 1);
    while (person.log.size() < 3) ASSERT_TRUE(person.hear());
    EXPECT_EQ(person.log[1]["kind"], "seat") << "nobody has moved";
    EXPECT_EQ(person.log[1]["what"], "computer");
    EXPECT_EQ(person.log[2]["kind"], "move") << "the computer plays on";
    EXPECT_EQ(person.log[2]["seat"], person.log[1]["seat"]);
}

TEST(Seat, ThatWasLeftBeforeTheGameIsNotHeldAnyMore) {
    const TemporaryFolder folder;
    const Program program({folder.path("tables.db"), {"--no-limits"}});
    const MadeTable table = make_table(program.port(), "london2", "you open");
    Person person(program.port(), table, table.tokens);
    const Json remark{{"do", "chat"}, {"seat", 0}, {"text", "I was here"}};
    ASSERT_EQ(code_of(person.ask(remark)), "");
    ASSERT_EQ(code_of(person.ask({{"do", "leave"}, {"seat", 0}})), "");
    EXPECT_EQ(code_of(person.ask(remark)), "not-your-seat");
}

class Company : public ::testing::Test {
protected:
    Company() : program({folder.path("tables.db"), {"--no-limits"}}) {
        table = make_table(program.port(), "london2", "you you you");
    }
    std::uint16_t port() const { return program.port(); }
    static Json vote(int by, int away) { return {{"do", "vote"}, {"seat", by}, {"for", away}}; }

    TemporaryFolder folder;
    Program program;
    MadeTable table;
};

TEST_F(Company, VotesTheComputerIntoASeatWhoseOwnerTakesItBackFromAnotherDevice) {
    Person ada(port(), table, {table.tokens[0]});
    Person bea(port(), table, {table.tokens[1]});
    ASSERT_EQ(code_of(ada.ask(vote(0, 2))), "");
    EXPECT_EQ(to_line(ada.now["vote"]), R"({"seat":2,"level":"journeyman","for":[0]})");
    Json proposal = vote(1, 2);
    proposal["level"] = "apprentice";
    ASSERT_EQ(code_of(bea.ask(proposal)), "") << "another proposal, with a vote of its own";
    EXPECT_EQ(to_line(bea.now["vote"]), R"({"seat":2,"level":"apprentice","for":[1]})");
    proposal["level"] = "emperor";
    EXPECT_EQ(code_of(bea.ask(proposal)), "bad-request");
    ASSERT_EQ(code_of(ada.ask(vote(0, 2))), "") << "for what is proposed";
    ASSERT_NE(wait_for_seat(bea, 2, "computer"), 0);
    EXPECT_EQ(bea.summary["seats"][2]["level"], "apprentice");
    EXPECT_EQ(bea.summary["seats"][2]["for_person"], true);

    Person cat(port(), table, {table.tokens[2]});
    EXPECT_TRUE(cat.now["views"].contains("2")) << "it is still Cat's";
    EXPECT_EQ(code_of(cat.ask(vote(2, 0))), "not-allowed") << "who does not play does not vote";
    EXPECT_EQ(code_of(ada.ask({{"do", "return"}, {"seat", 2}})), "not-your-seat");
    ASSERT_EQ(code_of(cat.ask({{"do", "return"}, {"seat", 2}})), "");
    ASSERT_NE(wait_for_seat(ada, 2, "person"), 0);
    EXPECT_EQ(ada.summary["seats"][2]["kind"], "person");
    EXPECT_EQ(code_of(ada.ask(vote(0, 2))), "not-allowed") << "Cat is here now";
}

TEST_F(Company, MayVoteAboutWhoIsCutOffAndNotAboutWhoIsHere) {
    Person ada(port(), table, {table.tokens[0]});
    Person bea(port(), table, {table.tokens[1]});
    Line cat(port(), table.id);
    cat.say({{"do", "hello"}, {"tokens", {table.tokens[2]}}});
    cat.await("table");
    EXPECT_EQ(code_of(ada.ask(vote(0, 2))), "not-allowed");
    cat.wire().shut();
    // As soon as the server knows; each try is answered, so this waits for nothing but that.
    const auto limit = std::chrono::steady_clock::now() + kPatience;
    std::string code = "not-allowed";
    while (code == "not-allowed" && std::chrono::steady_clock::now() < limit) code = code_of(ada.ask(vote(0, 2)));
    EXPECT_EQ(code, "");
}

TEST_F(Company, PlaysOnWhenSomebodyLeavesAndComesBack) {
    Person ada(port(), table, {table.tokens[0]});
    Person all(port(), table, table.tokens);
    const int seat = all.now["asked"];
    ASSERT_EQ(code_of(all.ask({{"do", "leave"}, {"seat", seat}})), "");
    ASSERT_NE(wait_for_seat(ada, seat, "computer"), 0);
    EXPECT_EQ(ada.summary["seats"][static_cast<std::size_t>(seat)]["level"], "journeyman");
    while (ada.log.back()["kind"] != "move") ASSERT_TRUE(ada.hear());
    EXPECT_EQ(ada.log.back()["seat"], seat) << "the computer moves for who left";
    ASSERT_EQ(code_of(all.ask({{"do", "return"}, {"seat", seat}})), "");
    ASSERT_NE(wait_for_seat(ada, seat, "person"), 0);
}

} // namespace
} // namespace londinium
