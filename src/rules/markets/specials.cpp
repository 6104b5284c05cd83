#include "rules/markets/specials.h"

#include "rules/markets/auction.h"
#include "rules/markets/flow.h"

#include <algorithm>

namespace londinium::markets {
namespace {

int monopoly_pays(int crates) {
    if (crates >= 9) return 12;
    if (crates >= 7) return 8;
    return crates >= 5 ? 4 : 0;
}

int rich_offer_pays(int markets) { return markets >= 3 ? 3 * (markets - 2) : 0; }

int combined_offer_pays(int crates_on_each) {
    if (crates_on_each >= 5) return 14;
    if (crates_on_each >= 4) return 10;
    return crates_on_each >= 3 ? 6 : 0;
}

int markets_with_crates(const State& state, Seat seat) {
    int markets = 0;
    for (const Stall& stall : state.stalls) markets += stall.crates(seat) > 0;
    return markets;
}

/// The next who finds a pile left, from this seat on; then the event is over.
void ask_to_choose(State& state, Seat seat) {
    do {
        state.seat = seat;
        if (piles_to_choose(state) != 0) {
            state.decision = Decision::pile;
            return;
        }
        seat = next_seat(seat, state.players);
    } while (seat != state.first);
    finish_special_event(state);
}

template <class Belongs>
SpecialList collect_plays(const State& state, Belongs belongs) {
    SpecialList cards{};
    for (const Play& play : state.plays) {
        if (belongs(play)) insert_sorted(cards, play.card);
    }
    return cards;
}

} // namespace

bool can_play_another(const State& state) {
    return state.played == 0 || (state.played < kMostPlayed && state.of(state.seat).money >= kSecondCardCosts);
}

bool can_play(const Edition& edition, const State& state, Special card) {
    return can_play_another(state) && state.round >= edition[card].earliest_round;
}

bool can_play_any(const Edition& edition, const State& state) {
    if (!can_play_another(state)) return false;
    for (const Special card : state.of(state.seat).special) {
        if (can_play(edition, state, card)) return true;
    }
    return false;
}

void play(const Edition& edition, State& state, Special card) {
    Player& player = state.of(state.seat);
    if (state.played > 0) player.money -= kSecondCardCosts;
    ++state.played;
    remove(player.special, card);
    record_play(edition, state, {state.seat, card, static_cast<std::uint8_t>(state.picks.size())});
    player.money += special_pays(edition, state, state.seat, card);
    if (edition[card].effect == Effect::any_market && player.tiles > 0) {
        state.decision = Decision::tile;
    } else {
        finish_special(edition, state);
    }
}

int special_pays(const Edition& edition, const State& state, Seat seat, Special card) {
    const Face& face = edition[card];
    switch (face.effect) {
    case Effect::advantage:
    case Effect::restock_and_exchange:
    case Effect::any_market: break;
    case Effect::clientele: return taken_at(state, seat, face.market);
    case Effect::monopoly: return monopoly_pays(state.stall(face.market).crates(seat));
    case Effect::rich_offer: return rich_offer_pays(markets_with_crates(state, seat));
    case Effect::combined_offer:
        return combined_offer_pays(
            std::min(state.stall(face.market).crates(seat), state.stall(face.second).crates(seat)));
    }
    return 0;
}

void record_play(const Edition& edition, State& state, Play play) {
    state.plays.push_back(play);
    const Face& face = edition[play.card];
    if (!face.kept || play.seat == kNobody) return;
    Player& player = state.of(play.seat);
    if (face.effect == Effect::advantage) player.advantage = true;
    if (face.effect == Effect::restock_and_exchange) ++player.exchange_cards;
}

bool history_agrees(const Edition& edition, const State& state) {
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
        std::size_t cards = state.piles[pile].size();
        for (const Pick& pick : state.picks) cards += pick.pile == pile;
        if (cards > kMostInPile) return false;
    }
    for (std::size_t i = 0; i < edition.specials.size(); ++i) {
        const auto card = static_cast<Special>(i);
        const auto copies_in = [card](const auto& cards) {
            return static_cast<int>(std::count(cards.begin(), cards.end(), card));
        };
        int everywhere = 0;
        for (const auto& pile : state.piles) everywhere += copies_in(pile);
        for (const Play& play : state.plays) everywhere += play.card == card;
        for (std::size_t s = 0; s < state.players; ++s) {
            const Seat seat = seat_at(s);
            int held = copies_in(state.player[s].special);
            everywhere += held;
            // Backwards in time: no pick may be missing from the hand it went to.
            std::size_t p = state.picks.size();
            for (std::size_t play = state.plays.size(); play-- > 0;) {
                if (state.plays[play].picks_before > p) return false;
                for (; p > state.plays[play].picks_before; --p) {
                    held -= state.picks[p - 1].seat == seat && state.picks[p - 1].card == card;
                    if (held < 0) return false;
                }
                held += state.plays[play].seat == seat && state.plays[play].card == card;
            }
            for (; p > 0; --p) held -= state.picks[p - 1].seat == seat && state.picks[p - 1].card == card;
            if (held < 0) return false;
        }
        if (everywhere != edition.specials[i].copies) return false;
    }
    return true;
}

SpecialList kept_by(const Edition& edition, const State& state, Seat seat) {
    return collect_plays(state, [&](const Play& play) { return play.seat == seat && edition[play.card].kept; });
}

SpecialList gone(const Edition& edition, const State& state) {
    return collect_plays(state, [&](const Play& play) { return !edition[play.card].kept; });
}

PileSet piles_to_choose(const State& state) {
    PileSet piles = 0;
    for (std::size_t i = 0; i < kPiles; ++i) {
        if (!state.piles[i].empty()) piles = static_cast<PileSet>(piles | (1U << i));
    }
    return piles & static_cast<PileSet>(~state.picked);
}

void look_through(State& state, std::size_t pile) {
    state.looking = static_cast<std::uint8_t>(pile + 1);
    if (state.prizes.empty()) state.picked = static_cast<PileSet>(state.picked | (1U << pile));
    state.decision = Decision::keep;
}

void keep(const Edition& edition, State& state, Special card) {
    const std::size_t pile = state.looking - std::size_t{1};
    remove(state.piles[pile], card);
    insert_sorted(state.of(state.seat).special, card);
    state.picks.push_back({state.seat, static_cast<std::uint8_t>(pile), card});
    state.looking = 0;
    if (!state.prizes.empty()) {
        state.prizes.erase(0);
        next_prize(edition, state);
        return;
    }
    const Seat next = next_seat(state.seat, state.players);
    if (next == state.first) {
        finish_special_event(state);
    } else {
        ask_to_choose(state, next);
    }
}

void begin_special_event(State& state) { ask_to_choose(state, state.first); }

} // namespace londinium::markets
