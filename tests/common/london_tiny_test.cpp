#include "common/walk.h"

#include "rules/london/hand.h"
#include "rules/london/observe.h"
#include "rules/london/worlds.h"

#include <algorithm>
#include <cmath>
#include <map>

/// Games so small that all worlds a seat must hold possible can be counted.
/// The random numbers are fixed: a test that passes passes always.
namespace londinium::common {
namespace {

using namespace london;

constexpr Seat kMe{0};

/// A game of about ten cards in three letters, some with copies in several,
/// with two opponents, in the middle of play. Which cards left the deck is
/// random, and so is where they went.
struct Tiny {
    Edition edition = blank_edition(1);
    State state{};
};

Tiny tiny_game(Random& random) {
    Tiny tiny;
    std::array<std::vector<Card>, kLetters> letters;
    for (std::size_t i = 0; i < 4; ++i) {
        Face face{};
        for (std::size_t letter = 0; letter < kLetters; ++letter) {
            face.copies[letter] = static_cast<std::uint8_t>(random.below(i == letter ? 3 : 2) + (i == letter));
            for (int copy = 0; copy < face.copies[letter]; ++copy) letters[letter].push_back(static_cast<Card>(i));
        }
        tiny.edition.cards.push_back(face);
    }
    complete(tiny.edition);

    std::vector<Card> deck;
    for (std::size_t letter = kLetters; letter-- > 0;) {
        random.shuffle(letters[letter]);
        deck.insert(deck.end(), letters[letter].begin(), letters[letter].end());
    }
    State& state = tiny.state;
    std::memset(&state, 0, sizeof state);
    state.players = 3;
    state.seat = seat_at(random.below(2));
    state.turn = 1;

    // The cards that were drawn, and those whose letter no longer follows from
    // their place, are mixed among each other.
    const std::size_t drawn = 2 + random.below(static_cast<std::uint32_t>(deck.size()) - 3);
    const std::size_t loose = random.below(3) == 0 ? 1 + random.below(2) : 0;
    std::vector<Card> outside(deck.end() - static_cast<std::ptrdiff_t>(std::min(drawn + loose, deck.size())),
                              deck.end());
    deck.resize(deck.size() - outside.size());
    random.shuffle(outside);
    for (const Card card : deck) state.deck.push_back(card);
    for (std::size_t i = 0; i < loose; ++i) {
        state.deck.push_back(outside.back());
        outside.pop_back();
    }
    state.loose = static_cast<std::uint8_t>(loose);

    const auto maybe_me = [&] { return random.below(4) == 0 ? only(kMe) : SeatSet{0}; };
    std::size_t hidden = 0;
    for (const Card card : outside) {
        const std::uint32_t place = random.below(hidden < 5 ? 6 : 3);
        hidden += place >= 3;
        switch (place) {
        case 0: add(state.hand[0], card, 0); break;
        case 1: break; // left the game
        case 2: state.covered.push_back(card); break;
        default: add(state.hand[1 + place % 2], card, maybe_me()); break;
        }
    }
    for (std::size_t depth = 0; depth < 2 && depth < state.deck.size(); ++depth) state.deck_known[depth] = maybe_me();

    // Somebody looks at the top cards.
    if (random.below(3) == 0 && state.deck.size() > 1) {
        const std::size_t before = state.loose;
        peek(tiny.edition, state, state.seat, 2);
        // A look across a boundary makes the cards loose, and then they may be
        // anywhere among the others; here they were not mixed with them.
        if (state.loose != before) return tiny_game(random);
    }
    return tiny;
}

std::string key(const State& world) {
    std::string key;
    const auto put = [&](Card card) { key += static_cast<char>('a' + static_cast<int>(card)); };
    for (const Hand& hand : world.hand) {
        for (const KnownCard& held : hand) put(held.card);
        key += '/';
    }
    for (const KnownCard& seen : world.seen) put(seen.card);
    key += '/';
    for (const Card card : world.deck) put(card);
    return key;
}

/// Counts for each possible world in how many ways the single cards, told
/// apart, can lie as that world says: each strictly placed card of the deck
/// belongs to its letter, all others may be any.
class WorldCount {
public:
    WorldCount(const Edition& edition, const View& view) : edition_(edition), world_(view.shown) {
        strict_ = world_.deck.size() + world_.seen.size() - world_.loose;
        for (std::size_t i = 0; i < edition.cards.size(); ++i) left_[i] = edition.cards[i].all_copies() - view.out[i];
        const auto look_at = [&](Card& card) {
            if (card == kUnknownCard) {
                cells_.push_back(&card);
            } else {
                --left_[index(card)];
            }
        };
        for (Hand& hand : world_.hand) {
            for (KnownCard& held : hand) look_at(held.card);
        }
        for (KnownCard& seen : world_.seen) look_at(seen.card);
        for (Card& card : world_.deck) look_at(card);
        for (const Card card : world_.covered) --left_[index(card)];
        fill(0);
    }

    std::map<std::string, double> ways;
    double total = 0;

private:
    void fill(std::size_t cell) {
        if (cell == cells_.size()) {
            const double here = count();
            if (here == 0) return;
            State sorted = world_;
            const auto by_card = [](const KnownCard& a, const KnownCard& b) { return a.card < b.card; };
            for (Hand& hand : sorted.hand) std::sort(hand.begin(), hand.end(), by_card);
            std::sort(sorted.seen.begin(), sorted.seen.end(), by_card);
            ways[key(sorted)] += here;
            total += here;
            return;
        }
        for (std::size_t i = 0; i < edition_.cards.size(); ++i) {
            if (left_[i] == 0) continue;
            --left_[i];
            *cells_[cell] = static_cast<Card>(i);
            fill(cell + 1);
            ++left_[i];
        }
        *cells_[cell] = kUnknownCard;
    }

    double count() const {
        std::array<std::array<int, kLetters>, 4> in_place{};
        const auto letter = [&](std::size_t cell) {
            const std::size_t c = edition_.letter_sizes[2];
            return cell < c ? 2U : cell < c + edition_.letter_sizes[1] ? 1U : 0U;
        };
        for (std::size_t i = 0; i < world_.deck.size() && i < strict_; ++i)
            ++in_place[index(world_.deck[i])][letter(i)];
        if (world_.loose == 0) {
            for (const KnownCard& seen : world_.seen) ++in_place[index(seen.card)][letter(strict_ - 1)];
        }
        double result = 1;
        for (std::size_t i = 0; i < edition_.cards.size(); ++i) {
            int anywhere = edition_.cards[i].all_copies();
            for (std::size_t l = 0; l < kLetters; ++l) {
                for (int used = 0; used < in_place[i][l]; ++used) result *= edition_.cards[i].copies[l] - used;
                anywhere -= in_place[i][l];
            }
            for (; anywhere > 1; --anywhere) result *= anywhere;
        }
        return result;
    }

    const Edition& edition_;
    State world_;
    std::size_t strict_ = 0;
    std::array<int, 4> left_{};
    std::vector<Card*> cells_;
};

TEST(TinyLondon, EachWorldComesAsOftenAsItShould) {
    constexpr int kSamples = 6000;
    int games_with_a_choice = 0;
    int games_across_letters = 0;
    for (std::uint64_t game = 0; game < 300; ++game) {
        Random random(game);
        const Tiny tiny = tiny_game(random);
        const View view = observe(tiny.edition, tiny.state, kMe);
        const WorldCount count(tiny.edition, view);
        ASSERT_GT(count.ways.count(key(tiny.state)), 0U) << "game " << game << ": the truth is not possible";

        const Worlds worlds(tiny.edition, view);
        std::map<std::string, int> seen;
        for (int sample = 0; sample < kSamples; ++sample) ++seen[key(worlds.sample(random))];
        double distance = 0;
        double others_expected = 0;
        double others_seen = kSamples;
        int classes = 0;
        for (const auto& [world, ways] : count.ways) {
            const double expected = kSamples * ways / count.total;
            if (expected < 5) {
                others_expected += expected;
                continue;
            }
            const double found = seen[world];
            distance += (found - expected) * (found - expected) / expected;
            others_seen -= found;
            ++classes;
        }
        for (const auto& [world, times] : seen) {
            ASSERT_TRUE(times == 0 || count.ways.contains(world)) << "game " << game << ": " << world << " cannot be";
        }
        if (others_expected > 1) {
            distance += (others_seen - others_expected) * (others_seen - others_expected) / others_expected;
            ++classes;
        }
        const double freedom = std::max(1, classes - 1);
        EXPECT_LT(distance, freedom + 4.5 * std::sqrt(2 * freedom) + 6)
            << "game " << game << ", " << count.ways.size() << " worlds, loose " << int{tiny.state.loose} << ", seen "
            << tiny.state.seen.size() << ", " << key(tiny.state);
        games_with_a_choice += count.ways.size() > 1;
        const std::size_t c = tiny.edition.letter_sizes[2];
        games_across_letters += tiny.state.deck.size() < c + tiny.edition.letter_sizes[1];
    }
    EXPECT_GT(games_with_a_choice, 150);
    EXPECT_GT(games_across_letters, 100);
}

} // namespace
} // namespace londinium::common
