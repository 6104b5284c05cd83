#pragma once

#include "players/foresight.h"

#include <memory>

namespace londinium {

/// What a search thinks with: it says what a position is worth to a seat, and
/// what each action promises. Looks at nothing that the seat may not know.
template <class Rules>
class Mind {
public:
    using State = typename Rules::State;

    Mind() = default;
    Mind(const Mind&) = delete;
    Mind& operator=(const Mind&) = delete;
    virtual ~Mind() = default;

    virtual Worth worth(const State& world, Seat seat) const = 0;
    /// The same for what each action of the seat asked leads to, or the likely ones.
    virtual void weigh(std::span<const State> worlds, Seat seat, const typename Rules::Actions& actions,
                       Breadth breadth, FirstLook<Rules>& look) const = 0;
};

/// Thinks with a net.
template <class Rules>
class NetMind : public Mind<Rules> {
public:
    using State = typename Rules::State;

    explicit NetMind(std::shared_ptr<const Judge<Rules>> judge) : judge_(std::move(judge)) {}

    Worth worth(const State& world, Seat seat) const override { return (*judge_)(world, seat).worth(seat); }
    void weigh(std::span<const State> worlds, Seat seat, const typename Rules::Actions& actions, Breadth breadth,
               FirstLook<Rules>& look) const override {
        look_ahead<Rules>(*judge_, worlds, seat, actions, breadth, look);
    }

private:
    std::shared_ptr<const Judge<Rules>> judge_;
};

/// The actions worth thinking about. A loan comes by itself when it is needed
/// (L5.2): to take one freely can only pay where loans bring more than usual.
inline void choices(const LondonBook& book, const london::State& state, Seat, london::Actions& actions) {
    london::legal(book.edition, state, actions);
    if (london::Powers(state, state.seat).have(london::Power::loan_pays_12)) return;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (actions[i].verb != london::Verb::loan || actions.size() == 1) continue;
        actions.erase(i);
        return;
    }
}
inline void choices(const MarketsBook& book, const markets::State& state, Seat seat, markets::Actions& actions) {
    markets::legal(book.edition, state, seat, actions);
}

} // namespace londinium
