#include "commands/bench_search.h"

#include "base/dealer.h"
#include "players/make_mind.h"
#include "players/ponder.h"

#include <chrono>

namespace londinium {
namespace {

using Clock = std::chrono::steady_clock;

/// A mind that counts the positions it is shown.
template <class Rules>
class Counting : public Mind<Rules> {
public:
    using State = typename Rules::State;

    explicit Counting(const Mind<Rules>& mind) : mind_(mind) {}

    Worth worth(const State& world, Seat seat) const override {
        ++positions;
        return mind_.worth(world, seat);
    }
    void weigh(std::span<const State> worlds, Seat seat, const typename Rules::Actions& actions, Breadth breadth,
               FirstLook<Rules>& look) const override {
        mind_.weigh(worlds, seat, actions, breadth, look);
        for (std::size_t i = 0; i < actions.size(); ++i) {
            if (look.worths[i] == kPassedOver) continue;
            positions += reveals(worlds[0], actions[i]) ? worlds.size() : 1;
        }
    }
    mutable std::size_t positions = 0;

private:
    const Mind<Rules>& mind_;
};

} // namespace

template <class Rules>
double judged_per_second(const typename Rules::Book& book, double seconds) {
    const Level& level = levels().back();
    const auto mind = make_mind<Rules>(level, book);
    if (!mind) return 0;
    const Counting<Rules> counting(**mind);
    typename ThumbOf<Rules>::Type thumb(book);
    double thought = 0;
    for (int game = 0; thought < seconds; ++game) {
        Dealer dealer("bench search " + std::to_string(game));
        auto state = Rules::deal(book, Rules::kFewestPlayers, dealer);
        for (std::size_t step = 0; !Rules::over(state) && thought < seconds; ++step) {
            const Seat seat = Rules::asked(state);
            const auto view = Rules::observe(book, state, seat);
            typename Rules::Actions actions;
            choices(book, view.shown, seat, actions);
            if (step % 7 == 0 && actions.size() > 1) {
                const auto start = Clock::now();
                ponder<Rules>(book, counting, view, Effort{level.iterations.in(book), level.sight.in(book), 1, {}},
                              step);
                thought += std::chrono::duration<double>(Clock::now() - start).count();
            }
            Rules::apply(book, state, seat, thumb.choose(view));
        }
    }
    return static_cast<double>(counting.positions) / thought;
}

template double judged_per_second<London>(const LondonBook&, double);
template double judged_per_second<Markets>(const MarketsBook&, double);

} // namespace londinium
