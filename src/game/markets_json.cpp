#include "game/markets_json.h"

#include "game/markets_words.h"
#include "rules/markets/goods.h"
#include "rules/markets/specials.h"

#include <utility>

namespace londinium {

using namespace markets;

namespace {

/// Writes one state. With a view, what its seat may not see is null, left out,
/// or only counted.
class Writer {
public:
    Writer(const MarketsBook& book, const State& state, const View* view) : book_(book), state_(state), view_(view) {}

    Json write() const;

private:
    bool hides(Seat seat) const { return view_ != nullptr && view_->seat != seat; }

    Json special(Special card) const { return card == kUnknownSpecial ? Json() : Json(book_.id(card)); }
    template <class Cards>
    Json specials(const Cards& cards) const {
        Json json = Json::array();
        for (const Special card : cards) json.push_back(special(card));
        return json;
    }
    static Json by_kind(const ByKind& counts) {
        Json json = object_of(kAllKinds.size());
        for (const Kind kind : kAllKinds) json[std::string(words(kind))] = counts[index(kind)];
        return json;
    }
    Json market_cards() const;
    Json tiles() const;
    Json merchants() const;
    Json assistants() const;
    Json used() const;
    Json piles() const;
    Json seat(Seat s) const;
    Json bids() const;
    static Json shown_bids(const std::array<Bid, kMostSeats>& bids, std::size_t players);
    void write_middle(Json& json) const;
    void write_memory(Json& json) const;
    Json seen_piles() const;

    const MarketsBook& book_;
    const State& state_;
    const View* view_;
};

Json Writer::market_cards() const {
    Json json = Json::array();
    for (std::size_t i = state_.market_cards.size(); i-- > 0;) {
        const MarketCard card = state_.market_cards[i];
        json.push_back(card == kUnknownMarketCard ? Json() : Json(book_.id(card)));
    }
    return json;
}

Json Writer::tiles() const {
    Json json = object_of(kMarkets);
    for (std::size_t i = 0; i < kMarkets; ++i) {
        Json owners = Json::array();
        const Stall& stall = state_.stalls[i];
        for (std::size_t place = 0; place < stall.size(); ++place) owners.push_back(index(stall[place]));
        json[book_.markets[i].id] = std::move(owners);
    }
    return json;
}

Json Writer::merchants() const {
    Json json;
    for (const Pawn pawn : {Pawn::builder, Pawn::cashier, Pawn::buyer}) {
        const Market market = state_.merchant_at(pawn);
        const bool hidden = view_ != nullptr && state_.setting_up();
        json[std::string(words(pawn))] = hidden ? Json() : Json(book_.id(market));
    }
    return json;
}

Json Writer::assistants() const {
    Json json;
    json["lower"] = state_.assistants[0];
    if (has_upper_assistant(state_.players)) json["upper"] = state_.assistants[1];
    return json;
}

Json Writer::used() const {
    Json json = Json::array();
    for (const Pawn pawn : {Pawn::builder, Pawn::buyer, Pawn::cashier, Pawn::lower, Pawn::upper}) {
        if (state_.is_used(pawn)) json.push_back(words(pawn));
    }
    return json;
}

Json Writer::piles() const {
    Json json = Json::array();
    for (std::size_t i = 0; i < kPiles; ++i) {
        const auto& pile = state_.piles[i];
        const bool open = view_ == nullptr || (state_.looking == i + 1 && state_.seat == view_->seat);
        json.push_back(open ? specials(pile) : Json(pile.size()));
    }
    return json;
}

Json Writer::seat(Seat s) const {
    const Player& player = state_.of(s);
    Json json = object_of(6);
    json["money"] = hides(s) && !state_.over() ? Json() : Json(player.money);
    json["hand"] = by_kind(hides(s) ? player.known : player.hand);
    if (view_ != nullptr) json["goods"] = view_->goods[index(s)];
    json["special"] = specials(player.special);
    json["kept"] = specials(kept_by(book_.edition, state_, s));
    json["tiles"] = player.tiles;
    return json;
}

Json Writer::bids() const {
    Json json = Json::object();
    for (std::size_t s = 0; s < state_.players; ++s) {
        const Seat bidder = seat_at(s);
        if (!state_.has_bid(bidder)) continue;
        json[std::to_string(s)] = hides(bidder) ? Json() : Json(words(state_.bids[s]));
    }
    return json;
}

Json Writer::shown_bids(const std::array<Bid, kMostSeats>& bids, std::size_t players) {
    Json json = Json::object();
    for (std::size_t s = 0; s < players; ++s) json[std::to_string(s)] = words(bids[s]);
    return json;
}

void Writer::write_middle(Json& json) const {
    json["acted"] = state_.acted;
    json["played"] = state_.played;
    json["due"] = state_.due;
    json["takes"] = state_.takes;
    json["exchanges"] = state_.exchanges;
    json["exchanging"] = state_.exchanging;
    json["prizes"] = Json::array();
    for (const Seat winner : state_.prizes) json["prizes"].push_back(index(winner));
    json["picked"] = Json::array();
    for (std::size_t i = 0; i < kPiles; ++i) {
        if ((state_.picked >> i) & 1U) json["picked"].push_back(i + 1);
    }
    json["looking"] = state_.looking == 0 ? Json() : Json(state_.looking);
    json["tile_for"] = state_.decision == Decision::tile ? Json(index(tile_owner(state_))) : Json();
    json["handed"] = Json::array();
    for (std::size_t s = 0; s < state_.players; ++s) json["handed"].push_back(state_.player[s].handed);
}

Json Writer::seen_piles() const {
    Json json = Json::array();
    for (std::size_t i = 0; i < kPiles; ++i) {
        Json cards;
        if (view_->looks[i] > 0) {
            cards = Json::array();
            for (const SeenCard& seen : view_->seen[i]) {
                if (seen.looks == view_->looks[i]) cards.push_back(special(seen.card));
            }
        }
        json.push_back(cards);
    }
    return json;
}

/// What was shown once and may be remembered (M2.3).
void Writer::write_memory(Json& json) const {
    json["last_bids"] = state_.bids_revealed ? shown_bids(state_.last_bids, state_.players) : Json();
    json["shown"] = Json();
    if (state_.money_shown) {
        json["shown"] = Json::array();
        for (std::size_t s = 0; s < state_.players; ++s) json["shown"].push_back(state_.shown_money[s]);
    }
    json["picks"] = Json::array();
    for (const Pick& pick : state_.picks) {
        json["picks"].push_back({{"seat", index(pick.seat)}, {"pile", pick.pile + 1}, {"card", special(pick.card)}});
    }
    json["plays"] = Json::array();
    for (const Play& play : state_.plays) {
        json["plays"].push_back({{"seat", play.seat == kNobody ? Json() : Json(index(play.seat))},
                                 {"card", special(play.card)},
                                 {"picks", play.picks_before}});
    }
    if (view_ != nullptr) {
        if (view_->seat == kWatcher) return;
        json["seen"] = seen_piles();
        json["you"] = index(view_->seat);
        return;
    }
    json["known"] = Json::array();
    json["betrayed"] = Json::array();
    for (std::size_t s = 0; s < state_.players; ++s) {
        json["known"].push_back(by_kind(state_.player[s].known));
        json["betrayed"].push_back(by_kind(state_.player[s].betrayed));
    }
}

Json Writer::write() const {
    Json json = object_of(48);
    json["game"] = game_name(book_);
    json["players"] = state_.players;
    json["first"] = index(state_.first);
    json["round"] = state_.round;
    json["seat"] = state_.over() ? Json() : Json(index(state_.seat));
    json["decision"] = words(state_.decision);
    json["market_cards"] = market_cards();
    json["now"] = state_.now == kUnknownMarketCard ? Json() : Json(book_.id(state_.now));
    json["closed"] = Json::array();
    for (const Kind kind : kAllKinds) {
        if (holds(state_.closed, kind)) json["closed"].push_back(words(kind));
    }
    json["sells"] = object_of(kMarkets);
    for (std::size_t i = 0; i < kMarkets; ++i) json["sells"][book_.markets[i].id] = words(state_.sells[i]);
    json["stocks"] = by_kind(state_.stocks);
    json["tiles"] = tiles();
    json["merchants"] = merchants();
    json["assistants"] = assistants();
    json["used"] = used();
    json["piles"] = piles();
    json["gone"] = specials(gone(book_.edition, state_));
    json["seats"] = Json::array();
    for (std::size_t s = 0; s < state_.players; ++s) json["seats"].push_back(seat(seat_at(s)));
    json["bids"] = bids();
    write_middle(json);
    write_memory(json);
    return json;
}

} // namespace

Json state_json(const MarketsBook& book, const State& state) { return Writer(book, state, nullptr).write(); }

Json view_json(const MarketsBook& book, const View& view) { return Writer(book, view.shown, &view).write(); }

Json lines_json(const ScoreLines& lines) {
    return {{"money", lines.money}, {"advantage", lines.advantage}, {"goods", lines.goods}};
}

} // namespace londinium
