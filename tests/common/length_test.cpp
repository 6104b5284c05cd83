#include "common/facts.h"
#include "common/walk.h"

/// Every game ends, and not later than its rules allow.
namespace londinium::common {
namespace {

template <class Which>
class Length : public ::testing::Test {};
TYPED_TEST_SUITE(Length, Games, GameNames);

TYPED_TEST(Length, IsBounded) {
    using Rules = typename TypeParam::Rules;
    if constexpr (HasFacts<Rules>) {
        using Of = Facts<Rules>;
        rc::detail::checkGTest([] {
            const Trip trip = any_trip<TypeParam>(1); // always to the end
            const std::size_t players = trip.players;
            Walk<TypeParam> walk(players, trip.seed, trip.manner);
            int steps = 0;
            int in_turn = 0;
            auto at_start = walk.state();
            while (!walk.over()) {
                if (Of::turn_of(walk.state()) != Of::turn_of(at_start)) {
                    at_start = walk.state();
                    in_turn = 0;
                }
                RC_ASSERT(in_turn <= Of::most_steps_in_turn(TypeParam::book(), at_start));
                RC_ASSERT(Of::turn_of(walk.state()) <= Of::most_turns(TypeParam::book(), players));
                RC_ASSERT(steps <= Of::most_steps(TypeParam::book(), players));
                const auto step = walk.choose();
                // Who is not asked may change an answer as often as they like.
                const int asked = step.seat == Rules::asked(walk.state()) ? 1 : 0;
                steps += asked;
                in_turn += asked;
                walk.apply(step);
            }
            const auto result = Rules::score(TypeParam::book(), walk.state());
            RC_ASSERT(result.totals.size() == players);
            RC_ASSERT(result.winners != 0);
            RC_ASSERT((result.winners & ~all_seats(players)) == 0);
        });
    }
}

// Everybody draws from the board as long as something lies there, and discards
// as much: after 60 turns in a row without a card from the deck the game ends
// (L10.2).
template <class Which>
void expect_end_of_idle_game(std::size_t players) {
    using namespace london;
    const Edition& edition = Which::book().edition;
    State state = Walk<Which>::deal(players, "idle");
    Actions actions;
    while (!state.over()) {
        legal(edition, state, actions);
        Action action = actions[0];
        for (const Action other : actions) {
            if (other.verb == Verb::draw_deck && action.verb != Verb::draw_row) action = other;
            if (other.verb == Verb::draw_row || other.verb == Verb::draw_three) action = other;
        }
        apply(edition, state, action);
        ASSERT_LE(state.turn, Facts<London>::most_turns(Which::book(), players));
    }
    EXPECT_EQ(state.idle_turns, 60);
    EXPECT_FALSE(state.is_ending);
    EXPECT_FALSE(state.deck.empty());
}

TEST(LondonLength, EndsWhenNobodyTakesFromTheDeck) {
    for (std::size_t players = 2; players <= 4; ++players) {
        expect_end_of_idle_game<London1>(players);
        expect_end_of_idle_game<London2>(players);
    }
}

} // namespace
} // namespace londinium::common
