#include "players/london_inputs.h"
#include "players/thumb_london_city.h"
#include "players/thumb_london_hand.h"

#include <algorithm>

/// What the rules of thumb expect of a position, for the net: it learns sooner
/// where they go wrong than it would learn all of it.
namespace londinium {

using namespace london;

namespace {

enum Estimate : std::size_t { kHandPlan, kProspects, kPurse, kMisery, kMine, kBestOther, kCube, kPound, kEstimates };
constexpr std::array<std::string_view, kEstimates> kEstimateWords = {"hand", "display",    "purse",  "poverty",
                                                                     "mine", "best other", "a cube", "a pound"};

/// What a city still may bring.
double of_city(const thumb::Outlook& outlook) {
    double sum = 0;
    for (const Stack& stack : outlook.stacks) {
        if (stack.up) sum += thumb::prospects(outlook, outlook.edition[stack.top], stack.money);
    }
    return sum - static_cast<double>(outlook.stacks.size()) * thumb::cost_of_dead_stack(outlook);
}

/// Prestige that is sure by now, without money and poverty.
int sure(const ScoreLines& lines) { return lines.prestige + lines.cards + lines.boroughs + lines.undergrounds; }

} // namespace

void LondonInputs::name_estimates() {
    for (std::size_t i = 0; i < edition_.cards.size(); ++i) {
        if (!edition_.cards[i].placeable) continue;
        plain_card_ = static_cast<Card>(i);
        break;
    }
    estimates_ = names_.add_each("estimate", kEstimateWords);
    estimated_lead_ = names_.add_each("estimated lead", kPhaseWords);
}

void LondonInputs::fill_estimates(const State& state, Seat seat, const Standing& standing, Inputs& inputs) const {
    constexpr double kUnknownCardInHand = 1; // of another
    View view;                               // of which only the seat and what is open are asked for
    view.shown = state;
    // The rules of thumb look into the hand of whose place they take: the
    // others' are filled with a card that is as good as any.
    for (std::size_t s = 0; s < state.players; ++s) {
        if (seat_at(s) == seat) continue;
        for (KnownCard& held : view.shown.hand[s]) held.card = plain_card_;
    }
    double best = -1e9;
    for (std::size_t s = 0; s < state.players; ++s) {
        if (seat_at(s) == seat) continue;
        view.seat = seat_at(s);
        const thumb::Outlook other(edition_, view, habits_);
        best = std::max(best, sure(standing.score.lines[s]) + other.purse(other.me.money, other.me.loans) +
                                  of_city(other) +
                                  kUnknownCardInHand * other.hand_time * static_cast<double>(other.hand.size()));
    }
    view.seat = seat;
    const thumb::Outlook me(edition_, view, habits_);
    const double plan = thumb::HandPlan(me).worth();
    double city = of_city(me);
    if (state.now.is_placing && state.seat == seat) {
        city += thumb::worth_in_display(me, edition_[state.now.placing]) - thumb::cost_of_best_place(me);
    }
    const double purse = me.purse(me.me.money, me.me.loans);
    const double misery = -me.suffering(-standing.excess);
    const double mine = sure(standing.score.lines[index(seat)]) + purse + city + plan - misery;
    const auto set = [&](Estimate what, double value) { inputs.set(estimates_ + what, static_cast<float>(value)); };
    set(kHandPlan, plan / 10);
    set(kProspects, city / 10);
    set(kPurse, purse / 10);
    set(kMisery, misery / 10);
    set(kMine, mine / 50);
    set(kBestOther, best / 50);
    set(kCube, me.cube);
    set(kPound, me.pound);

    const float deck = static_cast<float>(state.deck.size());
    const float dealt = static_cast<float>(edition_.deck_size() - std::size_t{kStartHand} * state.players);
    const Phases phases(state.is_ending ? 1 : 1 - deck / dealt);
    phases.set(inputs, estimated_lead_, static_cast<float>((mine - best) / 20));
}

} // namespace londinium
