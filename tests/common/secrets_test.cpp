#include "common/facts.h"
#include "common/london_peekers.h"
#include "common/walk.h"

#include <algorithm>
#include <map>
#include <vector>

/// What is hidden stays hidden, and what a seat may know it is told: every
/// world that a seat holds possible looks to it exactly as the true one does.
namespace londinium::common {
namespace {

/// Beside the games, one in which more is known and hidden than in any.
template <class... Which>
::testing::Types<Which..., Peekers> with_peekers(::testing::Types<Which...>);
using GamesAndPeekers = decltype(with_peekers(Games{}));

template <class Which>
class Secrets : public ::testing::Test {
protected:
    using GameRules = typename Which::Rules;
    using State = typename GameRules::State;
    using Action = typename GameRules::Action;
    using View = typename GameRules::View;

    static View observe(const State& state, Seat seat) { return GameRules::observe(Which::book(), state, seat); }

    /// What is written of a view follows from its bytes: the text is only for
    /// who must find out what is wrong.
    static void expect_same_view(const View& a, const View& b, const std::string& when) {
        if (same_bytes(a, b)) return;
        RC_LOG() << "Seat " << index(a.seat) << " sees a difference: " << when << '\n';
        RC_ASSERT(to_line(view_json(Which::book(), a)) == to_line(view_json(Which::book(), b)));
        RC_FAIL("the views differ, but not in JSON");
    }

    static std::vector<Action> list(const State& state, Seat seat) {
        typename GameRules::Actions actions;
        GameRules::legal(Which::book(), state, seat, actions);
        return {actions.begin(), actions.end()};
    }

    /// What the player is told who tries this.
    static std::string answer(const State& state, Seat seat, std::string_view text) {
        Play<GameRules> play{&Which::book(), {}, state, {}, {}};
        const Outcome outcome = play.apply(seat, text);
        return outcome ? "done" : outcome.error().code + ": " + outcome.error().message;
    }

    /// Calls visit(walk, step, view, worlds) now and then in random games.
    template <class Visit>
    static void now_and_then(std::uint32_t seldom, Visit visit) {
        in_random_games<Which>([&](auto& walk, auto step) {
            if (walk.random().below(seldom) != 0) return;
            for (std::size_t s = 0; s < walk.players(); ++s) {
                const View view = observe(walk.state(), seat_at(s));
                visit(walk, step, view, GameRules::worlds(Which::book(), view));
            }
        });
    }
};
TYPED_TEST_SUITE(Secrets, GamesAndPeekers, GameNames);

TYPED_TEST(Secrets, PossibleWorldsLookAlike) {
    using Rules = typename TypeParam::Rules;
    TestFixture::now_and_then(8, [](auto& walk, auto, const auto& view, const auto& worlds) {
        for (int sample = 0; sample < 3; ++sample) {
            const auto world = worlds.sample(walk.random());
            const auto again = TestFixture::observe(world, view.seat);
            TestFixture::expect_same_view(again, view, "a possible world");
            RC_ASSERT(Rules::over(world) == Rules::over(walk.state()));
            RC_ASSERT(Rules::asked(world) == Rules::asked(walk.state()));
            RC_ASSERT(Rules::decision(world) == Rules::decision(walk.state()));
            for (std::size_t s = 0; s < walk.players(); ++s) {
                RC_ASSERT(Rules::may_act(world, seat_at(s)) == Rules::may_act(walk.state(), seat_at(s)));
            }
        }
    });
}

TYPED_TEST(Secrets, PossibleWorldsAreWholeGames) {
    using Rules = typename TypeParam::Rules;
    TestFixture::now_and_then(12, [](auto& walk, auto, const auto&, const auto& worlds) {
        auto world = worlds.sample(walk.random());
        const auto read = read_state(TypeParam::book(), state_json(TypeParam::book(), world));
        if (!read) RC_FAIL(read.error().message);
        RC_ASSERT(same_bytes(*read, world));
        if constexpr (HasFacts<Rules>) RC_ASSERT(Facts<Rules>::misplaced(TypeParam::book(), world).empty());
        for (int step = 0; step < 15 && !Rules::over(world); ++step) {
            const auto actions = TestFixture::list(world, Rules::asked(world));
            RC_ASSERT(!actions.empty());
            const auto action = actions[walk.random().below(static_cast<std::uint32_t>(actions.size()))];
            Rules::apply(TypeParam::book(), world, Rules::asked(world), action);
        }
    });
}

TYPED_TEST(Secrets, AnswersDoNotDependOnThem) {
    using Rules = typename TypeParam::Rules;
    std::vector<std::string> heard = {"", "fly"};
    TestFixture::now_and_then(10, [&](auto& walk, auto step, const auto& view, const auto& worlds) {
        const auto world = worlds.sample(walk.random());
        if (Rules::may_act(world, view.seat)) {
            RC_ASSERT(TestFixture::list(world, view.seat) == TestFixture::list(walk.state(), view.seat));
        }
        if (heard.size() < 5000) heard.push_back(words(TypeParam::book(), step.action));
        for (int i = 0; i < 12; ++i) {
            const std::string& text = heard[walk.random().below(static_cast<std::uint32_t>(heard.size()))];
            RC_ASSERT(TestFixture::answer(world, view.seat, text) ==
                      TestFixture::answer(walk.state(), view.seat, text));
        }
    });
}

// As long as nothing hidden comes to light, the worlds go on looking alike,
// whoever acts.
TYPED_TEST(Secrets, NothingComesToLightByItself) {
    using Rules = typename TypeParam::Rules;
    if constexpr (HasFacts<Rules>) {
        TestFixture::now_and_then(4, [](auto& walk, auto step, const auto& view, const auto& worlds) {
            if (Facts<Rules>::reveals(TypeParam::book(), walk.state(), view.seat, step.seat, step.action)) return;
            for (int sample = 0; sample < 4; ++sample) {
                auto world = worlds.sample(walk.random());
                const auto legal = TestFixture::list(world, step.seat);
                if (std::ranges::count(legal, step.action) == 0) continue; // nobody could do that there
                auto truth = walk.state();
                Rules::apply(TypeParam::book(), truth, step.seat, step.action);
                Rules::apply(TypeParam::book(), world, step.seat, step.action);
                TestFixture::expect_same_view(TestFixture::observe(truth, view.seat),
                                              TestFixture::observe(world, view.seat), words_of<TypeParam>(step));
            }
        });
    }
}

// Two actions that the log tells the others in the same words leave the others
// with the same view.
TYPED_TEST(Secrets, WhatTheLogKeepsBackNoViewTells) {
    using Rules = typename TypeParam::Rules;
    in_random_games<TypeParam>([](const auto& walk, auto) {
        const Seat seat = Rules::asked(walk.state());
        std::map<std::string, std::vector<typename Rules::Action>> told;
        for (const auto action : TestFixture::list(walk.state(), seat)) {
            if constexpr (HasFacts<Rules>) {
                if (Facts<Rules>::ends_secrecy(walk.state(), seat, action)) continue;
            }
            told[words_for_others(TypeParam::book(), action)].push_back(action);
        }
        for (const auto& [said, actions] : told) {
            if (actions.size() < 2) continue;
            for (std::size_t s = 0; s < walk.players(); ++s) {
                if (seat_at(s) == seat) continue;
                auto first = walk.state();
                Rules::apply(TypeParam::book(), first, seat, actions[0]);
                for (const auto action : actions) {
                    auto other = walk.state();
                    Rules::apply(TypeParam::book(), other, seat, action);
                    TestFixture::expect_same_view(
                        TestFixture::observe(first, seat_at(s)), TestFixture::observe(other, seat_at(s)),
                        words(TypeParam::book(), actions[0]) + " or " + words(TypeParam::book(), action));
                }
            }
        }
    });
}

} // namespace
} // namespace londinium::common
