#include "common/games.h"

#include "learn/breeding.h"
#include "players/net_file.h"

#include <gtest/gtest.h>

/// Habits of the rule of thumb, and better ones.
namespace londinium {
namespace {

using common::library;
using london::thumb::each_habit;
using london::thumb::Habit;
using london::thumb::Habits;
using london::thumb::habits_for;
using london::thumb::seasoned_habits_for;

bool same(const Habits& a, const Habits& b) {
    for (const Habit& habit : each_habit()) {
        if (a.*habit.value != b.*habit.value) return false;
    }
    return true;
}

TEST(Breeding, ThumbAgainstItselfIsEven) {
    for (const LondonBook* book : {&library().london1, &library().london2}) {
        const HabitsTrial trial = try_habits(*book, {}, habits_for(book->edition.number), "even", 6);
        EXPECT_DOUBLE_EQ(trial.wins(), 0.5);
        EXPECT_NEAR(trial.lead(), 0, 1e-9);
    }
}

TEST(Breeding, LuckWithTheDecidingCardsDoesNotCount) {
    // The same play: lost by 5 with fewer of them, won by 20 with as many, by 60 with more.
    HabitsTrial lucky;
    HabitsTrial unlucky;
    for (int i = 0; i < 8; ++i) {
        lucky.add(1, 60, 2);
        unlucky.add(0, -5, -2);
    }
    for (HabitsTrial* trial : {&lucky, &unlucky}) {
        trial->add(0, -5, -1);
        trial->add(1, 20, 0);
        trial->add(1, 60, 1);
    }
    EXPECT_GT(lucky.lead(), unlucky.lead());
    EXPECT_GT(lucky.wins(), unlucky.wins());
    const Luck even = {1 / 3.0, 1 / 3.0, 1 / 3.0};
    EXPECT_NEAR(lucky.worth(even), unlucky.worth(even), 1e-12);
    HabitsTrial better = unlucky;
    better.add(1, 5, -1); // who wins such a game plays better
    EXPECT_GT(better.worth(even), unlucky.worth(even));
}

TEST(Breeding, ANetPlaysByTheHabitsItListensTo) {
    const LondonBook& book = library().london1;
    const Listener net = *built_in_judge<London>(book);
    Habits idle = seasoned_habits_for(1);
    idle.land = -100; // never buys unless it must
    const HabitsTrial with_its_own = try_habits(book, net, seasoned_habits_for(1), "net", 20);
    EXPECT_GT(with_its_own.lead(), 20);
    EXPECT_LT(try_habits(book, net, idle, "net", 20).lead(), with_its_own.lead() - 10);
}

TEST(Breeding, TheSeasonedHabitsOfTheFirstEditionBeatThumb) {
    const HabitsTrial trial = try_habits(library().london1, {}, seasoned_habits_for(1), "seasoned", 60);
    EXPECT_GT(trial.wins(), 0.65);
    EXPECT_GT(trial.lead(), 10);
}

TEST(Breeding, HowManyPlayAtATimeChangesNothing) {
    const LondonBook& book = library().london1;
    Breeding alone(book, {}, habits_for(1), 7, 2, 1);
    Breeding both(book, {}, habits_for(1), 7, 2, 2);
    for (int round = 0; round < 2; ++round) {
        alone.round();
        both.round();
    }
    EXPECT_TRUE(same(alone.habits(), both.habits()));
    EXPECT_FALSE(same(alone.habits(), habits_for(1)));
}

TEST(Breeding, BadHabitsGetBetter) {
    const LondonBook& book = library().london1;
    Habits bad = habits_for(1);
    bad.land = 0.01; // hardly buys
    bad.land_relief = 0.01;
    bad.display_share = 0.02; // and hardly builds
    const double before = try_habits(book, {}, bad, "bad", 20).lead();
    Breeding breeding(book, {}, bad, 1, 4, 2);
    for (int round = 0; round < 4; ++round) breeding.round();
    EXPECT_GT(try_habits(book, {}, breeding.habits(), "bad", 20).lead(), before);
}

} // namespace
} // namespace londinium
