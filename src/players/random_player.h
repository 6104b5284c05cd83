#pragma once

#include "players/player.h"

namespace londinium {

/// Chooses among the legal actions, each as likely as another.
template <class Rules>
class RandomPlayer : public Player<Rules> {
public:
    RandomPlayer(const typename Rules::Book& book, std::uint64_t seed) : book_(book), random_(seed) {}

    typename Rules::Action choose(const typename Rules::View& view) override {
        typename Rules::Actions actions;
        Rules::legal(book_, view, actions);
        return actions[random_.below(static_cast<std::uint32_t>(actions.size()))];
    }

private:
    const typename Rules::Book& book_;
    Random random_;
};

} // namespace londinium
