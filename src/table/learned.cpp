#include "table/learned.h"

#include "base/random.h"

#include <bit>
#include <cstring>

namespace londinium {
namespace {

constexpr int kWorlds = 8;
constexpr std::uint64_t kSeed = 1666; // the same question has the same answer

// --- What an action lays open

/// Copies of each card that the seat knows no place of.
london::CardCounts unseen_cards(const london::Edition& edition, const london::View& view) {
    const london::State& shown = view.shown;
    london::CardCounts unseen{};
    for (std::size_t i = 0; i < edition.cards.size(); ++i) {
        unseen[i] = static_cast<std::uint8_t>(edition.cards[i].all_copies() - view.out[i]);
    }
    const auto see = [&](london::Card card) {
        if (card != london::kUnknownCard) --unseen[index(card)];
    };
    for (const auto& hand : shown.hand) {
        for (const london::KnownCard& held : hand) see(held.card);
    }
    for (const london::KnownCard& peeked : shown.seen) see(peeked.card);
    for (const auto& row : shown.rows) {
        for (const london::Card card : row) see(card);
    }
    for (const london::Stack& stack : shown.stacks.all()) see(stack.top);
    for (const london::Card card : shown.covered) see(card);
    for (const london::Card card : shown.deck) see(card);
    if (shown.now.is_placing) see(shown.now.placing);
    return unseen;
}

/// A card or a borough that might have been another.
bool lays_open(const LondonBook& book, const london::View& before, const london::View& after) {
    const london::CardCounts then = unseen_cards(book.edition, before);
    const london::CardCounts now = unseen_cards(book.edition, after);
    int kinds = 0;
    bool fewer = false;
    for (std::size_t i = 0; i < then.size(); ++i) {
        kinds += then[i] > 0;
        fewer = fewer || now[i] < then[i];
    }
    return (fewer && kinds > 1) ||
           (after.shown.land_deck.size() < before.shown.land_deck.size() && before.shown.land_deck.size() > 1);
}

/// The next market card, sealed bids, or a pile of special cards.
bool lays_open(const MarketsBook&, const markets::View& before, const markets::View& after) {
    constexpr int kNotShuffled = 1; // the last round's card lies there from the start
    if (before.to_come != after.to_come && std::popcount(before.to_come) > 1 + kNotShuffled) return true;
    const markets::State& shown = before.shown;
    const auto bids = static_cast<SeatSet>(shown.bid_in | only(before.seat));
    if (shown.decision == markets::Decision::bid && bids == all_seats(shown.players)) return true;
    for (std::size_t pile = 0; pile < markets::kPiles; ++pile) {
        if (before.looks[pile] == after.looks[pile]) continue;
        for (const markets::Special card : shown.piles[pile]) {
            if (card == markets::kUnknownSpecial) return true;
        }
    }
    return false;
}

template <class Rules>
bool learns(const Play<Rules>& play, Seat seat, typename Rules::Action action) {
    const auto& book = *play.book;
    const auto after = [&](typename Rules::State state) {
        Rules::apply(book, state, seat, action);
        return Rules::observe(book, state, seat);
    };
    const auto before = Rules::observe(book, play.state, seat);
    const auto seen = after(play.state);
    if (lays_open(book, before, seen)) return true;
    const auto worlds = Rules::worlds(book, before);
    Random random(kSeed);
    for (int i = 0; i < kWorlds; ++i) {
        const auto other = after(worlds.sample(random));
        if (std::memcmp(&seen, &other, sizeof seen) != 0) return true;
    }
    return false;
}

} // namespace

bool learns_something(const Game& game, Seat seat, std::string_view action) {
    return std::visit(
        [&](const auto& play) {
            const auto found = play.find(seat, action);
            return found && learns(play, seat, *found);
        },
        game.play());
}

} // namespace londinium
