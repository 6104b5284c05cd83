#pragma once

#include "players/mind.h"

namespace londinium {

/// Thinks without a net: plays on by rules of thumb to the end. What a search
/// with a net is measured against.
template <class Rules>
class RolloutMind : public Mind<Rules> {
public:
    using State = typename Rules::State;

    explicit RolloutMind(const typename Rules::Book& book) : book_(book) {}

    Worth worth(const State& world, Seat seat) const override {
        typename ThumbOf<Rules>::Type thumb(book_);
        State state = world;
        while (!Rules::over(state)) {
            const Seat asked = Rules::asked(state);
            Rules::apply(book_, state, asked, thumb.choose(Rules::observe(book_, state, asked)));
        }
        return outcome<Rules>(book_, state, seat).worth(seat);
    }

    /// Before any game is played all are alike but for the rule of thumb's
    /// doubts; games are so much a matter of luck that these stay.
    void weigh(std::span<const State> worlds, Seat seat, const typename Rules::Actions& actions, Breadth,
               FirstLook<Rules>& look) const override {
        constexpr float kDoubt = 0.01F; // for each prestige or pound
        behind_best<Rules>(book_, seasoned_thumb(book_), worlds[0], seat, actions, look.doubts);
        for (std::size_t i = 0; i < actions.size(); ++i) {
            look.worths[i] = 0.5F;
            look.wins[i] = 0.5F;
            look.doubts[i] *= kDoubt;
        }
    }

private:
    const typename Rules::Book& book_;
};

} // namespace londinium
