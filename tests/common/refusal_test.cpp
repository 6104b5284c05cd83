#include "common/facts.h"
#include "common/walk.h"

#include <algorithm>
#include <vector>

/// What is not in the list is refused with a reason, and changes nothing.
namespace londinium::common {
namespace {

template <class Which>
class Refusal : public ::testing::Test {};
TYPED_TEST_SUITE(Refusal, Games, GameNames);

/// A text with one character changed, gone, or too many.
std::string misspelt(std::string text, Random& random) {
    const auto below = [&](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
    const char letter = static_cast<char>(" -abz19\0\xff"[below(9)]);
    if (text.empty()) return std::string(1, letter);
    const std::size_t place = below(text.size());
    switch (below(4)) {
    case 0: text[place] = letter; break;
    case 1: text.erase(place, 1); break;
    case 2: text.insert(place, 1, letter); break;
    default: text += letter; break;
    }
    return text;
}

TYPED_TEST(Refusal, ChangesNothing) {
    using Rules = typename TypeParam::Rules;
    // Words heard earlier in this or another game, for other decisions and seats.
    std::vector<std::string> heard = {"", " ", "nothing", "draw", "take", "place", "bid", "done "};
    in_random_games<TypeParam>([&](auto& walk, auto step) {
        Random& random = walk.random();
        const std::string right = words(TypeParam::book(), step.action);
        if (heard.size() < 3000) heard.push_back(right);
        if (random.below(4) != 0) return;

        Play<Rules> play{&TypeParam::book(), {}, walk.state(), {}, {}};
        for (std::size_t s = 0; s < walk.players(); ++s) {
            const Seat seat = seat_at(s);
            const auto legal = play.actions(seat);
            for (const std::string& text :
                 {right, misspelt(right, random), heard[random.below(static_cast<std::uint32_t>(heard.size()))],
                  heard[random.below(static_cast<std::uint32_t>(heard.size()))]}) {
                if (std::ranges::binary_search(legal, text)) continue;
                const Outcome outcome = play.apply(seat, text);
                RC_ASSERT(!outcome.ok());
                RC_ASSERT(outcome.error().code == "illegal-action");
                RC_ASSERT(!outcome.error().message.empty());
                RC_ASSERT(same_bytes(play.state, walk.state()));
                RC_ASSERT(play.steps.empty());
                RC_ASSERT(play.before.empty());
            }
        }
    });
}

// Through the door of words and JSON too, and when the game is over.
TYPED_TEST(Refusal, LeavesTheRecordAlone) {
    rc::detail::checkGTest([] {
        const Trip trip = any_trip<TypeParam>(300);
        const std::size_t players = trip.players;
        Random random(trip.seed);
        auto game = Game::deal(library(), TypeParam::kName, static_cast<int>(players), std::to_string(trip.seed));
        RC_ASSERT(game.ok());
        std::vector<std::string> heard;
        for (int i = 0; i < trip.steps && !game->over(); ++i) {
            const auto legal = game->actions();
            heard.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            RC_ASSERT(game->apply(game->asked(), heard.back()).ok());
        }
        const Json record = game->record();
        for (std::size_t s = 0; s < players; ++s) {
            const auto legal = game->actions(seat_at(s));
            for (const std::string& text : heard) {
                const std::string wrong = misspelt(text, random);
                for (const std::string& said : {text, wrong}) {
                    if (!std::ranges::binary_search(legal, said)) RC_ASSERT(!game->apply(seat_at(s), said).ok());
                }
            }
        }
        RC_ASSERT(game->record() == record);
        RC_ASSERT(game->over() == game->score().ok());
    });
}

} // namespace
} // namespace londinium::common
