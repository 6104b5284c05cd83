#include "players/thumb_markets.h"

#include "game/names.h"
#include "players/thumb_markets_weigh.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>

namespace londinium {

using namespace markets;
using markets::thumb::Weighing;

namespace {

/// A worth with its tenths: "£2.5".
std::string pounds(const Words& words, double worth) {
    const int tenths = static_cast<int>(std::lround(worth * 10));
    const int size = std::abs(tenths);
    const std::string sign = tenths < 0 ? "−" : "";
    if (size % 10 == 0) return sign + words("gain.money", {{"n", size / 10}});
    return sign + words("markets.reason.pounds", {{"whole", size / 10}, {"tenths", size % 10}});
}

std::string reason(const MarketsBook& book, const State& state, const Weighing& weighing, Action action,
                   const Words& words) {
    const double worth = weighing.worth(action);
    const std::string money = pounds(words, worth);
    const auto with_money = [&](std::string_view id) { return words(id, {{"money", money}}); };
    const auto market_of = [&](Market market) { return market_name(book, market, words); };
    switch (action.verb) {
    case Verb::tile:
        if (!state.setting_up()) return with_money("markets.reason.tile");
        return words(worth > -0.5 ? "markets.reason.apart" : "markets.reason.together");
    case Verb::builder:
        return words("markets.reason.builder",
                     {{"market", market_of(state.merchant_at(Pawn::builder))}, {"money", money}});
    case Verb::cashier:
        return words("markets.reason.cashier", {{"n", weighing.pays(state.merchant_at(Pawn::cashier))}});
    case Verb::buyer:
        return words("markets.reason.buyer", {{"n", weighing.pays(state.merchant_at(Pawn::buyer))}, {"money", money}});
    case Verb::assistant:
        return words("markets.reason.assistant", {{"market", market_of(action.market())}, {"money", money}});
    case Verb::play: return words(worth > 0 ? "markets.reason.play-now" : "markets.reason.play-later");
    case Verb::done: return words("markets.reason.done");
    case Verb::take: return with_money("markets.reason.take");
    case Verb::give: return words(worth > 0 ? "markets.reason.give" : "markets.reason.keep-hand");
    case Verb::keep_hand: return words("markets.reason.keep-hand");
    case Verb::bid:
        return words("markets.reason.bid",
                     {{"money", pounds(words, weighing.price(action.kind()))},
                      {"n", std::lround(100 * weighing.chance_to_win(action.kind(), action.count))}});
    case Verb::bid_nothing: return words("markets.reason.bid-nothing");
    case Verb::prize_pile: return words("markets.reason.prize-pile");
    case Verb::prize_cash: return words("markets.reason.prize-cash");
    case Verb::pile: return with_money("markets.reason.pile");
    case Verb::keep: return with_money("markets.reason.keep");
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

std::vector<double> ThumbMarkets::worths(const View& view, const Actions& actions) const {
    const Weighing weighing(book_.edition, view);
    std::vector<double> list;
    for (const Action action : actions) list.push_back(weighing.worth(action));
    return list;
}

std::vector<ThumbMarkets::Opinion> ThumbMarkets::opinions(const View& view, const Words& words) const {
    Actions actions;
    Markets::legal(book_, view, actions);
    const Weighing weighing(book_.edition, view);
    std::vector<Opinion> list;
    for (const Action action : actions) {
        list.push_back({action, weighing.worth(action), reason(book_, view.shown, weighing, action, words)});
    }
    // The same order of equals as in choose().
    std::ranges::stable_sort(list, std::ranges::greater(), &Opinion::worth);
    return list;
}

} // namespace londinium
