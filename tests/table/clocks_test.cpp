#include "table/at_table.h"

namespace londinium::at_table {
namespace {

using std::chrono::seconds;

Evening with_clock(const char* kind, int time, const char* game = "london2") {
    Json settings = parse(R"({"seed":"Wren","seats":[{"kind":"you","name":"Ada"},{"kind":"you","name":"Bea"},
                              {"kind":"you","name":"Cat"}]})");
    settings["game"] = game;
    settings["clock"] = {{"kind", kind}, {"seconds", time}};
    Evening evening(to_line(settings));
    evening.now = at(0);
    return evening;
}

Millis left(const Evening& evening, int seat) {
    return evening.table.clock_left(seat_at(static_cast<std::size_t>(seat)), evening.now).value_or(Millis(-1));
}

Sitting::Kind kind(const Evening& evening, int seat) {
    return evening.table.sitting(seat_at(static_cast<std::size_t>(seat))).kind;
}

TEST(Clocks, RunForWhoIsAskedAlone) {
    Evening evening = with_clock("game", 600);
    const int asked = evening.asked();
    const int other = (asked + 1) % 3;
    evening.now += seconds(40);
    EXPECT_EQ(left(evening, asked), seconds(560));
    EXPECT_EQ(left(evening, other), seconds(600));
    EXPECT_EQ(evening.summary()["seats"][static_cast<std::size_t>(asked)]["clock_ms"], 560'000);
}

TEST(Clocks, OfAGameCountAllTurnsOfAMoveOnlyThisOne) {
    for (const bool by_move : {true, false}) {
        Evening evening = with_clock(by_move ? "move" : "game", 600);
        const int asked = evening.asked();
        Random random(4);
        evening.now += seconds(100);
        evening.play_on(random);
        ASSERT_EQ(evening.asked(), asked);
        evening.now += seconds(50);
        EXPECT_EQ(left(evening, asked), seconds(450)) << "small steps of one turn count together";
        while (evening.asked() == asked) evening.play_on(random);
        EXPECT_EQ(left(evening, asked), by_move ? seconds(600) : seconds(450));
    }
}

TEST(Clocks, WhenTheyRunOutTheComputerSitsInAndThePersonMayReturn) {
    Evening evening = with_clock("game", 60);
    const int asked = evening.asked();
    EXPECT_EQ(evening.table.due(), evening.now + seconds(60));
    evening.now += Millis(59'999);
    EXPECT_EQ(evening.look_at_clocks(), "");
    EXPECT_EQ(kind(evening, asked), Sitting::Kind::person);
    evening.now += Millis(1);
    EXPECT_EQ(evening.look_at_clocks(), "");
    EXPECT_EQ(kind(evening, asked), Sitting::Kind::computer);
    EXPECT_EQ(evening.entry(-1)["what"], "computer");
    EXPECT_EQ(evening.table.due(), evening.now) << "the computer is to move";

    EXPECT_EQ(evening.say(asked, R"({"do":"return"})"), "");
    EXPECT_EQ(left(evening, asked), seconds(60)) << "not gone again at once";
    EXPECT_EQ(evening.look_at_clocks(), "");
    EXPECT_EQ(kind(evening, asked), Sitting::Kind::person);
}

TEST(Clocks, RunForAllWhoMustBid) {
    Evening evening = with_clock("move", 60, "markets");
    Random random(3);
    while (evening.table.game()->decision() != "bid") evening.play_on(random);
    evening.now += seconds(20);
    EXPECT_EQ(evening.move(1, "bid nothing"), "");
    evening.now += seconds(40);
    EXPECT_EQ(evening.look_at_clocks(), "");
    EXPECT_EQ(kind(evening, 0), Sitting::Kind::computer);
    EXPECT_EQ(kind(evening, 1), Sitting::Kind::person) << "has bid in time";
    EXPECT_EQ(kind(evening, 2), Sitting::Kind::computer);
}

TEST(Clocks, BeginAnewForWhoHasBidLastAndIsAskedNext) {
    Evening auction = with_clock("move", 60, "markets");
    Random random(3);
    while (auction.table.game()->decision() != "bid") auction.play_on(random);
    int asked_again = 0;
    for (int last = 0; last < 3; ++last) {
        Evening evening = auction;
        EXPECT_EQ(evening.move((last + 1) % 3, "bid nothing"), "");
        EXPECT_EQ(evening.move((last + 2) % 3, "bid nothing"), "");
        evening.now += seconds(20);
        EXPECT_EQ(left(evening, last), seconds(40));
        EXPECT_EQ(evening.move(last, "bid nothing"), "");
        EXPECT_EQ(left(evening, last), seconds(60));
        asked_again += holds(evening.table.waiting(), seat_at(static_cast<std::size_t>(last))) ? 1 : 0;
    }
    EXPECT_GE(asked_again, 1);
}

TEST(Clocks, OfWhomTheComputerSitsInForAreNotShown) {
    Evening evening = with_clock("game", 60);
    ASSERT_EQ(evening.say(0, R"({"do":"leave"})"), "");
    EXPECT_FALSE(evening.summary()["seats"][0].contains("clock_ms"));
    EXPECT_TRUE(evening.summary()["seats"][1].contains("clock_ms"));
}

TEST(Clocks, AreAbsentUnlessAskedFor) {
    Evening evening(R"({"game":"london2","seats":[{"kind":"you","name":"A"},{"kind":"you","name":"B"}]})");
    evening.now += std::chrono::hours(24 * 365);
    EXPECT_EQ(evening.look_at_clocks(), "");
    EXPECT_FALSE(evening.table.due());
    EXPECT_FALSE(evening.summary()["seats"][0].contains("clock_ms"));
}

TEST(Clocks, GiveNothingToAServerWhoseTimeWentBack) {
    Evening evening = with_clock("game", 60);
    const int asked = evening.asked();
    evening.now += seconds(30);
    EXPECT_EQ(evening.move(asked, "draw deck"), "");
    evening.now -= seconds(20);
    EXPECT_EQ(evening.move(asked, "develop"), "");
    EXPECT_LE(left(evening, asked), seconds(60));
    Evening quick = evening;
    Random random(4);
    while (quick.asked() == asked) quick.play_on(random);
    EXPECT_EQ(left(quick, asked), seconds(30)) << "what was used stays used";
    evening.now = at(61);
    EXPECT_EQ(evening.look_at_clocks(), "");
    EXPECT_EQ(kind(evening, asked), Sitting::Kind::computer);
}

} // namespace
} // namespace londinium::at_table
