#include "rules/london/apply.h"

#include "rules/london/board.h"
#include "rules/london/city.h"
#include "rules/london/effects.h"
#include "rules/london/flow.h"
#include "rules/london/hand.h"
#include "rules/london/legal.h"

#include <cassert>

namespace londinium::london {
namespace {

void borrow(State& state) {
    Player& player = state.of(state.seat);
    player.money += loan_pays(Powers(state, state.seat));
    ++player.loans;
    state.now.borrowed = true;
}

void repay(State& state) {
    Player& player = state.of(state.seat);
    player.money -= repay_cost(Powers(state, state.seat));
    --player.loans;
}

void swap(State& state, Action action) {
    remove(state.hand_of(state.seat), action.given_card());
    draw_from_row(state, state.seat, action.row, action.card());
    add(state.row(action.row), action.given_card());
    state.now.swapped = true;
    if (state.decision == Decision::end) after_action(state);
}

/// After a card was taken, by the start of a turn or by a further draw.
void card_drawn(State& state) {
    if (state.decision == Decision::draw) {
        --state.now.draws_left;
        next_draw(state);
    } else {
        ++state.now.drawn;
        after_first_draw(state);
    }
}

void buy(const Edition& edition, State& state, Borough borough) {
    const Land& land = edition[borough];
    pay(state, state.seat, land.cost);
    state.boroughs.push_back(state.seat, borough);
    gather_powers(edition, state, state.seat);
    if (!edition.map) {
        std::size_t place = 0;
        while (state.offer[place] != borough) ++place;
        state.offer.erase(place);
        if (!state.land_deck.empty()) {
            const Borough next = state.land_deck.pop_back();
            place = 0;
            while (place < state.offer.size() && state.offer[place] < next) ++place;
            state.offer.insert(place, next);
        }
        Player& player = state.of(state.seat);
        player.prestige += land.prestige;
        lose_poverty(player, land.lose_poverty);
    }
    begin_draws(state, land.cards, Decision::end);
}

/// All money for a placement is paid as one sum, then the card waits for its
/// place (L6.4).
void pay_to_place(const Edition& edition, State& state, int extra) {
    pay(state, state.seat, edition[state.now.placing].place_cost + extra);
    state.decision = Decision::where;
}

void place(const Edition& edition, State& state, Card card) {
    remove(state.hand_of(state.seat), card);
    state.now.is_placing = true;
    state.now.placing = card;
    if (state.now.free > 0) {
        --state.now.free; // a Coffee House too uses one up (L6.8)
        pay_to_place(edition, state, 0);
    } else if (edition[card].power == Power::free_placement) {
        pay_to_place(edition, state, 0);
    } else {
        state.decision = Decision::spend;
    }
}

void spend_to_place(const Edition& edition, State& state, Card card) {
    int extra = 0;
    if (edition[card].colour != edition[state.now.placing].colour) {
        const Powers powers(state, state.seat);
        if (powers.have(Power::any_colour_once) && !state.now.any_colour_used) {
            state.now.any_colour_used = true;
        } else {
            extra = 1;
        }
    }
    spend(edition, state, state.seat, card);
    pay_to_place(edition, state, extra);
}

void laid(State& state) {
    state.now.is_placing = false;
    state.now.placing = Card{};
    ++state.now.played;
    state.decision = Decision::develop;
}

void use(const Edition& edition, State& state, Card card) {
    remove(state.hand_of(state.seat), card);
    ++state.now.played;
    if (edition[card].effect == Effect::action_draw_2) {
        begin_draws(state, 2, Decision::develop);
    } else {
        state.now.free = static_cast<std::uint8_t>(state.now.free + 2);
    }
}

void spend_card(const Edition& edition, State& state, Card card) {
    if (state.decision == Decision::spend) {
        spend_to_place(edition, state, card);
    } else {
        spend_in_run(edition, state, card);
    }
}

void done(const Edition& edition, State& state) {
    switch (state.decision) {
    case Decision::develop:
        state.now.free = 0;
        after_action(state);
        break;
    case Decision::run: finish_run(edition, state); break;
    case Decision::end: check_hand_limit(state); break;
    default: finish_effect(edition, state); break; // prison, workhouse
    }
}

} // namespace

void apply(const Edition& edition, State& state, Action action) {
    switch (action.verb) {
    case Verb::repay: repay(state); break;
    case Verb::loan: borrow(state); break;
    case Verb::swap: swap(state, action); break;
    case Verb::peek:
        peek(edition, state, state.seat, peek_depth(edition, state, state.seat));
        state.decision = Decision::seen;
        break;
    case Verb::draw_deck:
        draw_from_deck(state, state.seat);
        card_drawn(state);
        break;
    case Verb::draw_row:
        draw_from_row(state, state.seat, action.row, action.card());
        card_drawn(state);
        break;
    case Verb::draw_none: finish_first_draw(state); break;
    case Verb::take:
        take_seen(state, state.seat, action.card());
        card_drawn(state);
        break;
    case Verb::back:
        put_back(state, state.seat, action.card());
        finish_first_draw(state);
        break;
    case Verb::develop: state.decision = Decision::develop; break;
    case Verb::buy: buy(edition, state, action.borough()); break;
    case Verb::run: state.decision = Decision::run; break;
    case Verb::draw_three: begin_draws(state, 3, Decision::end); break;
    case Verb::place: place(edition, state, action.card()); break;
    case Verb::use: use(edition, state, action.card()); break;
    case Verb::done: done(edition, state); break;
    case Verb::spend: spend_card(edition, state, action.card()); break;
    case Verb::on_new:
        lay_new(edition, state, state.seat, state.now.placing);
        laid(state);
        break;
    case Verb::on:
        lay_on(edition, state, state.seat, action.stack(), state.now.placing);
        laid(state);
        break;
    case Verb::activate: activate(edition, state, action.stack()); break;
    case Verb::borough: activate_borough(edition, state); break;
    case Verb::sell: sell(edition, state, action.card()); break;
    case Verb::employ: employ(edition, state); break;
    case Verb::take_row: take_in_coffee_house(edition, state, action.row, action.card()); break;
    case Verb::player: harm(edition, state, action.seat()); break;
    case Verb::station: build_station(edition, state, action.borough()); break;
    case Verb::flip:
    case Verb::flip_stack:
    case Verb::spare: answer_flip(edition, state, action); break;
    case Verb::discard:
        spend(edition, state, state.seat, action.card());
        check_hand_limit(state);
        break;
    }
}

} // namespace londinium::london
