// Any JSON as a state: refused with what is wrong with it, or a game that goes
// on as a game does.

#include "json_mutator.h"

#include "game/game.h"

#include <cstdlib>

using namespace londinium;

namespace {

constexpr int kSteps = 50;

void expect(bool holds) {
    if (!holds) std::abort();
}

template <class T>
bool same_bytes(const T& a, const T& b) {
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

/// Every world that a seat holds possible looks the same to it.
template <class Rules>
void expect_good_views(const Play<Rules>& play, Random& random) {
    for (std::size_t s = 0; s < play.state.players; ++s) {
        const auto view = Rules::observe(*play.book, play.state, seat_at(s));
        const auto world = Rules::worlds(*play.book, view).sample(random);
        expect(same_bytes(Rules::observe(*play.book, world, seat_at(s)), view));
    }
}

/// Goes on without words, which take longer than everything else.
template <class Rules>
void play_on(Play<Rules>& play, Random& random) {
    for (int step = 0; step < kSteps && !play.over(); ++step) {
        if (step % 8 == 0) expect_good_views(play, random);
        const Seat seat = Rules::asked(play.state);
        expect(index(seat) < play.state.players && Rules::may_act(play.state, seat));
        typename Rules::Actions actions;
        Rules::legal(*play.book, play.state, seat, actions);
        expect(!actions.empty());
        const auto action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        Rules::apply(*play.book, play.state, seat, action);
        for (std::size_t s = 0; s < play.state.players; ++s) expect(play.state.player[s].money >= 0);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    static const Result<Library> library = built_in_library();
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    if (too_deep(text)) return 0;
    const Json state = Json::parse(text, nullptr, false);
    if (state.is_discarded()) return 0;

    const Result<Game> game = Game::load(*library, state);
    if (!game) {
        expect(game.error().code == "bad-state" && !game.error().message.empty());
        return 0;
    }
    const Result<Game> same = Game::load(*library, game->state());
    expect(same.ok() && same->state() == game->state());
    Random random(size);
    std::visit(
        [&](auto play) {
            play_on(play, random);
            const Json now = state_json(*play.book, play.state);
            const Result<Game> again = Game::load(*library, now);
            // A loaded number may have been so large that it has grown too large.
            if (!again) expect(again.error().message.find("a number from") != std::string::npos);
            if (again) expect(again->state() == now);
        },
        game->play());
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t most, unsigned seed) {
    return mutate_json(bytes, size, most, seed);
}
