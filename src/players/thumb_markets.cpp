#include "players/thumb_markets.h"

#include "players/thumb_markets_weigh.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace londinium {

using namespace markets;
using markets::thumb::Weighing;

namespace {

std::string pounds(double worth) {
    const long tenths = std::lround(worth * 10);
    const long size = tenths < 0 ? -tenths : tenths;
    std::string text = (tenths < 0 ? "-£" : "£") + std::to_string(size / 10);
    if (size % 10 != 0) text += "." + std::to_string(size % 10);
    return text;
}

std::string percent(double chance) { return std::to_string(std::lround(chance * 100)) + " %"; }

std::string name(const MarketsBook& book, Market market) { return book.markets[index(market)].name; }

std::string reason(const MarketsBook& book, const State& state, const Weighing& weighing, Action action) {
    const double worth = weighing.worth(action);
    const auto merchant = [&](Pawn pawn) { return state.merchant_at(pawn); };
    switch (action.verb) {
    case Verb::tile:
        return state.setting_up() ? "keeps the neighbour's tiles apart"
                                  : "your crates there will bring about " + pounds(worth) + " more";
    case Verb::builder:
        return "two tiles on " + name(book, merchant(Pawn::builder)) + ", worth about " + pounds(worth) + " in time";
    case Verb::cashier: return pounds(weighing.pays(merchant(Pawn::cashier))) + " at once";
    case Verb::buyer:
        return std::to_string(weighing.pays(merchant(Pawn::buyer))) + " goods cards, worth about " + pounds(worth);
    case Verb::assistant: return "on " + name(book, action.market()) + " worth about " + pounds(worth);
    case Verb::play: return worth > 0 ? "worth more now than later" : "better kept for another turn";
    case Verb::done: return "nothing in hand is better played now";
    case Verb::take: return "one more card of this kind is worth about " + pounds(worth);
    case Verb::give: return worth > 0 ? "another kind is worth more" : "your cards serve better as they are";
    case Verb::keep_hand: return "your cards serve better as they are";
    case Verb::bid:
        return "wins " + pounds(weighing.price(action.kind())) + " with a chance of " +
               percent(weighing.chance_to_win(action.kind(), action.count)) + ", for cards worth something later";
    case Verb::bid_nothing: return "keeps all cards for a better sale";
    case Verb::prize_pile: return "a special card can no longer be played";
    case Verb::prize_cash: return "the last round is the time for cash";
    case Verb::pile: return "the best card there should be worth about " + pounds(worth);
    case Verb::keep: return "should bring about " + pounds(worth);
    }
    return {};
}

} // namespace

Action ThumbMarkets::choose(const View& view) {
    Actions actions;
    Markets::legal(book_, view, actions);
    const Weighing weighing(book_.edition, view);
    std::size_t best = 0;
    double most = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const double worth = weighing.worth(actions[i]);
        if (i > 0 && worth <= most) continue;
        best = i;
        most = worth;
    }
    return actions[best];
}

std::vector<ThumbMarkets::Opinion> ThumbMarkets::opinions(const View& view) const {
    Actions actions;
    Markets::legal(book_, view, actions);
    const Weighing weighing(book_.edition, view);
    std::vector<Opinion> list;
    for (const Action action : actions) {
        list.push_back({action, weighing.worth(action), reason(book_, view.shown, weighing, action)});
    }
    // The same order of equals as in choose().
    std::ranges::stable_sort(list, std::ranges::greater(), &Opinion::worth);
    return list;
}

} // namespace londinium
