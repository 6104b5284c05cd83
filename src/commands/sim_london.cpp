#include "commands/sim_london.h"

#include <fmt/format.h>

#include <string_view>

namespace londinium {

using london::Action;
using london::Card;
using london::Verb;

namespace {

std::string_view name_of(Verb verb) {
    switch (verb) {
    case Verb::repay: return "repay";
    case Verb::loan: return "loan";
    case Verb::swap: return "swap";
    case Verb::peek: return "peek";
    case Verb::draw_deck: return "draw deck";
    case Verb::draw_row: return "draw from the board";
    case Verb::draw_none: return "draw none";
    case Verb::take: return "take";
    case Verb::back: return "back";
    case Verb::develop: return "develop";
    case Verb::buy: return "buy";
    case Verb::run: return "run";
    case Verb::draw_three: return "draw three";
    case Verb::place: return "place";
    case Verb::use: return "use";
    case Verb::done: return "done";
    case Verb::spend: return "spend";
    case Verb::on_new: return "new";
    case Verb::on: return "on";
    case Verb::activate: return "activate";
    case Verb::borough: return "borough";
    case Verb::sell: return "sell";
    case Verb::employ: return "employ";
    case Verb::take_row: return "take from the board";
    case Verb::player: return "player";
    case Verb::station: return "station";
    case Verb::flip: return "flip";
    case Verb::flip_stack: return "flip a Hospital";
    case Verb::spare: return "spare";
    case Verb::discard: return "discard";
    }
    return {};
}

} // namespace

void Use<London>::place(Seat seat, Card card) {
    ++cards_[index(card)].placed;
    placed_by_[index(card)] |= only(seat);
}

void Use<London>::use(Seat seat, Card card) {
    ++cards_[index(card)].used;
    placed_by_[index(card)] |= only(seat);
}

void Use<London>::see(const london::State& state, Seat seat, Action action) {
    ++verbs_[static_cast<std::size_t>(action.verb)];
    switch (action.verb) {
    case Verb::swap:
        spend(action.given_card());
        take(action.card());
        break;
    case Verb::draw_row: take(action.card()); break;
    case Verb::take_row:
        take(action.card());
        place(seat, action.card());
        break;
    case Verb::on_new:
    case Verb::on: place(seat, state.now.placing); break;
    case Verb::use: use(seat, action.card()); break;
    case Verb::activate: ++cards_[index(state.stacks[seat][action.stack()].top)].activated; break;
    case Verb::spend:
    case Verb::sell:
    case Verb::discard: spend(action.card()); break;
    case Verb::employ: spend(book_->edition.pauper); break;
    case Verb::buy:
        ++land_[index(action.borough())].bought;
        bought_by_[index(action.borough())] |= only(seat);
        break;
    default: break;
    }
}

void Use<London>::end(const london::State& state, const FinalScore& score) {
    ++games_;
    players_ = state.players;
    seats_ += state.players;
    for (const Card card : state.deck) ++cards_[index(card)].left;
    for (std::size_t s = 0; s < state.players; ++s) {
        const Seat seat = seat_at(s);
        for (std::size_t i = 0; i < book_->cards.size(); ++i) {
            if (holds(placed_by_[i], seat)) cards_[i].placers.add(score, seat);
        }
        for (std::size_t i = 0; i < book_->boroughs.size(); ++i) {
            if (holds(bought_by_[i], seat)) land_[i].buyers.add(score, seat);
        }
    }
    placed_by_ = {};
    bought_by_ = {};
}

void Use<London>::add(const Use& others) {
    games_ += others.games_;
    seats_ += others.seats_;
    if (others.players_ > 0) players_ = others.players_;
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        cards_[i].placed += others.cards_[i].placed;
        cards_[i].activated += others.cards_[i].activated;
        cards_[i].spent += others.cards_[i].spent;
        cards_[i].used += others.cards_[i].used;
        cards_[i].taken += others.cards_[i].taken;
        cards_[i].left += others.cards_[i].left;
        cards_[i].placers.add(others.cards_[i].placers);
    }
    for (std::size_t i = 0; i < land_.size(); ++i) {
        land_[i].bought += others.land_[i].bought;
        land_[i].buyers.add(others.land_[i].buyers);
    }
    for (std::size_t i = 0; i < verbs_.size(); ++i) verbs_[i] += others.verbs_[i];
}

Json Use<London>::json() const {
    Json json;
    Json& actions = json["actions"] = Json::object();
    for (std::size_t i = 0; i < verbs_.size(); ++i) actions[std::string(name_of(static_cast<Verb>(i)))] = verbs_[i];
    Json& cards = json["cards"] = Json::array();
    for (std::size_t i = 0; i < book_->cards.size(); ++i) {
        const CardUse& use = cards_[i];
        Json one = {{"id", book_->cards[i].id}, {"copies", book_->edition.cards[i].all_copies()},
                    {"placed", use.placed},     {"activated", use.activated},
                    {"spent", use.spent},       {"used", use.used},
                    {"taken", use.taken},       {"left_in_deck", use.left}};
        add_owners(one, use.placers, players_);
        cards.push_back(std::move(one));
    }
    Json& boroughs = json["boroughs"] = Json::array();
    for (std::size_t i = 0; i < book_->boroughs.size(); ++i) {
        Json one = {{"id", book_->boroughs[i].id}, {"bought", land_[i].bought}};
        add_owners(one, land_[i].buyers, players_);
        boroughs.push_back(std::move(one));
    }
    return json;
}

void Use<London>::print() const {
    fmt::print("\nactions of a player in a game\n");
    for (std::size_t i = 0; i < verbs_.size(); ++i) {
        if (verbs_[i] > 0) fmt::print("  {:<22}{:>7.2f}\n", name_of(static_cast<Verb>(i)), each(verbs_[i], seats_));
    }
    fmt::print("\n{:<26}{:>7}{:>8}{:>10}{:>7}{:>6}{:>7}{:>9}{:>8}{:>8}\n", "in a game: card", "copies", "placed",
               "activated", "spent", "used", "taken", "in deck", "won", "ahead");
    for (std::size_t i = 0; i < book_->cards.size(); ++i) {
        const CardUse& use = cards_[i];
        fmt::print("{:<26}{:>7}{:>8.2f}{:>10.2f}{:>7.2f}{:>6.2f}{:>7.2f}{:>9.2f}{}\n", book_->cards[i].id,
                   book_->edition.cards[i].all_copies(), each(use.placed, games_), each(use.activated, games_),
                   each(use.spent, games_), each(use.used, games_), each(use.taken, games_), each(use.left, games_),
                   owners_text(use.placers, players_));
    }
    fmt::print("\n{:<34}{:>8}{:>8}{:>8}\n", "in a game: borough", "bought", "won", "ahead");
    for (std::size_t i = 0; i < book_->boroughs.size(); ++i) {
        fmt::print("{:<34}{:>8.2f}{}\n", book_->boroughs[i].id, each(land_[i].bought, games_),
                   owners_text(land_[i].buyers, players_));
    }
    fmt::print("\nspent: discards too; taken: from the board; in deck: left there at the end; won, ahead: of those who "
               "placed\n"
               "or used the card or bought the borough at least once, ahead of the mean of the others\n");
}

} // namespace londinium
