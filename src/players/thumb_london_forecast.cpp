#include "players/thumb_london_forecast.h"

#include "rules/london/effects.h"
#include "rules/london/hand.h"
#include "rules/london/legal.h"

#include <algorithm>

namespace londinium::london::thumb {
namespace {

/// Puts an item into a sorted list, behind its equals. (std::sort may order
/// equals otherwise in the browser.)
template <class List, class Item, class Before>
void insert_sorted(List& list, const Item& item, Before before) {
    std::size_t place = list.size();
    while (place > 0 && before(item, list[place - 1])) --place;
    list.insert(place, item);
}

constexpr auto kLess = [](double a, double b) { return a < b; };

/// What each hand card is worth, the least first: the order in which cards are
/// given up.
FixedVector<double, Hand::capacity()> losses(const Outlook& outlook, const HandPlan& plan) {
    FixedVector<double, Hand::capacity()> list{};
    for (const KnownCard& held : outlook.hand) insert_sorted(list, plan.loss(held.card), kLess);
    return list;
}

/// A prison that finds fewer cards in the hand than it could take.
Yield with_fewer_cards(Yield yield, int left) {
    const int missing = std::max(0, yield.cards - left);
    yield.cards -= missing;
    yield.relief = std::max(0, yield.relief - missing);
    return yield;
}

} // namespace

double worth_of_activation(const Outlook& outlook, std::size_t stack, const Yield& yield) {
    const Stack& own = outlook.stacks[stack];
    const Face& face = outlook.edition[own.top];
    double worth = worth_now(outlook, yield);
    if (face.flips) {
        worth += cost_of_dead_stack(outlook) - prospects(outlook, face, own.money);
    } else if (face.effect == Effect::coffee_house) {
        worth -= prospects(outlook, face);
    }
    return worth;
}

RunForecast forecast_run(const Outlook& outlook, const HandPlan& plan) {
    RunForecast run;
    const auto cards = losses(outlook, plan);
    const int in_hand = static_cast<int>(cards.size());
    int spent = 0;
    int gained = 0;
    bool hand_is_free = false;
    for (std::size_t i = 0; i < outlook.stacks.size(); ++i) {
        if (!can_activate(outlook.edition, outlook.state, i)) continue;
        Yield yield = yield_now(outlook, i);
        const bool needs_card = outlook.edition[outlook.stacks[i].top].activation_card != CardCost::none;
        if (needs_card && spent == in_hand) continue;
        yield = with_fewer_cards(yield, in_hand - spent);
        double given = 0;
        for (int k = spent; k < spent + yield.cards; ++k) given += cards[static_cast<std::size_t>(k)];
        const double worth = worth_of_activation(outlook, i, yield) - given;
        if (worth + yield.cards * outlook.cube <= 0) continue;
        spent += yield.cards;
        run.money += yield.money;
        run.prestige += yield.prestige;
        run.relief += yield.relief;
        gained += yield.poverty;
        hand_is_free = hand_is_free || yield.hand_is_free;
        // Money, prestige and poverty are weighed together below.
        run.worth += worth - worth_now(outlook, yield) + yield.more;
    }
    if (const Land* land = topmost(outlook.edition, outlook.state, outlook.seat)) {
        run.money += land->active_money;
        run.prestige += land->active_prestige;
        gained += land->active_poverty;
    }
    run.comes = poverty_of_run(outlook.edition, outlook.state, outlook.seat) - (hand_is_free ? in_hand : spent);
    run.relief = std::min(run.relief, outlook.me.poverty + std::max(0, gained));
    const int change = std::max(-outlook.me.poverty, gained - run.relief + run.comes);
    run.worth += (run.money < 0 ? -outlook.paying(-run.money) : outlook.earning(run.money)) + run.prestige -
                 outlook.suffering(change);
    return run;
}

bool any_colour(const Outlook& outlook) {
    return outlook.powers.have(Power::any_colour_for_1) ||
           (outlook.powers.have(Power::any_colour_once) && !outlook.state.now.any_colour_used);
}

int cost_of_colour(const Outlook& outlook, Colour wanted, Colour spent) {
    if (wanted == spent) return 0;
    return outlook.powers.have(Power::any_colour_once) && !outlook.state.now.any_colour_used ? 0 : 1;
}

double worth_of_placing(const Outlook& outlook, const HandPlan& plan, Card card) {
    const Face& face = outlook.edition[card];
    const double worth = worth_in_display(outlook, face) - cost_of_best_place(outlook);
    if (face.power == Power::free_placement || outlook.state.now.free > 0) {
        return worth - plan.loss(card) - outlook.paying(face.place_cost);
    }
    const bool any = any_colour(outlook);
    double least = 1e9;
    for (std::size_t i = 0; i < outlook.hand.size(); i = next_kind(outlook.hand, i)) {
        const Card other = outlook.hand[i].card;
        if (!any && outlook.edition[other].colour != face.colour) continue;
        if (other == card && (i + 1 == outlook.hand.size() || outlook.hand[i + 1].card != card)) continue;
        const int extra = cost_of_colour(outlook, face.colour, outlook.edition[other].colour);
        least = std::min(least, plan.loss(card, other) + outlook.paying(face.place_cost + extra));
    }
    return worth - least;
}

namespace {

/// A card that could be placed, with another to spend for it.
struct Pair {
    Card card;
    double worth; // in the display
    double loss;  // of the hand
};
using Pairs = FixedVector<Pair, Hand::capacity()>;

/// The cards of each colour in pairs: the best and the worst, the second best
/// and the second worst, and so on; of all pairs the best first.
Pairs pair_up(const Outlook& outlook, const HandPlan& plan) {
    const bool pooled = outlook.powers.have(Power::any_colour_for_1);
    const auto net = [&](const Pair& p) { return p.worth - outlook.edition[p.card].place_cost * outlook.pound; };
    const auto gain = [](const Pair& p) { return p.worth - p.loss; };
    Pairs pairs{};
    for (std::size_t colour = 0; colour < (pooled ? 1 : kColours); ++colour) {
        Pairs same{};
        for (const KnownCard& held : outlook.hand) {
            const Face& face = outlook.edition[held.card];
            if (face.is_action() || (!pooled && static_cast<std::size_t>(face.colour) != colour)) continue;
            const Pair half{held.card, face.placeable ? worth_in_display(outlook, face) : -1e3, 0};
            insert_sorted(same, half, [&](const Pair& a, const Pair& b) { return net(a) > net(b); });
        }
        for (std::size_t i = 0; 2 * i + 1 < same.size(); ++i) {
            Pair pair = same[i];
            pair.loss = plan.loss(pair.card, same[same.size() - 1 - i].card);
            insert_sorted(pairs, pair, [&](const Pair& a, const Pair& b) { return gain(a) > gain(b); });
        }
    }
    return pairs;
}

} // namespace

DevelopForecast forecast_develop(const Outlook& outlook, const HandPlan& plan) {
    FixedVector<double, kMostPlaceable> places{}; // what covering a stack costs, the least first
    for (const Stack& stack : outlook.stacks) insert_sorted(places, cost_of_covering(outlook, stack), kLess);
    const double new_stack = cost_of_new_stack(outlook);

    DevelopForecast develop;
    std::size_t covered = 0;
    for (const Pair& pair : pair_up(outlook, plan)) {
        const Face& face = outlook.edition[pair.card];
        const bool cover = covered < places.size() && places[covered] < new_stack;
        const double price = outlook.paying(develop.money + face.place_cost) - outlook.paying(develop.money);
        const double worth = pair.worth - pair.loss - (cover ? places[covered] : new_stack) - price;
        if (worth <= 0) continue;
        covered += cover ? 1 : 0;
        develop.worth += worth;
        develop.money += face.place_cost;
        develop.end_prestige += face.end_prestige;
        ++develop.cards;
    }
    return develop;
}

} // namespace londinium::london::thumb
