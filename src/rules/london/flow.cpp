#include "rules/london/flow.h"

#include "rules/london/city.h"
#include "rules/london/legal.h"

namespace londinium::london {

void start_turn(State& state) {
    state.now = ThisTurn{};
    state.decision = Decision::turn;
}

void after_first_draw(State& state) {
    const bool may_draw_two = Powers(state, state.seat).have(Power::draw_0_to_2);
    if (state.now.drawn < (may_draw_two ? 2 : 1)) return; // the same decision again
    finish_first_draw(state);
}

void finish_first_draw(State& state) {
    state.now.taken = KnownCard{};
    state.decision = state.seen.empty() ? Decision::action : Decision::back;
}

void begin_draws(State& state, int cards, Decision then) {
    state.now.draws_left = static_cast<std::uint8_t>(cards);
    state.now.draws_then = then;
    next_draw(state);
}

void next_draw(State& state) {
    if (state.now.draws_left > 0 && state.can_draw()) {
        state.decision = Decision::draw;
        return;
    }
    const Decision then = state.now.draws_then;
    state.now.draws_left = 0;
    state.now.draws_then = Decision{};
    if (then == Decision::develop) {
        state.decision = Decision::develop;
    } else {
        after_action(state);
    }
}

void after_action(State& state) {
    if (can_swap(state, Powers(state, state.seat))) {
        state.decision = Decision::end;
    } else {
        check_hand_limit(state);
    }
}

namespace {

void end_game(State& state) {
    state.now = ThisTurn{};
    state.seat = Seat{};
    state.decision = Decision::over;
}

/// Whether the turn just ended was the game's last (section 10).
bool was_last(State& state) {
    if (state.is_ending) return --state.last_turns == 0;
    if (state.now.took_from_deck) state.idle_turns = 0;
    if (state.deck.empty()) {
        state.is_ending = true;
        state.last_turns = static_cast<std::uint8_t>(state.players - 1);
        return false;
    }
    return !state.now.took_from_deck && ++state.idle_turns >= kIdleTurns;
}

} // namespace

void check_hand_limit(State& state) {
    if (state.hand_of(state.seat).size() > static_cast<std::size_t>(kHandLimit)) {
        state.decision = Decision::limit;
        return;
    }
    for (Stack& stack : state.stacks[state.seat]) stack.placed = stack.activated = false;
    if (was_last(state)) {
        end_game(state);
        return;
    }
    state.seat = next_seat(state.seat, state.players);
    ++state.turn;
    start_turn(state);
}

} // namespace londinium::london
