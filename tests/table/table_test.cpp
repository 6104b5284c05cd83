#include "table/at_table.h"

#include <gmock/gmock.h>

namespace londinium::at_table {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kTwoPeople =
    R"({"game":"london2","seats":[{"kind":"you","name":"Ada"},{"kind":"you","name":"Bea"}],"seed":"Wren"})";

class WholeGames : public ::testing::TestWithParam<const char*> {};

INSTANTIATE_TEST_SUITE_P(AllGames, WholeGames, ::testing::Values("london1", "london2", "markets"),
                         [](const auto& which) { return std::string(which.param); });

TEST_P(WholeGames, ArePlayedAtATableAndFoundAgainInItsLog) {
    Json settings = parse(R"({"seats":[{"kind":"you","name":"Ada"},{"kind":"computer","level":"thumb"},
                              {"kind":"you","name":"Bea"}]})");
    settings["game"] = GetParam();
    Evening evening(to_line(settings));
    Random random(7);
    int steps = 0;
    while (evening.play_on(random) && ++steps < 5000) evening.now += Millis(1500);
    ASSERT_EQ(evening.table.phase(), Table::Phase::over);
    EXPECT_EQ(evening.entry(-1)["kind"], "over");

    const Result<Table> again = Table::replay(library(), evening.table.id(), evening.log);
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(all_shown(*again, evening.now), all_shown(evening.table, evening.now));
    EXPECT_EQ(again->length(), static_cast<int>(evening.log.size()));
}

TEST(Table, BeginsWhenAllSeatsAreTaken) {
    Evening evening(R"({"game":"london2","seats":[{"kind":"you","name":"Ada"},{"kind":"open"}]})");
    EXPECT_EQ(evening.table.phase(), Table::Phase::waiting);
    EXPECT_EQ(evening.move(0, "draw deck"), "not-allowed");
    EXPECT_EQ(evening.sit("Bea", 0), "seat-taken");
    EXPECT_EQ(evening.sit("   "), "bad-request");
    EXPECT_EQ(evening.sit(" Bea "), "");
    EXPECT_EQ(evening.entry(-1)["name"], "Bea");
    EXPECT_EQ(evening.table.phase(), Table::Phase::playing);
    EXPECT_EQ(evening.sit("Cat"), "seat-taken");
}

TEST(Table, ASeatIsHeldByItsTokenAlone) {
    const NewTable made = new_table(*read_settings(parse(kTwoPeople)), at(0));
    const Result<Table> table = Table::begin(library(), made.id, made.made);
    ASSERT_EQ(made.tokens.size(), 2U);
    EXPECT_NE(made.tokens[0].token, made.tokens[1].token);
    EXPECT_EQ(table->held_by({}), 0);
    EXPECT_EQ(table->held_by(std::vector{hash_of("guess"), TokenHash()}), 0);
    EXPECT_EQ(table->held_by(std::vector{hash_of(made.tokens[1].token)}), only(seat_at(1)));
    EXPECT_EQ(table->held_by(std::vector{hash_of(made.tokens[0].token), hash_of(made.tokens[1].token)}), 3);
    EXPECT_THAT(to_line(made.made), Not(HasSubstr(made.tokens[0].token)));
}

TEST(Table, NobodyMovesForAnother) {
    Evening evening(kTwoPeople);
    const int asked = evening.asked();
    EXPECT_EQ(evening.say({1 - asked}, {{"do", "move"}, {"seat", asked}, {"action", "draw deck"}, {"after", 0}}),
              "not-your-seat");
    EXPECT_EQ(evening.say({}, {{"do", "move"}, {"seat", asked}, {"action", "draw deck"}, {"after", 0}}),
              "not-your-seat");
    EXPECT_EQ(evening.move(1 - asked, "draw deck"), "illegal-action");
    EXPECT_EQ(evening.table.last_number(), 1);
}

TEST(Table, TellsInItsLogWhereAMerchantStands) {
    Evening evening(R"({"game":"markets","seed":"Wren","seats":
        [{"kind":"you","name":"A"},{"kind":"you","name":"B"},{"kind":"you","name":"C"}]})");
    Random random(2);
    while (evening.table.game()->decision() != "act") evening.play_on(random);
    ASSERT_EQ(evening.move(evening.asked(), "cashier"), "") << evening.why;
    EXPECT_EQ(evening.entry(-1)["market"], evening.table.game()->state()["merchants"]["cashier"]);
}

TEST(Table, TellsInItsLogWhatAMoveChangesForEverybody) {
    Evening evening(kTwoPeople);
    Random random(3);
    const auto counted = [&] { return evening.table.game()->state()["seats"]; };
    int told = 0;
    for (Json before = counted(); evening.play_on(random) && !evening.table.game()->over(); before = counted()) {
        const Json after = counted();
        Json all;
        for (std::size_t s = 0; s < after.size(); ++s) {
            for (const char* name : {"money", "loans", "poverty", "prestige"}) {
                const int change = after[s][name].get<int>() - before[s][name].get<int>();
                if (change != 0) all[std::to_string(s)][name] = change;
            }
        }
        const Json entry = evening.entry(-1);
        ASSERT_EQ(entry.value("changes", Json()), all) << entry;
        told += all.is_null() ? 0 : 1;
    }
    EXPECT_GT(told, 20);
}

TEST(Table, TellsInItsLogWhatIsPaidAndTakenAtTheMarkets) {
    Evening evening(R"({"game":"markets","seed":"Wren","seats":
        [{"kind":"you","name":"A"},{"kind":"you","name":"B"},{"kind":"you","name":"C"}]})");
    Random random(4);
    const auto counted = [&] { return evening.table.game()->state()["seats"]; };
    int paid = 0;
    int taken = 0;
    for (Json before = counted(); evening.play_on(random) && !evening.table.game()->over(); before = counted()) {
        const Json after = counted();
        Json all;
        for (std::size_t s = 0; s < after.size(); ++s) {
            const int money = after[s]["money"].get<int>() - before[s]["money"].get<int>();
            if (money != 0) all[std::to_string(s)]["money"] = money;
            paid += money != 0 ? 1 : 0;
            for (const auto& [kind, count] : after[s]["hand"].items()) {
                const int more = count.get<int>() - before[s]["hand"].value(kind, 0);
                if (more > 0) all[std::to_string(s)]["goods"][kind] = more;
                taken += more > 0 ? 1 : 0;
            }
        }
        const Json entry = evening.entry(-1);
        ASSERT_EQ(entry.value("changes", Json()), all) << entry;
    }
    EXPECT_GT(paid, 10);
    EXPECT_GT(taken, 10);
}

TEST(Table, AMoveOnSomethingUnseenIsStaleAndNeverDoneTwice) {
    Evening evening(kTwoPeople);
    const int asked = evening.asked();
    EXPECT_EQ(evening.move_after(asked, "draw deck", 0), "");
    EXPECT_EQ(evening.move_after(asked, "draw deck", 0), "stale");
    EXPECT_EQ(evening.move_after(asked, "draw deck", 99), "stale");
    EXPECT_EQ(evening.table.game()->steps(), 1U);
    EXPECT_EQ(evening.say(asked, R"({"do":"chat","text":"Hm."})"), "");
    EXPECT_EQ(evening.move(asked, "draw three"), "") << "what is said makes no move stale: " << evening.why;
}

} // namespace
} // namespace londinium::at_table
