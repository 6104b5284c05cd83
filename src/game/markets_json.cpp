#include "game/markets_json.h"

#include "game/markets_words.h"
#include "rules/markets/goods.h"
#include "rules/markets/specials.h"

namespace londinium {

using namespace markets;

namespace {

/// Writes one state. With a view, what its seat may not see is null, left out,
/// or only counted.
class Writer {
public:
    Writer(JsonText& text, const MarketsBook& book, const State& state, const View* view)
        : text_(text), book_(book), state_(state), view_(view) {}

    void write() const;

private:
    bool hides(Seat seat) const { return view_ != nullptr && view_->seat != seat; }

    template <class Write>
    void for_each_seat(Write write) const {
        for (std::size_t s = 0; s < state_.players; ++s) write(seat_at(s));
    }
    void write_special(Special card) const {
        if (card == kUnknownSpecial) return text_.null();
        text_.value(book_.id(card));
    }
    template <class Cards>
    void write_specials(const Cards& cards) const {
        text_.list(cards, [this](Special card) { write_special(card); });
    }
    void write_by_kind(const ByKind& counts) const {
        text_.object([&] {
            for (const Kind kind : kAllKinds) text_.key(words(kind)).value(counts[index(kind)]);
        });
    }
    void write_market_card(MarketCard card) const {
        if (card == kUnknownMarketCard) return text_.null();
        text_.value(book_.id(card));
    }
    void write_market_cards() const;
    void write_tiles() const;
    void write_merchants() const;
    void write_assistants() const;
    void write_used() const;
    void write_piles() const;
    void write_seat(Seat s) const;
    void write_bids() const;
    void write_last_bids() const;
    void write_middle() const;
    void write_memory() const;
    void write_seen_piles() const;

    JsonText& text_;
    const MarketsBook& book_;
    const State& state_;
    const View* view_;
};

void Writer::write_market_cards() const {
    text_.array([&] {
        for (std::size_t i = state_.market_cards.size(); i-- > 0;) write_market_card(state_.market_cards[i]);
    });
}

void Writer::write_tiles() const {
    text_.object([&] {
        for (std::size_t i = 0; i < kMarkets; ++i) {
            const Stall& stall = state_.stalls[i];
            text_.key(book_.markets[i].id).array([&] {
                for (std::size_t place = 0; place < stall.size(); ++place) text_.value(index(stall[place]));
            });
        }
    });
}

void Writer::write_merchants() const {
    const bool hidden = view_ != nullptr && state_.setting_up();
    text_.object([&] {
        for (const Pawn pawn : {Pawn::builder, Pawn::cashier, Pawn::buyer}) {
            text_.key(words(pawn));
            hidden ? text_.null() : text_.value(book_.id(state_.merchant_at(pawn)));
        }
    });
}

void Writer::write_assistants() const {
    text_.object([&] {
        text_.key("lower").value(state_.assistants[0]);
        if (has_upper_assistant(state_.players)) text_.key("upper").value(state_.assistants[1]);
    });
}

void Writer::write_used() const {
    text_.array([&] {
        for (const Pawn pawn : {Pawn::builder, Pawn::buyer, Pawn::cashier, Pawn::lower, Pawn::upper}) {
            if (state_.is_used(pawn)) text_.value(words(pawn));
        }
    });
}

void Writer::write_piles() const {
    text_.array([&] {
        for (std::size_t i = 0; i < kPiles; ++i) {
            const auto& pile = state_.piles[i];
            const bool open = view_ == nullptr || (state_.looking == i + 1 && state_.seat == view_->seat);
            open ? write_specials(pile) : text_.value(pile.size());
        }
    });
}

void Writer::write_seat(Seat s) const {
    const Player& player = state_.of(s);
    text_.object([&] {
        text_.key("money");
        hides(s) && !state_.over() ? text_.null() : text_.value(player.money);
        text_.key("hand");
        write_by_kind(hides(s) ? player.known : player.hand);
        if (view_ != nullptr) text_.key("goods").value(view_->goods[index(s)]);
        text_.key("special");
        write_specials(player.special);
        text_.key("kept");
        write_specials(kept_by(book_.edition, state_, s));
        text_.key("tiles").value(player.tiles);
    });
}

void Writer::write_bids() const {
    text_.object([&] {
        for_each_seat([&](Seat bidder) {
            if (!state_.has_bid(bidder)) return;
            text_.key(index(bidder));
            hides(bidder) ? text_.null() : text_.value(words(state_.bids[index(bidder)]));
        });
    });
}

void Writer::write_last_bids() const {
    if (!state_.bids_revealed) return text_.null();
    text_.object([&] { for_each_seat([&](Seat s) { text_.key(index(s)).value(words(state_.last_bids[index(s)])); }); });
}

void Writer::write_middle() const {
    text_.key("acted").value(state_.acted);
    text_.key("played").value(state_.played);
    text_.key("due").value(state_.due);
    text_.key("takes").value(state_.takes);
    text_.key("exchanges").value(state_.exchanges);
    text_.key("exchanging").value(state_.exchanging);
    text_.key("prizes").list(state_.prizes, [&](Seat winner) { text_.value(index(winner)); });
    text_.key("picked").array([&] {
        for (std::size_t i = 0; i < kPiles; ++i) {
            if ((state_.picked >> i) & 1U) text_.value(i + 1);
        }
    });
    text_.key("looking");
    state_.looking == 0 ? text_.null() : text_.value(state_.looking);
    text_.key("tile_for");
    state_.decision == Decision::tile ? text_.value(index(tile_owner(state_))) : text_.null();
    text_.key("handed").array([&] { for_each_seat([&](Seat s) { text_.value(state_.of(s).handed); }); });
}

void Writer::write_seen_piles() const {
    text_.array([&] {
        for (std::size_t i = 0; i < kPiles; ++i) {
            if (view_->looks[i] == 0) {
                text_.null();
                continue;
            }
            text_.array([&] {
                for (const SeenCard& seen : view_->seen[i]) {
                    if (seen.looks == view_->looks[i]) write_special(seen.card);
                }
            });
        }
    });
}

/// What was shown once and may be remembered (M2.3).
void Writer::write_memory() const {
    text_.key("last_bids");
    write_last_bids();
    text_.key("shown");
    if (state_.money_shown) {
        text_.array([&] { for_each_seat([&](Seat s) { text_.value(state_.shown_money[index(s)]); }); });
    } else {
        text_.null();
    }
    text_.key("picks").list(state_.picks, [&](const Pick& pick) {
        text_.object([&] {
            text_.key("seat").value(index(pick.seat));
            text_.key("pile").value(pick.pile + 1);
            text_.key("card");
            write_special(pick.card);
        });
    });
    text_.key("plays").list(state_.plays, [&](const Play& play) {
        text_.object([&] {
            text_.key("seat");
            play.seat == kNobody ? text_.null() : text_.value(index(play.seat));
            text_.key("card");
            write_special(play.card);
            text_.key("picks").value(play.picks_before);
        });
    });
    if (view_ != nullptr) {
        if (view_->seat == kWatcher) return;
        text_.key("seen");
        write_seen_piles();
        text_.key("you").value(index(view_->seat));
        return;
    }
    text_.key("known").array([&] { for_each_seat([&](Seat s) { write_by_kind(state_.of(s).known); }); });
    text_.key("betrayed").array([&] { for_each_seat([&](Seat s) { write_by_kind(state_.of(s).betrayed); }); });
}

void Writer::write() const {
    text_.object([&] {
        text_.key("game").value(game_name(book_));
        text_.key("players").value(state_.players);
        text_.key("first").value(index(state_.first));
        text_.key("round").value(state_.round);
        text_.key("seat");
        state_.over() ? text_.null() : text_.value(index(state_.seat));
        text_.key("decision").value(words(state_.decision));
        text_.key("market_cards");
        write_market_cards();
        text_.key("now");
        write_market_card(state_.now);
        text_.key("closed").array([&] {
            for (const Kind kind : kAllKinds) {
                if (holds(state_.closed, kind)) text_.value(words(kind));
            }
        });
        text_.key("sells").object([&] {
            for (std::size_t i = 0; i < kMarkets; ++i) text_.key(book_.markets[i].id).value(words(state_.sells[i]));
        });
        text_.key("stocks");
        write_by_kind(state_.stocks);
        text_.key("tiles");
        write_tiles();
        text_.key("merchants");
        write_merchants();
        text_.key("assistants");
        write_assistants();
        text_.key("used");
        write_used();
        text_.key("piles");
        write_piles();
        text_.key("gone");
        write_specials(gone(book_.edition, state_));
        text_.key("seats").array([&] { for_each_seat([&](Seat s) { write_seat(s); }); });
        text_.key("bids");
        write_bids();
        write_middle();
        write_memory();
    });
}

} // namespace

void write_view(JsonText& text, const MarketsBook& book, const View& view) {
    Writer(text, book, view.shown, &view).write();
}

Json state_json(const MarketsBook& book, const State& state) {
    JsonText text;
    Writer(text, book, state, nullptr).write();
    return text.read();
}

Json view_json(const MarketsBook& book, const View& view) {
    JsonText text;
    write_view(text, book, view);
    return text.read();
}

Json lines_json(const ScoreLines& lines) {
    return {{"money", lines.money}, {"advantage", lines.advantage}, {"goods", lines.goods}};
}

} // namespace londinium
