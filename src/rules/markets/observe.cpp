#include "rules/markets/observe.h"

#include "rules/markets/goods.h"

#include <cstring>

namespace londinium::markets {
namespace {

void add_seen(FixedVector<SeenCard, kMostInPile>& seen, SeenCard card) {
    std::size_t place = seen.size();
    while (place > 0 && (seen[place - 1].looks < card.looks ||
                         (seen[place - 1].looks == card.looks && seen[place - 1].card > card.card))) {
        --place;
    }
    seen.insert(place, card);
}

/// Follows the picks: what others took after a look of the seat, it has seen.
void remember_looks(const State& state, View& view) {
    for (const Pick& pick : state.picks) {
        if (pick.seat == view.seat) {
            ++view.looks[pick.pile];
        } else if (view.looks[pick.pile] > 0) {
            add_seen(view.seen[pick.pile], {pick.card, view.looks[pick.pile]});
        }
    }
    if (state.looking != 0 && state.seat == view.seat) ++view.looks[state.looking - std::size_t{1}];
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
        if (view.looks[pile] == 0) continue;
        for (const Special card : state.piles[pile]) add_seen(view.seen[pile], {card, view.looks[pile]});
    }
}

void show_specials(const State& state, View& view) {
    State& shown = view.shown;
    for (const Pick& pick : state.picks) {
        shown.picks.push_back({pick.seat, pick.pile, pick.seat == view.seat ? pick.card : kUnknownSpecial});
    }
    shown.plays = state.plays;
    remember_looks(state, view);
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
        std::size_t lately = 0; // cards it may still consist of
        for (const SeenCard& seen : view.seen[pile]) lately += seen.looks == view.looks[pile];
        const bool known = lately == state.piles[pile].size();
        for (const Special card : state.piles[pile]) shown.piles[pile].push_back(known ? card : kUnknownSpecial);
    }
}

void show_market_cards(const State& state, View& view) {
    for (std::size_t i = 0; i < state.market_cards.size(); ++i) {
        const MarketCard card = state.market_cards[i];
        view.to_come = static_cast<std::uint16_t>(view.to_come | (1U << index(card)));
        view.shown.market_cards.push_back(i == 0 ? card : kUnknownMarketCard); // the last is public (M1.4)
    }
}

Player seen_from_outside(const Player& player) {
    Player shown;
    std::memset(&shown, 0, sizeof shown);
    shown.money = player.money;
    shown.hand = player.known;
    shown.known = player.known;
    shown.betrayed = player.betrayed;
    shown.tiles = player.tiles;
    shown.handed = player.handed;
    shown.exchange_cards = player.exchange_cards;
    shown.advantage = player.advantage;
    for (std::size_t i = 0; i < player.special.size(); ++i) shown.special.push_back(kUnknownSpecial);
    return shown;
}

} // namespace

View observe(const Edition&, const State& state, Seat seat) {
    View view;
    std::memset(&view, 0, sizeof view);
    view.seat = seat;

    State& shown = view.shown;
    shown.players = state.players;
    shown.first = state.first;
    shown.seat = state.seat;
    shown.decision = state.decision;
    shown.round = state.round;
    shown.now = state.now;
    shown.closed = state.closed;
    shown.used = state.used;
    shown.acted = state.acted;
    shown.played = state.played;
    shown.due = state.due;
    shown.takes = state.takes;
    shown.exchanges = state.exchanges;
    shown.exchanging = state.exchanging;
    shown.looking = state.looking;
    shown.picked = state.picked;
    shown.prizes = state.prizes;
    shown.bid_in = state.bid_in;
    if (seat != kWatcher) shown.bids[index(seat)] = state.bids[index(seat)];
    shown.bids_revealed = state.bids_revealed;
    shown.money_shown = state.money_shown;
    shown.last_bids = state.last_bids;
    shown.shown_money = state.shown_money;
    shown.assistants = state.assistants;
    shown.sells = state.sells;
    shown.stocks = state.stocks;
    shown.stalls = state.stalls;
    for (std::size_t i = 0; i < kMerchants; ++i) {
        shown.merchants[i] = state.setting_up() ? kUnknownMarket : state.merchants[i];
    }
    show_market_cards(state, view);
    show_specials(state, view);
    for (std::size_t s = 0; s < state.players; ++s) {
        view.goods[s] = static_cast<std::uint8_t>(goods_in_hand(state.player[s]));
        shown.player[s] = seat_at(s) == seat ? state.player[s] : seen_from_outside(state.player[s]);
    }
    return view;
}

} // namespace londinium::markets
