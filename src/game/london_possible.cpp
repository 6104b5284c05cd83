#include "game/london_possible.h"

#include "rules/london/city.h"
#include "rules/london/legal.h"
#include "rules/london/observe.h"

#include <algorithm>
#include <bit>

namespace londinium {

using namespace london;

namespace {

using Complaint = std::optional<std::string>;

std::string seat_name(std::size_t s) { return "seat " + std::to_string(s); }

Complaint cards(const LondonBook& book, const State& state) {
    std::array<int, kMostFaces> copies{};
    const auto here = [&](Card card) { ++copies[index(card)]; };
    for (const Card card : state.deck) here(card);
    for (const KnownCard& seen : state.seen) here(seen.card);
    for (const Hand& hand : state.hand) {
        for (const KnownCard& held : hand) here(held.card);
    }
    for (const auto& row : state.rows) {
        for (const Card card : row) here(card);
    }
    for (const Stack& stack : state.stacks.all()) here(stack.top);
    for (const Card card : state.covered) here(card);
    if (state.now.is_placing) here(state.now.placing);
    for (std::size_t i = 0; i < book.cards.size(); ++i) {
        if (copies[i] > book.edition.cards[i].all_copies()) {
            return "there are more copies of " + book.cards[i].id + " than the game has";
        }
    }
    return std::nullopt;
}

/// The most cards that one action draws.
std::size_t most_drawn(const LondonBook& book) {
    std::size_t most = 3;
    for (const Land& land : book.edition.boroughs) most = std::max<std::size_t>(most, land.cards);
    return most;
}

std::size_t copies_with(const LondonBook& book, Effect effect) {
    std::size_t copies = 0;
    for (const Face& face : book.edition.cards) {
        if (face.effect == effect) copies += face.all_copies();
    }
    return copies;
}

/// How many cards the player at turn may hold: so many that all draws to come
/// find room, whatever is drawn.
std::size_t most_held(const LondonBook& book, const State& state) {
    const std::size_t more = copies_with(book, Effect::action_draw_2); // each gives two cards for one
    const std::size_t limit = kHandLimit;
    switch (state.decision) {
    case Decision::turn:
    case Decision::seen: return limit + state.now.drawn;
    case Decision::back:
    case Decision::action: return Hand::capacity() - std::max(more, most_drawn(book));
    case Decision::develop:
    case Decision::spend:
    case Decision::where: return Hand::capacity() - more;
    case Decision::draw:
        return Hand::capacity() - state.now.draws_left - (state.now.draws_then == Decision::develop ? more : 0);
    default: return Hand::capacity();
    }
}

Complaint hands(const LondonBook& book, const State& state) {
    for (std::size_t s = 0; s < state.players; ++s) {
        const bool active = !state.over() && seat_at(s) == state.seat;
        const std::size_t most = active ? most_held(book, state) : static_cast<std::size_t>(kHandLimit);
        if (state.hand[s].size() > most) {
            return seat_name(s) + " holds more than " + std::to_string(most) + " cards";
        }
    }
    return std::nullopt;
}

Complaint cities(const LondonBook& book, const State& state) {
    const Edition& edition = book.edition;
    for (const Card card : state.covered) {
        if (!edition[card].placeable) return book.id(card) + " is never placed";
    }
    for (std::size_t s = 0; s < state.players; ++s) {
        const bool active = !state.over() && seat_at(s) == state.seat;
        for (const Stack& stack : state.stacks[seat_at(s)]) {
            const Face& face = edition[stack.top];
            const std::string& name = book.id(stack.top);
            if (!face.placeable) return name + " is never placed";
            if (!stack.up && !face.flips) return name + " never lies face down";
            if (stack.money > 0 && (!stack.up || face.power != Power::collect_on_placement)) {
                return "there is no money on " + name;
            }
            if ((stack.placed || stack.activated) && !active) {
                return "nothing is placed or activated in a turn of another player";
            }
            if (stack.activated && face.effect == Effect::spare_a_flip) return name + " is never activated";
        }
    }
    return std::nullopt;
}

Complaint map(const LondonBook& book, const State& state) {
    const Edition& edition = book.edition;
    const BoroughSet built = state.built();
    for (std::size_t s = 0; s < state.players; ++s) {
        if (state.boroughs.count(seat_at(s)) > static_cast<std::size_t>(kBuildingsEach)) {
            return seat_name(s) + " has more than " + std::to_string(kBuildingsEach) + " buildings";
        }
    }
    const auto grow = [&](BoroughSet from, BoroughSet within) {
        for (BoroughSet last = 0; last != from;) {
            last = from;
            for (std::size_t i = 0; i < edition.boroughs.size(); ++i) {
                if (holds(last, static_cast<Borough>(i))) from |= edition.boroughs[i].neighbours() & within;
            }
        }
        return from;
    };
    bool connected = built == 0;
    for (std::size_t i = 0; i < edition.boroughs.size(); ++i) {
        const auto borough = static_cast<Borough>(i);
        if (holds(edition.start & built, borough)) connected = connected || grow(only(borough), built) == built;
    }
    if (!connected) return "the buildings do not hang together from a starting borough";
    if (state.stations & ~built) return "an Underground marker stands where nobody has built";
    if (std::popcount(state.stations) > kUndergrounds) return "there are only 10 Underground markers";
    const BoroughSet first = (only(edition.city) | edition[edition.city].neighbours()) & state.stations;
    bool reached = state.stations == 0;
    for (std::size_t i = 0; i < edition.boroughs.size(); ++i) {
        const auto borough = static_cast<Borough>(i);
        if (holds(first, borough)) reached = reached || grow(only(borough), state.stations) == state.stations;
    }
    if (!reached) return "the Underground does not hang together from the City";
    return std::nullopt;
}

Complaint land(const LondonBook& book, const State& state) {
    BoroughSet seen = 0;
    std::size_t count = 0;
    Complaint twice;
    const auto here = [&](Borough borough) {
        if (holds(seen, borough)) twice = book.id(borough) + " is there twice";
        seen |= only(borough);
        ++count;
    };
    for (const Borough borough : state.boroughs.all()) here(borough);
    for (const Borough borough : state.offer) here(borough);
    for (const Borough borough : state.land_deck) here(borough);
    if (twice) return twice;
    if (book.edition.map) return map(book, state);
    if (count != book.boroughs.size()) return "a borough is nowhere";
    if (state.offer.size() < kOffer && !state.land_deck.empty()) return "the boroughs on offer were not refilled";
    return std::nullopt;
}

Complaint ending(const State& state) {
    if (state.is_ending && (!state.deck.empty() || !state.seen.empty())) {
        return "last turns come only when the deck is empty";
    }
    const bool ended = (state.is_ending && state.last_turns == 0) || state.idle_turns == kIdleTurns;
    if (state.over() != ended)
        return "the decision, last_turns and idle_turns do not agree on whether the game is over";
    return std::nullopt;
}

bool wants_frame(Decision decision) { return decision >= Decision::pay && decision <= Decision::flip; }

/// Whether the innermost activation is one in which this is asked.
bool frame_fits(const Edition& edition, const State& state) {
    const Frame& frame = state.frames.back();
    const Stack& stack = state.stacks[state.seat][frame.stack];
    const Face& face = edition[stack.top];
    switch (state.decision) {
    case Decision::pay: return face.activation_card != CardCost::none && stack.up && state.frames.size() == 1;
    case Decision::prison:
        return (face.effect == Effect::prison || face.effect == Effect::prison_prestige) && frame.left > 0;
    case Decision::workhouse: return face.effect == Effect::workhouse;
    case Decision::coffee: return face.effect == Effect::coffee_house;
    case Decision::again: return face.effect == Effect::activate_again;
    case Decision::victim:
        return face.effect == Effect::give_two_poverty ||
               (face.effect == Effect::pass_one_poverty && state.of(state.seat).poverty > 0);
    case Decision::station:
        return face.effect == Effect::place_two_undergrounds && frame.left > 0 && frame.left < 3 &&
               std::popcount(state.stations) < kUndergrounds;
    default: return face.flips && stack.up; // flip
    }
}

Complaint frames(const Edition& edition, const State& state) {
    if (wants_frame(state.decision) == state.frames.empty()) return "'frames' and the decision do not agree";
    if (state.frames.empty()) return std::nullopt;
    const auto stacks = state.stacks[state.seat];
    unsigned long long used[2] = {0, 0};
    for (std::size_t i = 0; i < state.frames.size(); ++i) {
        const std::size_t stack = state.frames[i].stack;
        if (!stacks[stack].activated) return "a card in 'frames' is not activated";
        if (i + 1 < state.frames.size() && edition[stacks[stack].top].effect != Effect::activate_again) {
            return "only an activate-again card waits for another in 'frames'";
        }
        if ((used[stack / 64] >> (stack % 64)) & 1U) return "a stack is in 'frames' twice";
        used[stack / 64] |= 1ULL << (stack % 64);
    }
    if (!frame_fits(edition, state)) return "the innermost of 'frames' does not lead to this decision";
    return std::nullopt;
}

Complaint turn(const LondonBook& book, const State& state) {
    const Edition& edition = book.edition;
    const ThisTurn& now = state.now;
    const bool placing = state.decision == Decision::spend || state.decision == Decision::where;
    if (placing != now.is_placing) return "'placing' and the decision do not agree";
    if (placing && !edition[now.placing].placeable) return "this card is never placed";
    if ((state.decision == Decision::draw) != (now.draws_left > 0)) return "'draws_left' and the decision do not agree";
    const bool by_card = state.decision == Decision::draw && now.draws_then == Decision::develop;
    if (now.draws_left > (by_card ? 2 : most_drawn(book))) return "no action draws so many cards";
    const bool developing = state.decision == Decision::develop || state.decision == Decision::where || by_card;
    if (now.free > (developing ? 2 * copies_with(book, Effect::action_place_2_free) : 0)) {
        return "'free' and the decision do not agree";
    }
    const bool peeked = state.decision == Decision::seen || state.decision == Decision::back;
    if (!peeked && !state.seen.empty()) return "'seen' and the decision do not agree";
    if (state.decision == Decision::seen && now.drawn == 0 && state.seen.empty()) return "no card was peeked at";
    if (state.loose > state.deck.size() + state.seen.size() || (state.loose > 0 && state.loose < state.seen.size())) {
        return "'loose' does not fit the deck";
    }
    const std::size_t most = Powers(state, state.seat).have(Power::draw_0_to_2) ? 1 : 0;
    if ((state.decision == Decision::turn || state.decision == Decision::seen) && now.drawn > most) {
        return "the draw at the start of the turn is over";
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> whats_impossible(const LondonBook& book, const State& state) {
    const Edition& edition = book.edition;
    for (const Complaint& complaint : {cards(book, state), hands(book, state), cities(book, state), land(book, state),
                                       ending(state), turn(book, state), frames(edition, state)}) {
        if (complaint) return complaint;
    }
    if (!state.over()) {
        Actions actions;
        legal(edition, state, actions);
        // Loans alone lead nowhere: a `develop` without a card to play, or a `run` without one to activate.
        const auto loan = [](const Action& action) { return action.verb == Verb::loan; };
        if (std::ranges::all_of(actions, loan)) return "nothing could be done at this decision";
    }
    return std::nullopt;
}

} // namespace londinium
