#include "common/facts.h"
#include "common/walk.h"

/// A state written down and read again is the same state, at every decision of
/// every game: the same bytes, the same text. So no state that a game leads to
/// is refused as impossible.
namespace londinium::common {
namespace {

template <class Which>
class StateJson : public ::testing::Test {
protected:
    static void check(const Walk<Which>& walk) {
        const auto& state = walk.state();
        const Json json = state_json(Which::book(), state);
        const std::string line = to_line(json);
        const auto read = read_state(Which::book(), Json::parse(line, nullptr, false));
        if (!read) RC_FAIL(read.error().message);
        RC_ASSERT(to_line(state_json(Which::book(), *read)) == line);
        RC_ASSERT(same_bytes(*read, state));
    }
};
TYPED_TEST_SUITE(StateJson, Games, GameNames);

TYPED_TEST(StateJson, ReadsWhatItWrote) {
    in_random_games<TypeParam>(100, [](const auto& walk, auto) { TestFixture::check(walk); }, TestFixture::check);
}

TYPED_TEST(StateJson, IsTheSameThroughTheDoor) {
    in_random_games<TypeParam>(
        0, [](const auto&, auto) {},
        [](const auto& walk) {
            const Json json = state_json(TypeParam::book(), walk.state());
            const auto game = Game::load(library(), json);
            RC_ASSERT(game.ok());
            RC_ASSERT(game->state() == json);
            RC_ASSERT(game->over() == walk.over());
            RC_ASSERT(game->players() == walk.players());
        });
}

} // namespace
} // namespace londinium::common
