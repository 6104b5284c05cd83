#include "rules/london/deal.h"

#include "rules/london/flow.h"
#include "rules/london/hand.h"

#include <cstring>

namespace londinium::london {
namespace {

void stack_the_deck(const Edition& edition, State& state, Dealer& dealer) {
    std::array<FixedVector<Card, kMostCards>, kLetters> letters{};
    for (std::size_t letter = 0; letter < kLetters; ++letter) {
        for (std::size_t i = 0; i < edition.cards.size(); ++i) {
            for (int copy = 0; copy < edition.cards[i].copies[letter]; ++copy) {
                letters[letter].push_back(static_cast<Card>(i));
            }
        }
        dealer.shuffle(letters[letter]);
    }
    for (std::size_t letter = kLetters; letter-- > 0;) { // C lies lowest
        for (const Card card : letters[letter]) state.deck.push_back(card);
    }
}

void lay_out_boroughs(const Edition& edition, State& state, Dealer& dealer) {
    for (std::size_t i = 0; i < edition.boroughs.size(); ++i) {
        const auto borough = static_cast<Borough>(i);
        if (holds(edition.start, borough)) {
            state.offer.push_back(borough);
        } else {
            state.land_deck.push_back(borough);
        }
    }
    dealer.shuffle(state.land_deck);
}

} // namespace

State deal(const Edition& edition, std::size_t players, Dealer& dealer) {
    State state;
    std::memset(&state, 0, sizeof state); // padding too: equal states are equal bytes
    state.players = static_cast<std::uint8_t>(players);
    state.first = seat_at(dealer.below(static_cast<std::uint32_t>(players)));
    state.seat = state.first;
    state.turn = 1;
    stack_the_deck(edition, state, dealer);
    if (!edition.map) lay_out_boroughs(edition, state, dealer);
    for (std::size_t s = 0; s < players; ++s) {
        state.player[s].money = kStartMoney;
        state.player[s].poverty = edition.start_poverty;
    }
    for (int card = 0; card < kStartHand; ++card) {
        Seat seat = state.first;
        for (std::size_t s = 0; s < players; ++s, seat = next_seat(seat, players)) draw_from_deck(state, seat);
    }
    start_turn(state);
    return state;
}

} // namespace londinium::london
