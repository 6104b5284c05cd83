#pragma once

#include "players/mind.h"
#include "players/player.h"

namespace londinium {

/// The net alone: looks at each action once and takes the best, or with some
/// spread one that is nearly as good. Draws a few worlds for what is hidden.
template <class Rules>
class NetPlayer : public Player<Rules> {
public:
    static constexpr std::size_t kWorlds = 4;

    NetPlayer(std::shared_ptr<const Judge<Rules>> judge, float spread, std::uint64_t seed)
        : judge_(std::move(judge)), spread_(spread), random_(seed) {}

    typename Rules::Action choose(const typename Rules::View& view) override {
        typename Rules::Actions actions;
        choices(judge_->book, view.shown, view.seat, actions);
        if (actions.size() == 1) return actions[0];
        const auto possible = Rules::worlds(judge_->book, view);
        std::array<typename Rules::State, kWorlds> worlds;
        for (auto& world : worlds) world = possible.sample(random_);
        FirstLook<Rules> look;
        look_ahead<Rules>(*judge_, worlds, view.seat, actions, Breadth::all, look);
        look.settle(actions.size());
        const float spread = std::max(spread_, sealed(worlds[0]) ? kSealedSpread : 0);
        return actions[spread > 0 ? draw_by_worth<Rules>(actions, look.worths, spread, random_)
                                  : best_of<Rules>(actions, look.worths)];
    }

private:
    static constexpr float kSealedSpread = 0.005F;

    std::shared_ptr<const Judge<Rules>> judge_;
    float spread_;
    Random random_;
};

} // namespace londinium
