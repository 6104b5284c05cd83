#include "terminal/markets/labels.h"

#include "rules/markets/goods.h"
#include "rules/markets/specials.h"
#include "terminal/markets/describe_special.h"

#include <algorithm>

namespace londinium {

using markets::Action;
using markets::Decision;
using markets::Kind;
using markets::Market;
using markets::Pawn;
using markets::Special;
using markets::State;
using markets::Task;
using markets::Verb;
using markets::View;

namespace {

class Labels {
public:
    Labels(const MarketsPhrases& phrases, const View& view)
        : phrases_(phrases), view_(view), shown_(view.shown), seat_(view.seat) {}

    std::string label(Action action) const;

private:
    std::string say(std::string_view id, std::initializer_list<Fill> fills = {}) const {
        return phrases_.say(id, fills);
    }
    int held(Kind kind) const { return shown_.of(seat_).hand[index(kind)]; }
    int due_at(Market market) const { return markets::taken_at(shown_, seat_, market); }

    std::string crates_after(Seat owner, Market market, int tiles) const;
    std::string tiles_at(Market market, int tiles) const;
    std::string money_at(Market market) const;
    std::string goods_at(Market market) const;
    std::string set_up_tile(Market market) const;
    std::string pawn(Pawn pawn, Task task, Market market, int tiles) const;
    std::string assistant(Action action) const;
    std::string play(Special card) const;
    std::string take(Kind kind) const;
    std::string bid(Kind kind, int cards) const;
    std::string pile(std::size_t pile) const;

    const MarketsPhrases& phrases_;
    const View& view_;
    const State& shown_;
    Seat seat_;
};

/// Whose visible crates change, by the letters of the drawing: "Y 2→6 P 4→2".
std::string Labels::crates_after(Seat owner, Market market, int tiles) const {
    markets::Stall after = shown_.stall(market);
    for (int i = 0; i < tiles; ++i) after.lay(owner);
    std::vector<std::string> changes;
    for (std::size_t i = 0; i < shown_.players; ++i) {
        const Seat seat = seat_at((index(owner) + i) % shown_.players); // the owner's first
        const int had = shown_.stall(market).crates(seat);
        const int has = after.crates(seat);
        if (had == has && seat != owner) continue;
        changes.push_back(
            say("markets.choice.crates", {{"player", phrases_.letter(seat)}, {"from", had}, {"to", has}}));
    }
    return phrases_.list(changes);
}

std::string Labels::tiles_at(Market market, int tiles) const {
    const int laid = std::min<int>(tiles, shown_.of(seat_).tiles);
    if (laid == 0) return say("markets.choice.no-tiles");
    return say("markets.choice.tiles", {{"n", laid}, {"crates", crates_after(seat_, market, laid)}});
}

std::string Labels::money_at(Market market) const {
    const int crates = shown_.stall(market).crates(seat_);
    return say(crates >= markets::kLeastTaken ? "markets.choice.money" : "markets.choice.least-money",
               {{"money", phrases_.pounds(due_at(market))}, {"n", crates}});
}

std::string Labels::goods_at(Market market) const {
    const Kind kind = shown_.sells[index(market)];
    const int due = due_at(market);
    if (shown_.stocks_empty()) return say("markets.choice.no-goods");
    if (kind == markets::kGeneral) return say("markets.choice.any-goods", {{"n", due}});
    const int taken = std::min<int>(due, shown_.stocks[index(kind)]);
    const std::string goods = phrases_.goods(kind, taken);
    if (taken == due) return say("markets.choice.goods", {{"goods", goods}, {"n", held(kind)}});
    return say("markets.choice.goods-and-others", {{"goods", goods}, {"n", due - taken}});
}

std::string Labels::set_up_tile(Market market) const {
    const Seat owner = markets::tile_owner(shown_);
    return say("markets.choice.set-up-tile", {{"market", phrases_.name(market)},
                                              {"kind", phrases_.marked(shown_.sells[index(market)])},
                                              {"crates", crates_after(owner, market, 1)}});
}

std::string Labels::pawn(Pawn pawn, Task task, Market market, int tiles) const {
    std::string brings;
    switch (task) {
    case Task::tile: brings = tiles_at(market, tiles); break;
    case Task::money: brings = money_at(market); break;
    case Task::goods: brings = goods_at(market); break;
    }
    return say("markets.choice.pawn",
               {{"pawn", phrases_.name(pawn)}, {"market", phrases_.name(market)}, {"brings", brings}});
}

std::string Labels::assistant(Action action) const {
    const bool lower = action.pawn == Pawn::lower;
    const markets::Space& space = phrases_.edition().space(shown_.assistants[lower ? 0 : 1]);
    return pawn(action.pawn, lower ? space.lower : space.upper, action.market(), 1);
}

std::string Labels::play(Special card) const {
    std::string text = say("markets.choice.play", {{"card", styled(Style::heading, phrases_.name(card))},
                                                   {"does", special_worth(phrases_, view_, card)}});
    if (shown_.played > 0) {
        text += styled(Style::warning, say("markets.choice.second", {{"n", markets::kSecondCardCosts}}));
    }
    return text;
}

std::string Labels::take(Kind kind) const {
    const int stock = shown_.stocks[index(kind)];
    if (shown_.decision == Decision::goods) {
        return say(
            "markets.choice.take-due",
            {{"goods", phrases_.goods(kind, std::min<int>(shown_.due, stock))}, {"n", held(kind)}, {"stock", stock}});
    }
    const std::uint8_t brings = phrases_.edition()[shown_.now].brings[index(kind)];
    return say("markets.choice.take",
               {{"goods", phrases_.marked(kind)}, {"n", held(kind)}, {"prize", phrases_.prize(brings)}});
}

std::string Labels::bid(Kind kind, int cards) const {
    const std::uint8_t brings = phrases_.edition()[shown_.now].brings[index(kind)];
    return say(
        "markets.choice.bid",
        {{"goods", phrases_.goods(kind, cards)}, {"prize", phrases_.prize(brings)}, {"left", held(kind) - cards}});
}

/// What the seat saw there when it last looked, as far as it may still be there.
std::string Labels::pile(std::size_t pile) const {
    std::vector<std::string> seen;
    for (const markets::SeenCard& card : view_.seen[pile]) {
        if (card.looks == view_.looks[pile]) seen.push_back(phrases_.name(card.card));
    }
    const std::size_t cards = shown_.piles[pile].size();
    if (seen.empty()) return say("markets.choice.pile", {{"pile", pile + 1}, {"n", cards}});
    return say("markets.choice.pile-seen", {{"pile", pile + 1}, {"n", cards}, {"cards", phrases_.row(seen)}});
}

std::string Labels::label(Action action) const {
    const auto at = [&](Pawn merchant, Task task, int tiles) {
        return pawn(merchant, task, shown_.merchant_at(merchant), tiles);
    };
    switch (action.verb) {
    case Verb::tile:
        if (shown_.setting_up()) return set_up_tile(action.market());
        return say("markets.choice.tile",
                   {{"market", phrases_.name(action.market())}, {"crates", crates_after(seat_, action.market(), 1)}});
    case Verb::builder: return at(Pawn::builder, Task::tile, markets::kBuilderTiles);
    case Verb::cashier: return at(Pawn::cashier, Task::money, 0);
    case Verb::buyer: return at(Pawn::buyer, Task::goods, 0);
    case Verb::assistant: return assistant(action);
    case Verb::play: return play(action.special());
    case Verb::done: return say("markets.choice.done");
    case Verb::take: return take(action.kind());
    case Verb::give:
        return say("markets.choice.give", {{"goods", phrases_.goods(action.kind(), 1)}, {"n", held(action.kind())}});
    case Verb::keep_hand: return say("markets.choice.keep-hand");
    case Verb::bid: return bid(action.kind(), action.count);
    case Verb::bid_nothing: return say("markets.choice.bid-nothing");
    case Verb::prize_pile: return say("markets.choice.prize-pile");
    case Verb::prize_cash: return say("markets.choice.prize-cash", {{"n", markets::kCashForSpecial}});
    case Verb::pile: return pile(action.pile_number());
    case Verb::keep:
        return say("markets.choice.keep", {{"card", styled(Style::heading, phrases_.name(action.special()))},
                                           {"does", special_worth(phrases_, view_, action.special())}});
    }
    return {};
}

} // namespace

std::string action_label(const MarketsPhrases& phrases, const View& view, Action action) {
    return Labels(phrases, view).label(action);
}

std::string rivals_goods(const MarketsPhrases& phrases, const View& view, Kind kind) {
    const State& shown = view.shown;
    int unseen = markets::kGoodsPerKind - shown.stocks[index(kind)];
    for (std::size_t s = 0; s < shown.players; ++s) unseen -= shown.player[s].hand[index(kind)];
    std::vector<std::string> parts;
    for (std::size_t i = 1; i < shown.players; ++i) {
        const Seat seat = seat_at((index(view.seat) + i) % shown.players);
        const markets::Player& player = shown.of(seat);
        const int least = player.hand[index(kind)];
        const int hidden = view.goods[index(seat)] - markets::goods_in_hand(player);
        const int most = least + std::min(hidden, unseen);
        parts.push_back(phrases.say(least == most ? "markets.rival.holds" : "markets.rival.may-hold",
                                    {{"player", phrases.letter(seat)}, {"least", least}, {"most", most}}));
    }
    return phrases.list(parts);
}

} // namespace londinium
