#include "terminal/london/labels.h"

#include "rules/london/city.h"
#include "rules/london/effects.h"
#include "rules/london/legal.h"
#include "terminal/london/describe_borough.h"
#include "terminal/london/describe_card.h"
#include "terminal/london/table.h"

#include <algorithm>

namespace londinium {

using london::Action;
using london::Card;
using london::Decision;
using london::Effect;
using london::Face;
using london::Row;
using london::State;
using london::Verb;
using london::View;

namespace {

/// Does the card bring something that must be counted on the table first?
bool brings_what_is_counted(Effect effect) {
    switch (effect) {
    case Effect::money_per_brown:
    case Effect::prestige_per_non_brown:
    case Effect::prestige_per_blue:
    case Effect::money_per_borough:
    case Effect::two_per_river_borough:
    case Effect::two_per_north_borough:
    case Effect::two_per_south_borough:
    case Effect::prestige_per_river_borough:
    case Effect::take_collected:
    case Effect::take_2_from_each: return true;
    default: return false;
    }
}

class Labels {
public:
    Labels(const LondonPhrases& phrases, const View& view, bool briefly)
        : phrases_(phrases), shown_(view.shown), seat_(view.seat), briefly_(briefly) {}

    std::string label(Action action) const;

private:
    const london::Edition& edition() const { return phrases_.edition(); }
    std::string say(std::string_view id, std::initializer_list<Fill> fills = {}) const {
        return phrases_.say(id, fills);
    }

    std::string card_text(Card card) const { return briefly_ ? phrases_.marked(card) : card_line(phrases_, card); }

    /// The loans that a payment would force, to be put behind a label.
    std::string forced_loans(int pounds) const {
        const int loans = london::loans_to_pay(shown_, seat_, pounds);
        return loans == 0 ? "" : styled(Style::warning, say("choice.loans", {{"n", loans}}));
    }
    /// What an action brings at once, found by trying it on the view.
    std::string brings(Action action) const {
        State after = shown_;
        london::apply(edition(), after, action);
        if (after.decision == Decision::pay) { // whichever card pays
            london::Actions payments;
            london::legal(edition(), after, payments);
            london::apply(edition(), after, payments[0]);
        }
        const std::string change = phrases_.told(change_between(shown_, after, seat_));
        return change.empty() ? say("choice.nothing") : change;
    }

    std::string board_card(Action action) const;
    std::string draw_deck() const;
    std::string loan() const;
    std::string buy(Action action) const;
    std::string run() const;
    std::string place(Card card) const;
    std::string spend(Action action) const;
    std::string on_stack(std::size_t stack) const;
    std::string activate(Action action) const;
    std::string done() const;
    std::string station(london::Borough borough) const;

    const LondonPhrases& phrases_;
    const State& shown_;
    Seat seat_;
    bool briefly_;
};

/// A card on the board; its row only if both have one.
std::string Labels::board_card(Action action) const {
    const auto in_row = [&](Row row) {
        return std::ranges::find(shown_.row(row), action.card()) != shown_.row(row).end();
    };
    const std::string card = card_text(action.card());
    if (!in_row(Row::top) || !in_row(Row::bottom)) return card;
    return say(action.row == Row::top ? "choice.of-top-row" : "choice.of-bottom-row", {{"card", card}});
}

std::string Labels::draw_deck() const {
    const Card top = shown_.deck[shown_.deck.size() - 1];
    if (top == london::kUnknownCard) return say("choice.draw-deck");
    return say("choice.draw-deck-known", {{"card", card_text(top)}});
}

std::string Labels::loan() const {
    return say(edition().repay_in_play ? "choice.loan" : "choice.loan-for-good",
               {{"n", london::loan_pays(london::Powers(shown_, seat_))}});
}

std::string Labels::buy(Action action) const {
    return say("choice.buy",
               {{"borough", phrases_.name(action.borough())}, {"brief", borough_brief(phrases_, action.borough())}}) +
           forced_loans(edition()[action.borough()].cost);
}

std::string Labels::run() const {
    int ready = 0;
    for (std::size_t i = 0; i < shown_.stacks.count(seat_); ++i)
        ready += london::can_activate(edition(), shown_, i) ? 1 : 0;
    return say("choice.run", {{"n", ready},
                              {"poverty", Phrases::with_sign(london::poverty_of_run(edition(), shown_, seat_))},
                              {"sum", run_sum(phrases_, shown_, seat_)}});
}

std::string Labels::place(Card card) const {
    const Face& face = edition()[card];
    const bool alone = shown_.now.free > 0 || face.power == london::Power::free_placement;
    return say(alone ? "choice.place-alone" : "choice.place",
               {{"card", phrases_.marked(card)}, {"cost", face.place_cost}, {"colour", colour_word(face.colour)}}) +
           forced_loans(face.place_cost);
}

std::string Labels::spend(Action action) const {
    const std::string card = card_text(action.card());
    if (shown_.decision != Decision::spend) return say("choice.spend", {{"card", card}});
    const Face& placing = edition()[shown_.now.placing];
    const london::Powers powers(shown_, seat_);
    const bool other_colour = edition()[action.card()].colour != placing.colour;
    const bool free_colour = powers.have(london::Power::any_colour_once) && !shown_.now.any_colour_used;
    const int pounds = placing.place_cost + (other_colour && !free_colour ? 1 : 0);
    std::string text = say("choice.spend", {{"card", card}});
    if (other_colour) text += say(free_colour ? "choice.other-colour-once" : "choice.other-colour-for-1");
    return text + forced_loans(pounds);
}

std::string Labels::on_stack(std::size_t stack) const {
    const london::Stack& under = shown_.stacks[seat_][stack];
    std::string text =
        say(under.up ? "choice.on-up" : "choice.on-down", {{"n", stack + 1}, {"card", phrases_.marked(under.top)}});
    if (under.up) text += say("choice.covered-does", {{"brief", card_brief(phrases_, under.top)}});
    if (under.money > 0) text += styled(Style::warning, say("choice.lost-money", {{"n", under.money}}));
    return text;
}

std::string Labels::activate(Action action) const {
    const Card card = shown_.stacks[seat_][action.stack()].top;
    const Face& face = edition()[card];
    std::string text =
        say("choice.activate", {{"card", phrases_.marked(card)}, {"brief", activation_brief(phrases_, card)}});
    if (brings_what_is_counted(face.effect)) {
        text += say("choice.now", {{"change", brings(action)}});
    }
    const bool repeat = shown_.decision == Decision::again; // free of its cost (L9.16)
    return repeat ? text : text + forced_loans(face.activation_money);
}

std::string Labels::done() const {
    switch (shown_.decision) {
    case Decision::develop: return say("choice.done-develop");
    case Decision::run:
        return say("choice.done-run",
                   {{"poverty", Phrases::with_sign(london::poverty_of_run(edition(), shown_, seat_))},
                    {"sum", run_sum(phrases_, shown_, seat_)}});
    case Decision::end: return say("choice.done-end");
    default: return say("choice.done-spending");
    }
}

std::string Labels::station(london::Borough borough) const {
    constexpr int kOverBridge = 3;
    std::string text = say("choice.station",
                           {{"borough", phrases_.name(borough)}, {"player", borough_owner(phrases_, shown_, borough)}});
    if (!london::station_over_bridge(edition(), shown_, borough)) return text;
    return text + say("choice.bridge") + forced_loans(kOverBridge);
}

std::string Labels::label(Action action) const {
    const auto card = [&] { return card_text(action.card()); };
    const auto stack_card = [&](std::size_t stack) { return phrases_.marked(shown_.stacks[seat_][stack].top); };
    const auto topmost = [&] { return phrases_.name(shown_.boroughs[seat_].back()); };
    switch (action.verb) {
    case Verb::repay:
        return say("choice.repay",
                   {{"n", london::repay_cost(london::Powers(shown_, seat_))}, {"loans", shown_.of(seat_).loans}});
    case Verb::loan: return loan();
    case Verb::swap:
        return say("choice.swap", {{"given", phrases_.marked(action.given_card())}, {"card", board_card(action)}});
    case Verb::peek: return say("choice.peek", {{"n", london::peek_depth(edition(), shown_, seat_)}});
    case Verb::draw_deck: return draw_deck();
    case Verb::draw_row: return say("choice.draw-row", {{"card", board_card(action)}});
    case Verb::draw_none: return say(shown_.now.drawn == 0 ? "choice.draw-none" : "choice.draw-no-more");
    case Verb::take: return say("choice.take", {{"card", card()}});
    case Verb::back: return say("choice.back", {{"card", card()}});
    case Verb::develop: return say("choice.develop");
    case Verb::buy: return buy(action);
    case Verb::run: return run();
    case Verb::draw_three: return say("choice.draw-three");
    case Verb::place: return place(action.card());
    case Verb::use:
        return say("choice.use", {{"card", phrases_.marked(action.card())},
                                  {"does", effect_text(phrases_, edition()[action.card()].effect)}});
    case Verb::done: return done();
    case Verb::spend: return spend(action);
    case Verb::on_new:
        return say(briefly_ ? "choice.new-stack-briefly" : "choice.new-stack", {{"n", shown_.stacks.count(seat_) + 1}});
    case Verb::on: return on_stack(action.stack());
    case Verb::activate: return activate(action);
    case Verb::borough: return say("choice.borough", {{"borough", topmost()}, {"change", brings(action)}});
    case Verb::sell: return say("choice.sell", {{"card", card()}});
    case Verb::employ: return say("choice.employ");
    case Verb::take_row:
        return say("choice.take-row", {{"card", board_card(action)}}) +
               forced_loans(edition()[action.card()].place_cost);
    case Verb::player:
        return say("choice.player",
                   {{"player", phrases_.name(action.seat())}, {"n", shown_.of(action.seat()).poverty}});
    case Verb::station: return station(action.borough());
    case Verb::flip: return say("choice.flip", {{"card", stack_card(shown_.frames.back().stack)}});
    case Verb::flip_stack:
        return say("choice.flip-other", {{"card", stack_card(action.stack())}, {"n", action.stack() + 1}});
    case Verb::spare: return say("choice.spare", {{"borough", topmost()}});
    case Verb::discard: return say("choice.discard", {{"card", card()}});
    }
    return {};
}

} // namespace

std::string action_label(const LondonPhrases& phrases, const View& view, Action action, bool briefly) {
    return Labels(phrases, view, briefly).label(action);
}

} // namespace londinium
