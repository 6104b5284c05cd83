#include "terminal/london/clauses.h"

#include "terminal/london/table.h"

#include <algorithm>
#include <utility>

namespace londinium {

using london::Action;
using london::Card;
using london::Decision;
using london::State;
using london::Verb;
using london::View;

namespace {

Card under_way(const State& state) { return state.stacks[state.seat][state.frames.back().stack].top; }

std::size_t copies(const london::Hand& hand, Card card) {
    return static_cast<std::size_t>(std::ranges::count(hand, card, &london::KnownCard::card));
}

/// Cards that came from where only their new owner sees them.
bool is_unseen_draw(Verb verb) { return verb == Verb::draw_deck || verb == Verb::take; }

} // namespace

std::string Clauses::drawn(const View& before, const View& after, Seat seat) const {
    const london::Hand& had = before.shown.hand_of(seat);
    const london::Hand& has = after.shown.hand_of(seat);
    for (const london::KnownCard& held : has) {
        if (held.card != london::kUnknownCard && copies(has, held.card) > copies(had, held.card)) {
            return phrases_.marked(held.card);
        }
    }
    return {};
}

std::string Clauses::built(const View& before, Seat seat, Action action) const {
    const std::string card = phrases_.marked(before.shown.now.placing);
    std::string text;
    if (action.verb == Verb::on_new) {
        text = phrases_.say("story.built-new", {{"card", card}});
    } else if (top_is_hidden(phrases_, before, seat, action.stack())) {
        text = phrases_.say("story.built-on-hidden", {{"card", card}, {"n", action.stack() + 1}});
    } else {
        const std::string under = phrases_.marked(before.shown.stacks[seat][action.stack()].top);
        text = phrases_.say("story.built-on", {{"card", card}, {"under", under}});
    }
    if (given_up_) text += phrases_.say("story.given-up", {{"card", phrases_.marked(*given_up_)}});
    return text;
}

std::string Clauses::finished(const View& before) const {
    return before.shown.decision == Decision::run ? phrases_.say("story.ran") : "";
}

std::string Clauses::spent(const View& before, Action action) const {
    const std::string card = phrases_.marked(action.card());
    switch (before.shown.decision) {
    case Decision::pay:
        return phrases_.say("story.paid", {{"card", card}, {"for", phrases_.name(under_way(before.shown))}});
    case Decision::spend: return {}; // said when the card is built
    default: return phrases_.say("story.spent", {{"card", card}, {"in", phrases_.name(under_way(before.shown))}});
    }
}

std::string Clauses::clause(const View& before, const View& after, Seat seat, Action action) const {
    const auto say = [&](std::string_view id, std::initializer_list<Fill> fills = {}) {
        return phrases_.say(id, fills);
    };
    const auto with_card = [&](std::string_view id) { return say(id, {{"card", phrases_.marked(action.card())}}); };
    const auto with_stack = [&](std::string_view id, std::size_t stack) {
        return say(id, {{"card", phrases_.marked(before.shown.stacks[seat][stack].top)}});
    };
    const auto with_borough = [&](std::string_view id, london::Borough borough) {
        return say(id, {{"borough", phrases_.name(borough)}});
    };
    switch (action.verb) {
    case Verb::repay: return say("story.repaid");
    case Verb::loan: return say("story.borrowed", {{"n", after.shown.of(seat).money - before.shown.of(seat).money}});
    case Verb::swap:
        return say("story.swapped",
                   {{"given", phrases_.marked(action.given_card())}, {"card", phrases_.marked(action.card())}});
    case Verb::peek: return say("story.peeked", {{"n", after.shown.seen.size()}});
    case Verb::draw_row: return with_card("story.took");
    case Verb::draw_none: return say("story.drew-none");
    case Verb::back: return with_card("story.put-back");
    case Verb::buy: return with_borough("story.bought", action.borough());
    case Verb::run: return say("story.runs");
    case Verb::draw_three: return say("story.draws-three");
    case Verb::use: return with_card("story.used");
    case Verb::done: return finished(before);
    case Verb::spend: return spent(before, action);
    case Verb::on_new:
    case Verb::on: return built(before, seat, action);
    case Verb::activate:
        return with_stack(before.shown.decision == Decision::again ? "story.activated-again" : "story.activated",
                          action.stack());
    case Verb::borough: return with_borough("story.borough", before.shown.boroughs[seat].back());
    case Verb::sell: return with_card("story.sold");
    case Verb::employ: return say("story.employed");
    case Verb::take_row: return with_card("story.coffee");
    case Verb::player: return say("story.victim", {{"player", phrases_.name(action.seat())}});
    case Verb::station: return with_borough("story.station", action.borough());
    case Verb::flip: return with_stack("story.flipped", before.shown.frames.back().stack);
    case Verb::flip_stack:
        return say("story.flipped-instead", {{"card", phrases_.marked(before.shown.stacks[seat][action.stack()].top)},
                                             {"other", phrases_.marked(under_way(before.shown))}});
    case Verb::spare:
        return say("story.spared", {{"card", phrases_.marked(under_way(before.shown))},
                                    {"borough", phrases_.name(before.shown.boroughs[seat].back())}});
    case Verb::discard: return with_card("story.discarded");
    case Verb::draw_deck:
    case Verb::take:    // said with the other draws
    case Verb::develop: // what is built says it
    case Verb::place: return {};
    }
    return {};
}

std::string Clauses::changes(const State& before, const State& after, Seat seat) const {
    std::vector<std::string> parts;
    if (const std::string own = phrases_.told(change_between(before, after, seat)); !own.empty()) parts.push_back(own);
    for (std::size_t s = 0; s < before.players; ++s) {
        if (seat_at(s) == seat) continue;
        const std::string text = phrases_.told(change_between(before, after, seat_at(s)));
        if (!text.empty())
            parts.push_back(phrases_.say("story.other", {{"player", phrases_.names()[s]}, {"change", text}}));
    }
    return parts.empty() ? "" : phrases_.say("story.changes", {{"changes", phrases_.list(parts)}});
}

void Clauses::add(const View& before, const View& after, Seat seat, Action action) {
    if (action.verb == Verb::place) {
        before_building_ = before.shown;
        given_up_.reset();
    }
    if (action.verb == Verb::spend && before.shown.decision == Decision::spend) given_up_ = action.card();
    const bool own = eyes_ == seat;
    if (is_unseen_draw(action.verb)) {
        if (own) {
            seen_draws_.push_back(drawn(before, after, seat));
        } else {
            ++unseen_draws_;
        }
        return;
    }
    if (!own && action.verb == Verb::back) {
        ++put_back_;
        return;
    }
    say_drawn();
    std::string text = clause(before, after, seat, action);
    if (text.empty()) return;
    const bool builds = (action.verb == Verb::on || action.verb == Verb::on_new) && before_building_;
    if (action.verb != Verb::loan) text += changes(builds ? *before_building_ : before.shown, after.shown, seat);
    told_.push_back(std::move(text));
}

void Clauses::say_drawn() {
    if (!seen_draws_.empty()) told_.push_back(phrases_.say("story.drew", {{"cards", phrases_.list(seen_draws_)}}));
    if (unseen_draws_ > 0) told_.push_back(phrases_.say("story.drew-unseen", {{"n", unseen_draws_}}));
    if (put_back_ > 0) told_.push_back(phrases_.say("story.put-back-unseen", {{"n", put_back_}}));
    seen_draws_.clear();
    unseen_draws_ = 0;
    put_back_ = 0;
}

void Clauses::forget_told() {
    say_drawn();
    told_.clear();
}

std::vector<std::string> Clauses::finish() {
    say_drawn();
    return std::move(told_);
}

} // namespace londinium
