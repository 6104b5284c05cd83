#include "rules/markets/legal.h"

#include "rules/markets/specials.h"

namespace londinium::markets {
namespace {

/// The list being filled, and what every decision asks about.
struct Listing {
    const Edition& edition;
    const State& state;
    Seat seat;
    Actions& actions;
    const Player& player = state.of(seat);

    void say(Verb verb) { actions.push_back(Action::plain(verb)); }

    void say_kinds_of(Verb verb, const ByKind& cards) {
        for (const Kind kind : kAllKinds) {
            if (cards[index(kind)] > 0) actions.push_back(Action::with(verb, kind));
        }
    }

    void say_plays() {
        if (!can_play_another(state)) return;
        for_each_different(player.special, [&](Special card) {
            if (can_play(edition, state, card)) actions.push_back(Action::with(Verb::play, card));
        });
    }

    void tile() {
        for (std::size_t i = 0; i < kMarkets; ++i) {
            if (state.setting_up() && state.stalls[i].size() >= std::size_t{kSetUpTilesPerMarket}) continue;
            actions.push_back(Action::with(Verb::tile, static_cast<Market>(i)));
        }
    }

    void say_assistant(Pawn assistant) {
        if (state.is_used(assistant)) return;
        for (std::size_t i = 0; i < kMarkets; ++i) {
            const auto market = static_cast<Market>(i);
            if (!state.has_merchant(market)) actions.push_back(Action::assistant(assistant, market));
        }
    }

    void act() {
        if (!state.is_used(Pawn::builder)) say(Verb::builder);
        if (!state.is_used(Pawn::cashier)) say(Verb::cashier);
        if (!state.is_used(Pawn::buyer)) say(Verb::buyer);
        say_assistant(Pawn::lower);
        if (has_upper_assistant(state.players)) say_assistant(Pawn::upper);
        say_plays();
    }

    void bid() {
        for (const Kind kind : kAllKinds) {
            if (holds(state.closed, kind)) continue;
            for (std::size_t n = 1; n <= player.hand[index(kind)]; ++n) actions.push_back(Action::bid(kind, n));
        }
        say(Verb::bid_nothing);
    }

    void pile() {
        const PileSet piles = piles_to_choose(state);
        for (std::size_t i = 0; i < kPiles; ++i) {
            if (((piles >> i) & 1U) != 0) actions.push_back(Action::of_pile(i));
        }
    }
};

} // namespace

void legal(const Edition& edition, const State& state, Seat seat, Actions& actions) {
    actions.clear();
    if (seat != state.seat && state.decision != Decision::bid) return;
    Listing list{edition, state, seat, actions};
    switch (state.decision) {
    case Decision::tile: list.tile(); break;
    case Decision::act: list.act(); break;
    case Decision::after:
        list.say_plays();
        list.say(Verb::done);
        break;
    case Decision::goods:
    case Decision::restock: list.say_kinds_of(Verb::take, state.stocks); break;
    case Decision::exchange:
        list.say_kinds_of(Verb::give, list.player.hand);
        list.say(Verb::keep_hand);
        break;
    case Decision::bid: list.bid(); break;
    case Decision::prize:
        if (piles_to_choose(state) != 0) list.say(Verb::prize_pile);
        list.say(Verb::prize_cash);
        break;
    case Decision::pile: list.pile(); break;
    case Decision::keep:
        for_each_different(state.piles[state.looking - std::size_t{1}],
                           [&](Special card) { actions.push_back(Action::with(Verb::keep, card)); });
        break;
    case Decision::over: break;
    }
}

void legal(const Edition& edition, const State& state, Actions& actions) {
    legal(edition, state, asked(state), actions);
}

} // namespace londinium::markets
