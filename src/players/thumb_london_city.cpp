#include "players/thumb_london_city.h"

#include "rules/london/board.h"
#include "rules/london/legal.h"

#include <algorithm>
#include <bit>

namespace londinium::london::thumb {
namespace {

// Afterwards a card or borough is covered.
constexpr double kTurnsOfPower = 8;
constexpr double kRunsOfPower = 2;

constexpr double kCoffeeHouse = 2.5; // the best of the board, once

int count(BoroughSet set) { return std::popcount(set); }

/// Prestige of two Underground markers: one's own boroughs first.
double worth_of_stations(const Outlook& outlook) {
    const int own = std::min(2, count(outlook.land & ~outlook.state.stations));
    const int others = std::min(2 - own, count(outlook.state.built() & ~outlook.land & ~outlook.state.stations));
    return 2 * own - outlook.habits.spite * 2 * others / (outlook.state.players - 1);
}

int boroughs_of_others(const Outlook& outlook) {
    return static_cast<int>(outlook.state.boroughs.total()) - outlook.boroughs;
}

int cards_for_prison(const Outlook& outlook) { return std::min<int>(3, static_cast<int>(outlook.hand.size())); }

int paupers_in_hand(const Outlook& outlook) {
    int paupers = 0;
    for (const KnownCard& held : outlook.hand) paupers += outlook.edition[held.card].is_pauper();
    return paupers;
}

} // namespace

Yield yield_of(const Outlook& outlook, const Face& face, int collected) {
    const Edition& edition = outlook.edition;
    const double harm = outlook.habits.spite / (outlook.state.players - 1);
    Yield yield;
    yield.money = face.gain_money - face.activation_money;
    yield.prestige = face.gain_prestige;
    yield.relief = face.lose_poverty;
    yield.poverty = face.gain_poverty;
    yield.cards = face.activation_card == CardCost::none ? 0 : 1;
    switch (face.effect) {
    case Effect::none:
    case Effect::spare_a_flip:
    case Effect::activate_again:
    case Effect::coffee_house:
    case Effect::action_draw_2:
    case Effect::action_place_2_free: break;
    case Effect::money_per_brown: yield.money += outlook.brown; break;
    case Effect::prestige_per_non_brown: yield.prestige += outlook.not_brown; break;
    case Effect::prestige_per_blue: yield.prestige += outlook.blue; break;
    case Effect::money_per_borough: yield.money += outlook.boroughs; break;
    case Effect::two_per_river_borough: yield.money += 2 * count(outlook.land & edition.riverside); break;
    case Effect::two_per_north_borough: yield.money += 2 * count(outlook.land & edition.north); break;
    case Effect::two_per_south_borough: yield.money += 2 * count(outlook.land & ~edition.north); break;
    case Effect::prestige_per_river_borough: yield.prestige += count(outlook.land & edition.riverside); break;
    case Effect::prison_prestige: yield.prestige += cards_for_prison(outlook); [[fallthrough]];
    case Effect::prison:
        yield.relief += cards_for_prison(outlook);
        yield.cards += cards_for_prison(outlook);
        break;
    case Effect::workhouse:
        yield.relief += paupers_in_hand(outlook);
        yield.money += paupers_in_hand(outlook);
        yield.cards += paupers_in_hand(outlook);
        break;
    case Effect::take_collected: yield.money += collected; break;
    case Effect::hand_brings_no_poverty: yield.hand_is_free = true; break;
    case Effect::give_two_poverty: yield.more += 2 * outlook.cube * harm; break;
    case Effect::pass_one_poverty:
        yield.relief += 1;
        yield.more += outlook.cube * harm;
        break;
    case Effect::take_2_from_each:
        yield.money += 2 * (outlook.state.players - 1);
        yield.more += 2 * outlook.pound * outlook.habits.spite;
        break;
    case Effect::others_pay_per_borough: yield.more += boroughs_of_others(outlook) * outlook.pound * harm; break;
    case Effect::place_two_undergrounds: yield.more += worth_of_stations(outlook); break;
    }
    return yield;
}

Yield yield_now(const Outlook& outlook, std::size_t stack) {
    const Stack& own = outlook.stacks[stack];
    const Face& face = outlook.edition[own.top];
    Yield yield = yield_of(outlook, face, own.money);
    if (face.effect == Effect::coffee_house) {
        double best = -1e9;
        for_each_on_board(outlook.state, [&](Row, Card card) {
            const Face& other = outlook.edition[card];
            if (!other.placeable) return;
            best = std::max(best, worth_in_display(outlook, other) - outlook.paying(other.place_cost));
        });
        yield.more += best;
    } else if (face.effect == Effect::activate_again) {
        double best = 0;
        for (std::size_t i = 0; i < outlook.stacks.size(); ++i) {
            const Stack& other = outlook.stacks[i];
            if (i == stack || !other.activated || outlook.edition[other.top].does_nothing()) continue;
            const Face& again = outlook.edition[other.top];
            Yield twice = yield_of(outlook, again, other.money);
            twice.money += again.activation_money;
            twice.cards -= again.activation_card == CardCost::none ? 0 : 1;
            best = std::max(best, worth_now(outlook, twice));
        }
        yield.more += best;
    }
    return yield;
}

Yield yield_later(const Outlook& outlook, const Face& face, int collected) {
    constexpr int kShowing = 3; // cards of the kind that some card counts
    constexpr int kPrisoners = 2;
    Yield yield = yield_of(outlook, face, collected);
    switch (face.effect) {
    case Effect::money_per_brown: yield.money = std::max(kShowing, yield.money); break;
    case Effect::prestige_per_non_brown:
    case Effect::prestige_per_blue: yield.prestige = std::max(kShowing, yield.prestige); break;
    case Effect::money_per_borough: yield.money += 1; break;
    case Effect::two_per_river_borough:
    case Effect::two_per_north_borough:
    case Effect::two_per_south_borough: yield.money += 1; break;
    case Effect::prison_prestige: yield.prestige = kPrisoners; [[fallthrough]];
    case Effect::prison: yield.relief = yield.cards = kPrisoners; break;
    case Effect::workhouse: yield.relief = yield.cards = yield.money = std::max(1, yield.cards); break;
    default: break;
    }
    return yield;
}

double worth_later(const Outlook& outlook, const Yield& yield) {
    constexpr double kCardSpent = 0.3; // the worst of a hand, less the poverty it would have brought
    constexpr double kPovertyThere = 0.85;
    constexpr double kHandInRun = 2; // cards
    const double hand = yield.hand_is_free ? kHandInRun * outlook.cube : 0;
    return yield.money * outlook.pound + yield.prestige + yield.relief * kPovertyThere * outlook.cube -
           yield.poverty * outlook.cube - yield.cards * kCardSpent + hand + yield.more;
}

double worth_now(const Outlook& outlook, const Yield& yield) {
    const double money = yield.money < 0 ? -outlook.paying(-yield.money) : outlook.earning(yield.money);
    const int change = std::max(-outlook.me.poverty, yield.poverty - yield.relief);
    const double hand = yield.hand_is_free ? outlook.suffering(static_cast<double>(outlook.hand.size())) : 0;
    return money + yield.prestige - outlook.suffering(change) + hand + yield.more;
}

double worth_of_power(const Outlook& outlook, Power power, int peek) {
    const double turns = std::min(kTurnsOfPower, outlook.actions_left);
    const double runs = std::min(kRunsOfPower, outlook.runs_left);
    double worth = 0;
    switch (power) {
    case Power::none:
    case Power::free_placement: break;
    case Power::loan_pays_12: worth = 0.05 * turns; break;
    case Power::draw_0_to_2: worth = 0.25 * turns; break;
    case Power::any_colour_for_1: worth = 0.2 * turns; break;
    case Power::any_colour_once: worth = 0.15 * turns; break;
    case Power::collect_on_placement: worth = 0.5 * outlook.pound * std::min(turns, 4.0); break;
    case Power::swap_with_display: worth = 0.15 * turns; break;
    case Power::peek: worth = 0.06 * peek * turns; break;
    case Power::card_for_4: worth = runs * (4 * outlook.pound - 0.5); break;
    case Power::pauper_to_work: worth = runs * 0.7 * outlook.cube; break;
    case Power::repay_for_12: worth = std::min(1, outlook.me.loans) * 3 * outlook.pound; break;
    case Power::spare_a_flip: worth = runs * outlook.habits.spared_flip / 2; break;
    }
    return outlook.habits.powers * worth;
}

double prospects(const Outlook& outlook, const Face& face, int collected) {
    if (outlook.last_turn()) return 0;
    double worth = worth_of_power(outlook, face.power, face.peek);
    if (face.effect == Effect::spare_a_flip) {
        worth += outlook.display_share * outlook.habits.spared_flip;
    } else if (face.effect == Effect::coffee_house) {
        worth += outlook.display_share * kCoffeeHouse;
    } else if (face.effect == Effect::activate_again) {
        worth += outlook.display_share * outlook.habits.spared_flip;
    } else if (!face.does_nothing()) {
        const double once = worth_later(outlook, yield_later(outlook, face, collected));
        worth += std::max(0.0, once) * outlook.display_share * (face.flips ? 1.0 : outlook.runs_left);
    }
    return worth;
}

double worth_in_display(const Outlook& outlook, const Face& face) {
    return face.end_prestige + prospects(outlook, face);
}

double cost_of_new_stack(const Outlook& outlook) {
    return outlook.habits.stack_cost * outlook.runs_left * outlook.cube;
}

double cost_of_dead_stack(const Outlook& outlook) { return outlook.habits.dead_stack * cost_of_new_stack(outlook); }

double cost_of_covering(const Outlook& outlook, const Stack& stack) {
    const double dead = cost_of_dead_stack(outlook);
    return stack.up ? dead + prospects(outlook, outlook.edition[stack.top], stack.money) : dead;
}

double cost_of_best_place(const Outlook& outlook) {
    double least = cost_of_new_stack(outlook);
    for (const Stack& stack : outlook.stacks) {
        if (!stack.placed) least = std::min(least, cost_of_covering(outlook, stack));
    }
    return least;
}

} // namespace londinium::london::thumb
