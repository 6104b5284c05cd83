#include "terminal/markets/choices.h"

#include "rules/markets/legal.h"
#include "terminal/markets/labels.h"

#include <algorithm>
#include <utility>

namespace londinium {

using markets::Action;
using markets::Decision;
using markets::Kind;
using markets::State;
using markets::Verb;
using markets::View;

namespace {

/// The list that an action belongs to: bids are chosen by kind, then by number.
std::vector<Choice>& list_for(const MarketsPhrases& phrases, const View& view, std::vector<Choice>& choices,
                              Action action) {
    if (action.verb != Verb::bid) return choices;
    const Kind kind = action.kind();
    const std::uint8_t brings = phrases.edition()[view.shown.now].brings[index(kind)];
    const std::string label =
        phrases.say("markets.choice.bid-group", {{"kind", phrases.marked(kind)},
                                                 {"prize", phrases.prize(brings)},
                                                 {"n", view.shown.of(view.seat).hand[index(kind)]},
                                                 {"rivals", rivals_goods(phrases, view, kind)}});
    const auto found = std::ranges::find(choices, label, &Choice::label);
    if (found != choices.end()) return found->more;
    const std::string asks = phrases.say("markets.ask.how-many",
                                         {{"kind", phrases.name(kind)}, {"rivals", rivals_goods(phrases, view, kind)}});
    choices.push_back({label, {}, asks, {}, 0});
    return choices.back().more;
}

/// Markets in the order in which they are drawn; all else stays as it is.
std::size_t ring_place(const markets::Edition& edition, Action action) {
    if (action.verb != Verb::tile && action.verb != Verb::assistant) return 0;
    const auto place = std::ranges::find(edition.ring, action.market());
    const auto pawn = static_cast<std::size_t>(action.pawn);
    return pawn * markets::kMarkets + static_cast<std::size_t>(place - edition.ring.begin());
}

void number(std::vector<Choice>& choices) {
    int next = 1;
    for (Choice& choice : choices) {
        choice.number = next++;
        number(choice.more);
    }
}

std::string ask_for_bid(const MarketsPhrases& phrases, const State& shown) {
    SeatSet waiting = 0;
    for (std::size_t s = 0; s < shown.players; ++s) {
        if (shown.has_bid(seat_at(s))) waiting = static_cast<SeatSet>(waiting | only(seat_at(s)));
    }
    const std::string asked = phrases.say("markets.ask.bid");
    if (waiting == 0) return asked;
    return asked + phrases.say("markets.ask.bids-in", {{"players", phrases.named(waiting)}});
}

} // namespace

std::string markets_question(const MarketsPhrases& phrases, const View& view) {
    const State& shown = view.shown;
    switch (shown.decision) {
    case Decision::tile:
        if (!shown.setting_up()) return phrases.say("markets.ask.tile");
        return phrases.say("markets.ask.set-up-tile",
                           {{"player", phrases.name(markets::tile_owner(shown))}, {"n", shown.of(view.seat).handed}});
    case Decision::act: return phrases.say("markets.ask.act");
    case Decision::after: return phrases.say("markets.ask.after");
    case Decision::goods: return phrases.say("markets.ask.goods", {{"n", shown.due}});
    case Decision::restock: return phrases.say("markets.ask.restock", {{"n", shown.takes}});
    case Decision::exchange: return phrases.say("markets.ask.exchange");
    case Decision::bid: return ask_for_bid(phrases, shown);
    case Decision::prize: return phrases.say("markets.ask.prize");
    case Decision::pile: return phrases.say(shown.prizes.empty() ? "markets.ask.event-pile" : "markets.ask.pile");
    case Decision::keep: return phrases.say("markets.ask.keep", {{"pile", shown.looking}});
    case Decision::over: return {};
    }
    return {};
}

std::vector<Choice> markets_choices(const MarketsPhrases& phrases, const View& view) {
    markets::Actions legal;
    Markets::legal(phrases.book(), view, legal);
    std::vector<Action> actions(legal.begin(), legal.end());
    std::ranges::stable_sort(
        actions, {}, [&](Action action) { return std::pair(action.verb, ring_place(phrases.edition(), action)); });
    std::vector<Choice> choices;
    for (const Action action : actions) {
        list_for(phrases, view, choices, action)
            .push_back({action_label(phrases, view, action), words(phrases.book(), action), {}, {}, 0});
    }
    number(choices);
    return choices;
}

} // namespace londinium
