#include "players/london_inputs.h"

#include <algorithm>

/// How far the game and the turn are, for the net.
namespace londinium {

using namespace london;

namespace {

enum Time : std::size_t { kPlayers3, kPlayers4, kDeck, kTurnsLeft, kFewTurns, kLastTurns, kEnding, kOneMore, kTimes };
constexpr std::array<std::string_view, kTimes> kTimeWords = {"three players", "four players",   "deck",
                                                             "turns left",    "few turns left", "very few turns left",
                                                             "ending",        "I have one more"};

/// What is worth more or less as the game goes on.
enum Changing : std::size_t {
    kItself,
    kMoney,
    kLoans,
    kHand,
    kPromise,
    kLead,
    kExcess,
    kStacks,
    kRunPoverty,
    kRunMoney,
    kRunPrestige,
    kRunRelief,
    kBoroughs,
    kChanging,
};
constexpr std::array<std::string_view, kChanging> kChangingWords = {
    "phase",  "money",       "loans",     "hand",         "promise of hand", "lead",    "more poverty",
    "stacks", "run poverty", "run money", "run prestige", "run relief",      "boroughs"};

constexpr std::array<std::string_view, 20> kDecisionWords = {
    "turn",   "seen",      "back",   "action", "draw",   "develop", "spend", "where", "run",   "pay",
    "prison", "workhouse", "coffee", "again",  "victim", "station", "flip",  "end",   "limit", "over"};

enum Turn : std::size_t {
    kBeforeAction,
    kPlayed,
    kDraws,
    kFree,
    kActivations,
    kRunning,
    kComing,
    kHandFree,
    kOverLimit,
    kLeft,
    kTheirsRunning,
    kTurns,
};
constexpr std::array<std::string_view, kTurns> kTurnWords = {
    "action to come",  "cards played", "draws left",     "free placements",   "activations", "running",
    "poverty to come", "hand is free", "over the limit", "left of an effect", "another runs"};

bool in_run(const State& state) {
    switch (state.decision) {
    case Decision::run:
    case Decision::pay:
    case Decision::prison:
    case Decision::workhouse:
    case Decision::coffee:
    case Decision::again:
    case Decision::victim:
    case Decision::station:
    case Decision::flip: return true;
    default: return false;
    }
}

bool before_action(const State& state) {
    switch (state.decision) {
    case Decision::turn:
    case Decision::seen:
    case Decision::back:
    case Decision::action: return true;
    default: return false;
    }
}

} // namespace

void LondonInputs::name_time() {
    time_ = names_.add_each("time", kTimeWords);
    phases_ = names_.list().size();
    for (const std::string_view what : kChangingWords) names_.add_each(what, kPhaseWords);
    constexpr std::array<std::string_view, kMostSeats> kWho = {"me", "next", "second", "third"};
    to_move_ = names_.add_each("to move", kWho);
    decision_ = names_.add_each("I am asked", kDecisionWords);
    turn_ = names_.add_each("this turn", kTurnWords);
}

void LondonInputs::fill_time(const State& state, Seat seat, const Standing& standing, Inputs& inputs) const {
    const float deck = static_cast<float>(state.deck.size());
    const float dealt = static_cast<float>(edition_.deck_size() - std::size_t{kStartHand} * state.players);
    const float turns = standing.turns;
    inputs.set(time_ + kPlayers3, state.players == 3, 1);
    inputs.set(time_ + kPlayers4, state.players == 4, 1);
    inputs.set(time_ + kDeck, deck / dealt);
    inputs.set(time_ + kTurnsLeft, turns / 20);
    inputs.set(time_ + kFewTurns, std::max(0.0F, 1 - turns / 5));
    inputs.set(time_ + kLastTurns, std::max(0.0F, 1 - turns / 2));
    inputs.set(time_ + kEnding, state.is_ending, 1);
    const std::size_t from_mover = (index(seat) + state.players - index(state.seat)) % state.players;
    const bool one_more = !state.is_ending || (from_mover > 0 && from_mover < state.last_turns);
    inputs.set(time_ + kOneMore, one_more, 1);

    const float promise = fill_hand(state, seat, inputs);
    const Player& me = state.of(seat);
    const Run& run = standing.run[index(seat)];
    const Phases phases(state.is_ending ? 1 : 1 - deck / dealt);
    const auto set = [&](Changing what, float value) { phases.set(inputs, phases_ + what * kPhases, value); };
    set(kItself, 1);
    set(kMoney, static_cast<float>(me.money) / 20);
    set(kLoans, static_cast<float>(me.loans) / 3);
    set(kHand, static_cast<float>(state.hand_of(seat).size()) / 6);
    set(kPromise, promise);
    set(kLead, static_cast<float>(standing.lead) / 20);
    set(kExcess, static_cast<float>(standing.excess) / 8);
    set(kStacks, static_cast<float>(state.stacks.count(seat)) / 8);
    set(kRunPoverty, static_cast<float>(run.poverty) / 10);
    set(kRunMoney, static_cast<float>(run.money) / 20);
    set(kRunPrestige, static_cast<float>(run.prestige) / 8);
    set(kRunRelief, static_cast<float>(run.relief) / 6);
    set(kBoroughs, static_cast<float>(state.boroughs.count(seat)) / 4);
}

void LondonInputs::fill_turn(const State& state, Seat seat, const Standing& standing, Inputs& inputs) const {
    if (state.over()) return;
    inputs.mark(to_move_ + (index(state.seat) + state.players - index(seat)) % state.players);
    const bool running = in_run(state);
    if (state.seat != seat) {
        inputs.set(turn_ + kTheirsRunning, running, 1);
        return;
    }
    const ThisTurn& now = state.now;
    inputs.mark(decision_ + static_cast<std::size_t>(state.decision));
    inputs.set(turn_ + kBeforeAction, before_action(state), 1);
    inputs.set(turn_ + kPlayed, std::min<int>(now.played, 4), 3);
    inputs.set(turn_ + kDraws, int{now.draws_left}, 3);
    inputs.set(turn_ + kFree, int{now.free}, 2);
    inputs.set(turn_ + kActivations, std::min<int>(now.activations, 6), 4);
    inputs.set(turn_ + kRunning, running, 1);
    if (running) {
        const int hand = now.no_hand_poverty ? static_cast<int>(state.hand_of(seat).size()) : 0;
        inputs.set(turn_ + kComing, standing.run[index(seat)].poverty - hand, 10);
        inputs.set(turn_ + kHandFree, now.no_hand_poverty, 1);
        if (!state.frames.empty()) inputs.set(turn_ + kLeft, int{state.frames.back().left}, 3);
    }
    const int over = static_cast<int>(state.hand_of(seat).size()) - kHandLimit;
    inputs.set(turn_ + kOverLimit, std::max(0, over), 3);
    if (now.is_placing) inputs.mark(placing_ + index(now.placing));
}

} // namespace londinium
