#include "server/live_table.h"
#include "table/new_table.h"
#include "table/open_ledger.h"
#include "table/stores.h"

#include <gtest/gtest.h>

namespace londinium {
namespace {

/// The parts of a server, without a guest and without its thread.
class Sleep : public ::testing::Test {
protected:
    LiveTablePtr table_with(const Json& clock) {
        const Result<Settings> settings =
            read_settings({{"game", "london2"},
                           {"clock", clock},
                           {"seats", {{{"kind", "you"}, {"name", "Ada"}}, {{"kind", "you"}, {"name", "Bea"}}}}});
        const NewTable made = new_table(*settings, now());
        auto table = std::make_shared<LiveTable>(house, *Table::begin(*library, made.id, made.made), false);
        table->look();
        return table;
    }
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
    void dismiss(const Error&) override {}

private:
    std::vector<TokenHash> tokens_;
};

TEST_F(Sleep, ComesToATableThatNobodyUses) {
    const LiveTablePtr table = table_with({{"kind", "none"}});
    EXPECT_FALSE(table->may_sleep(std::chrono::steady_clock::now())) << "not at once";
    EXPECT_TRUE(will_sleep(table));
    Somebody somebody;
    table->enter(somebody);
    EXPECT_FALSE(will_sleep(table)) << "somebody looks on";
    table->leave(somebody);
    EXPECT_TRUE(will_sleep(table));
}

TEST_F(Sleep, IsNotKeptAwayByAClockOfDaysButByOneThatIsAboutToRunOut) {
    EXPECT_TRUE(will_sleep(table_with({{"kind", "move"}, {"seconds", 3 * 24 * 3600}})));
    EXPECT_TRUE(will_sleep(table_with({{"kind", "game"}, {"seconds", 3600}})));
    EXPECT_FALSE(will_sleep(table_with({{"kind", "move"}, {"seconds", 60}})));
}

} // namespace
} // namespace londinium
