#include "common/london_facts.h"
#include "common/walk.h"

#include "rules/london/hand.h"

#include <algorithm>
#include <cmath>

/// Whole games: what is true in many of them against what a seat holds
/// possible. All random numbers here are fixed: a test that passes passes
/// always.
namespace londinium::common {
namespace {

using namespace london;

constexpr Seat kMe{0};

/// Everybody only ever draws from the deck and discards without looking, until
/// so many cards are left: what is hidden then is as the shuffling made it.
State drawn_down(const Edition& edition, State state, std::size_t left, Random& random) {
    while (state.deck.size() > left) {
        Action action = Action::plain(Verb::draw_deck);
        if (state.decision == Decision::action) action = Action::plain(Verb::draw_three);
        if (state.decision == Decision::limit) {
            const Hand& hand = state.hand_of(state.seat);
            action = Action::with(Verb::discard, hand[random.below(static_cast<std::uint32_t>(hand.size()))].card);
        }
        apply(edition, state, action);
    }
    return state;
}

/// All drawn cards change places with each other. A view does not tell when a
/// card was drawn, so to its seat those of an earlier letter may be anywhere:
/// this makes it so.
State stirred(const Edition& edition, State state, Random& random) {
    std::vector<Card> cards;
    const CardCounts out = out_of_the_game(edition, state);
    for (std::size_t i = 0; i < out.size(); ++i) cards.insert(cards.end(), out[i], static_cast<Card>(i));
    for (const Hand& hand : state.hand) {
        for (const KnownCard& held : hand) cards.push_back(held.card);
    }
    for (const auto& row : state.rows) cards.insert(cards.end(), row.begin(), row.end());
    random.shuffle(cards);
    const auto next = [&] {
        const Card card = cards.back();
        cards.pop_back();
        return card;
    };
    for (Hand& hand : state.hand) {
        const std::size_t size = hand.size();
        hand = Hand{};
        while (hand.size() < size) add(hand, next(), 0);
    }
    for (auto& row : state.rows) {
        for (Card& card : row) card = next();
        std::sort(row.begin(), row.end());
    }
    return state;
}

/// How often each card lies in some hidden place, in truth and in worlds.
class Comparison {
public:
    void add(Card card, int truth, int world) {
        Sum& sum = sums_[index(card)];
        sum.truth += truth;
        sum.world += world;
        sum.squares += (truth - world) * (truth - world);
    }
    /// The largest difference, measured by what chance makes of it.
    double worst() const {
        double worst = 0;
        for (const Sum& sum : sums_) {
            if (sum.squares >= 30) worst = std::max(worst, std::abs(sum.truth - sum.world) / std::sqrt(sum.squares));
        }
        return worst;
    }
    /// How many cards of the place are thought wrong on an average.
    double wrong(int games) const {
        double wrong = 0;
        for (const Sum& sum : sums_) wrong += std::abs(sum.truth - sum.world) / 2;
        return wrong / games;
    }

private:
    struct Sum {
        double truth = 0;
        double world = 0;
        double squares = 0;
    };
    std::array<Sum, kMostFaces> sums_{};
};

struct Places {
    Comparison top;                  // the deck's five top cards
    Comparison deck;                 // all of it
    Comparison hand;                 // the left neighbour's
    Comparison hand_if_many_paupers; // the same, when more of them than usual are to be seen

    void add(const Edition& edition, const State& truth, const View& view, const State& world) {
        const auto count = [&](const State& state, auto place) {
            std::array<int, kMostFaces> cards{};
            place(state, [&](Card card) { ++cards[index(card)]; });
            return cards;
        };
        const auto compare = [&](Comparison& comparison, auto place) {
            const auto in_truth = count(truth, place);
            const auto in_world = count(world, place);
            for (std::size_t i = 0; i < edition.cards.size(); ++i) {
                comparison.add(static_cast<Card>(i), in_truth[i], in_world[i]);
            }
        };
        const auto in_deck = [](const State& state, auto see) {
            for (const Card card : state.deck) see(card);
        };
        const auto on_top = [](const State& state, auto see) {
            const std::size_t size = state.deck.size();
            for (std::size_t i = size - std::min<std::size_t>(size, 5); i < size; ++i) see(state.deck[i]);
        };
        const auto in_hand = [](const State& state, auto see) {
            for (const KnownCard& held : state.hand[1]) see(held.card);
        };
        compare(deck, in_deck);
        compare(top, on_top);
        compare(hand, in_hand);
        const auto paupers =
            view.out[index(edition.pauper)] + std::ranges::count(view.shown.hand[0], edition.pauper, &KnownCard::card);
        const double drawn = static_cast<double>(edition.deck_size() - truth.deck.size());
        const double usual = edition[edition.pauper].all_copies() * drawn / static_cast<double>(edition.deck_size());
        if (static_cast<double>(paupers) > usual * 0.7) compare(hand_if_many_paupers, in_hand);
    }
};

template <class Which>
class LondonWorlds : public ::testing::Test {
protected:
    static constexpr int kGames = 3000;
    static constexpr double kByChance = 4.5; // hundreds of cards and places are compared

    static Places play(std::size_t players, std::size_t left, bool stir) {
        const Edition& edition = Which::book().edition;
        Random random(left);
        Places places;
        for (int game = 0; game < kGames; ++game) {
            const State dealt = Walk<Which>::deal(players, std::to_string(game) + "/" + std::to_string(left));
            State state = drawn_down(edition, dealt, left, random);
            if (stir) state = stirred(edition, state, random);
            const View view = observe(edition, state, kMe);
            places.add(edition, state, view, Worlds(edition, view).sample(random));
        }
        return places;
    }

    static void expect_alike(const Places& places, std::size_t left) {
        EXPECT_LT(places.top.worst(), kByChance) << left << " cards in the deck";
        EXPECT_LT(places.deck.worst(), kByChance) << left << " cards in the deck";
        EXPECT_LT(places.hand.worst(), kByChance) << left << " cards in the deck";
        EXPECT_LT(places.hand_if_many_paupers.worst(), kByChance) << left << " cards in the deck";
    }
};

using Editions = ::testing::Types<London1, London2>;
TYPED_TEST_SUITE(LondonWorlds, Editions, GameNames);

// As long as one letter is drawn, and when it is just used up, nothing but the
// shuffle decides.
TYPED_TEST(LondonWorlds, AreAsTheDealIsWithinALetter) {
    const auto& letters = TypeParam::book().edition.letter_sizes;
    const std::size_t after_a = std::size_t{letters[1]} + letters[2];
    for (const std::size_t left : {after_a + 9, after_a + 3, after_a}) {
        TestFixture::expect_alike(TestFixture::play(2, left, false), left);
    }
    TestFixture::expect_alike(TestFixture::play(3, after_a + 1, false), after_a + 1);
    TestFixture::expect_alike(TestFixture::play(4, after_a, false), after_a);
    TestFixture::expect_alike(TestFixture::play(4, letters[2], false), letters[2]);
}

// Beyond it, cards with copies in several letters (Paupers, Hospital, Shops)
// may be of this letter or of an earlier one.
TYPED_TEST(LondonWorlds, AreAsTheDealIsAcrossLetters) {
    const auto& letters = TypeParam::book().edition.letter_sizes;
    const std::size_t after_a = std::size_t{letters[1]} + letters[2];
    const std::size_t after_b = letters[2];
    for (const std::size_t left : {after_a - 1, after_a - 4, after_a - 20, after_b + 1, after_b, after_b - 1,
                                   after_b - 4, after_b / 2, std::size_t{3}, std::size_t{0}}) {
        TestFixture::expect_alike(TestFixture::play(2 + left % 3, left, true), left);
    }
}

// In a real game hands hold young cards rather than old ones, which no view
// tells: the worlds are then not quite right, and here is how wrong they may be.
TYPED_TEST(LondonWorlds, AreNearlyRightWhenHandsHoldYoungCards) {
    const auto& letters = TypeParam::book().edition.letter_sizes;
    const std::size_t after_b = letters[2];
    for (const std::size_t left : {after_b + letters[1] - 3, after_b + 20, after_b - 3, after_b - 8, after_b / 3}) {
        const Places places = TestFixture::play(2, left, false);
        EXPECT_LT(places.top.wrong(TestFixture::kGames), 0.35) << left << " cards in the deck";
        EXPECT_LT(places.hand.wrong(TestFixture::kGames), 0.7) << left << " cards in the deck";
    }
}

// A loaded game may have its cards where no shuffle by letters puts them.
TYPED_TEST(LondonWorlds, LookAlikeAlsoWhenNoShuffleGivesThem) {
    const Edition& edition = TypeParam::book().edition;
    Random random(1);
    for (std::uint64_t game = 0; game < 60; ++game) {
        Walk<TypeParam> walk(2 + game % 3, game, static_cast<Manner>(game % 3));
        for (int step = 0; !walk.over(); ++step) {
            walk.apply(walk.choose());
            if (step % 20 != 0 || !walk.state().seen.empty()) continue;
            // Some cards of the deck change places with some of the hands.
            State state = walk.state();
            for (std::uint32_t i = random.below(12); i > 0 && !state.deck.empty(); --i) {
                Hand& hand = state.hand[random.below(state.players)];
                if (hand.empty()) continue;
                KnownCard& held = hand[random.below(static_cast<std::uint32_t>(hand.size()))];
                std::swap(held.card, state.deck[random.below(static_cast<std::uint32_t>(state.deck.size()))]);
            }
            for (Hand& hand : state.hand) {
                Hand sorted{};
                for (const KnownCard& held : hand) add(sorted, held.card, held.known_to);
                hand = sorted;
            }
            for (std::size_t s = 0; s < state.players; ++s) {
                const View view = observe(edition, state, seat_at(s));
                const State world = Worlds(edition, view).sample(random);
                ASSERT_TRUE(same_bytes(observe(edition, world, seat_at(s)), view))
                    << "game " << game << ", step " << step;
            }
        }
    }
}

TEST(BoroughDeck, IsShuffledInPossibleWorlds) {
    const Edition& edition = London2::book().edition;
    const State state = Walk<London2>::deal(3, "boroughs");
    const View view = observe(edition, state, kMe);
    const Worlds worlds(edition, view);
    constexpr int kSamples = 17'000;
    std::array<std::array<int, kMostBoroughs>, kMostBoroughs> seen{};
    Random random(1);
    for (int sample = 0; sample < kSamples; ++sample) {
        const State world = worlds.sample(random);
        for (std::size_t i = 0; i < world.land_deck.size(); ++i) ++seen[i][index(world.land_deck[i])];
    }
    for (std::size_t place = 0; place < state.land_deck.size(); ++place) {
        for (std::size_t i = 0; i < edition.boroughs.size(); ++i) {
            const bool possible = !holds(edition.start, static_cast<Borough>(i));
            const double expected = possible ? 1.0 * kSamples / static_cast<double>(state.land_deck.size()) : 0;
            EXPECT_LT(std::abs(seen[place][i] - expected), 4.5 * std::sqrt(expected) + 0.5);
        }
    }
}

} // namespace
} // namespace londinium::common
