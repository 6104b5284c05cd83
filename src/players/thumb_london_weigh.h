#pragma once

#include "players/thumb_london_forecast.h"

#include <span>

namespace londinium::london::thumb {

/// Says what each action of a decision seems worth, in prestige, compared with
/// doing nothing. What only comes before the choice proper (a swap, say) and is
/// worth doing counts what the best choice after it is worth, too.
class Weighing {
public:
    Weighing(const Edition& edition, const View& view, const Habits& habits)
        : outlook_(edition, view, habits), plan_(outlook_) {}
    Weighing(const Weighing&) = delete; // the plan refers to the outlook
    Weighing& operator=(const Weighing&) = delete;

    /// `worths` gets as many as there are actions.
    void weigh(const Actions& actions, std::span<double> worths) const;

    const Outlook& outlook() const { return outlook_; }
    const HandPlan& plan() const { return plan_; }

private:
    static bool comes_before(Verb verb);
    double worth(Action action) const;
    double worth_before(Action action) const;
    double worth_of_draw(Card card) const;
    double worth_of_unseen(int cards) const;
    double worth_of_spending(Card card) const;
    double worth_of_use(Card card) const;
    double worth_of_land(Borough borough) const;
    double worth_of_station(Borough borough) const;
    double worth_of_repeat(std::size_t stack) const;
    double worth_of_coffee(Card card) const;
    double worth_of_victim(Seat victim) const;
    double worth_of_sparing() const;
    double worth_of_borough() const;
    double worth_of_activating(std::size_t stack) const;
    double worth_of_order(std::size_t stack) const;
    double saved_by_smaller_hand() const;
    /// What it costs to give up the worst card of the hand.
    double least_loss() const;

    Outlook outlook_;
    HandPlan plan_;
};

} // namespace londinium::london::thumb
