#include "table/carry_through.h"

#include <algorithm>
#include <optional>

namespace londinium {
namespace {

using london::Action;
using london::Actions;
using london::Decision;
using london::State;
using london::Verb;

State after(const LondonBook& book, const State& state, Action action) {
    State next = state;
    london::apply(book.edition, next, action);
    return next;
}

/// The answer that costs least money to the questions that stand between an
/// action and its effect; none when something else is asked.
std::optional<Action> plain_answer(const LondonBook& book, const State& state, Seat seat) {
    if (state.over() || state.seat != seat) return std::nullopt;
    Actions legal;
    london::legal(book.edition, state, legal);
    const auto verb = [](Verb wanted) { return [wanted](Action action) { return action.verb == wanted; }; };
    switch (state.decision) {
    case Decision::where:
    case Decision::flip: {
        const auto* plain =
            std::ranges::find_if(legal, verb(state.decision == Decision::flip ? Verb::flip : Verb::on_new));
        return plain != legal.end() ? *plain : legal[0];
    }
    case Decision::spend:
    case Decision::pay:
        return *std::ranges::max_element(legal, {}, [&](Action action) {
            const london::Player then = after(book, state, action).of(seat);
            return then.money - 1000 * then.loans;
        });
    default: return std::nullopt;
    }
}

bool answer_all(const LondonBook& book, State& state, Seat seat) {
    bool any = false;
    while (const std::optional<Action> answer = plain_answer(book, state, seat)) {
        london::apply(book.edition, state, *answer);
        any = true;
    }
    return any;
}

bool takes_nothing(const london::Player& before, const london::Player& then) {
    return then.money >= before.money && then.loans <= before.loans && then.prestige >= before.prestige &&
           then.poverty <= before.poverty;
}

/// One more card or borough that asks for nothing and takes nothing.
bool use_one(const LondonBook& book, State& state, Seat seat) {
    Actions legal;
    london::legal(book.edition, state, legal);
    for (const Action action : legal) {
        if (action.verb != Verb::activate && action.verb != Verb::borough) continue;
        State next = after(book, state, action);
        if (next.decision == Decision::flip && next.seat == seat) answer_all(book, next, seat);
        const bool whole = next.decision == Decision::run && next.seat == seat;
        if (!whole || !takes_nothing(state.of(seat), next.of(seat))) continue;
        state = next;
        return true;
    }
    return false;
}

/// Does it if it may be done.
bool say(const LondonBook& book, State& state, Verb verb) {
    Actions legal;
    london::legal(book.edition, state, legal);
    if (std::ranges::find(legal, Action::plain(verb)) == legal.end()) return false;
    london::apply(book.edition, state, Action::plain(verb));
    return true;
}

void run_and_stop(const LondonBook& book, State& state, Seat seat) {
    while (use_one(book, state, seat)) {
    }
    // A borough must be used before one may stop, even where that takes something.
    if (!say(book, state, Verb::done) && say(book, state, Verb::borough)) say(book, state, Verb::done);
}

} // namespace

bool carry_through(const LondonBook& book, State& state, Seat seat, Action begun) {
    if (begun.verb == Verb::run) {
        run_and_stop(book, state, seat);
        return true;
    }
    // A borough that had to be used first: what it brings and stopping then.
    if (begun.verb == Verb::borough) return say(book, state, Verb::done);
    return (begun.verb == Verb::place || begun.verb == Verb::activate) && answer_all(book, state, seat);
}

bool carry_through(const MarketsBook&, markets::State&, Seat, markets::Action) { return false; }

} // namespace londinium
