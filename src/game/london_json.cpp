#include "game/london_json.h"

#include "game/london_words.h"
#include "rules/london/city.h"

#include <optional>
#include <utility>

namespace londinium {

using namespace london;

namespace {

/// Writes one state. With `eyes` it is a view: what that seat may not see is
/// null, left out, or only counted.
class Writer {
public:
    Writer(const LondonBook& book, const State& state, const CardCounts& out, std::optional<Seat> eyes)
        : book_(book), state_(state), out_(out), eyes_(eyes) {}

    Json write() const;

private:
    Json card(Card c) const { return c == kUnknownCard ? Json() : Json(book_.id(c)); }

    template <class Cards>
    Json cards(const Cards& list) const {
        Json json = Json::array();
        for (const auto& item : list) json.push_back(card(card_of(item)));
        return json;
    }
    static Card card_of(Card c) { return c; }
    static Card card_of(const KnownCard& held) { return held.card; }

    template <class Boroughs>
    Json boroughs(const Boroughs& list) const {
        Json json = Json::array();
        for (const Borough borough : list) json.push_back(book_.id(borough));
        return json;
    }

    Json deck() const;
    Json land_deck() const;
    Json out() const;
    Json buildings() const;
    Json stations() const;
    Json seat(Seat s) const;
    Json stack(Seat s, std::size_t i) const;
    Json frames() const;
    Json known_of(Seat owner) const;
    Json deck_known_to(Seat s) const;
    void write_turn(Json& json) const;
    void write_knowledge(Json& json) const;

    const LondonBook& book_;
    const State& state_;
    const CardCounts& out_;
    std::optional<Seat> eyes_;
};

Json Writer::deck() const {
    if (eyes_) return state_.deck.size();
    Json json = Json::array();
    for (std::size_t i = state_.deck.size(); i-- > 0;) json.push_back(card(state_.deck[i]));
    return json;
}

Json Writer::land_deck() const {
    if (eyes_) return state_.land_deck.size();
    Json json = Json::array();
    for (std::size_t i = state_.land_deck.size(); i-- > 0;) json.push_back(book_.id(state_.land_deck[i]));
    return json;
}

Json Writer::out() const {
    Json json = Json::array();
    for (std::size_t i = 0; i < book_.cards.size(); ++i) {
        for (int copy = 0; copy < out_[i]; ++copy) json.push_back(book_.cards[i].id);
    }
    return json;
}

Json Writer::buildings() const {
    Json json = Json::object();
    if (!book_.edition.map) return json;
    for (std::size_t i = 0; i < book_.boroughs.size(); ++i) {
        for (std::size_t s = 0; s < state_.players; ++s) {
            if (holds(state_.land_of(seat_at(s)), static_cast<Borough>(i))) json[book_.boroughs[i].id] = s;
        }
    }
    return json;
}

Json Writer::stations() const {
    Json json = Json::array();
    for (std::size_t i = 0; i < book_.boroughs.size(); ++i) {
        if (holds(state_.stations, static_cast<Borough>(i))) json.push_back(book_.boroughs[i].id);
    }
    return json;
}

Json Writer::stack(Seat s, std::size_t i) const {
    const Stack& stack = state_.stacks[s][i];
    Json all = cards(covered_by(state_, s, i));
    all.push_back(card(stack.top));

    Json json = object_of(6);
    // L2.1: covered and face-down cards of others are hidden, though everybody
    // may remember how they were placed (L2.3).
    const bool hidden = eyes_ && *eyes_ != s && book_.edition.covered_cards_hidden && !state_.over();
    if (hidden) {
        Json shown = Json::array();
        for (std::size_t c = 0; c < stack.covered; ++c) shown.push_back(nullptr);
        shown.push_back(stack.up ? card(stack.top) : Json());
        json["cards"] = std::move(shown);
    } else {
        json["cards"] = all;
    }
    json["up"] = static_cast<bool>(stack.up);
    json["money"] = stack.money;
    json["placed"] = static_cast<bool>(stack.placed);
    json["activated"] = static_cast<bool>(stack.activated);
    if (hidden) json["remembered"] = all;
    return json;
}

Json Writer::seat(Seat s) const {
    const Player& player = state_.of(s);
    Json json = object_of(7);
    json["money"] = player.money;
    json["loans"] = player.loans;
    json["poverty"] = player.poverty;
    json["prestige"] = player.prestige;
    json["hand"] = cards(state_.hand_of(s));
    Json stacks = Json::array();
    for (std::size_t i = 0; i < state_.stacks.count(s); ++i) stacks.push_back(stack(s, i));
    json["stacks"] = std::move(stacks);
    json["boroughs"] = boroughs(state_.boroughs[s]);
    return json;
}

Json Writer::frames() const {
    Json json = Json::array();
    for (const Frame& frame : state_.frames) json.push_back({{"stack", frame.stack + 1}, {"left", frame.left}});
    return json;
}

void Writer::write_turn(Json& json) const {
    const ThisTurn& now = state_.now;
    json["borrowed"] = now.borrowed;
    json["drawn"] = now.drawn;
    json["swapped"] = now.swapped;
    json["any_colour_used"] = now.any_colour_used;
    json["played"] = now.played;
    json["free"] = now.free;
    json["placing"] = now.is_placing ? card(now.placing) : Json();
    json["draws_left"] = now.draws_left;
    json["draws_then"] = state_.decision == Decision::draw ? Json(words(now.draws_then)) : Json();
    json["activations"] = now.activations;
    json["borough_done"] = now.borough_done;
    json["sold"] = now.sold;
    json["employed"] = now.employed;
    json["spared"] = now.spared;
    json["no_hand_poverty"] = now.no_hand_poverty;
    json["took_from_deck"] = now.took_from_deck;
    json["frames"] = frames();
    json["seen"] = cards(state_.seen);
}

/// Which cards of a hand are known: to all who watched, and to single seats
/// beyond that.
Json Writer::known_of(Seat owner) const {
    Json json = Json::object();
    json["all"] = Json::array();
    for (const KnownCard& held : state_.hand_of(owner)) {
        if (held.known_to & kEveryone) json["all"].push_back(card(held.card));
    }
    for (std::size_t s = 0; s < state_.players; ++s) {
        Json beyond = Json::array();
        for (const KnownCard& held : state_.hand_of(owner)) {
            if (holds(held.known_to, seat_at(s)) && !(held.known_to & kEveryone)) beyond.push_back(card(held.card));
        }
        if (!beyond.empty()) json[std::to_string(s)] = beyond;
    }
    return json;
}

Json Writer::deck_known_to(Seat s) const {
    Json json = Json::array();
    std::size_t deepest = 0;
    for (std::size_t depth = 0; depth < kMostPeek; ++depth) {
        if (holds(state_.deck_known[depth], s)) deepest = depth + 1;
    }
    for (std::size_t depth = 0; depth < deepest; ++depth) {
        const bool known = holds(state_.deck_known[depth], s);
        json.push_back(known ? card(state_.deck[state_.deck.size() - 1 - depth]) : Json());
    }
    return json;
}

void Writer::write_knowledge(Json& json) const {
    if (eyes_ == kWatcher) return;
    if (eyes_) {
        json["known"] = known_of(*eyes_);
        json["deck_known"] = deck_known_to(*eyes_);
        json["you"] = index(*eyes_);
        return;
    }
    json["known"] = Json::array();
    json["deck_known"] = Json::array();
    for (std::size_t s = 0; s < state_.players; ++s) {
        json["known"].push_back(known_of(seat_at(s)));
        json["deck_known"].push_back(deck_known_to(seat_at(s)));
    }
    const auto seats = [&](SeatSet set) {
        Json list = Json::array();
        for (std::size_t s = 0; s < state_.players; ++s) {
            if (holds(set, seat_at(s))) list.push_back(s);
        }
        return list;
    };
    json["seen_known"] = Json::array();
    for (const KnownCard& seen : state_.seen) json["seen_known"].push_back(seats(seen.known_to));
    const KnownCard& taken = state_.now.taken;
    json["taken"] = Json();
    if (taken.known_to != 0) json["taken"] = {{"card", card(taken.card)}, {"known_to", seats(taken.known_to)}};
    json["loose"] = state_.loose;
}

Json Writer::write() const {
    Json json = object_of(48);
    json["game"] = game_name(book_);
    json["players"] = state_.players;
    json["first"] = index(state_.first);
    json["turn"] = state_.turn;
    json["seat"] = state_.over() ? Json() : Json(index(state_.seat));
    json["decision"] = words(state_.decision);
    json["deck"] = deck();
    json["top"] = cards(state_.row(Row::top));
    json["bottom"] = cards(state_.row(Row::bottom));
    json["out"] = out();
    json["offer"] = boroughs(state_.offer);
    json["borough_deck"] = land_deck();
    json["buildings"] = buildings();
    json["stations"] = stations();
    json["last_turns"] = state_.is_ending ? Json(state_.last_turns) : Json();
    json["seats"] = Json::array();
    for (std::size_t s = 0; s < state_.players; ++s) json["seats"].push_back(seat(seat_at(s)));
    write_turn(json);
    json["idle_turns"] = state_.idle_turns;
    write_knowledge(json);
    return json;
}

} // namespace

Json state_json(const LondonBook& book, const State& state) {
    return Writer(book, state, out_of_the_game(book.edition, state), std::nullopt).write();
}

Json view_json(const LondonBook& book, const View& view) {
    return Writer(book, view.shown, view.out, view.seat).write();
}

Json lines_json(const ScoreLines& lines) {
    return {{"prestige", lines.prestige}, {"cards", lines.cards},
            {"boroughs", lines.boroughs}, {"undergrounds", lines.undergrounds},
            {"money", lines.money},       {"loans", lines.loans},
            {"poverty", lines.poverty}};
}

} // namespace londinium
