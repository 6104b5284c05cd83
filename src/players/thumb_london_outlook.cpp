#include "players/thumb_london_outlook.h"

#include "rules/london/scoring.h"

#include <algorithm>
#include <cmath>

namespace londinium::london::thumb {
namespace {

constexpr double kPoundAtTheEnd = 1.0 / 3;
constexpr double kUnpaidLoan = 7;
constexpr double kTurnsBelieved = 8; // so many turns must be seen to doubt the pace expected
constexpr double kSteepest = 3;      // prestige for a cube, at the end of the table

/// Is the action of this turn still to come?
bool before_the_action(const State& state) {
    switch (state.decision) {
    case Decision::turn:
    case Decision::seen:
    case Decision::back: return true;
    case Decision::draw: return state.now.draws_then == Decision::develop;
    default: return false;
    }
}

} // namespace

Outlook::Outlook(const Edition& e, const View& view, const Habits& h)
    : edition(e), state(view.shown), habits(h), seat(view.seat), me(state.of(seat)), hand(state.hand_of(seat)),
      stacks(state.stacks[seat]), powers(state, seat) {
    for (const Stack& stack : stacks) {
        if (!stack.up) continue;
        const Colour colour = edition[stack.top].colour;
        brown += colour == Colour::brown;
        blue += colour == Colour::blue;
        not_brown += colour != Colour::brown;
    }
    land = state.land_of(seat);
    boroughs = static_cast<int>(state.boroughs.count(seat));
    look_ahead();
    look_at_others();
    if (habits.hunt > 0 && !state.deck.empty()) look_for_engines();
    cube = (misery(poverty_ + 1) - misery(poverty_ - 1)) / 2;
    pound = earning(1);
}

void Outlook::look_ahead() {
    double turns = 0;
    if (!state.is_ending && !state.deck.empty()) {
        const double deck = static_cast<double>(state.deck.size());
        const double dealt = static_cast<double>(edition.deck_size() - std::size_t{kStartHand} * state.players);
        const double pace = (habits.deck_pace * kTurnsBelieved + dealt - deck) / (kTurnsBelieved + state.turn - 1);
        turns = std::max(1.0, deck / (state.players * std::max(1.0, pace)));
    }
    actions_left = turns + (before_the_action(state) ? 1 : 0);
    runs_left = actions_left <= 0 ? 0 : std::max(1.0, actions_left / habits.turns_per_run);
    hand_time = actions_left / (actions_left + habits.hand_fade);
    display_share = habits.display_share * actions_left / (actions_left + habits.display_fade);
    const double soon = 1 / ((1 + actions_left) * (1 + actions_left));
    hand_is_poverty_ = habits.hand_is_poverty + (1 - habits.hand_is_poverty) * soon;
}

void Outlook::look_at_others() {
    others_ = 1e9;
    for (std::size_t i = 0; i < state.players; ++i) {
        if (seat_at(i) == seat) continue;
        const double cards = static_cast<double>(state.hand[i].size());
        others_ = std::min(others_, state.player[i].poverty + hand_is_poverty_ * cards);
    }
    poverty_ = me.poverty + hand_is_poverty_ * static_cast<double>(hand.size());
}

/// How likely the deck's next card is one, from its letter and from what can be
/// seen. (What left the game is not looked for: nobody lets go of such a card.)
void Outlook::look_for_engines() {
    std::size_t letter = kLetters - 1; // of the next card
    std::size_t below = 0;             // cards of the later letters
    while (letter > 0 && state.deck.size() > below + edition.letter_sizes[letter])
        below += edition.letter_sizes[letter--];
    std::size_t hidden = state.deck.size() - below; // where it may be
    for (std::size_t i = 0; i < state.players; ++i) {
        if (seat_at(i) != seat) hidden += state.hand[i].size();
    }
    int unseen = 0;
    int own = 0;
    for (std::size_t i = 0; i < edition.cards.size(); ++i) {
        const Face& face = edition.cards[i];
        if (!is_engine(face) || face.copies[letter] == 0) continue;
        const Card card{static_cast<std::uint8_t>(i)};
        const auto is_it = [card](Card other) { return other == card; };
        const auto among_stacks = [&](std::span<const Stack> all) {
            return static_cast<int>(std::ranges::count_if(all, is_it, &Stack::top));
        };
        const int held = static_cast<int>(std::ranges::count_if(hand, is_it, &KnownCard::card));
        own += held + among_stacks(stacks);
        unseen += face.all_copies() - held - among_stacks(state.stacks.all()) -
                  static_cast<int>(std::ranges::count_if(state.covered, is_it));
        for (const auto& row : state.rows) unseen -= static_cast<int>(std::ranges::count_if(row, is_it));
    }
    const double chance = std::max(0, unseen) / static_cast<double>(hidden);
    hunting = hand_time * habits.hunt * (own > 0 ? habits.hunt_on : 1) * chance;
}

double Outlook::purse(int money, int loans) const {
    if (last_turn()) {
        const int repaid = std::min(loans, money / kRepayCost);
        return (money - repaid * kRepayCost) * kPoundAtTheEnd - kUnpaidLoan * (loans - repaid);
    }
    const double time = actions_left / (actions_left + 2);
    double loan = kRepayCost * kPoundAtTheEnd + habits.loan_trouble;
    if (edition.loans_bring_poverty) loan += habits.loan_runs * runs_left * cube;
    const double at_work = std::min<double>(money, habits.purse_at_work);
    const double more = habits.pound_at_work * time * at_work * (1 - at_work / (2 * habits.purse_at_work));
    return money * kPoundAtTheEnd + more - loans * loan;
}

double Outlook::paying(int pounds) const {
    if (pounds <= 0) return 0;
    const int loans = loans_to_pay(state, seat, pounds);
    const int money = me.money - pounds + (loans > 0 ? loans * loan_pays(powers) : 0);
    return purse(me.money, me.loans) - purse(money, me.loans + loans);
}

/// Who has least sheds all, the others what the least has: so a cube counts as
/// much for one who has fewer than all others as for one who has more.
double Outlook::misery(double cubes) const {
    const double more = cubes - others_;
    const double apart = std::abs(more);
    double cost = 0;
    if (last_turn()) {
        const int whole = static_cast<int>(apart);
        const double below = -poverty_penalty(whole);
        cost = below + (apart - whole) * (-poverty_penalty(whole + 1) - below);
    } else {
        const double straight = (kSteepest - habits.cube_least) / habits.cube_growth;
        const double curved = std::min(apart, straight);
        cost = curved * (habits.cube_least + habits.cube_growth * curved / 2) + (apart - curved) * kSteepest;
    }
    return more < 0 ? -cost : cost;
}

} // namespace londinium::london::thumb
