#include "common/london_memory.h"

#include <algorithm>

namespace londinium::common {

using namespace london;

void LondonMemory::leaves(Seat owner, Card card) {
    // Of several copies the known one leaves first.
    auto& hand = hand_[index(owner)];
    const auto known = std::ranges::find(hand, card);
    if (known != hand.end()) hand.erase(known);
}

void LondonMemory::joins(Seat owner, Card card) {
    if (owner != me_) hand_[index(owner)].push_back(card);
}

std::optional<Card> LondonMemory::take_off_deck() {
    if (deck_.empty()) return std::nullopt;
    const auto top = deck_.front();
    deck_.erase(deck_.begin());
    return top;
}

void LondonMemory::look(Seat who, std::size_t cards) {
    looked_at_.clear();
    some_went_back_ = false;
    for (std::size_t i = 0; i < cards; ++i) {
        const auto top = take_off_deck();
        if (top && who != me_) looked_at_.push_back(*top);
    }
}

/// If nothing went back, all those cards are in that hand.
void LondonMemory::stop_looking(Seat who) {
    if (!some_went_back_) {
        for (const Card card : looked_at_) joins(who, card);
    }
    looked_at_.clear();
}

void LondonMemory::watch(const State& before, Action action, const State& after) {
    const Seat who = before.seat;
    switch (action.verb) {
    case Verb::draw_row: joins(who, action.card()); break;
    case Verb::swap:
        leaves(who, action.given_card());
        joins(who, action.card());
        break;
    case Verb::place:
    case Verb::use:
    case Verb::spend:
    case Verb::sell:
    case Verb::discard: leaves(who, action.card()); break;
    case Verb::employ: leaves(who, book_.edition.pauper); break;
    case Verb::draw_deck:
        if (const auto top = take_off_deck()) joins(who, *top);
        break;
    case Verb::peek: look(who, after.seen.size()); break;
    case Verb::back:
        deck_.insert(deck_.begin(), who == me_ ? std::optional(action.card()) : std::nullopt);
        some_went_back_ = true;
        break;
    default: break;
    }
    if (after.seen.empty()) stop_looking(who);
    while (!deck_.empty() && !deck_.back()) deck_.pop_back();
}

std::vector<Card> LondonMemory::known_in_hand(Seat other) const {
    std::vector<Card> hand = hand_[index(other)];
    std::ranges::sort(hand);
    return hand;
}

std::string LondonMemory::disagrees(const View& view) const {
    const State& shown = view.shown;
    for (std::size_t s = 0; s < shown.players; ++s) {
        if (seat_at(s) == me_) continue;
        std::vector<Card> told;
        for (const KnownCard& held : shown.hand[s]) {
            if (held.card != kUnknownCard) told.push_back(held.card);
        }
        const auto known = known_in_hand(seat_at(s));
        if (std::ranges::equal(told, known)) continue;
        std::string fault =
            "of the hand of seat " + std::to_string(s) + " seat " + std::to_string(index(me_)) + " knows";
        for (const Card card : known) fault += " " + book_.id(card);
        fault += "; the view tells";
        for (const Card card : told) fault += " " + book_.id(card);
        return fault;
    }
    for (std::size_t depth = 0; depth < shown.deck.size(); ++depth) {
        const Card told = shown.deck[shown.deck.size() - 1 - depth];
        const Card known = depth < deck_.size() ? deck_[depth].value_or(kUnknownCard) : kUnknownCard;
        if (told != known) return "the deck at depth " + std::to_string(depth);
    }
    return {};
}

} // namespace londinium::common
