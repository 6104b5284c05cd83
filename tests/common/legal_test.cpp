#include "common/facts.h"
#include "common/walk.h"

#include <algorithm>
#include <set>
#include <vector>

/// The list of legal actions: a set, never empty before the end, and a
/// function of what the player asked may know.
namespace londinium::common {
namespace {

template <class Which>
class Legal : public ::testing::Test {
protected:
    using GameRules = typename Which::Rules;
    using State = typename GameRules::State;
    using Action = typename GameRules::Action;

    static std::vector<Action> list(const State& state, Seat seat) {
        typename GameRules::Actions actions;
        GameRules::legal(Which::book(), state, seat, actions);
        return {actions.begin(), actions.end()};
    }
};
TYPED_TEST_SUITE(Legal, Games, GameNames);

TYPED_TEST(Legal, NoActionTwiceAndNoneOnlyAtTheEnd) {
    using Rules = typename TypeParam::Rules;
    in_random_games<TypeParam>(
        1000,
        [](const auto& walk, auto) {
            RC_ASSERT(Rules::may_act(walk.state(), Rules::asked(walk.state())));
            for (std::size_t s = 0; s < walk.players(); ++s) {
                if (!Rules::may_act(walk.state(), seat_at(s))) continue;
                const auto actions = TestFixture::list(walk.state(), seat_at(s));
                RC_ASSERT(!actions.empty());
                std::set<std::string> different;
                for (std::size_t i = 0; i < actions.size(); ++i) {
                    different.insert(words(TypeParam::book(), actions[i]));
                    RC_ASSERT(std::count(actions.begin(), actions.end(), actions[i]) == 1);
                }
                RC_ASSERT(different.size() == actions.size());
            }
        },
        [](const auto& walk) {
            if (!walk.over()) return;
            for (std::size_t s = 0; s < walk.players(); ++s) RC_ASSERT(!Rules::may_act(walk.state(), seat_at(s)));
        });
}

TYPED_TEST(Legal, FollowsFromTheStateAlone) {
    using Rules = typename TypeParam::Rules;
    const auto check = [](const auto& walk) {
        if (walk.over()) return;
        const Seat seat = Rules::asked(walk.state());
        const auto actions = TestFixture::list(walk.state(), seat);
        RC_ASSERT(TestFixture::list(walk.state(), seat) == actions);
        const auto loaded = read_state(TypeParam::book(), state_json(TypeParam::book(), walk.state()));
        RC_ASSERT(loaded.ok());
        RC_ASSERT(TestFixture::list(*loaded, seat) == actions);
    };
    in_random_games<TypeParam>(20, [&](const auto& walk, auto) { check(walk); }, check);
}

TYPED_TEST(Legal, FollowsFromTheView) {
    using Rules = typename TypeParam::Rules;
    in_random_games<TypeParam>([](const auto& walk, auto) {
        for (std::size_t s = 0; s < walk.players(); ++s) {
            if (!Rules::may_act(walk.state(), seat_at(s))) continue;
            typename Rules::Actions seen;
            Rules::legal(TypeParam::book(), Rules::observe(TypeParam::book(), walk.state(), seat_at(s)), seen);
            RC_ASSERT(std::ranges::equal(seen, TestFixture::list(walk.state(), seat_at(s))));
        }
    });
}

// The words come sorted and are those of the plain actions.
TYPED_TEST(Legal, IsToldInWords) {
    using Rules = typename TypeParam::Rules;
    in_random_games<TypeParam>([](const auto& walk, auto) {
        const Play<Rules> play{&TypeParam::book(), {}, walk.state(), {}, {}};
        for (std::size_t s = 0; s < walk.players(); ++s) {
            std::vector<std::string> wanted;
            if (Rules::may_act(walk.state(), seat_at(s))) {
                for (const auto action : TestFixture::list(walk.state(), seat_at(s))) {
                    wanted.push_back(words(TypeParam::book(), action));
                }
            }
            std::sort(wanted.begin(), wanted.end());
            RC_ASSERT(play.actions(seat_at(s)) == wanted);
        }
    });
}

} // namespace
} // namespace londinium::common
