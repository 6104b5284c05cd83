#include "rules/london/effects.h"

#include "rules/london/board.h"
#include "rules/london/city.h"
#include "rules/london/flow.h"
#include "rules/london/hand.h"
#include "rules/london/legal.h"

#include <algorithm>
#include <bit>

namespace londinium::london {
namespace {

constexpr int kPrisonSpends = 3;
constexpr int kStationsPerUnderground = 2;
constexpr int kStationOverBridge = 3;
constexpr int kLloydsTakes = 2;
constexpr int kFleetStreetGives = 2;
constexpr int kSoldCardPays = 4;

Stack& stack_under_way(State& state) { return state.stacks[state.seat][state.frames.back().stack]; }

const Face& face_under_way(const Edition& edition, State& state) { return edition[stack_under_way(state).top]; }

template <class Counts>
int count_showing(const Edition& edition, const State& state, Counts counts) {
    int showing = 0;
    for (const Stack& stack : state.stacks[state.seat]) {
        if (stack.up && counts(edition[stack.top].colour)) ++showing;
    }
    return showing;
}

int count_land(const State& state, BoroughSet which) { return std::popcount(state.land_of(state.seat) & which); }

template <class Each>
void for_each_opponent(State& state, Each each) {
    for (std::size_t i = 0; i < state.players; ++i) {
        if (seat_at(i) != state.seat) each(seat_at(i));
    }
}

/// Goes on spending in a prison or the Workhouse, or leaves it when nothing
/// more can be spent.
void ask_to_spend(const Edition& edition, State& state) {
    const Hand& hand = state.hand_of(state.seat);
    if (face_under_way(edition, state).effect == Effect::workhouse) {
        state.decision = Decision::workhouse;
        if (!has(hand, edition.pauper)) finish_effect(edition, state);
    } else {
        state.decision = Decision::prison;
        if (hand.empty() || state.frames.back().left == 0) finish_effect(edition, state);
    }
}

void ask_for_station(const Edition& edition, State& state) {
    const bool supply = std::popcount(state.stations) < kUndergrounds;
    if (supply && state.frames.back().left > 0 && station_places(edition, state) != 0) {
        state.decision = Decision::station;
    } else {
        finish_effect(edition, state);
    }
}

void ask_for_coffee(const Edition& edition, State& state) {
    bool found = false;
    for_each_on_board(state, [&](Row, Card card) { found = found || edition[card].placeable; });
    if (found) {
        state.decision = Decision::coffee;
    } else {
        finish_effect(edition, state);
    }
}

void ask_for_repeat(const Edition& edition, State& state) {
    for (std::size_t i = 0; i < state.stacks.count(state.seat); ++i) {
        if (can_repeat(edition, state, i)) {
            state.decision = Decision::again;
            return;
        }
    }
    finish_effect(edition, state);
}

void others_pay_owner(State& state, int pounds) {
    for_each_opponent(state, [&](Seat other) {
        pay(state, other, pounds);
        state.of(state.seat).money += pounds;
    });
}

/// The words of the card, after its printed numbers (L8.2).
void carry_out_words(const Edition& edition, State& state) {
    Player& player = state.of(state.seat);
    Stack& stack = stack_under_way(state);
    Frame& frame = state.frames.back();
    switch (edition[stack.top].effect) {
    case Effect::none:
    case Effect::spare_a_flip:
    case Effect::action_draw_2:
    case Effect::action_place_2_free: break;
    case Effect::money_per_brown:
        player.money += count_showing(edition, state, [](Colour c) { return c == Colour::brown; });
        break;
    case Effect::prestige_per_non_brown:
        player.prestige += count_showing(edition, state, [](Colour c) { return c != Colour::brown; });
        break;
    case Effect::prestige_per_blue:
        player.prestige += count_showing(edition, state, [](Colour c) { return c == Colour::blue; });
        break;
    case Effect::money_per_borough: player.money += static_cast<int>(state.boroughs.count(state.seat)); break;
    case Effect::two_per_river_borough: player.money += 2 * count_land(state, edition.riverside); break;
    case Effect::two_per_north_borough: player.money += 2 * count_land(state, edition.north); break;
    case Effect::two_per_south_borough: player.money += 2 * count_land(state, ~edition.north); break;
    case Effect::prestige_per_river_borough: player.prestige += count_land(state, edition.riverside); break;
    case Effect::prison:
    case Effect::prison_prestige:
        frame.left = kPrisonSpends;
        ask_to_spend(edition, state);
        return;
    case Effect::workhouse: ask_to_spend(edition, state); return;
    case Effect::take_collected:
        player.money += stack.money;
        stack.money = 0;
        break;
    case Effect::coffee_house: ask_for_coffee(edition, state); return;
    case Effect::hand_brings_no_poverty: state.now.no_hand_poverty = true; break;
    case Effect::activate_again: ask_for_repeat(edition, state); return;
    case Effect::give_two_poverty: state.decision = Decision::victim; return;
    case Effect::pass_one_poverty:
        if (player.poverty > 0) {
            state.decision = Decision::victim;
            return;
        }
        break;
    case Effect::take_2_from_each: others_pay_owner(state, kLloydsTakes); break;
    case Effect::others_pay_per_borough:
        for_each_opponent(state, [&](Seat other) { pay(state, other, static_cast<int>(state.boroughs.count(other))); });
        break;
    case Effect::place_two_undergrounds:
        frame.left = kStationsPerUnderground;
        ask_for_station(edition, state);
        return;
    }
    finish_effect(edition, state);
}

void carry_out(const Edition& edition, State& state) {
    Player& player = state.of(state.seat);
    const Face& face = face_under_way(edition, state);
    player.money += face.gain_money;
    player.prestige += face.gain_prestige;
    lose_poverty(player, face.lose_poverty);
    player.poverty += face.gain_poverty;
    carry_out_words(edition, state);
}

/// The innermost activation is over: back to the Whitehall it was for, or to
/// the run.
void leave_frame(const Edition& edition, State& state) {
    state.frames.pop_back();
    if (state.frames.empty()) {
        state.decision = Decision::run;
    } else {
        finish_effect(edition, state);
    }
}

bool flip_can_be_spared(const Edition& edition, const State& state) {
    const std::size_t own = state.frames.back().stack;
    const auto stacks = state.stacks[state.seat];
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        if (i != own && stacks[i].up && edition[stacks[i].top].effect == Effect::spare_a_flip) return true;
    }
    const Land* land = topmost(edition, state, state.seat);
    return land != nullptr && land->optional == Power::spare_a_flip && !state.now.spared;
}

} // namespace

void activate(const Edition& edition, State& state, std::size_t stack) {
    const bool repeat = !state.frames.empty();
    state.frames.push_back({static_cast<std::uint8_t>(stack), 0});
    if (repeat) { // free of its activation cost, and not one activation more (L9.16)
        carry_out(edition, state);
        return;
    }
    stack_under_way(state).activated = true;
    ++state.now.activations;
    const Face& face = face_under_way(edition, state);
    if (face.activation_money > 0) pay(state, state.seat, face.activation_money);
    if (face.activation_card != CardCost::none) {
        state.decision = Decision::pay;
    } else {
        carry_out(edition, state);
    }
}

void spend_in_run(const Edition& edition, State& state, Card card) {
    spend(edition, state, state.seat, card);
    if (state.decision == Decision::pay) {
        carry_out(edition, state);
        return;
    }
    Player& player = state.of(state.seat);
    lose_poverty(player, 1);
    if (state.decision == Decision::workhouse) {
        player.money += 1;
    } else {
        if (face_under_way(edition, state).effect == Effect::prison_prestige) player.prestige += 1;
        --state.frames.back().left;
    }
    ask_to_spend(edition, state);
}

void take_in_coffee_house(const Edition& edition, State& state, Row row, Card card) {
    remove(state.row(row), card);
    pay(state, state.seat, edition[card].place_cost);
    lay_on(edition, state, state.seat, state.frames.back().stack, card);
    leave_frame(edition, state); // covered: there is nothing left to flip
}

void harm(const Edition& edition, State& state, Seat victim) {
    if (face_under_way(edition, state).effect == Effect::give_two_poverty) {
        state.of(victim).poverty += kFleetStreetGives;
    } else {
        --state.of(state.seat).poverty;
        ++state.of(victim).poverty;
    }
    finish_effect(edition, state);
}

void build_station(const Edition& edition, State& state, Borough borough) {
    if (station_over_bridge(edition, state, borough)) pay(state, state.seat, kStationOverBridge);
    state.stations |= only(borough);
    --state.frames.back().left;
    ask_for_station(edition, state);
}

void finish_effect(const Edition& edition, State& state) {
    state.frames.back().left = 0;
    Stack& stack = stack_under_way(state);
    if (edition[stack.top].flips && stack.up) {
        if (flip_can_be_spared(edition, state)) {
            state.decision = Decision::flip;
            return;
        }
        turn_down(edition, state, state.seat, state.frames.back().stack);
    }
    leave_frame(edition, state);
}

void answer_flip(const Edition& edition, State& state, Action answer) {
    switch (answer.verb) {
    case Verb::flip_stack: turn_down(edition, state, state.seat, answer.stack()); break;
    case Verb::spare: state.now.spared = true; break;
    default: turn_down(edition, state, state.seat, state.frames.back().stack); break;
    }
    leave_frame(edition, state);
}

void activate_borough(const Edition& edition, State& state) {
    const Land& land = *topmost(edition, state, state.seat);
    Player& player = state.of(state.seat);
    player.money += land.active_money;
    player.prestige += land.active_prestige;
    player.poverty = std::max(0, player.poverty + land.active_poverty);
    state.now.borough_done = true;
}

void sell(const Edition& edition, State& state, Card card) {
    spend(edition, state, state.seat, card);
    state.of(state.seat).money += kSoldCardPays;
    state.now.sold = true;
}

void employ(const Edition& edition, State& state) {
    spend(edition, state, state.seat, edition.pauper);
    lose_poverty(state.of(state.seat), 1);
    state.now.employed = true;
}

int poverty_of_run(const Edition& edition, const State& state, Seat seat) {
    int cubes = static_cast<int>(state.stacks.count(seat));
    if (!state.now.no_hand_poverty) cubes += static_cast<int>(state.hand_of(seat).size());
    if (edition.loans_bring_poverty) cubes += state.of(seat).loans;
    if (edition.land_relieves_poverty) cubes -= static_cast<int>(state.boroughs.count(seat));
    return cubes;
}

void finish_run(const Edition& edition, State& state) {
    Player& player = state.of(state.seat);
    player.poverty = std::max(0, player.poverty + poverty_of_run(edition, state, state.seat));
    after_action(state);
}

} // namespace londinium::london
