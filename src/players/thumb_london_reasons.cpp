#include "players/thumb_london_reasons.h"

#include "game/names.h"
#include "rules/london/effects.h"
#include "rules/london/legal.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace londinium::london::thumb {
namespace {

/// Short phrases, joined by commas.
class Phrases {
public:
    explicit Phrases(const Words& words) : words_(words) {}

    Phrases& add(const std::string& phrase) {
        if (!phrase.empty()) text_ += (text_.empty() ? "" : words_("list.comma")) + phrase;
        return *this;
    }
    Phrases& add_if(bool condition, std::string_view id) { return condition ? add(words_(id)) : *this; }
    /// A message with a number, if there is anything to count.
    Phrases& add_some(int number, std::string_view id) { return number > 0 ? add(words_(id, {{"n", number}})) : *this; }
    const std::string& text() const { return text_; }
    std::string or_else(std::string_view id) const { return text_.empty() ? words_(id) : text_; }

private:
    const Words& words_;
    std::string text_;
};

/// Gives the reason of one action after another.
class Reasons {
public:
    Reasons(const LondonBook& book, const Weighing& weighing, const Words& words)
        : book_(book), words_(words), outlook_(weighing.outlook()), plan_(weighing.plan()) {}

    std::string of(Action action) const;

private:
    std::string name(Card card) const { return card_name(book_, card, words_); }
    std::string say(std::string_view id, std::initializer_list<Fill> fills = {}) const { return words_(id, fills); }
    std::string say_card(std::string_view id, Card card) const { return say(id, {{"card", name(card)}}); }
    Phrases phrases() const { return Phrases(words_); }
    const Face& face(Card card) const { return outlook_.edition[card]; }
    Card top(std::size_t stack) const { return outlook_.stacks[stack].top; }
    std::string loans(int price) const {
        const int needed = loans_to_pay(outlook_.state, outlook_.seat, price);
        return phrases().add_some(needed, "reason.loans").text();
    }

    std::string drawing(Card card) const;
    std::string developing() const;
    std::string buying(Borough borough) const;
    std::string running() const;
    std::string drawing_three() const;
    std::string placing(Card card) const;
    std::string done() const;
    std::string giving_up(Card card) const;
    std::string covering(std::size_t stack) const;
    std::string yield(const Yield& yield) const;
    std::string words_of(Effect effect) const;
    std::string activating(std::size_t stack) const;
    std::string borough() const;
    std::string coffee(Card card) const;
    std::string station(Borough borough) const;
    std::string sparing() const;

    const LondonBook& book_;
    const Words& words_;
    const Outlook& outlook_;
    const HandPlan& plan_;
};

std::string Reasons::of(Action action) const {
    switch (action.verb) {
    case Verb::repay: return say("reason.repay", {{"n", repay_cost(outlook_.powers)}});
    case Verb::loan: return say("reason.loan");
    case Verb::swap: return say("reason.swap", {{"card", name(action.card())}, {"given", name(action.given_card())}});
    case Verb::peek: return say("reason.peek", {{"n", peek_depth(outlook_.edition, outlook_.state, outlook_.seat)}});
    case Verb::draw_deck: {
        const Card known = outlook_.state.deck.back();
        if (known == kUnknownCard) return say("reason.draw-new");
        return say("reason.draw-known", {{"card", name(known)}, {"why", drawing(known)}});
    }
    case Verb::draw_row:
    case Verb::take: return drawing(action.card());
    case Verb::draw_none: return say("reason.draw-none");
    case Verb::back: return say("reason.back");
    case Verb::develop: return developing();
    case Verb::buy: return buying(action.borough());
    case Verb::run: return running();
    case Verb::draw_three: return drawing_three();
    case Verb::place: return placing(action.card());
    case Verb::use:
        return say(face(action.card()).effect == Effect::action_draw_2 ? "reason.use-draws" : "reason.use-places");
    case Verb::done: return done();
    case Verb::spend: return giving_up(action.card());
    case Verb::on_new: return say(outlook_.last_turn() ? "reason.no-run-comes" : "reason.new-stack");
    case Verb::on: return covering(action.stack());
    case Verb::activate: return activating(action.stack());
    case Verb::borough: return borough();
    case Verb::sell: return say("reason.sell", {{"why", giving_up(action.card())}});
    case Verb::employ: return say("reason.employ");
    case Verb::take_row: return coffee(action.card());
    case Verb::player: return say("reason.victim");
    case Verb::station: return station(action.borough());
    case Verb::flip: return say_card("reason.flip", top(outlook_.state.frames.back().stack));
    case Verb::flip_stack: return say("reason.hospital", {{"why", sparing()}});
    case Verb::spare: return sparing();
    case Verb::discard: return giving_up(action.card());
    }
    return {};
}

std::string Reasons::drawing(Card card) const {
    const Face& of = face(card);
    if (of.is_pauper()) return say("reason.pauper-drawn");
    if (of.effect == Effect::action_draw_2) return say("reason.brings-two");
    if (of.effect == Effect::action_place_2_free) return say("reason.saves-two");
    if (plan_.worth_placed(card) > 1) return say("reason.worth-placing", {{"why", placing(card)}});
    return say(plan_.gain(card) > 0 ? "reason.to-spend" : "reason.little-use");
}

std::string Reasons::developing() const {
    const DevelopForecast develop = forecast_develop(outlook_, plan_);
    if (develop.cards == 0) return say("reason.none-worth");
    return phrases()
        .add_some(develop.cards, "reason.cards-worth")
        .add_some(develop.money, "reason.for-money")
        .add_some(develop.end_prestige, "brief.end-prestige")
        .add(loans(develop.money))
        .text();
}

std::string Reasons::buying(Borough borough) const {
    const Land& land = outlook_.edition[borough];
    const int relief = std::min<int>(land.lose_poverty, outlook_.me.poverty);
    const bool map = outlook_.edition.map;
    return phrases()
        .add_some(land.prestige, "reason.prestige")
        .add_some(land.end_prestige, "brief.end-prestige")
        .add(say("reason.cards", {{"n", land.cards}}))
        .add_some(relief, "reason.relief")
        .add_if(map && !outlook_.last_turn(), "reason.less-each-run")
        .add(say("reason.for-money", {{"n", land.cost}}))
        .add(loans(land.cost))
        .text();
}

std::string Reasons::running() const {
    const RunForecast run = forecast_run(outlook_, plan_);
    const std::string what = phrases()
                                 .add_some(run.money, "reason.money")
                                 .add_some(-run.money, "reason.money-lost")
                                 .add_some(run.prestige, "reason.prestige")
                                 .add_some(run.relief, "reason.relief")
                                 .add_some(run.comes, "reason.comes")
                                 .add_some(-run.comes, "reason.goes")
                                 .or_else("reason.nothing");
    return say("reason.run", {{"what", what}});
}

std::string Reasons::drawing_three() const {
    if (outlook_.last_turn()) return say("reason.last-hand");
    const int over = static_cast<int>(outlook_.hand.size()) + 3 - kHandLimit;
    return phrases().add(say("reason.three")).add_some(std::min(over, 3), "reason.too-many").text();
}

std::string Reasons::placing(Card card) const {
    const Face& of = face(card);
    const bool run = !outlook_.last_turn() && !of.does_nothing();
    const std::string brings = run ? yield(yield_later(outlook_, of, 0)) : "";
    return phrases()
        .add_some(of.end_prestige, "brief.end-prestige")
        .add(brings.empty() ? "" : say("reason.when-run", {{"what", brings}}))
        .add_if(of.power != Power::none && of.power != Power::free_placement, "reason.works")
        .add(words_of(of.effect))
        .add_some(of.place_cost, "reason.costs")
        .add(loans(of.place_cost))
        .or_else("reason.only-leaves");
}

std::string Reasons::done() const {
    switch (outlook_.state.decision) {
    case Decision::develop: return say("reason.enough-built");
    case Decision::run: {
        const int comes = poverty_of_run(outlook_.edition, outlook_.state, outlook_.seat);
        return say(comes < 0 ? "reason.goes" : "reason.comes", {{"n", std::abs(comes)}});
    }
    case Decision::end: return say("reason.same-hand");
    default: return say("reason.no-more");
    }
}

std::string Reasons::giving_up(Card card) const {
    if (face(card).is_pauper()) return say("reason.pauper-first");
    if (outlook_.last_turn()) return say("reason.no-card-counts");
    const bool by_colour = outlook_.state.decision == Decision::spend && !any_colour(outlook_);
    double least = 1e9;
    for (const KnownCard& held : outlook_.hand) {
        if (by_colour && face(held.card).colour != face(card).colour) continue;
        least = std::min(least, plan_.loss(held.card));
    }
    const double loss = plan_.loss(card);
    if (loss <= least) return say(by_colour ? "reason.least-of-colour" : "reason.least-of-hand");
    return say(loss < least + 0.5 ? "reason.not-needed" : "reason.better-kept");
}

std::string Reasons::covering(std::size_t stack) const {
    if (!outlook_.stacks[stack].up) return say_card("reason.covers-spent", top(stack));
    const bool bare = prospects(outlook_, face(top(stack)), outlook_.stacks[stack].money) <= 0;
    return say_card(bare ? "reason.covers-bare" : "reason.covers-good", top(stack));
}

/// What the numbers of a yield do not tell.
std::string Reasons::words_of(Effect effect) const {
    switch (effect) {
    case Effect::spare_a_flip: return say("reason.effect.spare-a-flip");
    case Effect::activate_again: return say("reason.effect.activate-again");
    case Effect::coffee_house: return say("reason.effect.coffee-house");
    case Effect::hand_brings_no_poverty: return say("reason.effect.hand-brings-no-poverty");
    case Effect::give_two_poverty: return say("reason.effect.give-two-poverty");
    case Effect::pass_one_poverty: return say("reason.effect.pass-one-poverty");
    case Effect::others_pay_per_borough: return say("reason.effect.others-pay-per-borough");
    case Effect::place_two_undergrounds: return say("reason.effect.place-two-undergrounds");
    default: return {};
    }
}

std::string Reasons::yield(const Yield& yield) const {
    return phrases()
        .add_some(yield.money, "gain.money")
        .add_some(-yield.money, "reason.money-lost")
        .add_some(yield.prestige, "gain.prestige")
        .add_some(yield.relief, "reason.relief")
        .add_some(yield.poverty, "gain.poverty")
        .add_some(yield.cards, "reason.for-cards")
        .text();
}

std::string Reasons::activating(std::size_t stack) const {
    const Face& of = face(top(stack));
    Yield brings = yield_of(outlook_, of, outlook_.stacks[stack].money);
    brings.relief = std::min(brings.relief, outlook_.me.poverty);
    const std::string what = phrases().add(yield(brings)).add(words_of(of.effect)).or_else("reason.nothing-now");
    return say("reason.card", {{"card", name(top(stack))}, {"what", what}});
}

std::string Reasons::borough() const {
    const Land& land = *topmost(outlook_.edition, outlook_.state, outlook_.seat);
    const std::string what = phrases()
                                 .add_some(land.active_money, "gain.money")
                                 .add_some(land.active_prestige, "gain.prestige")
                                 .add_some(land.active_poverty, "gain.poverty")
                                 .add_some(-land.active_poverty, "reason.relief")
                                 .text();
    return say("reason.borough", {{"what", what}});
}

std::string Reasons::coffee(Card card) const {
    return say("reason.card", {{"card", name(card)}, {"what", placing(card)}});
}

std::string Reasons::station(Borough borough) const {
    const bool own = holds(outlook_.land, borough);
    return phrases()
        .add(say(own ? "reason.station-own" : "reason.station-other"))
        .add_if(station_over_bridge(outlook_.edition, outlook_.state, borough), "reason.bridge")
        .text();
}

std::string Reasons::sparing() const { return say_card("reason.stays", top(outlook_.state.frames.back().stack)); }

} // namespace

std::string reason(const LondonBook& book, const Weighing& weighing, Action action, const Words& words) {
    return Reasons(book, weighing, words).of(action);
}

} // namespace londinium::london::thumb
