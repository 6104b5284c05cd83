#include "commands/sim_markets.h"

#include <fmt/format.h>

#include <string_view>

namespace londinium {

using markets::Action;
using markets::Special;
using markets::Verb;

namespace {

std::string_view name_of(Verb verb) {
    switch (verb) {
    case Verb::tile: return "tile";
    case Verb::builder: return "builder";
    case Verb::cashier: return "cashier";
    case Verb::buyer: return "buyer";
    case Verb::assistant: return "assistant";
    case Verb::play: return "play";
    case Verb::done: return "done";
    case Verb::take: return "take";
    case Verb::give: return "give";
    case Verb::keep_hand: return "keep the hand";
    case Verb::bid: return "bid";
    case Verb::bid_nothing: return "bid nothing";
    case Verb::prize_pile: return "prize from a pile";
    case Verb::prize_cash: return "prize in cash";
    case Verb::pile: return "pile";
    case Verb::keep: return "keep a special card";
    }
    return {};
}

} // namespace

void Use<Markets>::see(const markets::State&, Seat seat, Action action) {
    ++verbs_[static_cast<std::size_t>(action.verb)];
    switch (action.verb) {
    case Verb::assistant: ++markets_[index(action.market())].assistants; break;
    case Verb::play:
        ++cards_[index(action.special())].played;
        played_by_[index(action.special())] |= only(seat);
        break;
    case Verb::keep: ++cards_[index(action.special())].taken; break;
    default: break;
    }
}

void Use<Markets>::end(const markets::State& state, const FinalScore& score) {
    ++games_;
    players_ = state.players;
    seats_ += state.players;
    for (std::size_t s = 0; s < state.players; ++s) {
        const Seat seat = seat_at(s);
        for (const Special card : state.of(seat).special) ++cards_[index(card)].left;
        for (std::size_t i = 0; i < book_->specials.size(); ++i) {
            if (holds(played_by_[i], seat)) cards_[i].players.add(score, seat);
        }
    }
    played_by_ = {};
    for (std::size_t i = 0; i < markets_.size(); ++i) {
        markets_[i].tiles += static_cast<std::int64_t>(state.stalls[i].size());
    }
}

void Use<Markets>::add(const Use& others) {
    games_ += others.games_;
    seats_ += others.seats_;
    if (others.players_ > 0) players_ = others.players_;
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        cards_[i].taken += others.cards_[i].taken;
        cards_[i].played += others.cards_[i].played;
        cards_[i].left += others.cards_[i].left;
        cards_[i].players.add(others.cards_[i].players);
    }
    for (std::size_t i = 0; i < markets_.size(); ++i) {
        markets_[i].tiles += others.markets_[i].tiles;
        markets_[i].assistants += others.markets_[i].assistants;
    }
    for (std::size_t i = 0; i < verbs_.size(); ++i) verbs_[i] += others.verbs_[i];
}

Json Use<Markets>::json() const {
    Json json;
    Json& actions = json["actions"] = Json::object();
    for (std::size_t i = 0; i < verbs_.size(); ++i) actions[std::string(name_of(static_cast<Verb>(i)))] = verbs_[i];
    Json& cards = json["cards"] = Json::array();
    for (std::size_t i = 0; i < book_->specials.size(); ++i) {
        const CardUse& use = cards_[i];
        Json one = {{"id", book_->specials[i].id},
                    {"copies", book_->edition.specials[i].copies},
                    {"taken", use.taken},
                    {"played", use.played},
                    {"left_in_hand", use.left}};
        add_owners(one, use.players, players_);
        cards.push_back(std::move(one));
    }
    Json& places = json["markets"] = Json::array();
    for (std::size_t i = 0; i < book_->markets.size(); ++i) {
        places.push_back(
            {{"id", book_->markets[i].id}, {"tiles", markets_[i].tiles}, {"assistants", markets_[i].assistants}});
    }
    return json;
}

void Use<Markets>::print() const {
    fmt::print("\nactions of a player in a game\n");
    for (std::size_t i = 0; i < verbs_.size(); ++i) {
        if (verbs_[i] > 0) fmt::print("  {:<22}{:>7.2f}\n", name_of(static_cast<Verb>(i)), each(verbs_[i], seats_));
    }
    fmt::print("\n{:<50}{:>7}{:>7}{:>8}{:>7}{:>8}{:>8}\n", "in a game: special card", "copies", "taken", "played",
               "left", "won", "ahead");
    for (std::size_t i = 0; i < book_->specials.size(); ++i) {
        const CardUse& use = cards_[i];
        fmt::print("{:<50}{:>7}{:>7.2f}{:>8.2f}{:>7.2f}{}\n", book_->specials[i].id, book_->edition.specials[i].copies,
                   each(use.taken, games_), each(use.played, games_), each(use.left, games_),
                   owners_text(use.players, players_));
    }
    fmt::print("\n{:<26}{:>8}{:>12}\n", "in a game: market", "tiles", "assistants");
    for (std::size_t i = 0; i < book_->markets.size(); ++i) {
        fmt::print("{:<26}{:>8.2f}{:>12.2f}\n", book_->markets[i].id, each(markets_[i].tiles, games_),
                   each(markets_[i].assistants, games_));
    }
    fmt::print(
        "\nleft: in a hand at the end; won, ahead: of those who played the card at least once, ahead of the mean of\n"
        "the others; tiles: lying there at the end, those of the set-up too\n");
}

} // namespace londinium
