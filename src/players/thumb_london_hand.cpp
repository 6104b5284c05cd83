#include "players/thumb_london_hand.h"

#include "players/thumb_london_city.h"

#include <algorithm>

namespace londinium::london::thumb {

HandPlan::HandPlan(const Outlook& outlook)
    : outlook_(outlook), pooled_(outlook.powers.have(Power::any_colour_for_1)), place_(cost_of_dead_stack(outlook)) {
    for (const KnownCard& held : outlook.hand) put(piles_, alone_, held.card);
    worth_ = worth(piles_) + alone_;
}

double HandPlan::worth_placed(Card card) const {
    const Face& face = outlook_.edition[card];
    return outlook_.habits.prestige_kept * (face.end_prestige - face.place_cost * outlook_.pound) +
           outlook_.habits.prospects_kept * (prospects(outlook_, face) - place_);
}

std::size_t HandPlan::pile_of(const Face& face) const {
    if (face.is_action() || face.power == Power::free_placement) return kNoPile;
    if (pooled_) return 0;
    return face.is_pauper() ? kNoPile : static_cast<std::size_t>(face.colour);
}

double HandPlan::alone(const Face& face) const {
    const Habits& habits = outlook_.habits;
    if (face.effect == Effect::action_draw_2) return 1.5 * habits.fresh_card;
    if (face.effect == Effect::action_place_2_free) return 4 * habits.coin;
    if (face.is_pauper()) return 0;
    return std::max(0.0, outlook_.habits.prospects_kept * (prospects(outlook_, face) - place_));
}

void HandPlan::put(std::array<Pile, kColours>& piles, double& alone_worth, Card card) const {
    const Face& face = outlook_.edition[card];
    const std::size_t which = pile_of(face);
    if (which == kNoPile) {
        alone_worth += alone(face);
        return;
    }
    Pile& pile = piles[which];
    const double worth = face.placeable ? worth_placed(card) : 0;
    std::size_t place = pile.size();
    while (place > 0 && pile[place - 1] < worth) --place;
    pile.insert(place, worth);
}

void HandPlan::take(std::array<Pile, kColours>& piles, double& alone_worth, Card card) const {
    const Face& face = outlook_.edition[card];
    const std::size_t which = pile_of(face);
    if (which == kNoPile) {
        alone_worth -= alone(face);
        return;
    }
    Pile& pile = piles[which];
    const double worth = face.placeable ? worth_placed(card) : 0;
    std::size_t place = 0;
    while (place + 1 < pile.size() && pile[place] > worth) ++place;
    pile.erase(place);
}

double HandPlan::worth(const Pile& pile) const {
    const double coin = outlook_.habits.coin;
    std::size_t placed = 0;
    double sum = 0;
    while (2 * placed + 1 < pile.size() && pile[placed] > coin) sum += pile[placed++];
    for (std::size_t i = placed; i + placed < pile.size(); ++i) {
        sum += std::max(coin, outlook_.habits.single_share * pile[i]);
    }
    return sum;
}

double HandPlan::worth(const std::array<Pile, kColours>& piles) const {
    double sum = 0;
    for (const Pile& pile : piles) sum += worth(pile);
    return sum;
}

double HandPlan::gain(Card card) const {
    auto piles = piles_;
    double alone = alone_;
    put(piles, alone, card);
    return outlook_.hand_time * (worth(piles) + alone - worth_) - outlook_.holding(1);
}

double HandPlan::loss(Card card) const {
    auto piles = piles_;
    double alone = alone_;
    take(piles, alone, card);
    return outlook_.hand_time * (worth_ - worth(piles) - alone) - outlook_.holding(1);
}

double HandPlan::loss(Card card, Card other) const {
    auto piles = piles_;
    double alone = alone_;
    take(piles, alone, card);
    take(piles, alone, other);
    return outlook_.hand_time * (worth_ - worth(piles) - alone) - outlook_.holding(2);
}

double HandPlan::exchange(Card given, Card taken) const {
    auto piles = piles_;
    double alone = alone_;
    take(piles, alone, given);
    put(piles, alone, taken);
    return outlook_.hand_time * (worth(piles) + alone - worth_);
}

double HandPlan::gain_unseen() const {
    const Habits& habits = outlook_.habits;
    return outlook_.hand_time * habits.fresh_card - outlook_.holding(1);
}

} // namespace londinium::london::thumb
