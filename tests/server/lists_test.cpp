#include "commands/run.h"
#include "server/person.h"
#include "server/program.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <thread>

/// Which tables are shown to whom.
namespace londinium {
namespace {

class Lists : public ::testing::Test {
protected:
    Lists() : program({folder.path("tables.db"), {"--no-limits"}}) {}

    bool is_listed(const std::string& id) const {
        const Json tables = get(program.port(), "/api/tables").json()["tables"];
        return std::ranges::any_of(tables, [&](const Json& one) { return one["table"] == id; });
    }
    /// A list is a second old at the most, and what becomes of a table is noted in a moment.
    static bool becomes(const std::function<bool()>& so) {
        const auto limit = std::chrono::steady_clock::now() + kPatience;
        while (!so()) {
            if (std::chrono::steady_clock::now() > limit) return false;
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        return true;
    }

    TemporaryFolder folder;
    Program program;
};

TEST_F(Lists, ShowOnlyTablesThatAreOpenToEverybodyTheNewestFirst) {
    const MadeTable hidden = make_table(program.port(), "london2", "you open");
    const MadeTable first = make_table(program.port(), "london2", "you open", {{"listed", true}});
    std::this_thread::sleep_for(std::chrono::milliseconds(2)); // they are told apart by milliseconds
    const MadeTable second = make_table(program.port(), "london2", "you open", {{"listed", true}});
    ASSERT_TRUE(becomes([&] { return is_listed(second.id); }));
    const Json tables = get(program.port(), "/api/tables").json()["tables"];
    ASSERT_EQ(tables.size(), 2U);
    EXPECT_EQ(tables[0]["table"], second.id);
    EXPECT_EQ(tables[1]["table"], first.id);
    EXPECT_FALSE(is_listed(hidden.id));
}

TEST_F(Lists, LeaveOutWhatIsOverAndTellTheOperatorSo) {
    const MadeTable table = make_table(program.port(), "markets", "you you you", {{"listed", true}});
    ASSERT_TRUE(becomes([&] { return is_listed(table.id); }));
    Person person(program.port(), table, table.tokens);
    Random random(1);
    while (!person.is_over()) ASSERT_EQ(code_of(person.move_at_random(random)), "");
    EXPECT_TRUE(becomes([&] { return !is_listed(table.id); }));
    const Ran list = run("admin list --json --store " + folder.path("tables.db"));
    EXPECT_EQ(Json::parse(list.output, nullptr, false)["state"], "over") << list.output;
}

} // namespace
} // namespace londinium
