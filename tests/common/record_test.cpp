#include "common/facts.h"
#include "common/walk.h"

#include <vector>

/// The list of actions is the game: played again it is the same game, taken
/// back it is as if it had not been, and whoever changes it is found out.
namespace londinium::common {
namespace {

template <class Which>
class Record : public ::testing::Test {
protected:
    using GameRules = typename Which::Rules;
    using State = typename GameRules::State;

    static const State& state_of(const Game& game) { return std::get<Play<GameRules>>(game.play()).state; }

    /// A game of so many steps through the door of words, and the states on
    /// its way.
    struct Played {
        Game game;
        std::vector<State> states;
    };

    static Played play() {
        const Trip trip = any_trip<Which>(800);
        Walk<Which> walk(trip.players, trip.seed, trip.manner);
        auto game = Game::deal(library(), Which::kName, static_cast<int>(trip.players), walk.seed());
        RC_ASSERT(game.ok());
        Played played{std::move(*game), {}};
        for (int i = 0; i < trip.steps && !walk.over(); ++i) {
            played.states.push_back(walk.state());
            const auto step = walk.choose();
            RC_ASSERT(played.game.apply(step.seat, words(Which::book(), step.action)).ok());
            walk.apply(step);
            RC_ASSERT(same_bytes(state_of(played.game), walk.state()));
        }
        played.states.push_back(walk.state());
        return played;
    }

    static void expect_refused(const Json& record, const char* why) {
        const auto game = Game::replay(library(), record);
        RC_LOG() << why << ": " << to_line(record);
        RC_ASSERT(!game.ok());
        RC_ASSERT(game.error().code == "bad-record");
        RC_ASSERT(!game.error().message.empty());
    }
};
TYPED_TEST_SUITE(Record, Games, GameNames);

TYPED_TEST(Record, PlayedAgainIsTheSameGame) {
    rc::detail::checkGTest([] {
        const auto played = TestFixture::play();
        const Json record = played.game.record();
        const auto again = Game::replay(library(), Json::parse(to_line(record), nullptr, false));
        if (!again) RC_FAIL(again.error().message);
        RC_ASSERT(again->record() == record);
        const auto& play = std::get<Play<typename TypeParam::Rules>>(again->play());
        RC_ASSERT(play.before.size() + 1 == played.states.size());
        for (std::size_t i = 0; i < play.before.size(); ++i) RC_ASSERT(same_bytes(play.before[i], played.states[i]));
        RC_ASSERT(same_bytes(play.state, played.states.back()));
    });
}

// A record of a game that began with a loaded state.
TYPED_TEST(Record, MayBeginAnywhere) {
    using Rules = typename TypeParam::Rules;
    in_random_games<TypeParam>(
        0, [](const auto&, auto) {},
        [](auto& walk) {
            auto game = Game::load(library(), state_json(TypeParam::book(), walk.state()));
            RC_ASSERT(game.ok());
            for (int i = 0; i < 20 && !walk.over(); ++i) {
                const auto step = walk.choose();
                RC_ASSERT(game->apply(step.seat, words(TypeParam::book(), step.action)).ok());
                walk.apply(step);
            }
            const Json record = game->record();
            const auto again = Game::replay(library(), record);
            if (!again) RC_FAIL(again.error().message);
            RC_ASSERT(again->record() == record);
            RC_ASSERT(same_bytes(std::get<Play<Rules>>(again->play()).state, walk.state()));
        });
}

TYPED_TEST(Record, CanBeTakenBackToTheStart) {
    rc::detail::checkGTest([] {
        auto played = TestFixture::play();
        const Json record = played.game.record();
        for (std::size_t i = played.states.size(); i-- > 0;) {
            RC_ASSERT(same_bytes(TestFixture::state_of(played.game), played.states[i]));
            RC_ASSERT(played.game.undo().ok() == (i > 0));
        }
        RC_ASSERT(played.game.steps() == 0U);
        for (const Json& action : record["actions"]) {
            const std::string text = action.get<std::string>();
            RC_ASSERT(played.game.apply(seat_at(static_cast<std::size_t>(text[0] - '0')), text.substr(2)).ok());
        }
        RC_ASSERT(played.game.record() == record);
    });
}

TYPED_TEST(Record, IsRefusedWhenTamperedWith) {
    using Rules = typename TypeParam::Rules;
    rc::detail::checkGTest([] {
        const auto played = TestFixture::play();
        const Json record = played.game.record();
        const auto changed = [&](const char* member, Json value) {
            Json other = record;
            other[member] = std::move(value);
            TestFixture::expect_refused(other, member);
        };
        changed("record", kRecordFormat + 1);
        changed("rules", kRulesVersion + 1);
        changed("data", "000000000000");
        changed("end", "0000000000000000");
        changed("players",
                static_cast<int>(played.game.players() == kMostSeats ? kFewestPlayers<TypeParam> : kMostSeats));
        changed("start", played.game.state());
        changed("seed", record["seed"].template get<std::string>() + "x");
        changed("game", "chess");
        for (const char* member : {"record", "game", "players", "rules", "data", "seed", "actions", "end"}) {
            Json other = record;
            other.erase(member);
            TestFixture::expect_refused(other, member);
        }

        const std::size_t count = record["actions"].size();
        if (count == 0) return;
        const auto place = *rc::gen::inRange<std::size_t>(0, count).as("place");
        const auto with_actions = [&](auto change, const char* why) {
            Json other = record;
            change(other["actions"]);
            TestFixture::expect_refused(other, why);
        };
        // The same bid given again changes nothing, so the end without it is the same.
        if (!same_bytes(played.states[count - 1], played.states[count])) {
            with_actions([](Json& actions) { actions.erase(actions.size() - 1); }, "cut short");
        }
        with_actions([&](Json& actions) { actions[place] = "0 fly"; }, "no such action");
        with_actions([&](Json& actions) { actions[place] = 7; }, "no text");
        with_actions([](Json& actions) { actions.push_back("0 fly"); }, "one more");
        // Another action that would have been legal there.
        const Seat seat =
            seat_at(static_cast<std::size_t>(record["actions"][place].template get<std::string>()[0] - '0'));
        const Play<Rules> then{&TypeParam::book(), {}, played.states[place], {}, {}};
        const auto legal = then.actions(seat);
        const std::string other = std::to_string(index(seat)) + " " + *rc::gen::elementOf(legal).as("instead");
        if (other != record["actions"][place].template get<std::string>()) {
            // It may lead to the same end all the same; then the record is
            // simply one of another game.
            Json changed_action = record;
            changed_action["actions"][place] = other;
            const auto game = Game::replay(library(), changed_action);
            if (game) {
                RC_ASSERT(same_bytes(TestFixture::state_of(*game), TestFixture::state_of(played.game)));
            } else {
                RC_ASSERT(game.error().code == "bad-record");
            }
        }
    });
}

} // namespace
} // namespace londinium::common
