#include "rules/markets/flow.h"

#include "rules/markets/goods.h"
#include "rules/markets/specials.h"

namespace londinium::markets {
namespace {

void begin_turn(State& state, Seat seat) {
    state.seat = seat;
    state.acted = false;
    state.played = 0;
    state.decision = Decision::act;
}

void begin_round(State& state) {
    ++state.round;
    state.now = state.market_cards.pop_back();
    state.closed = 0;
    begin_turn(state, state.first);
}

void use(State& state, Pawn pawn) {
    state.acted = true;
    state.used = static_cast<std::uint8_t>(state.used | (1U << static_cast<unsigned>(pawn)));
}

void lay_at(const Edition& edition, State& state, Market market, int tiles) {
    lay_tiles(state, state.seat, market, tiles);
    finish_action(edition, state);
}

void collect_at(const Edition& edition, State& state, Market market) {
    state.of(state.seat).money += taken_at(state, state.seat, market);
    finish_action(edition, state);
}

void show_money(State& state) {
    state.money_shown = true;
    for (std::size_t s = 0; s < state.players; ++s) state.shown_money[s] = state.player[s].money;
}

void pass_marker(State& state) {
    state.first = next_seat(state.first, state.players);
    begin_round(state);
}

void move_pawns(const Edition& edition, State& state) {
    for (Market& place : state.merchants) place = edition.after(place);
    for (std::uint8_t& space : state.assistants) {
        if (space != 0) ++space;
    }
    state.used = 0;
    switch (edition.space(state.assistants[0]).event) {
    case Event::none: break;
    case Event::special_card: begin_special_event(state); return;
    case Event::show_money: show_money(state); break;
    }
    pass_marker(state);
}

} // namespace

void lay_set_up_tile(State& state, Market market) {
    state.stall(market).lay(tile_owner(state));
    --state.of(state.seat).handed;
    state.seat = next_seat(state.seat, state.players);
    if (state.of(state.seat).handed == 0) begin_round(state);
}

void use_merchant(const Edition& edition, State& state, Pawn merchant) {
    use(state, merchant);
    const Market market = state.merchant_at(merchant);
    switch (merchant) {
    case Pawn::builder: lay_at(edition, state, market, kBuilderTiles); break;
    case Pawn::cashier: collect_at(edition, state, market); break;
    default: buy_at(edition, state, market); break;
    }
}

void use_assistant(const Edition& edition, State& state, Pawn assistant, Market market) {
    use(state, assistant);
    const bool lower = assistant == Pawn::lower;
    const Space& space = edition.space(state.assistants[lower ? 0 : 1]);
    switch (lower ? space.lower : space.upper) {
    case Task::tile: lay_at(edition, state, market, 1); break;
    case Task::money: collect_at(edition, state, market); break;
    case Task::goods: buy_at(edition, state, market); break;
    }
}

void finish_action(const Edition& edition, State& state) {
    if (can_play_any(edition, state)) {
        state.decision = Decision::after;
    } else {
        finish_turn(edition, state);
    }
}

void finish_special(const Edition& edition, State& state) {
    if (state.acted) {
        finish_action(edition, state);
    } else {
        state.decision = Decision::act;
    }
}

void finish_turn(const Edition& edition, State& state) {
    const Seat next = next_seat(state.seat, state.players);
    if (next != state.first) {
        begin_turn(state, next);
        return;
    }
    state.acted = false;
    state.played = 0;
    if (edition[state.now].closed) {
        finish_auctions(edition, state);
    } else {
        begin_restock(state);
    }
}

void finish_auctions(const Edition& edition, State& state) {
    if (state.last_round()) {
        state.seat = Seat{};
        state.decision = Decision::over;
    } else {
        move_pawns(edition, state);
    }
}

void finish_special_event(State& state) {
    state.picked = 0;
    pass_marker(state);
}

} // namespace londinium::markets
