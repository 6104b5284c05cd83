#pragma once

#include "game/london.h"
#include "players/player.h"
#include "players/thumb_london_habits.h"
#include "words/words.h"

#include <string>
#include <vector>

namespace londinium {

/// Plays London by rules of thumb: run with a small hand, keep poverty down,
/// buy land, repay loans. No search, no memory, no chance: the same view gives
/// the same choice.
class ThumbLondon : public Player<London> {
public:
    explicit ThumbLondon(const LondonBook& book) : ThumbLondon(book, london::thumb::habits_for(book.edition.number)) {}
    ThumbLondon(const LondonBook& book, const london::thumb::Habits& habits) : book_(book), habits_(habits) {}

    london::Action choose(const london::View& view) override;

    const london::thumb::Habits& habits() const { return habits_; }

    /// An action with what it seems worth, in prestige, and why.
    struct Opinion {
        london::Action action;
        double worth;
        std::string reason;
    };
    /// The worth alone, for each of some actions.
    std::vector<double> worths(const london::View& view, const london::Actions& actions) const;
    /// All legal actions, the best first, with reasons in a language.
    std::vector<Opinion> opinions(const london::View& view, const Words& words = english()) const;

private:
    const LondonBook& book_;
    london::thumb::Habits habits_;
};

} // namespace londinium
