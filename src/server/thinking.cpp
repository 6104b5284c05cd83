#include "server/thinking.h"

#include "players/roster.h"
#include "players/suggest.h"

#include <chrono>
#include <memory>
#include <variant>

namespace londinium {
namespace {

constexpr const char* kFallback = "thumb";
constexpr const char* kAdviser = "architect";
constexpr int kAdvice = 800; // milliseconds

template <class Rules>
JudgePtr<Rules> judge_for(const typename Rules::Book& book) {
    const Result<JudgePtr<Rules>> judge = built_in_judge<Rules>(book);
    return judge ? *judge : JudgePtr<Rules>();
}

template <class Rules>
Thought think_at(const Play<Rules>& play, Seat seat, const std::string& level, std::uint64_t seed, const Nets& nets) {
    const auto* book = play.book;
    // Behind a pointer: a function with a kilobyte inside is slow to move.
    auto view = std::make_shared<const typename Rules::View>(Rules::observe(*book, play.state, seat));
    return [book, view, level, seed, judge = nets.of(*book)] {
        auto player = make_player<Rules>(level, *book, seed, judge);
        if (!player) player = make_player<Rules>(kFallback, *book, seed);
        return words(*book, (*player)->choose(*view));
    };
}

} // namespace

Nets::Nets(const Library& library)
    : first_(&library.london1), london1_(judge_for<London>(library.london1)),
      london2_(judge_for<London>(library.london2)), markets_(judge_for<Markets>(library.markets)) {}

Thought think(const Game& game, Seat seat, const std::string& level, std::uint64_t seed, const Nets& nets) {
    return std::visit([&](const auto& play) { return think_at(play, seat, level, seed, nets); }, game.play());
}

Result<Json> hint_for(const Game& game, Seat seat, const std::string& language) {
    Json request{{"level", kAdviser}, {"ms", kAdvice}, {"seat", index(seat)}};
    if (!language.empty()) request["language"] = language;
    const auto clock = [] {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return std::chrono::duration<double, std::milli>(now).count();
    };
    Result<Json> found = suggest(game, request, clock);
    if (found) found->erase("action");
    return found;
}

} // namespace londinium
