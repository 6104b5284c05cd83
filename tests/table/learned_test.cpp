#include "common/games.h"
#include "common/walk.h"
#include "table/at_table.h"
#include "table/learned.h"

namespace londinium::at_table {
namespace {

/// In random games: an action teaches its player something if, of many worlds
/// the player must hold possible, one looks different after it.
template <class Which>
class LearnedInRandomGames : public ::testing::Test {
protected:
    using GameRules = typename Which::Rules;
    using Walk = common::Walk<Which>;

    static bool by_many_worlds(const typename Walk::State& truth, typename Walk::Step step, Random& random) {
        constexpr int kMany = 150;
        const auto& book = Which::book();
        const auto after = [&](typename Walk::State state) {
            GameRules::apply(book, state, step.seat, step.action);
            return GameRules::observe(book, state, step.seat);
        };
        const auto seen = after(truth);
        const auto before = GameRules::observe(book, truth, step.seat);
        const auto worlds = GameRules::worlds(book, before);
        for (int i = 0; i < kMany; ++i) {
            if (!common::same_bytes(seen, after(worlds.sample(random)))) return true;
        }
        return false;
    }
};
TYPED_TEST_SUITE(LearnedInRandomGames, common::Games, common::GameNames);

TYPED_TEST(LearnedInRandomGames, AgreesWithWhatManyWorldsSay) {
    int learned = 0;
    int nothing = 0;
    int for_safety = 0; // what came to light could have been reckoned
    for (std::uint64_t seed = 1; seed <= 9; ++seed) {
        const auto manner = static_cast<common::Manner>(seed % 3);
        typename TestFixture::Walk walk(3 + seed % 2, seed, manner);
        Random random(seed);
        while (!walk.over()) {
            const auto step = walk.choose();
            if (random.below(8) == 0) {
                const Result<Game> game = Game::load(library(), state_json(TypeParam::book(), walk.state()));
                ASSERT_TRUE(game.ok()) << game.error().message;
                const std::string action = words(TypeParam::book(), step.action);
                const bool told = learns_something(*game, step.seat, action);
                const bool known = TestFixture::by_many_worlds(walk.state(), step, random);
                ASSERT_TRUE(told || !known) << action << " in the game of seed " << seed;
                ++(known ? learned : told ? for_safety : nothing);
            }
            walk.apply(step);
        }
    }
    EXPECT_GT(learned, 20);
    EXPECT_GT(nothing, 20);
    EXPECT_LE(50 * for_safety, learned) << "too much counts as learned: " << for_safety << " beside " << learned;
}

} // namespace
} // namespace londinium::at_table
