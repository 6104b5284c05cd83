#include "common/games.h"

#include "players/levels.h"
#include "players/make_mind.h"
#include "players/roster.h"
#include "players/search_player.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>

#include <cstring>

/// Whoever thinks: search, levels, the names of players.
namespace londinium {
namespace {

using testing::HasSubstr;

template <class Which>
class Thinking : public testing::Test {
protected:
    using GameRules = typename Which::Rules;
    using State = typename GameRules::State;
    using Action = typename GameRules::Action;

    static const typename GameRules::Book& book() { return Which::book(); }
    static State deal(const std::string& seed, std::size_t players = GameRules::kFewestPlayers) {
        Dealer dealer(seed);
        return GameRules::deal(book(), players, dealer);
    }
    static Action choose(const std::string& name, const State& state, std::uint64_t seed) {
        return (*make_player<GameRules>(name, book(), seed))
            ->choose(GameRules::observe(book(), state, GameRules::asked(state)));
    }
    /// Calls look(state) some times along a game of rules of thumb.
    template <class Look>
    static void along_a_game(std::size_t players, int every, Look look) {
        State state = deal("along " + std::to_string(players), players);
        for (int step = 0; !GameRules::over(state); ++step) {
            if (step % every == 0) look(state);
            GameRules::apply(book(), state, GameRules::asked(state), choose("thumb", state, 1));
        }
    }
};
TYPED_TEST_SUITE(Thinking, common::Games, common::GameNames);

/// A mind that counts how often it is asked.
template <class Rules>
class CountingMind : public Mind<Rules> {
public:
    Worth worth(const typename Rules::State&, Seat) const override {
        ++asked;
        return {0.5F, 0.5F};
    }
    void weigh(std::span<const typename Rules::State>, Seat, const typename Rules::Actions& actions, Breadth,
               FirstLook<Rules>& look) const override {
        ++asked;
        for (std::size_t i = 0; i < actions.size(); ++i) {
            look.worths[i] = look.wins[i] = 0.5F;
            look.doubts[i] = 0;
        }
    }
    mutable std::atomic<int> asked = 0;
};

/// Honest play: everything hidden is changed, the seed is the same, and so is
/// the choice.
TYPED_TEST(Thinking, WhatIsHiddenDoesNotBearOnTheChoice) {
    using Rules = typename TypeParam::Rules;
    Random random(5);
    for (const char* name : {"apprentice", "journeyman", "master:12", "architect:12", "rollouts:4"}) {
        int looked = 0;
        this->along_a_game(Rules::kFewestPlayers + 1, 37, [&](const auto& state) {
            const Seat seat = Rules::asked(state);
            const auto view = Rules::observe(this->book(), state, seat);
            const auto other = Rules::worlds(this->book(), view).sample(random);
            ASSERT_EQ(this->choose(name, state, 9), this->choose(name, other, 9)) << name;
            ++looked;
        });
        EXPECT_GT(looked, 4);
    }
}

TYPED_TEST(Thinking, TheSameSeedAndIterationsGiveTheSameChoice) {
    using Rules = typename TypeParam::Rules;
    this->along_a_game(Rules::kFewestPlayers, 50, [&](const auto& state) {
        EXPECT_EQ(this->choose("architect:20", state, 4), this->choose("architect:20", state, 4));
    });
}

TYPED_TEST(Thinking, SoDoSeveralThreads) {
    using Rules = typename TypeParam::Rules;
    this->along_a_game(Rules::kFewestPlayers, 50, [&](const auto& state) {
        EXPECT_EQ(this->choose("architect:20x3", state, 4), this->choose("architect:20x3", state, 4));
    });
}

TYPED_TEST(Thinking, ThreadsShareTheIterationsAndPutTheirFindingsTogether) {
    using Rules = typename TypeParam::Rules;
    const CountingMind<Rules> mind;
    int looked = 0;
    this->along_a_game(Rules::kFewestPlayers, 17, [&](const auto& state) {
        const auto view = Rules::observe(this->book(), state, Rules::asked(state));
        typename Rules::Actions actions;
        choices(this->book(), view.shown, view.seat, actions);
        if (actions.size() == 1 || sealed(view.shown)) return; // bids are counted in rounds
        const auto findings = ponder<Rules>(this->book(), mind, view, Effort{60, 0, 3, {}}, 1);
        EXPECT_EQ(findings.size(), actions.size());
        int visits = 0;
        float chance = 0;
        for (const auto& finding : findings) {
            visits += finding.visits;
            chance += finding.chance;
        }
        EXPECT_EQ(visits, 60);
        EXPECT_FLOAT_EQ(chance, 1);
        ++looked;
    });
    EXPECT_GT(looked, 3);
}

/// A mind to which one action is far better than all others.
template <class Rules>
class SureMind : public CountingMind<Rules> {
public:
    void weigh(std::span<const typename Rules::State> worlds, Seat seat, const typename Rules::Actions& actions,
               Breadth breadth, FirstLook<Rules>& look) const override {
        CountingMind<Rules>::weigh(worlds, seat, actions, breadth, look);
        for (std::size_t i = 1; i < actions.size(); ++i) look.worths[i] = look.wins[i] = 0;
    }
};

TYPED_TEST(Thinking, EndsWhenNoOtherChoiceCanGetAheadAnyMore) {
    using Rules = typename TypeParam::Rules;
    const SureMind<Rules> mind;
    int looked = 0;
    this->along_a_game(Rules::kFewestPlayers, 17, [&](const auto& state) {
        const auto view = Rules::observe(this->book(), state, Rules::asked(state));
        typename Rules::Actions actions;
        choices(this->book(), view.shown, view.seat, actions);
        if (actions.size() == 1 || sealed(view.shown)) return;
        const auto findings = ponder<Rules>(this->book(), mind, view, Effort{60, 0, 1, {}}, 1);
        EXPECT_EQ(findings[0].action, actions[0]);
        int visits = 0;
        for (const auto& finding : findings) visits += finding.visits;
        EXPECT_LT(visits, 60);
        EXPECT_GT(findings[0].visits - findings[1].visits, 60 - visits);
        ++looked;
    });
    EXPECT_GT(looked, 3);
}

/// On the way to a later position only likely actions are looked at.
TEST(PlayingOn, LooksAtTheLikelyActionsOnly) {
    const LondonBook& book = common::library().london2;
    const auto judge = built_in_judge<London>(book);
    ASSERT_TRUE(judge);
    Dealer dealer("likely");
    london::State then = London::deal(book, 2, dealer);
    london::Actions actions;
    choices(book, then, then.seat, actions);
    FirstLook<London> all;
    FirstLook<London> likely;
    ThumbLondon thumb(book);
    while (actions.size() <= 2 * kLikely) {
        London::apply(book, then, then.seat, thumb.choose(London::observe(book, then, then.seat)));
        choices(book, then, then.seat, actions);
    }
    const std::span<const london::State> there(&then, 1);
    look_ahead<London>(**judge, there, then.seat, actions, Breadth::all, all);
    look_ahead<London>(**judge, there, then.seat, actions, Breadth::likely, likely);
    std::size_t looked_at = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (likely.worths[i] == kPassedOver) continue;
        EXPECT_EQ(likely.worths[i], all.worths[i]);
        ++looked_at;
    }
    EXPECT_GE(looked_at, 1U);
    EXPECT_LT(looked_at, actions.size());
}

TYPED_TEST(Thinking, WhereThereIsOneChoiceNothingIsThought) {
    using Rules = typename TypeParam::Rules;
    int single = 0;
    this->along_a_game(Rules::kFewestPlayers, 1, [&](const auto& state) {
        const auto view = Rules::observe(this->book(), state, Rules::asked(state));
        typename Rules::Actions actions;
        choices(this->book(), view.shown, view.seat, actions);
        if (actions.size() > 1) return;
        ++single;
        auto mind = std::make_unique<CountingMind<Rules>>();
        const CountingMind<Rules>& counter = *mind;
        SearchPlayer<Rules> player(this->book(), std::move(mind), *find_level("architect"), 1);
        EXPECT_EQ(player.choose(view), actions[0]);
        EXPECT_EQ(counter.asked, 0);
    });
    EXPECT_GT(single, 0);
}

TYPED_TEST(Thinking, StopsWhenTheClockSaysSo) {
    using Rules = typename TypeParam::Rules;
    const auto state = this->deal("clock");
    CountingMind<Rules> mind;
    Effort effort;
    effort.iterations = 1'000'000'000;
    int asked = 0;
    effort.enough = [&] { return ++asked > 3; };
    const auto view = Rules::observe(this->book(), state, Rules::asked(state));
    EXPECT_FALSE(ponder<Rules>(this->book(), mind, view, effort, 1).empty());
    EXPECT_LT(mind.asked, 1000);
}

TYPED_TEST(Thinking, WorldsThatLookTheSameHaveTheSameNumber) {
    using Rules = typename TypeParam::Rules;
    Random random(11);
    this->along_a_game(Rules::kFewestPlayers + 1, 7, [&](const auto& state) {
        const Seat seat = Rules::asked(state);
        const auto view = Rules::observe(this->book(), state, seat);
        const auto worlds = Rules::worlds(this->book(), view);
        const std::uint64_t number = info_set(worlds.sample(random), seat);
        for (int i = 0; i < 4; ++i) ASSERT_EQ(info_set(worlds.sample(random), seat), number);
    });
}

/// Short: a beginner's match should not be lost to chance.
TYPED_TEST(Thinking, EveryLevelBeatsRandomPlay) {
    using Rules = typename TypeParam::Rules;
    for (const char* name : {"apprentice", "journeyman", "master:2"}) {
        for (int game = 0; game < 2; ++game) {
            auto state = this->deal("beats " + std::to_string(game));
            const Seat own = seat_at(static_cast<std::size_t>(game));
            std::vector<PlayerPtr<Rules>> seats;
            for (std::size_t s = 0; s < Rules::kFewestPlayers; ++s) {
                seats.push_back(std::move(*make_player<Rules>(seat_at(s) == own ? name : "random", this->book(), s)));
            }
            while (!Rules::over(state)) {
                const Seat seat = Rules::asked(state);
                const auto action = seats[index(seat)]->choose(Rules::observe(this->book(), state, seat));
                Rules::apply(this->book(), state, seat, action);
            }
            EXPECT_EQ(outcome<Rules>(this->book(), state, own).win[index(own)], 1) << name << " in game " << game;
        }
    }
}

/// A loan comes by itself when it is needed; taken for nothing it only costs.
TEST(ThinkingAboutLoans, NoneIsTakenForNothing) {
    const LondonBook& book = common::library().london2;
    Dealer dealer("loans");
    const london::State state = London::deal(book, 2, dealer);
    london::Actions actions;
    choices(book, state, state.seat, actions);
    for (const london::Action action : actions) EXPECT_NE(action.verb, london::Verb::loan);
}

TEST(SealedBid, IsDrawnFromAMixture) {
    const MarketsBook& book = common::library().markets;
    Dealer dealer("bids");
    markets::State state = Markets::deal(book, 3, dealer);
    ThumbMarkets thumb(book);
    while (state.decision != markets::Decision::bid) {
        const Seat seat = Markets::asked(state);
        Markets::apply(book, state, seat, thumb.choose(Markets::observe(book, state, seat)));
    }
    // A seat that is not the one asked may bid, too.
    for (std::size_t s = 0; s < 3; ++s) {
        const markets::View view = Markets::observe(book, state, seat_at(s));
        const auto mind = make_mind<Markets>(*find_level("master"), book);
        const auto findings = ponder<Markets>(book, **mind, view, Effort{200, 0}, 1);
        markets::Actions legal;
        Markets::legal(book, view, legal);
        ASSERT_EQ(findings.size(), legal.size());
        float all = 0;
        for (const auto& finding : findings) all += finding.chance;
        EXPECT_NEAR(all, 1, 1e-4);
        EXPECT_GE(findings[0].chance, findings[1].chance);
    }
}

TEST(Levels, AreFourAndMayBeGivenOtherIterations) {
    ASSERT_EQ(levels().size(), 4U);
    EXPECT_EQ(levels().front().name, "apprentice");
    EXPECT_EQ(levels().back().name, "architect");
    for (const Level& level : levels()) {
        EXPECT_NE(std::ranges::find(player_names(), level.name), player_names().end());
    }
    ASSERT_TRUE(read_level("architect:2000"));
    EXPECT_EQ(read_level("architect:2000")->iterations.markets, 2000);
    EXPECT_EQ(read_level("architect:2000")->milliseconds, 0); // the same on every machine
    EXPECT_EQ(read_level("architect")->milliseconds, 1000);   // nobody waits longer
    EXPECT_EQ(read_level("architect:500ms")->milliseconds, 500);
    EXPECT_EQ(read_level("architect:500msx4")->threads, 4);
    EXPECT_EQ(read_level("architect:2000x2@some/new.net")->net, "some/new.net");
    EXPECT_EQ(read_level("net@new.net")->iterations.london1, 0);
    for (const char* bad :
         {"architect:", "architect:0", "architect:x", "architect:12x", "architect:12m", "architect:9x0", "duke"}) {
        EXPECT_FALSE(read_level(bad)) << bad;
    }
    const auto none = make_player<Markets>("duke", common::library().markets, 1);
    ASSERT_FALSE(none);
    EXPECT_THAT(none.error().message, HasSubstr("apprentice, journeyman, master, architect"));
}

} // namespace
} // namespace londinium
