#include "players/thumb_london_reasons.h"

#include "rules/london/effects.h"
#include "rules/london/legal.h"

#include <algorithm>
#include <string_view>

namespace londinium::london::thumb {
namespace {

std::string pounds(int number) { return "£" + std::to_string(number); }

std::string count(int number, std::string_view one, std::string_view many) {
    return std::to_string(number) + " " + std::string(number == 1 ? one : many);
}

/// Short phrases, joined by commas.
class Phrases {
public:
    Phrases& add(const std::string& phrase) {
        if (!phrase.empty()) text_ += (text_.empty() ? "" : ", ") + phrase;
        return *this;
    }
    Phrases& add_if(bool condition, const std::string& phrase) { return condition ? add(phrase) : *this; }
    const std::string& text() const { return text_; }
    std::string or_else(std::string_view nothing) const { return text_.empty() ? std::string(nothing) : text_; }

private:
    std::string text_;
};

/// Gives the reason of one action after another.
class Reasons {
public:
    Reasons(const LondonBook& book, const Weighing& weighing)
        : book_(book), outlook_(weighing.outlook()), plan_(weighing.plan()) {}

    std::string of(Action action) const;

private:
    const std::string& name(Card card) const { return book_.cards[index(card)].name; }
    const Face& face(Card card) const { return outlook_.edition[card]; }
    Card top(std::size_t stack) const { return outlook_.stacks[stack].top; }
    std::string loans(int price) const {
        const int needed = loans_to_pay(outlook_.state, outlook_.seat, price);
        return needed == 0 ? "" : "needs " + count(needed, "loan", "loans");
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
    static std::string yield(const Yield& yield);
    static std::string_view words_of(Effect effect);
    std::string activating(std::size_t stack) const;
    std::string borough() const;
    std::string coffee(Card card) const;
    std::string station(Borough borough) const;
    std::string sparing() const;

    const LondonBook& book_;
    const Outlook& outlook_;
    const HandPlan& plan_;
};

std::string Reasons::of(Action action) const {
    switch (action.verb) {
    case Verb::repay: return "one loan less for " + pounds(repay_cost(outlook_.powers));
    case Verb::loan: return "a loan comes by itself when you must pay; until then it only costs";
    case Verb::swap: return name(action.card()) + " for " + name(action.given_card());
    case Verb::peek:
        return "look at the top " +
               count(static_cast<int>(peek_depth(outlook_.edition, outlook_.state, outlook_.seat)), "card", "cards") +
               " first";
    case Verb::draw_deck: {
        const Card known = outlook_.state.deck.back();
        return known == kUnknownCard ? "a new card" : "you know it is " + name(known) + ": " + drawing(known);
    }
    case Verb::draw_row:
    case Verb::take: return drawing(action.card());
    case Verb::draw_none: return "keeps the hand small";
    case Verb::back: return "the others draw first what goes back last";
    case Verb::develop: return developing();
    case Verb::buy: return buying(action.borough());
    case Verb::run: return running();
    case Verb::draw_three: return drawing_three();
    case Verb::place: return placing(action.card());
    case Verb::use:
        return face(action.card()).effect == Effect::action_draw_2 ? "draws 2 cards"
                                                                   : "the next 2 cards are placed without spending one";
    case Verb::done: return done();
    case Verb::spend: return giving_up(action.card());
    case Verb::on_new:
        return outlook_.last_turn() ? "no run will come" : "one more stack, one more poverty in each run";
    case Verb::on: return covering(action.stack());
    case Verb::activate: return activating(action.stack());
    case Verb::borough: return borough();
    case Verb::sell: return "£4; " + giving_up(action.card());
    case Verb::employ: return "a Pauper leaves the hand, and 1 poverty with it";
    case Verb::take_row: return coffee(action.card());
    case Verb::player: return "harms who is ahead most";
    case Verb::station: return station(action.borough());
    case Verb::flip: return "turns " + name(top(outlook_.state.frames.back().stack)) + " face down";
    case Verb::flip_stack: return "the Hospital goes, " + sparing();
    case Verb::spare: return sparing();
    case Verb::discard: return giving_up(action.card());
    }
    return {};
}

std::string Reasons::drawing(Card card) const {
    const Face& of = face(card);
    if (of.is_pauper()) return "a Pauper: good for nothing but to be spent";
    if (of.effect == Effect::action_draw_2) return "brings 2 cards when used";
    if (of.effect == Effect::action_place_2_free) return "saves 2 cards when used";
    if (plan_.worth_placed(card) > 1) return "worth placing: " + placing(card);
    if (plan_.gain(card) > 0) return "can be spent for another card of its colour";
    return "of little use";
}

std::string Reasons::developing() const {
    const DevelopForecast develop = forecast_develop(outlook_, plan_);
    if (develop.cards == 0) return "no card is worth placing now";
    return Phrases()
        .add(count(develop.cards, "card", "cards") + " worth placing")
        .add_if(develop.money > 0, "for " + pounds(develop.money))
        .add_if(develop.end_prestige > 0, std::to_string(develop.end_prestige) + " prestige at the end")
        .add(loans(develop.money))
        .text();
}

std::string Reasons::buying(Borough borough) const {
    const Land& land = outlook_.edition[borough];
    const int relief = std::min<int>(land.lose_poverty, outlook_.me.poverty);
    const bool map = outlook_.edition.map;
    return Phrases()
        .add_if(land.prestige > 0, "+" + std::to_string(land.prestige) + " prestige")
        .add_if(land.end_prestige > 0, std::to_string(land.end_prestige) + " prestige at the end")
        .add(count(land.cards, "card", "cards"))
        .add_if(relief > 0, "removes " + std::to_string(relief) + " poverty")
        .add_if(map && !outlook_.last_turn(), "1 poverty less in each run")
        .add("for " + pounds(land.cost))
        .add(loans(land.cost))
        .text();
}

std::string Reasons::running() const {
    const RunForecast run = forecast_run(outlook_, plan_);
    return "run now: " + Phrases()
                             .add_if(run.money > 0, "+" + pounds(run.money))
                             .add_if(run.money < 0, "-" + pounds(-run.money))
                             .add_if(run.prestige > 0, "+" + std::to_string(run.prestige) + " prestige")
                             .add_if(run.relief > 0, "removes " + std::to_string(run.relief) + " poverty")
                             .add_if(run.comes > 0, std::to_string(run.comes) + " poverty come")
                             .add_if(run.comes < 0, std::to_string(-run.comes) + " poverty go")
                             .or_else("brings nothing");
}

std::string Reasons::drawing_three() const {
    if (outlook_.last_turn()) return "every card in hand is poverty at the end";
    const int over = static_cast<int>(outlook_.hand.size()) + 3 - kHandLimit;
    return Phrases()
        .add("3 more cards")
        .add_if(over > 0, std::to_string(std::min(over, 3)) + " too many for the hand")
        .text();
}

std::string Reasons::placing(Card card) const {
    const Face& of = face(card);
    const bool run = !outlook_.last_turn() && !of.does_nothing();
    const std::string brings = run ? yield(yield_later(outlook_, of, 0)) : "";
    return Phrases()
        .add_if(of.end_prestige > 0, std::to_string(of.end_prestige) + " prestige at the end")
        .add_if(!brings.empty(), "when run " + brings)
        .add_if(of.power != Power::none && of.power != Power::free_placement, "works while it shows")
        .add(std::string(words_of(of.effect)))
        .add_if(of.place_cost > 0, "costs " + pounds(of.place_cost))
        .add(loans(of.place_cost))
        .or_else("only leaves the hand");
}

std::string Reasons::done() const {
    switch (outlook_.state.decision) {
    case Decision::develop: return "nothing else is worth placing";
    case Decision::run: {
        const int comes = poverty_of_run(outlook_.edition, outlook_.state, outlook_.seat);
        return comes < 0 ? std::to_string(-comes) + " poverty go" : std::to_string(comes) + " poverty come";
    }
    case Decision::end: return "keeps the hand as it is";
    default: return "spends no more cards";
    }
}

std::string Reasons::giving_up(Card card) const {
    if (face(card).is_pauper()) return "a Pauper is the first to go";
    if (outlook_.last_turn()) return "no card in hand counts any more";
    const bool by_colour = outlook_.state.decision == Decision::spend && !any_colour(outlook_);
    double least = 1e9;
    for (const KnownCard& held : outlook_.hand) {
        if (by_colour && face(held.card).colour != face(card).colour) continue;
        least = std::min(least, plan_.loss(held.card));
    }
    const double loss = plan_.loss(card);
    if (loss <= least) return by_colour ? "the least useful card of this colour" : "the least useful card in hand";
    return loss < least + 0.5 ? "not much needed" : "better kept";
}

std::string Reasons::covering(std::size_t stack) const {
    const std::string& covered = name(top(stack));
    if (!outlook_.stacks[stack].up) return "covers " + covered + ", which is spent";
    const bool bare = prospects(outlook_, face(top(stack)), outlook_.stacks[stack].money) <= 0;
    return "covers " + covered + (bare ? ", which has nothing more to bring" : ", which could still bring something");
}

/// What the numbers of a yield do not tell.
std::string_view Reasons::words_of(Effect effect) {
    switch (effect) {
    case Effect::spare_a_flip: return "keeps a card face up";
    case Effect::activate_again: return "repeats a card";
    case Effect::coffee_house: return "brings a card from the board into play";
    case Effect::hand_brings_no_poverty: return "the hand brings no poverty";
    case Effect::give_two_poverty: return "2 poverty for another player";
    case Effect::pass_one_poverty: return "one poverty goes to another player";
    case Effect::others_pay_per_borough: return "the others pay for their boroughs";
    case Effect::place_two_undergrounds: return "2 Underground markers";
    default: return {};
    }
}

std::string Reasons::yield(const Yield& yield) {
    return Phrases()
        .add_if(yield.money > 0, pounds(yield.money))
        .add_if(yield.money < 0, "-" + pounds(-yield.money))
        .add_if(yield.prestige > 0, std::to_string(yield.prestige) + " prestige")
        .add_if(yield.relief > 0, "removes " + std::to_string(yield.relief) + " poverty")
        .add_if(yield.poverty > 0, "+" + std::to_string(yield.poverty) + " poverty")
        .add_if(yield.cards > 0, "for " + count(yield.cards, "card", "cards"))
        .text();
}

std::string Reasons::activating(std::size_t stack) const {
    const Face& of = face(top(stack));
    Yield brings = yield_of(outlook_, of, outlook_.stacks[stack].money);
    brings.relief = std::min(brings.relief, outlook_.me.poverty);
    return name(top(stack)) + ": " +
           Phrases().add(yield(brings)).add(std::string(words_of(of.effect))).or_else("nothing now");
}

std::string Reasons::borough() const {
    const Land& land = *topmost(outlook_.edition, outlook_.state, outlook_.seat);
    return "must happen in each run: " +
           Phrases()
               .add_if(land.active_money > 0, pounds(land.active_money))
               .add_if(land.active_prestige > 0, std::to_string(land.active_prestige) + " prestige")
               .add_if(land.active_poverty > 0, "+" + std::to_string(land.active_poverty) + " poverty")
               .add_if(land.active_poverty < 0, "removes " + std::to_string(-land.active_poverty) + " poverty")
               .text();
}

std::string Reasons::coffee(Card card) const { return name(card) + ": " + placing(card); }

std::string Reasons::station(Borough borough) const {
    const bool own = holds(outlook_.land, borough);
    return Phrases()
        .add(own ? "2 prestige for a borough of yours" : "2 prestige for another player")
        .add_if(station_over_bridge(outlook_.edition, outlook_.state, borough), "£3 for the bridge")
        .text();
}

std::string Reasons::sparing() const {
    return name(top(outlook_.state.frames.back().stack)) + " stays face up for another run";
}

} // namespace

std::string reason(const LondonBook& book, const Weighing& weighing, Action action) {
    return Reasons(book, weighing).of(action);
}

} // namespace londinium::london::thumb
