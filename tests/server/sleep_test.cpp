#include "server/live_table.h"
#include "table/new_table.h"
#include "table/open_ledger.h"
#include "table/stores.h"

#include <gtest/gtest.h>

#include <functional>
#include <future>
#include <thread>

namespace londinium {
namespace {

/// The parts of a server, without a guest and without its thread.
class AwakeTable : public ::testing::Test {
protected:
    LiveTablePtr table_with(const Json& clock) {
        return table_of({{"game", "london2"},
                         {"clock", clock},
                         {"seats", {{{"kind", "you"}, {"name", "Ada"}}, {{"kind", "you"}, {"name", "Bea"}}}}});
    }
    LiveTablePtr table_of(const Json& wish) {
        const Result<Settings> settings = read_settings(wish);
        const NewTable made = new_table(*settings, now());
        Table begun = *Table::begin(*library, made.id, made.made);
        EXPECT_EQ(create(*ledger, made.id, standing_of(begun), {to_line(made.made)}), "");
        auto table = std::make_shared<LiveTable>(house, std::move(begun), false);
        table->look();
        return table;
    }
    /// As the server does: what is still being written is answered to the network, which goes later.
    void TearDown() override { ledger.reset(); }
    /// In five minutes, if nobody comes.
    static bool will_sleep(const LiveTablePtr& table) {
        return table->may_sleep(std::chrono::steady_clock::now() + std::chrono::minutes(5));
    }

    TemporaryFolder folder;
    Result<Library> library = built_in_library();
    std::unique_ptr<Ledger> ledger = std::move(*open_ledger(folder.path("tables.db")));
    Metrics metrics;
    Network network;
    Webhooks webhooks{metrics, {}};
    Nets nets{*library};
    const Workers::GiveBack give_back = [this](std::function<void()> done) {
        network.post([done = std::move(done)] {});
    };
    Workers thinkers{1, 10, 0, give_back};
    Workers advisers{1, 10, 0, give_back};
    Workers clerks{1, 10, 0, give_back};
    Workers replayers{1, 10, 0, give_back};
    House house{*library, network, *ledger,   metrics, webhooks, nets, thinkers,
                advisers, clerks,  replayers, {},      false,    ""};
};

class Somebody : public Follower {
public:
    const std::vector<TokenHash>& tokens() const override { return tokens_; }
    void tell(Text) override {}
    void tell_news(const Text&) override {}
    void dismiss(const Error&) override {}

private:
    std::vector<TokenHash> tokens_;
};

TEST_F(AwakeTable, GoesToSleepWhenNobodyUsesIt) {
    const LiveTablePtr table = table_with({{"kind", "none"}});
    EXPECT_FALSE(table->may_sleep(std::chrono::steady_clock::now())) << "not at once";
    EXPECT_TRUE(will_sleep(table));
    Somebody somebody;
    table->enter(somebody);
    EXPECT_FALSE(will_sleep(table)) << "somebody looks on";
    table->leave(somebody);
    EXPECT_TRUE(will_sleep(table));
}

TEST_F(AwakeTable, IsNotKeptAwakeByAClockOfDaysButByOneThatIsAboutToRunOut) {
    EXPECT_TRUE(will_sleep(table_with({{"kind", "move"}, {"seconds", 3 * 24 * 3600}})));
    EXPECT_TRUE(will_sleep(table_with({{"kind", "game"}, {"seconds", 3600}})));
    EXPECT_FALSE(will_sleep(table_with({{"kind", "move"}, {"seconds", 60}})));
}

LiveTable::Plan remark() {
    return [](const Table&, Time at) -> Result<Events> { return Events{{at, Said{{}, "", "Well?"}}}; };
}

TEST_F(AwakeTable, TakesNothingMoreWhenTheServerCloses) {
    const LiveTablePtr table = table_with({{"kind", "none"}});
    table->close();
    std::string code;
    table->ask(remark(), [&](const Outcome& outcome) { code = outcome ? "" : outcome.error().code; });
    EXPECT_EQ(code, "too-many");
    EXPECT_FALSE(table->is_busy());
}

TEST_F(AwakeTable, IsNotAskedForMoreThanItCanKeepInMind) {
    const LiveTablePtr table = table_with({{"kind", "none"}});
    int done = 0;
    int refused = 0;
    const auto answer = [&](const Outcome& outcome) {
        outcome ? ++done : ++refused;
        if (done == 200) network.stop();
    };
    // The first is being written, and nothing is answered before the network runs.
    for (int i = 0; i < 250; ++i) table->ask(remark(), answer);
    EXPECT_EQ(refused, 50);
    EXPECT_EQ(done, 0);
    network.after(kPatience, [this] { network.stop(); });
    network.run();
    EXPECT_EQ(done, 200) << "what was taken is done";
    EXPECT_EQ(refused, 50);
}

TEST_F(AwakeTable, LetsItsComputersThinkLaterWhenTooManyThinkAlready) {
    std::promise<void> free;
    ASSERT_TRUE(thinkers.give([waits = free.get_future().share()] { waits.wait(); }));
    while (thinkers.waiting() > 0) std::this_thread::yield();       // the one thread has it
    for (int i = 0; i < 10; ++i) ASSERT_TRUE(thinkers.give([] {})); // and this is all that may wait
    const LiveTablePtr table =
        table_of({{"game", "london2"},
                  {"pace", "instant"},
                  {"seats", {{{"kind", "computer"}, {"level", "thumb"}}, {{"kind", "computer"}, {"level", "thumb"}}}}});
    EXPECT_EQ(metrics.thoughts_put_off, 1U);
    EXPECT_EQ(thinkers.waiting(), 10U) << "the queue is no longer than it may be";
    free.set_value();
    network.after(kPatience, [this] { network.stop(); });
    const std::function<void()> watch = [&] {
        if (metrics.computer_moves > 0) return network.stop();
        network.after(std::chrono::milliseconds(20), watch);
    };
    watch();
    network.run();
    EXPECT_GT(metrics.computer_moves, 0U) << "it thinks when there is room";
    table->close();
}

} // namespace
} // namespace londinium
