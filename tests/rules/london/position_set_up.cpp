#include "rules/london/position.h"

#include "base/dealer.h"
#include "game/library.h"
#include "game/london_possible.h"
#include "game/london_words.h"
#include "rules/london/board.h"
#include "rules/london/city.h"
#include "rules/london/deal.h"
#include "rules/london/hand.h"

#include <algorithm>
#include <cstring>
#include <stdexcept>

namespace londinium::london {
namespace {

const LondonBook& book_of(EditionNumber edition) {
    static const Library kLibrary = [] {
        auto library = built_in_library();
        if (!library) throw std::runtime_error(library.error().message);
        return *library;
    }();
    return edition == london1 ? kLibrary.london1 : kLibrary.london2;
}

Seat seat_called(int seat) { return seat_at(static_cast<std::size_t>(seat)); }

template <class Entries>
std::size_t find(const Entries& entries, std::string_view id) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].id == id) return i;
    }
    throw std::runtime_error("nothing is called '" + std::string(id) + "'");
}

/// Cuts what follows the mark off the text and returns it; nothing if the mark is not there.
std::string cut_from(std::string& text, std::string_view mark) {
    const std::size_t at = text.find(mark);
    if (at == std::string::npos) return {};
    std::string rest = text.substr(at + mark.size());
    text.resize(at);
    return rest;
}

} // namespace

Position::Position(EditionNumber edition, int players) : book_(book_of(edition)) {
    std::memset(&state_, 0, sizeof state_);
    state_.players = static_cast<std::uint8_t>(players);
    state_.turn = 1;
    at("action");
    for (std::size_t letter = kLetters; letter-- > 0;) {
        for (std::size_t i = book_.cards.size(); i-- > 0;) {
            pool_.insert(pool_.end(), this->edition().cards[i].copies[letter], static_cast<Card>(i));
        }
    }
    for (std::size_t i = 0; i < book_.boroughs.size(); ++i) land_pool_.push_back(static_cast<Borough>(i));
}

Position Position::dealt(EditionNumber edition, int players, std::string_view seed) {
    Position position(edition, players);
    Dealer dealer(seed);
    position.state_ = london::deal(position.edition(), static_cast<std::size_t>(players), dealer);
    position.begun_ = true;
    return position;
}

// --- Setting up

Card Position::card(std::string_view id) const { return static_cast<Card>(find(book_.cards, id)); }
Borough Position::borough(std::string_view id) const { return static_cast<Borough>(find(book_.boroughs, id)); }

Card Position::out_of_pool(std::string_view id) {
    if (begun_) throw std::runtime_error("cards are put in their places before the first question or action");
    const auto at = std::find(pool_.rbegin(), pool_.rend(), card(id));
    if (at == pool_.rend()) throw std::runtime_error("no copy of " + std::string(id) + " is left");
    const Card taken = *at;
    pool_.erase(std::next(at).base());
    return taken;
}

Borough Position::out_of_land_pool(std::string_view id) {
    if (begun_) throw std::runtime_error("boroughs are put in their places before the first question or action");
    const auto at = std::find(land_pool_.begin(), land_pool_.end(), borough(id));
    if (at == land_pool_.end()) throw std::runtime_error(std::string(id) + " is elsewhere already");
    const Borough taken = *at;
    land_pool_.erase(at);
    return taken;
}

Position& Position::hand(int seat, const Names& cards) {
    for (const std::string& id : cards) add(state_.hand[static_cast<std::size_t>(seat)], out_of_pool(id), 0);
    return *this;
}

Position& Position::city(int seat, const Names& stacks) {
    const Seat owner = seat_called(seat);
    for (std::string text : stacks) {
        const std::string money = cut_from(text, ", £");
        const bool down = text.find(", face down") != std::string::npos;
        cut_from(text, ", face down");
        std::vector<Card> cards;
        for (std::string under = text; !text.empty(); text = under) {
            under = cut_from(text, " on ");
            cards.insert(cards.begin(), out_of_pool(text));
        }
        std::vector<std::uint8_t> collected; // laying cards brings money here only if a test says so
        for (const Stack& stack : state_.stacks[owner]) collected.push_back(stack.money);
        const std::size_t last = collected.size();
        collected.push_back(static_cast<std::uint8_t>(money.empty() ? 0 : std::stoi(money)));
        lay_new(edition(), state_, owner, cards.front());
        for (std::size_t i = 1; i < cards.size(); ++i) lay_on(edition(), state_, owner, last, cards[i]);
        const auto laid = state_.stacks[owner];
        for (std::size_t i = 0; i < laid.size(); ++i) {
            laid[i].placed = false;
            laid[i].money = collected[i];
        }
        laid[last].up = !down;
        gather_powers(edition(), state_, owner);
    }
    return *this;
}

Position& Position::board_top(const Names& cards) {
    for (const std::string& id : cards) add(state_.row(Row::top), out_of_pool(id));
    return *this;
}
Position& Position::board_bottom(const Names& cards) {
    for (const std::string& id : cards) add(state_.row(Row::bottom), out_of_pool(id));
    return *this;
}
Position& Position::deck(const Names& cards) {
    for (const std::string& id : cards) deck_top_.push_back(out_of_pool(id));
    return *this;
}
Position& Position::whole_deck(const Names& cards) {
    deck_is_whole_ = true;
    return deck(cards);
}
Position& Position::gone(const Names& cards) {
    for (const std::string& id : cards) out_of_pool(id);
    return *this;
}
Position& Position::boroughs(int seat, const Names& boroughs) {
    for (const std::string& id : boroughs) state_.boroughs.push_back(seat_called(seat), out_of_land_pool(id));
    gather_powers(edition(), state_, seat_called(seat));
    return *this;
}
Position& Position::offer(const Names& boroughs) {
    for (const std::string& id : boroughs) state_.offer.push_back(out_of_land_pool(id));
    return *this;
}
Position& Position::borough_deck(const Names& boroughs) {
    for (const std::string& id : boroughs) land_deck_top_.push_back(out_of_land_pool(id));
    return *this;
}
Position& Position::whole_borough_deck(const Names& boroughs) {
    land_deck_is_whole_ = true;
    return borough_deck(boroughs);
}
Position& Position::stations(const Names& boroughs) {
    for (const std::string& id : boroughs) state_.stations |= only(borough(id));
    return *this;
}
Position& Position::money(int seat, int pounds) {
    state_.of(seat_called(seat)).money = pounds;
    return *this;
}
Position& Position::loans(int seat, int loans) {
    state_.of(seat_called(seat)).loans = loans;
    return *this;
}
Position& Position::poverty(int seat, int cubes) {
    state_.of(seat_called(seat)).poverty = cubes;
    return *this;
}
Position& Position::prestige(int seat, int points) {
    state_.of(seat_called(seat)).prestige = points;
    return *this;
}
Position& Position::turn_of(int seat) {
    state_.seat = seat_called(seat);
    return *this;
}
Position& Position::at(std::string_view decision) {
    const auto known = decision_called(decision);
    if (!known || (*known != Decision::turn && *known != Decision::action && *known != Decision::limit)) {
        throw std::runtime_error("a test does not begin at '" + std::string(decision) + "'");
    }
    state_.decision = *known;
    state_.now.drawn = *known == Decision::turn ? 0 : 1;
    return *this;
}
Position& Position::last_turns(int left) {
    state_.is_ending = true;
    state_.last_turns = static_cast<std::uint8_t>(left);
    return *this;
}
Position& Position::idle_turns(int turns) {
    state_.idle_turns = static_cast<std::uint8_t>(turns);
    return *this;
}

void Position::lay_out_boroughs() {
    if (edition().map) return;
    for (const bool start : {true, false}) {
        for (auto at = land_pool_.begin(); at != land_pool_.end();) {
            if (state_.offer.size() < kOffer && edition()[*at].start == start && !land_deck_is_whole_) {
                state_.offer.push_back(*at);
                at = land_pool_.erase(at);
            } else {
                ++at;
            }
        }
    }
    std::sort(state_.offer.begin(), state_.offer.end());
    for (const Borough left : land_pool_) {
        if (land_deck_is_whole_) {
            state_.boroughs.push_back(seat_called(1), left);
            gather_powers(edition(), state_, seat_called(1));
        } else {
            state_.land_deck.push_back(left);
        }
    }
    for (auto at = land_deck_top_.rbegin(); at != land_deck_top_.rend(); ++at) state_.land_deck.push_back(*at);
}

/// What setting up left open is settled at the first question or action.
void Position::begin() {
    if (begun_) return;
    begun_ = true;
    if (!deck_is_whole_) {
        for (const Card card : pool_) state_.deck.push_back(card);
    }
    for (auto at = deck_top_.rbegin(); at != deck_top_.rend(); ++at) state_.deck.push_back(*at);
    lay_out_boroughs();
    if (const auto fault = whats_impossible(book_, state_)) {
        throw std::runtime_error("this position cannot be: " + *fault);
    }
}

} // namespace londinium::london
