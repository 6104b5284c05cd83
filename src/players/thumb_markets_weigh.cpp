#include "players/thumb_markets_weigh.h"

#include "rules/markets/goods.h"
#include "rules/markets/specials.h"

#include <algorithm>
#include <cmath>

namespace londinium::markets::thumb {
namespace {

constexpr double kSpecialBrings = 6.0; // a special card, on average
constexpr double kCrateAboveLeast = 0.9;
constexpr double kCrate = 0.3;
constexpr double kOthersCrate = 0.4;
constexpr double kBidCostShare = 0.8; // of a card's worth: the next restock brings others

/// From 0 to 1, half at 0. Not the exponential: that is not the same to the
/// last bit in the browser.
double likely(double by) { return 0.5 + by / (1 + 2 * std::abs(by)); }

} // namespace

Weighing::Weighing(const Edition& edition, const View& view)
    : edition_(edition), view_(view), state_(view.shown), seat_(view.seat), own_(state_.of(view.seat)) {
    for (std::size_t i = 0; i < edition.market_cards.size(); ++i) {
        if (((view.to_come >> i) & 1U) != 0 && !edition.market_cards[i].closed) ++auctions_left_;
    }
    const bool now_open = !state_.setting_up() && state_.now != kUnknownMarketCard && !edition[state_.now].closed;
    if (now_open && state_.closed != kEveryKind) ++auctions_left_;
    for (const Kind kind : kAllKinds) {
        int unseen = kGoodsPerKind - state_.stocks[index(kind)];
        for (std::size_t s = 0; s < state_.players; ++s) unseen -= state_.player[s].hand[index(kind)];
        unseen_[index(kind)] = static_cast<std::uint8_t>(std::max(0, unseen));
        all_unseen_ += std::max(0, unseen);
    }
}

bool Weighing::on_sale(Kind kind) const {
    return !state_.setting_up() && !edition_[state_.now].closed && !holds(state_.closed, kind);
}

double Weighing::price(Kind kind) const {
    if (!on_sale(kind)) return 0;
    const std::uint8_t brings = edition_[state_.now].brings[index(kind)];
    if (brings != kSpecialPrize) return brings;
    return state_.last_round() ? kCashForSpecial : kSpecialBrings;
}

int Weighing::pays(Market market) const { return taken_at(state_, seat_, market); }

/// How many cards of a kind another seat may be expected to hold.
double Weighing::expected_with(std::size_t seat, Kind kind) const {
    const Player& other = state_.player[seat];
    const int hidden = view_.goods[seat] - goods_in_hand(other);
    const double share = all_unseen_ == 0 ? 0 : static_cast<double>(unseen_[index(kind)]) / all_unseen_;
    return other.hand[index(kind)] + hidden * share;
}

int Weighing::most_with(std::size_t seat, Kind kind) const {
    const Player& other = state_.player[seat];
    const int hidden = view_.goods[seat] - goods_in_hand(other);
    return other.hand[index(kind)] + std::min<int>(hidden, unseen_[index(kind)]);
}

double Weighing::chance_to_win(Kind kind, int cards) const {
    double all_prices = 0;
    for (const Kind other : kAllKinds) all_prices += price(other);
    const double wanted = all_prices <= 0 ? 0 : std::min(0.9, 0.25 + price(kind) / all_prices);
    double chance = 1;
    for (std::size_t s = 0; s < state_.players; ++s) {
        // Who cannot have as many is beaten: nothing is gained by more cards.
        if (seat_at(s) == seat_ || cards > most_with(s, kind)) continue;
        const double theirs = 0.75 * expected_with(s, kind);
        chance *= 1 - wanted * likely(theirs + 0.4 - cards);
    }
    return chance;
}

double Weighing::goods(Kind kind) const {
    if (auctions_left_ == 0) return 0.02; // goods break ties
    double best_other = 0;
    for (std::size_t s = 0; s < state_.players; ++s) {
        if (seat_at(s) != seat_) best_other = std::max(best_other, expected_with(s, kind));
    }
    // One more card helps most where it decides an auction.
    const double lead = own_.hand[index(kind)] - 0.75 * best_other;
    const double decides = 1 / (1 + lead * lead / 4);
    const double now = price(kind) * 0.35 * decides;
    const double later = auctions_left_ > 1 ? 0.35 + 0.25 * decides : 0;
    return now + later;
}

double Weighing::crates(int crates) const {
    const double above = std::max(0, crates - kLeastTaken);
    const double times = std::min(2.0, rounds_left() / 4.0);
    return times * (above * kCrateAboveLeast + crates * kCrate);
}

double Weighing::tiles_at(Market market, int tiles) const {
    tiles = std::min<int>(tiles, own_.tiles);
    const Stall& before = state_.stall(market);
    Stall after = before;
    for (int i = 0; i < tiles; ++i) after.lay(seat_);
    double worth = crates(after.crates(seat_)) - crates(before.crates(seat_));
    for (std::size_t s = 0; s < state_.players; ++s) {
        if (seat_at(s) == seat_) continue;
        worth += kOthersCrate * (crates(before.crates(seat_at(s))) - crates(after.crates(seat_at(s))));
    }
    // Cards in hand that this market makes worth more.
    State then = state_;
    then.stall(market) = after;
    for (const Special card : own_.special) {
        worth += 0.5 * (special_pays(edition_, then, seat_, card) - special_pays(edition_, state_, seat_, card));
    }
    return worth;
}

double Weighing::goods_at(Market market) const {
    const int cards = pays(market);
    const Kind kind = state_.sells[index(market)];
    double best = 0;
    for (const Kind other : kAllKinds) {
        if (kind != kGeneral && kind != other) continue;
        best = std::max(best, goods(other));
    }
    return cards * best * 0.7;
}

double Weighing::task(Task task, Market market) const {
    switch (task) {
    case Task::tile: return tiles_at(market, 1);
    case Task::money: return pays(market);
    case Task::goods: return goods_at(market);
    }
    return 0;
}

double Weighing::act(Action action) const {
    switch (action.verb) {
    case Verb::builder: return tiles_at(state_.merchant_at(Pawn::builder), kBuilderTiles);
    case Verb::cashier: return pays(state_.merchant_at(Pawn::cashier));
    case Verb::buyer: return goods_at(state_.merchant_at(Pawn::buyer));
    default: break;
    }
    const bool lower = action.pawn == Pawn::lower;
    const Space& space = edition_.space(state_.assistants[lower ? 0 : 1]);
    return task(lower ? space.lower : space.upper, action.market());
}

double Weighing::special_in_hand(Special card) const {
    const Face& face = edition_[card];
    const double now = special_pays(edition_, state_, seat_, card);
    const int chances = rounds_left(); // turns still to come in which it could be played
    if (chances == 0) return 0;
    switch (face.effect) {
    case Effect::advantage: return 2.5 + 0.2 * auctions_left_;
    case Effect::restock_and_exchange: return 1.1 * auctions_left_;
    case Effect::any_market: return own_.tiles > 0 ? 0.4 + 0.25 * chances : 0;
    case Effect::clientele: return now + 0.5;
    case Effect::monopoly: return now + std::min(2.5, 0.4 * chances);
    case Effect::rich_offer: return now + std::min(2.5, 0.5 * chances);
    case Effect::combined_offer: return now + std::min(3.0, 0.4 * chances);
    }
    return 0;
}

/// Positive if the card is better played now than later.
double Weighing::play(Special card) const {
    const Face& face = edition_[card];
    const double price = state_.played > 0 ? kSecondCardCosts : 0;
    const double now = special_pays(edition_, state_, seat_, card);
    const bool last_chance = rounds_left() == 0;
    switch (face.effect) {
    case Effect::advantage:
    case Effect::restock_and_exchange: return special_in_hand(card) - price;
    case Effect::any_market: {
        double best = 0;
        for (std::size_t i = 0; i < kMarkets; ++i) best = std::max(best, tiles_at(static_cast<Market>(i), 1));
        return best - 0.5 - price;
    }
    // A little less than it brings: for nothing no card is played.
    default: return now - price - (last_chance ? 0.1 : 0.6 * special_in_hand(card) + 1.2);
    }
}

double Weighing::bid(Kind kind, int cards) const {
    const double cost = auctions_left_ > 1 ? kBidCostShare * (0.35 + 0.1 * cards / own_.hand[index(kind)]) : 0.01;
    return chance_to_win(kind, cards) * price(kind) - cards * cost;
}

double Weighing::pile(std::size_t pile) const {
    double best = 0;
    for (const SeenCard& seen : view_.seen[pile]) {
        if (seen.looks == view_.looks[pile]) best = std::max(best, special_in_hand(seen.card));
    }
    const double unseen = 3.0 + 0.1 * static_cast<double>(state_.piles[pile].size());
    return view_.looks[pile] > 0 ? best : unseen;
}

/// The neighbour's tile goes where it has fewest, so that nothing comes together.
double Weighing::set_up_tile(Market market) const {
    const Seat owner = tile_owner(state_);
    double worth = 0;
    const Stall& stall = state_.stall(market);
    for (std::size_t i = 0; i < stall.size(); ++i) {
        if (stall[i] == owner) worth -= 1;
        if (stall[i] == seat_) worth += 0.2; // with mine it will be covered when I build
    }
    return worth;
}

double Weighing::exchange(Kind given) const {
    double best = 0;
    for (const Kind kind : kAllKinds) {
        if (kind != given && state_.stocks[index(kind)] > 0) best = std::max(best, goods(kind));
    }
    return best - goods(given) - 0.1;
}

double Weighing::worth(Action action) const {
    switch (action.verb) {
    case Verb::tile: return state_.setting_up() ? set_up_tile(action.market()) : tiles_at(action.market(), 1);
    case Verb::builder:
    case Verb::cashier:
    case Verb::buyer:
    case Verb::assistant: return act(action);
    // Before the action only what makes it better; the rest can wait until after.
    case Verb::play:
        return state_.acted || edition_[action.special()].effect == Effect::any_market ? play(action.special()) : -1;
    case Verb::done:
    case Verb::keep_hand:
    case Verb::bid_nothing: return 0;
    case Verb::take: return goods(action.kind());
    case Verb::give: return exchange(action.kind());
    case Verb::bid: return bid(action.kind(), action.count);
    case Verb::prize_pile: return 0; // too late to play what one finds
    case Verb::prize_cash: return kCashForSpecial;
    case Verb::pile: return pile(action.pile_number());
    case Verb::keep: return special_in_hand(action.special());
    }
    return 0;
}

} // namespace londinium::markets::thumb
