#include "rules/markets/apply.h"

#include "rules/markets/auction.h"
#include "rules/markets/flow.h"
#include "rules/markets/goods.h"
#include "rules/markets/specials.h"

#include <cassert>

namespace londinium::markets {
namespace {

void lay_tile(const Edition& edition, State& state, Market market) {
    if (state.setting_up()) {
        lay_set_up_tile(state, market);
    } else {
        lay_tiles(state, state.seat, market, 1);
        finish_special(edition, state);
    }
}

void take_kind(const Edition& edition, State& state, Kind kind) {
    if (state.decision == Decision::goods) {
        take_due(edition, state, kind);
    } else {
        take_in_restock(state, kind);
    }
}

} // namespace

void apply(const Edition& edition, State& state, Seat seat, Action action) {
    assert(seat == state.seat || state.decision == Decision::bid);
    switch (action.verb) {
    case Verb::tile: lay_tile(edition, state, action.market()); break;
    case Verb::builder: use_merchant(edition, state, Pawn::builder); break;
    case Verb::cashier: use_merchant(edition, state, Pawn::cashier); break;
    case Verb::buyer: use_merchant(edition, state, Pawn::buyer); break;
    case Verb::assistant: use_assistant(edition, state, action.pawn, action.market()); break;
    case Verb::play: play(edition, state, action.special()); break;
    case Verb::done: finish_turn(edition, state); break;
    case Verb::take: take_kind(edition, state, action.kind()); break;
    case Verb::give: give_in_exchange(state, action.kind()); break;
    case Verb::keep_hand: keep_in_exchange(state); break;
    case Verb::bid: bid(edition, state, seat, {action.kind(), action.count}); break;
    case Verb::bid_nothing: bid(edition, state, seat, {}); break;
    case Verb::prize_pile: state.decision = Decision::pile; break;
    case Verb::prize_cash: take_cash(edition, state); break;
    case Verb::pile: look_through(state, action.pile_number()); break;
    case Verb::keep: keep(edition, state, action.special()); break;
    }
}

void apply(const Edition& edition, State& state, Action action) { apply(edition, state, asked(state), action); }

} // namespace londinium::markets
