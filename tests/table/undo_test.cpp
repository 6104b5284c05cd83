#include "table/at_table.h"
#include "table/learned.h"

#include <gmock/gmock.h>

namespace londinium::at_table {
namespace {

constexpr const char* kThree = R"({"game":"london2","seed":"Wren","seats":
    [{"kind":"you","name":"Ada"},{"kind":"you","name":"Bea"},{"kind":"you","name":"Cat"}]})";
constexpr const char* kAlone = R"({"game":"london2","seed":"Wren","seats":
    [{"kind":"you","name":"Ada"},{"kind":"computer","level":"thumb"}]})";

/// The first legal action that begins with this.
std::string action_like(const Evening& evening, std::string_view beginning) {
    for (const std::string& action : evening.table.game()->actions()) {
        if (action.starts_with(beginning)) return action;
    }
    return "there is none";
}

/// Somebody has drawn and is placing cards.
struct Developing : Evening {
    Developing() : Evening(kThree), mover(asked()) {
        EXPECT_EQ(move(mover, "draw deck"), "");
        EXPECT_EQ(move(mover, "develop"), "");
        EXPECT_EQ(move(mover, action_like(*this, "place ")), "");
    }
    int other(int n) const { return (mover + n) % 3; }
    Json state() const { return table.game()->state(); }

    int mover;
};

TEST(Undo, IsFreeBackToWhatTheMoverHasLearned) {
    Developing evening;
    EXPECT_EQ(evening.now_of(evening.mover)["undo"][std::to_string(evening.mover)], "free");
    EXPECT_EQ(evening.say(evening.mover, R"({"do":"undo"})"), "");
    EXPECT_EQ(evening.table.game()->decision(), "develop");
    EXPECT_EQ(evening.entry(-1)["kind"], "undo");
    EXPECT_EQ(evening.entry(-1)["to"], 3) << "made, draw, develop";
    EXPECT_EQ(evening.say(evening.mover, R"({"do":"undo"})"), "");
    EXPECT_EQ(evening.table.game()->decision(), "action");

    EXPECT_EQ(evening.now_of(evening.mover)["undo"][std::to_string(evening.mover)], "ask") << "a card was drawn";
    EXPECT_EQ(evening.say(evening.mover, R"({"do":"undo"})"), "");
    EXPECT_EQ(evening.entry(-1)["kind"], "undo-asked");
    EXPECT_EQ(evening.table.game()->steps(), 1U);
}

TEST(Undo, GoesBackSeveralMovesAtOnce) {
    Developing evening;
    EXPECT_EQ(evening.say(evening.mover, R"({"do":"undo","to":2})"), "");
    EXPECT_EQ(evening.table.game()->decision(), "action");
    EXPECT_EQ(evening.say(evening.mover, R"({"do":"undo","to":5})"), "not-allowed") << "nothing to take back there";
    EXPECT_EQ(evening.say(evening.mover, R"({"do":"undo","to":-1})"), "bad-request");
}

TEST(Undo, FurtherBackNeedsAllOthers) {
    Developing evening;
    const Json developing = evening.state();
    EXPECT_EQ(evening.say(evening.mover, R"({"do":"undo","to":1})"), "");
    EXPECT_EQ(evening.table.asking()->seat, seat_at(static_cast<std::size_t>(evening.mover)));
    EXPECT_EQ(evening.say(evening.mover, R"({"do":"agree"})"), "not-allowed") << "not to one's own";
    EXPECT_EQ(evening.say(evening.other(1), R"({"do":"agree"})"), "");
    EXPECT_EQ(evening.state(), developing) << "one has not answered yet";
    EXPECT_EQ(to_line(evening.now_of(0)["asking"]["agreed"]), "[" + std::to_string(evening.other(1)) + "]");
    EXPECT_EQ(evening.say(evening.other(2), R"({"do":"agree"})"), "");
    EXPECT_EQ(evening.table.game()->steps(), 0U);
    EXPECT_EQ(evening.entry(-1)["kind"], "undo");
    EXPECT_FALSE(evening.table.asking());
}

TEST(Undo, WaitsForNobodyWhoHasLeft) {
    Evening evening(kThree);
    const int asked = evening.asked();
    const int agrees = (asked + 1) % 3;
    const int leaves = (asked + 2) % 3;
    EXPECT_EQ(evening.move(asked, "draw deck"), "");
    EXPECT_EQ(evening.say(asked, R"({"do":"undo"})"), "");
    EXPECT_EQ(evening.say(agrees, R"({"do":"agree"})"), "");
    EXPECT_EQ(evening.say(leaves, R"({"do":"leave"})"), "");
    EXPECT_EQ(evening.table.game()->steps(), 1U);
    EXPECT_EQ(evening.say(asked, R"({"do":"undo"})"), "");
    EXPECT_EQ(evening.table.game()->steps(), 0U) << "all who are left have agreed";
}

TEST(Undo, IsOffWhenSomebodyRefusesOrTheGameGoesOn) {
    Developing evening;
    EXPECT_EQ(evening.say(evening.mover, R"({"do":"undo","to":1})"), "");
    EXPECT_EQ(evening.say(evening.other(1), R"({"do":"undo","to":1})"), "not-allowed") << "one at a time";
    EXPECT_EQ(evening.say(evening.other(1), R"({"do":"refuse"})"), "");
    EXPECT_FALSE(evening.table.asking());
    EXPECT_EQ(evening.say(evening.other(2), R"({"do":"agree"})"), "not-allowed");

    EXPECT_EQ(evening.say(evening.mover, R"({"do":"undo","to":1})"), "");
    Random random(1);
    evening.play_on(random);
    EXPECT_FALSE(evening.table.asking());
}

TEST(Undo, PastAnotherPlayersMoveNeedsThem) {
    Developing evening;
    Random random(5);
    while (evening.asked() == evening.mover) evening.play_on(random);
    ASSERT_EQ(evening.move(evening.asked(), "draw deck"), "");
    EXPECT_EQ(evening.now_of(evening.mover)["undo"][std::to_string(evening.mover)], "ask");
}

TEST(Undo, AgainstTheComputerIsAlwaysFree) {
    Evening evening(kAlone);
    Random random(5);
    for (int i = 0; i < 40; ++i) evening.play_on(random);
    while (evening.asked() != 0) evening.play_on(random);
    EXPECT_EQ(evening.now_of(0)["undo"]["0"], "free");
    EXPECT_EQ(evening.say(0, R"({"do":"undo"})"), "");
    EXPECT_EQ(evening.asked(), 0);
    EXPECT_EQ(evening.say(0, R"({"do":"undo","to":0})"), "");
    EXPECT_EQ(evening.table.game()->steps(), 0U);
}

TEST(Undo, OnOneDeviceAsksOnlyThoseElsewhere) {
    Developing evening;
    const Json ask = {{"do", "undo"}, {"seat", evening.mover}, {"to", 1}};
    EXPECT_EQ(evening.say({evening.mover, evening.other(1)}, ask), "");
    EXPECT_EQ(evening.say(evening.other(2), R"({"do":"agree"})"), "");
    EXPECT_EQ(evening.table.game()->steps(), 0U);

    Developing hot_seat;
    EXPECT_EQ(hot_seat.say({0, 1, 2}, {{"do", "undo"}, {"seat", hot_seat.mover}, {"to", 1}}), "");
    EXPECT_EQ(hot_seat.table.game()->steps(), 0U) << "they sit side by side";
}

TEST(Undo, MakesMovesStaleThatHadNotSeenIt) {
    Developing evening;
    const int seen = evening.last_move();
    EXPECT_EQ(evening.say(evening.mover, R"({"do":"undo"})"), "");
    EXPECT_EQ(evening.move_after(evening.mover, action_like(evening, "place "), seen), "stale");
    EXPECT_EQ(evening.move_after(evening.mover, action_like(evening, "place "), seen - 1), "stale");
    EXPECT_EQ(evening.move(evening.mover, action_like(evening, "place ")), "");
}

TEST(Undo, EndsWithTheGame) {
    Evening evening(kAlone);
    Random random(5);
    while (evening.play_on(random)) {
    }
    EXPECT_EQ(evening.say(0, R"({"do":"undo"})"), "not-allowed");
    EXPECT_TRUE(evening.now_of(0)["undo"].empty());
}

// What was taken back did not happen: the same moves again lead to the same
// game as if they had been made once.
TEST(Undo, LeavesNoTraceInTheGame) {
    for (const char* game : {"london1", "london2", "markets"}) {
        Json settings = parse(R"({"seed":"x","undo":"free","seats":[{"kind":"you","name":"A"},{"kind":"you","name":"B"},
                                  {"kind":"you","name":"C"}]})");
        settings["game"] = game;
        Evening straight(to_line(settings));
        Evening wavering(to_line(settings));
        Random random(11);
        Random doubts(12);
        for (int i = 0; i < 300 && straight.table.phase() == Table::Phase::playing; ++i) {
            const int seat = straight.asked();
            const auto actions = straight.table.game()->actions();
            const std::string action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
            if (doubts.below(3) == 0) {
                const auto number = wavering.table.last_number();
                for (std::uint32_t wrong = doubts.below(6) + 1; wrong > 0; --wrong) {
                    const auto others = wavering.table.game()->actions();
                    if (others.empty()) break;
                    wavering.move(wavering.asked(), others[doubts.below(static_cast<std::uint32_t>(others.size()))]);
                }
                if (wavering.table.phase() == Table::Phase::over) return; // cannot be taken back
                ASSERT_EQ(wavering.say({0, 1, 2}, {{"do", "undo"}, {"seat", 0}, {"to", number}}), "") << wavering.why;
            }
            ASSERT_EQ(straight.move(seat, action), "");
            ASSERT_EQ(wavering.move(seat, action), "");
            ASSERT_EQ(to_line(wavering.table.game()->state()), to_line(straight.table.game()->state()));
        }
    }
}

// A bid that is taken back was perhaps given twice: both are gone.
TEST(Undo, TakesBackABidWithAllThatReplacedIt) {
    Evening evening(R"({"game":"markets","seed":"Pepys","seats":
        [{"kind":"you","name":"Ada"},{"kind":"you","name":"Bea"},{"kind":"you","name":"Cat"}]})");
    Random random(3);
    while (evening.table.game()->decision() != "bid") evening.play_on(random);
    const Json before = evening.table.game()->state();
    EXPECT_EQ(evening.move(1, "bid nothing"), "");
    EXPECT_EQ(evening.move(1, evening.table.game()->actions(seat_at(1)).front()), "");
    EXPECT_EQ(evening.say(1, R"({"do":"undo"})"), "");
    EXPECT_EQ(evening.table.game()->state(), before);
}

TEST(Learned, IsWhatOneCouldNotHaveKnown) {
    Developing evening;
    const Seat seat = evening.table.game()->asked();
    EXPECT_FALSE(learns_something(*evening.table.game(), seat, action_like(evening, "spend ")));
    Evening fresh(kThree);
    EXPECT_TRUE(learns_something(*fresh.table.game(), fresh.table.game()->asked(), "draw deck"));
    EXPECT_FALSE(learns_something(*fresh.table.game(), fresh.table.game()->asked(), "loan"));
}

TEST(Learned, TheLastBidUnveilsTheOthers) {
    Evening evening(R"({"game":"markets","seed":"Pepys","seats":
        [{"kind":"you","name":"Ada"},{"kind":"you","name":"Bea"},{"kind":"you","name":"Cat"}]})");
    Random random(3);
    while (evening.table.game()->decision() != "bid") evening.play_on(random);
    evening.move(0, evening.table.game()->actions(seat_at(0)).front());
    EXPECT_FALSE(learns_something(*evening.table.game(), seat_at(1), "bid nothing"));
    evening.move(1, evening.table.game()->actions(seat_at(1)).front());
    EXPECT_TRUE(learns_something(*evening.table.game(), seat_at(2), "bid nothing"));
}

} // namespace
} // namespace londinium::at_table
