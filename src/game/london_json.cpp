#include "game/london_json.h"

#include "game/json_text.h"
#include "game/london_words.h"
#include "rules/london/city.h"

#include <algorithm>
#include <optional>

namespace londinium {

using namespace london;

namespace {

/// Writes one state. With `eyes` it is a view: what that seat may not see is
/// null, left out, or only counted.
class Writer {
public:
    Writer(JsonText& text, const LondonBook& book, const State& state, const CardCounts& out, std::optional<Seat> eyes)
        : text_(text), book_(book), state_(state), out_(out), eyes_(eyes) {}

    void write() const;

private:
    void write_card(Card c) const {
        if (c == kUnknownCard) return text_.null();
        text_.value(book_.id(c));
    }
    template <class Cards>
    void write_cards(const Cards& list) const {
        text_.list(list, [this](const auto& item) { write_card(card_of(item)); });
    }
    static Card card_of(Card c) { return c; }
    static Card card_of(const KnownCard& held) { return held.card; }

    template <class Boroughs>
    void write_boroughs(const Boroughs& list) const {
        text_.list(list, [this](Borough borough) { text_.value(book_.id(borough)); });
    }
    template <class Write>
    void for_each_seat(Write write) const {
        for (std::size_t s = 0; s < state_.players; ++s) write(seat_at(s));
    }

    void write_deck() const;
    void write_land_deck() const;
    void write_out() const;
    void write_buildings() const;
    void write_stations() const;
    void write_seat(Seat s) const;
    void write_stack(Seat s, std::size_t i) const;
    void write_known_of(Seat owner) const;
    void write_deck_known_to(Seat s) const;
    void write_seats(SeatSet set) const;
    void write_turn() const;
    void write_knowledge() const;

    JsonText& text_;
    const LondonBook& book_;
    const State& state_;
    const CardCounts& out_;
    std::optional<Seat> eyes_;
};

void Writer::write_deck() const {
    if (eyes_) return text_.value(state_.deck.size());
    text_.array([&] {
        for (std::size_t i = state_.deck.size(); i-- > 0;) write_card(state_.deck[i]);
    });
}

void Writer::write_land_deck() const {
    if (eyes_) return text_.value(state_.land_deck.size());
    text_.array([&] {
        for (std::size_t i = state_.land_deck.size(); i-- > 0;) text_.value(book_.id(state_.land_deck[i]));
    });
}

void Writer::write_out() const {
    text_.array([&] {
        for (std::size_t i = 0; i < book_.cards.size(); ++i) {
            for (int copy = 0; copy < out_[i]; ++copy) text_.value(book_.cards[i].id);
        }
    });
}

void Writer::write_buildings() const {
    text_.object([&] {
        if (!book_.edition.map) return;
        for (std::size_t i = 0; i < book_.boroughs.size(); ++i) {
            for_each_seat([&](Seat s) {
                if (holds(state_.land_of(s), static_cast<Borough>(i))) text_.key(book_.boroughs[i].id).value(index(s));
            });
        }
    });
}

void Writer::write_stations() const {
    text_.array([&] {
        for (std::size_t i = 0; i < book_.boroughs.size(); ++i) {
            if (holds(state_.stations, static_cast<Borough>(i))) text_.value(book_.boroughs[i].id);
        }
    });
}

void Writer::write_stack(Seat s, std::size_t i) const {
    const Stack& stack = state_.stacks[s][i];
    const auto write_all = [&] {
        text_.array([&] {
            for (const Card covered : covered_by(state_, s, i)) write_card(covered);
            write_card(stack.top);
        });
    };
    // L2.1: covered and face-down cards of others are hidden, though everybody
    // may remember how they were placed (L2.3).
    const bool hidden = eyes_ && *eyes_ != s && book_.edition.covered_cards_hidden && !state_.over();
    const auto write_shown = [&] {
        text_.array([&] {
            for (std::size_t c = 0; c < stack.covered; ++c) text_.null();
            write_card(stack.up ? stack.top : kUnknownCard);
        });
    };
    text_.object([&] {
        text_.key("cards");
        hidden ? write_shown() : write_all();
        text_.key("up").value(static_cast<bool>(stack.up));
        text_.key("money").value(stack.money);
        text_.key("placed").value(static_cast<bool>(stack.placed));
        text_.key("activated").value(static_cast<bool>(stack.activated));
        if (!hidden) return;
        text_.key("remembered");
        write_all();
    });
}

void Writer::write_seat(Seat s) const {
    const Player& player = state_.of(s);
    text_.object([&] {
        text_.key("money").value(player.money);
        text_.key("loans").value(player.loans);
        text_.key("poverty").value(player.poverty);
        text_.key("prestige").value(player.prestige);
        text_.key("hand");
        write_cards(state_.hand_of(s));
        text_.key("stacks").array([&] {
            for (std::size_t i = 0; i < state_.stacks.count(s); ++i) write_stack(s, i);
        });
        text_.key("boroughs");
        write_boroughs(state_.boroughs[s]);
    });
}

void Writer::write_turn() const {
    const ThisTurn& now = state_.now;
    text_.key("borrowed").value(now.borrowed);
    text_.key("drawn").value(now.drawn);
    text_.key("swapped").value(now.swapped);
    text_.key("any_colour_used").value(now.any_colour_used);
    text_.key("played").value(now.played);
    text_.key("free").value(now.free);
    text_.key("placing");
    write_card(now.is_placing ? now.placing : kUnknownCard);
    text_.key("draws_left").value(now.draws_left);
    text_.key("draws_then");
    state_.decision == Decision::draw ? text_.value(words(now.draws_then)) : text_.null();
    text_.key("activations").value(now.activations);
    text_.key("borough_done").value(now.borough_done);
    text_.key("sold").value(now.sold);
    text_.key("employed").value(now.employed);
    text_.key("spared").value(now.spared);
    text_.key("no_hand_poverty").value(now.no_hand_poverty);
    text_.key("took_from_deck").value(now.took_from_deck);
    text_.key("frames").list(state_.frames, [&](const Frame& frame) {
        text_.object([&] {
            text_.key("stack").value(frame.stack + 1);
            text_.key("left").value(frame.left);
        });
    });
    text_.key("seen");
    write_cards(state_.seen);
}

/// Which cards of a hand are known: to all who watched, and to single seats
/// beyond that.
void Writer::write_known_of(Seat owner) const {
    const Hand& hand = state_.hand_of(owner);
    const auto is_public = [](const KnownCard& held) { return (held.known_to & kEveryone) != 0; };
    text_.object([&] {
        text_.key("all").array([&] {
            for (const KnownCard& held : hand) {
                if (is_public(held)) write_card(held.card);
            }
        });
        for_each_seat([&](Seat s) {
            const auto beyond = [&](const KnownCard& held) { return holds(held.known_to, s) && !is_public(held); };
            if (std::ranges::none_of(hand, beyond)) return;
            text_.key(index(s)).array([&] {
                for (const KnownCard& held : hand) {
                    if (beyond(held)) write_card(held.card);
                }
            });
        });
    });
}

void Writer::write_deck_known_to(Seat s) const {
    std::size_t deepest = 0;
    for (std::size_t depth = 0; depth < kMostPeek; ++depth) {
        if (holds(state_.deck_known[depth], s)) deepest = depth + 1;
    }
    text_.array([&] {
        for (std::size_t depth = 0; depth < deepest; ++depth) {
            const bool known = holds(state_.deck_known[depth], s);
            write_card(known ? state_.deck[state_.deck.size() - 1 - depth] : kUnknownCard);
        }
    });
}

void Writer::write_seats(SeatSet set) const {
    text_.array([&] {
        for_each_seat([&](Seat s) {
            if (holds(set, s)) text_.value(index(s));
        });
    });
}

void Writer::write_knowledge() const {
    if (eyes_ == kWatcher) return;
    if (eyes_) {
        text_.key("known");
        write_known_of(*eyes_);
        text_.key("deck_known");
        write_deck_known_to(*eyes_);
        text_.key("you").value(index(*eyes_));
        return;
    }
    text_.key("known").array([&] { for_each_seat([&](Seat s) { write_known_of(s); }); });
    text_.key("deck_known").array([&] { for_each_seat([&](Seat s) { write_deck_known_to(s); }); });
    text_.key("seen_known").list(state_.seen, [&](const KnownCard& seen) { write_seats(seen.known_to); });
    const KnownCard& taken = state_.now.taken;
    text_.key("taken");
    if (taken.known_to == 0) {
        text_.null();
    } else {
        text_.object([&] {
            text_.key("card");
            write_card(taken.card);
            text_.key("known_to");
            write_seats(taken.known_to);
        });
    }
    text_.key("loose").value(state_.loose);
}

void Writer::write() const {
    text_.object([&] {
        text_.key("game").value(game_name(book_));
        text_.key("players").value(state_.players);
        text_.key("first").value(index(state_.first));
        text_.key("turn").value(state_.turn);
        text_.key("seat");
        state_.over() ? text_.null() : text_.value(index(state_.seat));
        text_.key("decision").value(words(state_.decision));
        text_.key("deck");
        write_deck();
        text_.key("top");
        write_cards(state_.row(Row::top));
        text_.key("bottom");
        write_cards(state_.row(Row::bottom));
        text_.key("out");
        write_out();
        text_.key("offer");
        write_boroughs(state_.offer);
        text_.key("borough_deck");
        write_land_deck();
        text_.key("buildings");
        write_buildings();
        text_.key("stations");
        write_stations();
        text_.key("last_turns");
        state_.is_ending ? text_.value(state_.last_turns) : text_.null();
        text_.key("seats").array([&] { for_each_seat([&](Seat s) { write_seat(s); }); });
        write_turn();
        text_.key("idle_turns").value(state_.idle_turns);
        write_knowledge();
    });
}

} // namespace

void write_view(JsonText& text, const LondonBook& book, const View& view) {
    Writer(text, book, view.shown, view.out, view.seat).write();
}

Json state_json(const LondonBook& book, const State& state) {
    JsonText text;
    Writer(text, book, state, out_of_the_game(book.edition, state), std::nullopt).write();
    return text.read();
}

Json view_json(const LondonBook& book, const View& view) {
    JsonText text;
    write_view(text, book, view);
    return text.read();
}

Json lines_json(const ScoreLines& lines) {
    return {{"prestige", lines.prestige}, {"cards", lines.cards},
            {"boroughs", lines.boroughs}, {"undergrounds", lines.undergrounds},
            {"money", lines.money},       {"loans", lines.loans},
            {"poverty", lines.poverty}};
}

} // namespace londinium
