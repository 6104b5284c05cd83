#include "rules/london/worlds.h"

#include "rules/london/hand.h"
#include "rules/london/legal.h"

#include <algorithm>
#include <cstring>

namespace londinium::london {
namespace {

double binomial(int n, int k) {
    if (k < 0 || k > n) return 0;
    double ways = 1;
    for (int i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
    return ways;
}

template <class Pool>
void put(Pool& pool, Card card, int copies) {
    for (int i = 0; i < copies; ++i) pool.push_back(card);
}

bool can_answer(const Edition& edition, const State& state) {
    Actions actions;
    legal(edition, state, actions);
    if (state.decision != Decision::develop || state.now.played > 0) return !actions.empty();
    return can_play(edition, state, Powers(state, state.seat), state.hand_of(state.seat));
}

} // namespace

Worlds::Worlds(const Edition& edition, const View& view) : edition_(edition), view_(view) {
    std::memset(&outside_, 0, sizeof outside_);
    std::memset(&inside_, 0, sizeof inside_);
    std::memset(&either_, 0, sizeof either_);
    std::memset(&mixed_, 0, sizeof mixed_);
    std::memset(&boroughs_, 0, sizeof boroughs_);
    count_cells();
    by_letter_ = count_cards();

    if (!edition.map) {
        const State& shown = view.shown;
        BoroughSet known = shown.built();
        for (const Borough borough : shown.offer) known |= only(borough);
        for (std::size_t i = 0; i < edition.boroughs.size(); ++i) {
            if (!holds(known, static_cast<Borough>(i))) boroughs_.push_back(static_cast<Borough>(i));
        }
    }
}

std::size_t Worlds::letter_of_cell(std::size_t below) const {
    if (below < edition_.letter_sizes[2]) return 2;
    return below < std::size_t{edition_.letter_sizes[2]} + edition_.letter_sizes[1] ? 1 : 0;
}

void Worlds::count_cells() {
    const State& shown = view_.shown;
    strict_ = shown.deck.size() + shown.seen.size() - shown.loose;
    for (const Hand& hand : shown.hand) {
        for (const KnownCard& held : hand) hidden_outside_ += held.card == kUnknownCard;
    }
    for (const KnownCard& seen : shown.seen) hidden_outside_ += shown.loose > 0 && seen.card == kUnknownCard;
    for (std::size_t i = strict_; i < shown.deck.size(); ++i) hidden_outside_ += shown.deck[i] == kUnknownCard;

    reached_ = 0;
    if (strict_ < edition_.letter_sizes[2]) {
        reached_ = 2;
    } else if (strict_ < std::size_t{edition_.letter_sizes[2]} + edition_.letter_sizes[1]) {
        reached_ = 1;
    }
}

/// Sorts what is unseen into the pools. False if the cards cannot have come
/// from decks shuffled by letter; then `outside_` holds all that is unseen.
bool Worlds::count_cards() {
    const State& shown = view_.shown;
    std::array<int, kMostFaces> seen{};                        // outside the strict deck
    std::array<std::array<int, kMostFaces>, kLetters> known{}; // in it
    const auto see = [&](Card card) {
        if (card != kUnknownCard) ++seen[index(card)];
    };
    for (std::size_t i = 0; i < edition_.cards.size(); ++i) seen[i] = view_.out[i];
    for (const Hand& hand : shown.hand) {
        for (const KnownCard& held : hand) see(held.card);
    }
    for (const auto& row : shown.rows) {
        for (const Card card : row) see(card);
    }
    for (const Stack& stack : shown.stacks.all()) see(stack.top);
    for (const Card card : shown.covered) see(card);
    if (shown.now.is_placing) see(shown.now.placing);
    for (const KnownCard& peeked : shown.seen) {
        if (peeked.card == kUnknownCard) continue;
        if (shown.loose > 0) {
            see(peeked.card);
        } else {
            ++known[letter_of_cell(strict_ - 1)][index(peeked.card)];
        }
    }
    for (std::size_t i = 0; i < shown.deck.size(); ++i) {
        if (i >= strict_) {
            see(shown.deck[i]);
        } else if (shown.deck[i] != kUnknownCard) {
            ++known[letter_of_cell(i)][index(shown.deck[i])];
        }
    }

    int drawn = edition_.letter_sizes[reached_] - static_cast<int>(strict_);
    for (std::size_t letter = reached_ + 1; letter < kLetters; ++letter) drawn += edition_.letter_sizes[letter];
    mixed_and_either_outside_ = drawn;

    bool possible = true;
    for (std::size_t i = 0; i < edition_.cards.size() && possible; ++i) {
        const Card card = static_cast<Card>(i);
        const Face& face = edition_.cards[i];
        int earlier = 0;
        for (std::size_t letter = 0; letter < reached_; ++letter) {
            earlier += face.copies[letter];
            possible = possible && known[letter][i] == 0;
        }
        for (std::size_t letter = reached_ + 1; letter < kLetters; ++letter) {
            possible = possible && known[letter][i] <= face.copies[letter];
            put(inside_[letter], card, face.copies[letter] - known[letter][i]);
        }
        const int drawable = face.copies[reached_] - known[reached_][i];
        possible = possible && drawable >= 0 && seen[i] <= earlier + drawable;
        if (!possible) break;
        if (drawable == 0) {
            put(outside_, card, earlier - seen[i]);
        } else if (earlier == 0) {
            put(either_, card, drawable - seen[i]);
            mixed_and_either_outside_ -= seen[i];
        } else if (mixed_.full()) {
            possible = false;
        } else {
            mixed_.push_back({card, static_cast<std::uint8_t>(drawable), static_cast<std::uint8_t>(earlier),
                              static_cast<std::uint8_t>(seen[i])});
        }
    }
    int sure = static_cast<int>(outside_.size()) + mixed_and_either_outside_;
    for (const Mixed& mixed : mixed_) sure += mixed.earlier - mixed.seen;
    if (possible && mixed_and_either_outside_ >= 0 && sure == hidden_outside_) {
        weigh_mixed();
        const int either = static_cast<int>(either_.size());
        for (int n = 0; n <= mixed_and_either_outside_; ++n) {
            const double ways = ways_[0][static_cast<std::size_t>(n)];
            if (ways > 0 && binomial(either, mixed_and_either_outside_ - n) > 0) return true;
        }
    }

    std::memset(&outside_, 0, sizeof outside_);
    for (std::size_t i = 0; i < edition_.cards.size(); ++i) {
        int unseen = edition_.cards[i].all_copies() - seen[i];
        for (std::size_t letter = 0; letter < kLetters; ++letter) unseen -= known[letter][i];
        put(outside_, static_cast<Card>(i), unseen);
    }
    return false;
}

void Worlds::weigh_mixed() {
    const std::size_t most = static_cast<std::size_t>(mixed_and_either_outside_);
    ways_[mixed_.size()][0] = 1;
    for (std::size_t i = mixed_.size(); i-- > 0;) {
        const Mixed& mixed = mixed_[i];
        for (std::size_t n = 0; n <= most; ++n) {
            double ways = 0;
            for (std::size_t y = 0; y <= std::min<std::size_t>(n, mixed.drawable); ++y) {
                const int copies = static_cast<int>(y);
                ways += binomial(mixed.drawable, copies) * binomial(mixed.earlier + copies, mixed.seen) *
                        ways_[i + 1][n - y];
            }
            ways_[i][n] = ways;
        }
    }
}

State Worlds::draw(Random& random) const {
    State world = view_.shown;
    Pool outside = outside_;
    std::array<Pool, kLetters> inside = inside_;

    if (by_letter_) {
        const int either = static_cast<int>(either_.size());
        const auto pick = [&random](int most, auto weight) {
            double total = 0;
            for (int n = 0; n <= most; ++n) total += weight(n);
            double left = random.unit() * total;
            int chosen = -1;
            for (int n = 0; n <= most; ++n) {
                if (weight(n) <= 0) continue;
                chosen = n;
                left -= weight(n);
                if (left < 0) break;
            }
            return std::max(chosen, 0);
        };
        int of_mixed = pick(mixed_and_either_outside_, [&](int n) {
            return ways_[0][static_cast<std::size_t>(n)] * binomial(either, mixed_and_either_outside_ - n);
        });
        Pool from_either = either_;
        random.shuffle(from_either);
        for (int i = 0; i < either; ++i) {
            const Card card = from_either[static_cast<std::size_t>(i)];
            (i < mixed_and_either_outside_ - of_mixed ? outside : inside[reached_]).push_back(card);
        }
        for (std::size_t i = 0; i < mixed_.size(); ++i) {
            const Mixed& mixed = mixed_[i];
            const int copies = pick(std::min<int>(of_mixed, mixed.drawable), [&](int y) {
                return binomial(mixed.drawable, y) * binomial(mixed.earlier + y, mixed.seen) *
                       ways_[i + 1][static_cast<std::size_t>(of_mixed - y)];
            });
            of_mixed -= copies;
            put(outside, mixed.card, mixed.earlier + copies - mixed.seen);
            put(inside[reached_], mixed.card, mixed.drawable - copies);
        }
        for (Pool& pool : inside) random.shuffle(pool);
    }
    random.shuffle(outside);
    const auto from_deck = [&](std::size_t cell) {
        return by_letter_ ? inside[letter_of_cell(cell)].pop_back() : outside.pop_back();
    };

    for (Hand& hand : world.hand) {
        std::size_t hidden = 0;
        while (!hand.empty() && hand.back().card == kUnknownCard) {
            hand.pop_back();
            ++hidden;
        }
        for (; hidden > 0; --hidden) add(hand, outside.pop_back(), 0);
    }
    if (!world.seen.empty()) {
        const bool loose = world.loose > 0;
        FixedVector<KnownCard, kMostPeek> seen{};
        for (KnownCard peeked : world.seen) {
            if (peeked.card == kUnknownCard) peeked.card = loose ? outside.pop_back() : from_deck(strict_ - 1);
            std::size_t place = 0;
            while (place < seen.size() && seen[place].card <= peeked.card) ++place;
            seen.insert(place, peeked);
        }
        world.seen = seen;
    }
    for (std::size_t i = 0; i < world.deck.size(); ++i) {
        if (world.deck[i] == kUnknownCard) world.deck[i] = i >= strict_ ? outside.pop_back() : from_deck(i);
    }
    FixedVector<Borough, kMostBoroughs> boroughs = boroughs_;
    random.shuffle(boroughs);
    for (std::size_t i = 0; i < world.land_deck.size(); ++i) world.land_deck[i] = boroughs[i];
    return world;
}

State Worlds::sample(Random& random) const {
    // What another player is asked tells something of its hand: that it holds
    // an answer. Worlds in which it does not are drawn again.
    constexpr int kMostTries = 256;
    const bool telling = !view_.shown.over() && view_.shown.seat != view_.seat;
    State world = draw(random);
    for (int tries = 1; telling && tries < kMostTries && !can_answer(edition_, world); ++tries) world = draw(random);
    return world;
}

} // namespace londinium::london
