#pragma once

#include "terminal/london/phrases.h"

#include <optional>

namespace londinium {

/// Makes short clauses of the steps of one turn, one after another: "drew 2
/// cards from the deck", "built Hospital in a new place, giving up Salters
/// (−£2)". Several like steps become one clause.
class Clauses {
public:
    Clauses(const LondonPhrases& phrases, std::optional<Seat> eyes) : phrases_(phrases), eyes_(eyes) {}

    /// A step as one seat saw the table before and after it.
    void add(const london::View& before, const london::View& after, Seat seat, london::Action action);

    /// What was said until now is known already.
    void forget_told();

    std::vector<std::string> finish();

private:
    /// What one step is called; nothing if another one will say it.
    std::string clause(const london::View& before, const london::View& after, Seat seat, london::Action action) const;
    std::string drawn(const london::View& before, const london::View& after, Seat seat) const;
    std::string built(const london::View& before, Seat seat, london::Action action) const;
    std::string finished(const london::View& before) const;
    std::string spent(const london::View& before, london::Action action) const;
    std::string changes(const london::State& before, const london::State& after, Seat seat) const;
    void say_drawn();

    const LondonPhrases& phrases_;
    std::optional<Seat> eyes_;
    std::vector<std::string> told_;
    std::vector<std::string> seen_draws_; // in a row, not yet said
    int unseen_draws_ = 0;                // likewise
    int put_back_ = 0;                    // likewise

    // A card being built, from `place` to `where`.
    std::optional<london::State> before_building_;
    std::optional<london::Card> given_up_;
};

} // namespace londinium
