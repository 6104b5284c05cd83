#include "players/thumb_london_weigh.h"

#include "rules/london/legal.h"
#include "rules/london/scoring.h"

#include <algorithm>

namespace londinium::london::thumb {
namespace {

constexpr double kNoCard = 1e9;
constexpr double kShareOverLimit = 0.2; // of a card's worth, if one must be discarded for it
constexpr double kHardlyBetter = 0.05;  // a swap for less is not worth the trouble
constexpr double kPeek = 0.05;          // a card seen; looking costs nothing
constexpr double kNextToOwn = 0.3;      // an Underground marker that leads on to a borough of one's own
constexpr double kFreePlacements = 0.5; // two, when cards for them are in hand
constexpr double kRepeatTooEarly = 2;   // for each card that Whitehall could still wait for
constexpr int kSoldCardPays = 4;
constexpr int kStationOverBridge = 3;

} // namespace

bool Weighing::comes_before(Verb verb) {
    return verb == Verb::repay || verb == Verb::loan || verb == Verb::swap || verb == Verb::peek;
}

void Weighing::weigh(const Actions& actions, std::span<double> worths) const {
    double best = -1e9;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (comes_before(actions[i].verb)) continue;
        worths[i] = worth(actions[i]);
        best = std::max(best, worths[i]);
    }
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (!comes_before(actions[i].verb)) continue;
        const double gain = worth_before(actions[i]);
        worths[i] = gain > 0 ? best + gain : std::min(best, 0.0) + gain;
    }
}

double Weighing::worth_before(Action action) const {
    const Player& me = outlook_.me;
    const double now = outlook_.purse(me.money, me.loans);
    switch (action.verb) {
    case Verb::repay: return outlook_.purse(me.money - repay_cost(outlook_.powers), me.loans - 1) - now;
    case Verb::loan: // comes by itself when it is needed
        return std::min(-0.1, outlook_.purse(me.money + loan_pays(outlook_.powers), me.loans + 1) - now);
    case Verb::swap: return plan_.exchange(action.given_card(), action.card()) - kHardlyBetter;
    default: return kPeek * static_cast<double>(peek_depth(outlook_.edition, outlook_.state, outlook_.seat));
    }
}

double Weighing::worth(Action action) const {
    const State& state = outlook_.state;
    switch (action.verb) {
    case Verb::repay:
    case Verb::loan:
    case Verb::swap:
    case Verb::peek: return worth_before(action);
    case Verb::draw_deck:
        return state.deck.back() == kUnknownCard ? worth_of_unseen(1) : worth_of_draw(state.deck.back());
    case Verb::draw_row:
    case Verb::take: return worth_of_draw(action.card());
    case Verb::draw_none: return 0;
    case Verb::back: return plan_.gain(action.card()); // the others get the last one first
    case Verb::develop: return forecast_develop(outlook_, plan_).worth;
    case Verb::buy: return worth_of_land(action.borough());
    case Verb::run: return forecast_run(outlook_, plan_).worth;
    case Verb::draw_three: return worth_of_unseen(3);
    case Verb::place: return worth_of_placing(outlook_, plan_, action.card());
    case Verb::use: return worth_of_use(action.card());
    case Verb::done: return 0;
    case Verb::spend: return worth_of_spending(action.card());
    case Verb::on_new: return -cost_of_new_stack(outlook_);
    case Verb::on: return -cost_of_covering(outlook_, outlook_.stacks[action.stack()]);
    case Verb::activate:
        return state.decision == Decision::again ? worth_of_repeat(action.stack())
                                                 : worth_of_activating(action.stack());
    case Verb::borough: return worth_of_borough();
    case Verb::sell: return outlook_.earning(kSoldCardPays) + saved_by_smaller_hand() - plan_.loss(action.card());
    case Verb::employ:
        return -outlook_.suffering(-std::min(1, outlook_.me.poverty)) + saved_by_smaller_hand() -
               plan_.loss(outlook_.edition.pauper);
    case Verb::take_row: return worth_of_coffee(action.card());
    case Verb::player: return worth_of_victim(action.seat());
    case Verb::station: return worth_of_station(action.borough());
    case Verb::flip: return 0;
    case Verb::flip_stack:
        return worth_of_sparing() - prospects(outlook_, outlook_.edition[outlook_.stacks[action.stack()].top]);
    case Verb::spare: return worth_of_sparing();
    case Verb::discard: return -plan_.loss(action.card());
    }
    return 0;
}

double Weighing::least_loss() const {
    double least = kNoCard;
    for (const KnownCard& held : outlook_.hand) least = std::min(least, plan_.loss(held.card));
    return least;
}

double Weighing::worth_of_draw(Card card) const {
    const bool full = outlook_.hand.size() >= static_cast<std::size_t>(kHandLimit);
    if (full) return std::max(0.0, plan_.gain(card) - least_loss()); // another will have to go
    if (outlook_.edition[card].is_pauper()) return plan_.gain(card);
    return plan_.gain(card) + outlook_.hand_time * outlook_.habits.any_card;
}

double Weighing::worth_of_unseen(int cards) const {
    const int room = kHandLimit - static_cast<int>(outlook_.hand.size());
    const int kept = std::clamp(room, 0, cards);
    // What one hunts for is kept, whatever must be discarded for it.
    return (kept + kShareOverLimit * (cards - kept)) * plan_.gain_unseen() + cards * outlook_.hunting;
}

/// In a run, a card that leaves the hand brings no poverty afterwards.
double Weighing::saved_by_smaller_hand() const { return outlook_.state.now.no_hand_poverty ? 0 : outlook_.cube; }

double Weighing::worth_of_spending(Card card) const {
    const State& state = outlook_.state;
    const double loss = plan_.loss(card);
    switch (state.decision) {
    case Decision::spend: {
        const int extra =
            cost_of_colour(outlook_, outlook_.edition[state.now.placing].colour, outlook_.edition[card].colour);
        return -loss - extra * outlook_.pound;
    }
    case Decision::pay: return saved_by_smaller_hand() - loss;
    default: {
        const Face& face = outlook_.edition[outlook_.stacks[state.frames.back().stack].top];
        double gain = -outlook_.suffering(-std::min(1, outlook_.me.poverty)) + saved_by_smaller_hand();
        if (face.effect == Effect::prison_prestige) gain += 1;
        if (face.effect == Effect::workhouse) gain += outlook_.pound;
        return gain - loss;
    }
    }
}

double Weighing::worth_of_use(Card card) const {
    const Face& face = outlook_.edition[card];
    const double gain = face.effect == Effect::action_draw_2 ? worth_of_unseen(2) : kFreePlacements;
    return gain - plan_.loss(card);
}

double Weighing::worth_of_activating(std::size_t stack) const {
    const Yield yield = yield_now(outlook_, stack);
    double worth = worth_of_activation(outlook_, stack, yield);
    if (yield.cards > 0) worth += yield.cards * (saved_by_smaller_hand() - least_loss());
    return worth + worth_of_order(stack);
}

/// What there is to gain or lose by not waiting: cards that count others must
/// come before these flip, and Whitehall repeats the best when all the others
/// are through.
double Weighing::worth_of_order(std::size_t stack) const {
    const Effect effect = outlook_.edition[outlook_.stacks[stack].top].effect;
    if (effect != Effect::money_per_brown && effect != Effect::prestige_per_non_brown &&
        effect != Effect::prestige_per_blue && effect != Effect::activate_again) {
        return 0;
    }
    double worth = 0;
    for (std::size_t i = 0; i < outlook_.stacks.size(); ++i) {
        const Face& other = outlook_.edition[outlook_.stacks[i].top];
        if (i == stack || !can_activate(outlook_.edition, outlook_.state, i)) continue;
        const bool brown = other.colour == Colour::brown;
        switch (effect) {
        case Effect::money_per_brown: worth += other.flips && brown ? outlook_.pound : 0; break;
        case Effect::prestige_per_non_brown: worth += other.flips && !brown ? 1 : 0; break;
        case Effect::prestige_per_blue: worth += other.flips && other.colour == Colour::blue ? 1 : 0; break;
        default: worth -= kRepeatTooEarly; break;
        }
    }
    return worth;
}

double Weighing::worth_of_repeat(std::size_t stack) const {
    const Stack& other = outlook_.stacks[stack];
    const Face& face = outlook_.edition[other.top];
    Yield yield = yield_of(outlook_, face, other.money);
    yield.money += face.activation_money;
    yield.cards -= face.activation_card == CardCost::none ? 0 : 1;
    double worth = worth_now(outlook_, yield) + yield.cards * saved_by_smaller_hand();
    if (other.up && face.flips) worth -= prospects(outlook_, face, other.money);
    return worth;
}

double Weighing::worth_of_coffee(Card card) const {
    const Face& face = outlook_.edition[card];
    return worth_in_display(outlook_, face) - outlook_.paying(face.place_cost);
}

double Weighing::worth_of_victim(Seat victim) const {
    // The leader is hurt first.
    const Score now = score(outlook_.edition, outlook_.state);
    int best = -1000;
    for (std::size_t i = 0; i < outlook_.state.players; ++i) {
        if (seat_at(i) != outlook_.seat) best = std::max(best, now.lines[i].total());
    }
    const double behind = best - now.lines[index(victim)].total();
    return outlook_.habits.spite * outlook_.cube * 10 / (10 + behind);
}

double Weighing::worth_of_station(Borough borough) const {
    const double prestige =
        holds(outlook_.land, borough) ? 2 : -2 * outlook_.habits.spite / (outlook_.state.players - 1);
    const bool dear = station_over_bridge(outlook_.edition, outlook_.state, borough);
    // Two markers: better one that leads on to another of one's own.
    const BoroughSet next = outlook_.edition[borough].neighbours() & outlook_.land & ~outlook_.state.stations;
    return prestige - (dear ? outlook_.paying(kStationOverBridge) : 0) + (next != 0 ? kNextToOwn : 0);
}

double Weighing::worth_of_sparing() const {
    const Stack& own = outlook_.stacks[outlook_.state.frames.back().stack];
    return prospects(outlook_, outlook_.edition[own.top], own.money);
}

double Weighing::worth_of_borough() const {
    const Land& land = *topmost(outlook_.edition, outlook_.state, outlook_.seat);
    // It must happen. Poverty first, so that the cards can remove it.
    if (land.active_poverty > 0) return 1;
    return outlook_.earning(land.active_money) + land.active_prestige -
           outlook_.suffering(std::max<int>(-outlook_.me.poverty, land.active_poverty));
}

double Weighing::worth_of_land(Borough borough) const {
    const Edition& edition = outlook_.edition;
    const Land& land = edition[borough];
    const Habits& habits = outlook_.habits;
    double worth = worth_of_unseen(land.cards) - outlook_.paying(land.cost) +
                   habits.land * outlook_.display_share / habits.display_share;
    if (edition.map) {
        return worth + land.end_prestige + habits.land_relief * outlook_.runs_left * outlook_.cube;
    }
    worth += land.prestige - outlook_.suffering(-std::min<int>(land.lose_poverty, outlook_.me.poverty));
    const auto abilities = [&](const Land& of) {
        return worth_of_power(outlook_, of.optional, of.peek) +
               outlook_.runs_left *
                   (of.active_money * outlook_.pound + of.active_prestige - of.active_poverty * outlook_.cube);
    };
    worth += habits.land_abilities * abilities(land);
    const Land* covered = topmost(edition, outlook_.state, outlook_.seat);
    return covered == nullptr ? worth : worth - habits.land_abilities * abilities(*covered);
}

} // namespace londinium::london::thumb
