#pragma once

#include "game/london.h"
#include "players/player.h"

#include <string>
#include <vector>

namespace londinium {

/// Plays London by rules of thumb: run with a small hand, keep poverty down,
/// buy land, repay loans. No search, no memory.
class ThumbLondon : public Player<London> {
public:
    explicit ThumbLondon(const LondonBook& book) : book_(book) {}

    london::Action choose(const london::View& view) override;

    /// An action with what it seems worth, in prestige, and why.
    struct Opinion {
        london::Action action;
        double worth;
        std::string reason;
    };
    /// All legal actions, the best first.
    std::vector<Opinion> opinions(const london::View& view) const;

private:
    const LondonBook& book_;
};

} // namespace londinium
