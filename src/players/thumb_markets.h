#pragma once

#include "game/markets.h"
#include "players/player.h"
#include "words/words.h"

#include <string>
#include <vector>

namespace londinium {

/// Plays London Markets by rules of thumb: builds early where it pays, takes
/// what is worth most in pounds, bids as many cards as a prize deserves. No
/// search, no memory, no chance: the same view gives the same choice.
class ThumbMarkets : public Player<Markets> {
public:
    explicit ThumbMarkets(const MarketsBook& book) : book_(book) {}

    markets::Action choose(const markets::View& view) override;

    /// An action with what it seems worth, in pounds, and why.
    struct Opinion {
        markets::Action action;
        double worth;
        std::string reason;
    };
    /// The worth alone, for each of some actions.
    std::vector<double> worths(const markets::View& view, const markets::Actions& actions) const;
    /// All legal actions, the best first, with reasons in a language.
    std::vector<Opinion> opinions(const markets::View& view, const Words& words = english()) const;

private:
    const MarketsBook& book_;
};

} // namespace londinium
