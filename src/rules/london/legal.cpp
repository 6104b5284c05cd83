#include "rules/london/legal.h"

#include "rules/london/board.h"
#include "rules/london/hand.h"

#include <bit>

namespace londinium::london {
namespace {

/// May a card of any colour be spent for the next placement? (L9.5, L9.20)
bool any_colour_pays(const State& state, const Powers& powers) {
    return powers.have(Power::any_colour_for_1) || (powers.have(Power::any_colour_once) && !state.now.any_colour_used);
}

/// Which cards of a hand could be placed: there must be another to spend (L6.2).
class Placing {
public:
    Placing(const Edition& edition, const State& state, const Powers& powers, const Hand& hand)
        : edition_(edition), free_(state.now.free > 0), any_pays_(hand.size() > 1 && any_colour_pays(state, powers)) {
        for (const KnownCard& held : hand) ++of_colour_[static_cast<std::size_t>(edition[held.card].colour)];
    }

    bool possible(Card card) const {
        const Face& face = edition_[card];
        return face.placeable && (free_ || any_pays_ || face.power == Power::free_placement ||
                                  of_colour_[static_cast<std::size_t>(face.colour)] > 1);
    }

private:
    const Edition& edition_;
    bool free_;
    bool any_pays_;
    std::array<std::uint8_t, kColours> of_colour_{};
};

/// The list being filled, and what every decision asks about.
struct Listing {
    const Edition& edition;
    const State& state;
    Actions& actions;
    Seat seat = state.seat;
    const Hand& hand = state.hand_of(seat);

    /// Is this the first of the hand's copies of a card?
    bool is_first(std::size_t i) const { return i == 0 || hand[i].card != hand[i - 1].card; }

    void say(Verb verb) { actions.push_back(Action::plain(verb)); }

    void say_each_hand_card(Verb verb) {
        for (std::size_t i = 0; i < hand.size(); ++i) {
            actions.push_back_if(is_first(i), Action::with(verb, hand[i].card));
        }
    }

    void say_hand_cards_of(Verb verb, Colour colour) {
        for (std::size_t i = 0; i < hand.size(); ++i) {
            const Card card = hand[i].card;
            actions.push_back_if(is_first(i) && edition[card].colour == colour, Action::with(verb, card));
        }
    }

    void say_each_board_card(Verb verb) {
        for (const Row r : {Row::top, Row::bottom}) {
            const BoardRow& row = state.row(r);
            for (std::size_t i = 0; i < row.size(); ++i) {
                actions.push_back_if(i == 0 || row[i] != row[i - 1], Action::from_row(verb, r, row[i]));
            }
        }
    }

    void say_boroughs(Verb verb, BoroughSet boroughs) {
        for (; boroughs != 0; boroughs &= boroughs - 1) {
            actions.push_back(Action::with(verb, static_cast<Borough>(std::countr_zero(boroughs))));
        }
    }

    void say_loan() {
        if (state.of(seat).loans < kMostFreeLoans) say(Verb::loan);
    }

    template <class Allowed>
    void say_swaps(const Powers& powers, Allowed allowed) {
        if (!can_swap(state, powers)) return;
        for (std::size_t i = 0; i < hand.size(); i = next_kind(hand, i)) {
            const Card given = hand[i].card;
            for_each_on_board(state, [&](Row row, Card card) {
                if (allowed(given, card)) actions.push_back(Action::swap(given, row, card));
            });
        }
    }
    void say_swaps(const Powers& powers) {
        say_swaps(powers, [](Card, Card) { return true; });
    }

    void turn();
    void seen();
    void action();
    void develop();
    void spend_to_place();
    void where();
    void run();
    void pay();
    void coffee();
    void flip();
};

void Listing::turn() {
    const Powers powers(state, seat);
    const Player& player = state.of(seat);
    if (edition.repay_in_play && state.now.drawn == 0 && !state.now.borrowed && player.loans > 0 &&
        player.money >= repay_cost(powers)) {
        say(Verb::repay);
    }
    say_loan();
    say_swaps(powers);
    if (!state.deck.empty()) {
        if (powers.have(Power::peek) && state.now.drawn == 0) say(Verb::peek);
        say(Verb::draw_deck);
    }
    say_each_board_card(Verb::draw_row);
    if (powers.have(Power::draw_0_to_2) || !state.can_draw()) say(Verb::draw_none);
}

void Listing::seen() {
    for (std::size_t i = 0; i < state.seen.size(); ++i) {
        const Card card = state.seen[i].card;
        if (i == 0 || card != state.seen[i - 1].card) actions.push_back(Action::with(Verb::take, card));
    }
    say_each_board_card(Verb::draw_row);
    const bool nothing = state.seen.empty() && state.board_empty();
    if (nothing || Powers(state, seat).have(Power::draw_0_to_2)) say(Verb::draw_none);
}

void Listing::action() {
    const Powers powers(state, seat);
    if (can_play(edition, state, powers, hand)) say(Verb::develop);
    say_boroughs(Verb::buy, boroughs_for_sale(edition, state));
    bool can_run = !edition.run_needs_activation;
    for (std::size_t i = 0; !can_run && i < state.stacks.count(seat); ++i) can_run = can_activate(edition, state, i);
    if (can_run) say(Verb::run);
    say(Verb::draw_three);
    say_loan();
    say_swaps(powers);
}

void Listing::develop() {
    const Powers powers(state, seat);
    const Placing placing(edition, state, powers, hand);
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const Card card = hand[i].card;
        actions.push_back_if(is_first(i) && edition[card].is_action(), Action::with(Verb::use, card));
        actions.push_back_if(is_first(i) && placing.possible(card), Action::with(Verb::place, card));
    }
    if (state.now.played > 0) say(Verb::done);
    say_loan();
    if (state.now.played > 0) {
        say_swaps(powers);
    } else {
        // L6.1: the action must still lead to a card played.
        say_swaps(powers, [&](Card given, Card card) {
            Hand after = hand;
            remove(after, given);
            add(after, card, 0);
            return can_play(edition, state, powers, after);
        });
    }
}

void Listing::spend_to_place() {
    const Powers powers(state, seat);
    if (any_colour_pays(state, powers)) {
        say_each_hand_card(Verb::spend);
    } else {
        say_hand_cards_of(Verb::spend, edition[state.now.placing].colour);
    }
}

void Listing::where() {
    say(Verb::on_new);
    const auto stacks = state.stacks[seat];
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        actions.push_back_if(!stacks[i].placed, Action::on_stack(Verb::on, i));
    }
}

void Listing::run() {
    const Powers powers(state, seat);
    for (std::size_t i = 0; i < state.stacks.count(seat); ++i) {
        if (can_activate(edition, state, i)) actions.push_back(Action::on_stack(Verb::activate, i));
    }
    const Land* land = topmost(edition, state, seat);
    const bool borough_waits = land != nullptr && land->has_active && !state.now.borough_done;
    if (borough_waits) say(Verb::borough);
    if (powers.have(Power::card_for_4) && !state.now.sold) say_each_hand_card(Verb::sell);
    if (powers.have(Power::pauper_to_work) && !state.now.employed && has(hand, edition.pauper)) say(Verb::employ);
    if (!borough_waits && (state.now.activations > 0 || !edition.run_needs_activation)) say(Verb::done);
    say_loan();
    say_swaps(powers);
}

void Listing::pay() {
    const Stack& stack = state.stacks[seat][state.frames.back().stack];
    if (edition[stack.top].activation_card == CardCost::blue_card) {
        say_hand_cards_of(Verb::spend, Colour::blue);
    } else {
        say_each_hand_card(Verb::spend);
    }
}

void Listing::coffee() {
    for_each_on_board(state, [&](Row row, Card card) {
        if (edition[card].placeable) actions.push_back(Action::from_row(Verb::take_row, row, card));
    });
}

void Listing::flip() {
    say(Verb::flip);
    const auto stacks = state.stacks[seat];
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        if (i != state.frames.back().stack && stacks[i].up && edition[stacks[i].top].effect == Effect::spare_a_flip) {
            actions.push_back(Action::on_stack(Verb::flip_stack, i));
        }
    }
    const Land* land = topmost(edition, state, seat);
    if (land != nullptr && land->optional == Power::spare_a_flip && !state.now.spared) say(Verb::spare);
}

} // namespace

bool can_swap(const State& state, const Powers& powers) {
    return powers.have(Power::swap_with_display) && !state.now.swapped && !state.hand_of(state.seat).empty() &&
           !state.board_empty();
}

bool can_play(const Edition& edition, const State& state, const Powers& powers, const Hand& hand) {
    const Placing placing(edition, state, powers, hand);
    for (const KnownCard& held : hand) {
        if (edition[held.card].is_action() || placing.possible(held.card)) return true;
    }
    return false;
}

bool can_repeat(const Edition& edition, const State& state, std::size_t stack) {
    const Stack& other = state.stacks[state.seat][stack];
    if (!other.activated || edition[other.top].does_nothing()) return false;
    // A card whose own activation is still under way is not repeated inside it.
    for (const Frame& frame : state.frames) {
        if (frame.stack == stack) return false;
    }
    return true;
}

bool can_activate(const Edition& edition, const State& state, std::size_t stack) {
    const auto stacks = state.stacks[state.seat];
    if (!stacks[stack].up || stacks[stack].activated) return false;
    const Face& face = edition[stacks[stack].top];
    const Hand& hand = state.hand_of(state.seat);

    if (face.activation_card == CardCost::any_card && hand.empty()) return false;
    if (face.activation_card == CardCost::blue_card) {
        bool blue = false;
        for (const KnownCard& held : hand) blue = blue || edition[held.card].colour == Colour::blue;
        if (!blue) return false;
    }
    switch (face.effect) {
    case Effect::spare_a_flip: return false;
    case Effect::none:
        // L8.7: a card that does nothing serves only to meet 1E's minimum.
        return !face.does_nothing() || (edition.run_needs_activation && state.now.activations == 0);
    case Effect::coffee_house: {
        // The card this activation spends goes to the board before the coffee
        // house takes one, but it may not be placeable: do not count on it.
        bool found = false;
        for_each_on_board(state, [&](Row, Card card) { found = found || edition[card].placeable; });
        return found;
    }
    case Effect::activate_again: {
        for (std::size_t i = 0; i < stacks.size(); ++i) {
            if (i != stack && can_repeat(edition, state, i)) return true;
        }
        return false;
    }
    default: return true;
    }
}

BoroughSet boroughs_for_sale(const Edition& edition, const State& state) {
    BoroughSet set = 0;
    if (!edition.map) {
        for (const Borough borough : state.offer) set |= only(borough);
        return set;
    }
    if (state.boroughs.count(state.seat) >= static_cast<std::size_t>(kBuildingsEach)) return 0;
    if (state.boroughs.total() == 0) return edition.start;
    for (const Borough borough : state.boroughs.all()) set |= edition[borough].neighbours();
    return set & ~state.built();
}

BoroughSet station_places(const Edition& edition, const State& state) {
    BoroughSet reached = 0;
    if (state.stations == 0) {
        reached = only(edition.city) | edition[edition.city].neighbours();
    } else {
        for (std::size_t i = 0; i < edition.boroughs.size(); ++i) {
            if (holds(state.stations, static_cast<Borough>(i))) reached |= edition.boroughs[i].neighbours();
        }
    }
    return reached & state.built() & ~state.stations;
}

bool station_over_bridge(const Edition& edition, const State& state, Borough borough) {
    return state.stations != 0 && (edition[borough].land_neighbours & state.stations) == 0;
}

void legal(const Edition& edition, const State& state, Actions& actions) {
    actions.clear();
    Listing list{edition, state, actions};
    switch (state.decision) {
    case Decision::turn: list.turn(); break;
    case Decision::seen: list.seen(); break;
    case Decision::back:
        for (std::size_t i = 0; i < state.seen.size(); ++i) {
            const Card card = state.seen[i].card;
            if (i == 0 || card != state.seen[i - 1].card) actions.push_back(Action::with(Verb::back, card));
        }
        break;
    case Decision::action: list.action(); break;
    case Decision::draw:
        if (!state.deck.empty()) list.say(Verb::draw_deck);
        list.say_each_board_card(Verb::draw_row);
        break;
    case Decision::develop: list.develop(); break;
    case Decision::spend: list.spend_to_place(); break;
    case Decision::where: list.where(); break;
    case Decision::run: list.run(); break;
    case Decision::pay: list.pay(); break;
    case Decision::prison:
        list.say_each_hand_card(Verb::spend);
        list.say(Verb::done);
        break;
    case Decision::workhouse:
        list.say_hand_cards_of(Verb::spend, Colour::grey);
        list.say(Verb::done);
        break;
    case Decision::coffee: list.coffee(); break;
    case Decision::again:
        for (std::size_t i = 0; i < state.stacks.count(state.seat); ++i) {
            if (can_repeat(edition, state, i)) actions.push_back(Action::on_stack(Verb::activate, i));
        }
        break;
    case Decision::victim:
        for (std::size_t i = 0; i < state.players; ++i) {
            if (seat_at(i) != state.seat) actions.push_back(Action::with(Verb::player, seat_at(i)));
        }
        break;
    case Decision::station: list.say_boroughs(Verb::station, station_places(edition, state)); break;
    case Decision::flip: list.flip(); break;
    case Decision::end:
        list.say_swaps(Powers(state, state.seat));
        list.say(Verb::done);
        break;
    case Decision::limit: list.say_each_hand_card(Verb::discard); break;
    case Decision::over: break;
    }
}

} // namespace londinium::london
