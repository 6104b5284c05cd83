#include "terminal/london/choices.h"

#include "rules/london/legal.h"
#include "terminal/london/describe_card.h"
#include "terminal/london/labels.h"

#include <algorithm>
#include <utility>

namespace londinium {

using london::Action;
using london::Verb;
using london::View;

namespace {

/// Where a verb stands in the list: what most turns need comes first, what
/// costs dear later last.
int rank(Verb verb) {
    switch (verb) {
    case Verb::draw_deck: return 0;
    case Verb::draw_row: return 1;
    case Verb::draw_none: return 2;
    case Verb::develop: return 3;
    case Verb::buy: return 4;
    case Verb::run: return 5;
    case Verb::draw_three: return 6;
    case Verb::borough: return 8;
    case Verb::sell: return 9;
    case Verb::employ: return 10;
    case Verb::on_new:
    case Verb::done: return 11;
    case Verb::peek: return 12;
    case Verb::swap: return 13;
    case Verb::repay: return 14;
    case Verb::loan: return 15;
    default: return 7;
    }
}

/// Cards of the hand by colour, as the hand is shown.
int order_in_hand(const london::Edition& edition, Action action) {
    switch (action.verb) {
    case Verb::place:
    case Verb::use:
    case Verb::spend:
    case Verb::sell:
    case Verb::discard: return static_cast<int>(edition[action.card()].colour);
    case Verb::swap: return static_cast<int>(edition[action.given_card()].colour);
    default: return 0;
    }
}

/// The choice that opens a list of its own: made when it is first needed.
std::vector<Choice>& list_under(std::vector<Choice>& choices, const std::string& label, const std::string& asks) {
    const auto found = std::ranges::find(choices, label, &Choice::label);
    if (found != choices.end()) return found->more;
    choices.push_back({label, {}, asks, {}, 0});
    return choices.back().more;
}

/// "Buy land: 5 boroughs are open, for £3 to £8"
std::string land_label(const LondonPhrases& phrases, const View& view) {
    const london::BoroughSet open = london::boroughs_for_sale(phrases.edition(), view.shown);
    std::vector<int> costs;
    for (std::size_t i = 0; i < phrases.edition().boroughs.size(); ++i) {
        if (london::holds(open, static_cast<london::Borough>(i))) costs.push_back(phrases.edition().boroughs[i].cost);
    }
    const auto [least, most] = std::ranges::minmax(costs);
    return phrases.say("choice.buy-group", {{"n", costs.size()}, {"least", least}, {"most", most}});
}

/// The list that an action belongs to. Long ones lie behind one number.
std::vector<Choice>& list_for(const LondonPhrases& phrases, const View& view, std::vector<Choice>& choices,
                              Action action) {
    if (action.verb == Verb::swap) {
        auto& cards = list_under(choices, phrases.say("choice.swap-group"), phrases.say("ask.swap-given"));
        return list_under(cards, card_line(phrases, action.given_card()),
                          phrases.say("ask.swap-taken", {{"card", phrases.name(action.given_card())}}));
    }
    if (action.verb == Verb::sell) {
        return list_under(choices, phrases.say("choice.sell-group"), phrases.say("ask.sell"));
    }
    if (action.verb == Verb::buy && phrases.edition().map) {
        return list_under(choices, land_label(phrases, view), phrases.say("ask.buy"));
    }
    return choices;
}

/// A stack is chosen by its place in the city, and what ends a run has the
/// number after the last: so that numbers do not move while a run goes on.
int own_number(const london::State& shown, Action action) {
    const auto stacks = static_cast<int>(shown.stacks.count(shown.seat));
    if (action.verb == Verb::activate || action.verb == Verb::on) return static_cast<int>(action.stack()) + 1;
    if (action.verb == Verb::done && shown.decision == london::Decision::run) return stacks + 1;
    return 0;
}

void number_the_rest(std::vector<Choice>& choices, int first) {
    for (Choice& choice : choices) {
        if (choice.number == 0) choice.number = first++;
        number_the_rest(choice.more, 1);
    }
}

int first_free_number(const london::State& shown) {
    const auto stacks = static_cast<int>(shown.stacks.count(shown.seat));
    switch (shown.decision) {
    case london::Decision::run: return stacks + 2;
    case london::Decision::where: return stacks + 1;
    default: return 1;
    }
}

} // namespace

std::vector<Choice> london_choices(const LondonPhrases& phrases, const View& view) {
    london::Actions legal;
    london::legal(phrases.edition(), view.shown, legal);
    std::vector<Action> actions(legal.begin(), legal.end());
    std::ranges::stable_sort(actions, {}, [&](Action action) {
        return std::pair(rank(action.verb), order_in_hand(phrases.edition(), action));
    });
    std::vector<Choice> choices;
    for (const Action action : actions) {
        list_for(phrases, view, choices, action)
            .push_back({action_label(phrases, view, action),
                        words(phrases.book(), action),
                        {},
                        {},
                        own_number(view.shown, action)});
    }
    number_the_rest(choices, first_free_number(view.shown));
    return choices;
}

} // namespace londinium
