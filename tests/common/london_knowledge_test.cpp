#include "common/london_facts.h"
#include "common/london_memory.h"
#include "common/london_peekers.h"
#include "common/walk.h"

#include "rules/london/hand.h"

#include <algorithm>
#include <set>

/// What a seat may know of hidden cards (L2.1 to L2.3), no less and no more.
namespace londinium::common {
namespace {

using namespace london;

template <class Which>
class Knowledge : public ::testing::Test {
protected:
    /// Calls visit(walk, memories) after each step.
    template <class Visit>
    static void in_games_watched(Visit visit) {
        rc::detail::checkGTest([&] {
            const Trip trip = any_trip<Which>(1500);
            Walk<Which> walk(trip.players, trip.seed, trip.manner);
            std::vector<LondonMemory> memories;
            for (std::size_t s = 0; s < trip.players; ++s) memories.emplace_back(Which::book(), seat_at(s));
            for (int i = 0; i < trip.steps && !walk.over(); ++i) {
                const auto step = walk.choose();
                const State before = walk.state();
                walk.apply(step);
                for (LondonMemory& memory : memories) memory.watch(before, step.action, walk.state());
                visit(walk, memories);
            }
        });
    }

    /// Mixes all cards that the seat does not know, wherever they lie.
    static State mixed_up(State state, Seat seat, const LondonMemory& memory, Random& random) {
        std::vector<Card> hidden;
        std::array<std::vector<KnownCard>, kMostSeats> kept;
        for (std::size_t s = 0; s < state.players; ++s) {
            if (seat_at(s) == seat) continue;
            auto known = memory.known_in_hand(seat_at(s));
            for (const KnownCard& held : state.hand[s]) {
                const auto at = std::ranges::find(known, held.card);
                if (at == known.end()) {
                    hidden.push_back(held.card);
                } else {
                    known.erase(at);
                    kept[s].push_back(held);
                }
            }
        }
        const auto& deck_known = memory.known_in_deck();
        const auto knows = [&](std::size_t i) {
            const std::size_t depth = state.deck.size() - 1 - i;
            return depth < deck_known.size() && deck_known[depth].has_value();
        };
        for (std::size_t i = 0; i < state.deck.size(); ++i) {
            if (!knows(i)) hidden.push_back(state.deck[i]);
        }
        random.shuffle(hidden);

        for (std::size_t i = 0; i < state.deck.size(); ++i) {
            if (knows(i)) continue;
            state.deck[i] = hidden.back();
            hidden.pop_back();
        }
        for (std::size_t s = 0; s < state.players; ++s) {
            if (seat_at(s) == seat) continue;
            const std::size_t size = state.hand[s].size();
            Hand hand{};
            for (const KnownCard& held : kept[s]) add(hand, held.card, held.known_to);
            while (hand.size() < size) {
                add(hand, hidden.back(), 0);
                hidden.pop_back();
            }
            state.hand[s] = hand;
        }
        random.shuffle(state.land_deck);
        return state;
    }
};

using Editions = ::testing::Types<London1, London2, Peekers>;
TYPED_TEST_SUITE(Knowledge, Editions, GameNames);

TYPED_TEST(Knowledge, IsWhatAPerfectMemoryHolds) {
    TestFixture::in_games_watched([](const auto& walk, const auto& memories) {
        for (std::size_t s = 0; s < walk.players(); ++s) {
            const View view = observe(TypeParam::book().edition, walk.state(), seat_at(s));
            const std::string fault = memories[s].disagrees(view);
            if (!fault.empty()) RC_FAIL(fault);
        }
    });
}

TYPED_TEST(Knowledge, DoesNotDependOnHiddenCards) {
    TestFixture::in_games_watched([](auto& walk, const auto& memories) {
        if (walk.random().below(3) != 0 || !walk.state().seen.empty()) return;
        for (std::size_t s = 0; s < walk.players(); ++s) {
            const Edition& edition = TypeParam::book().edition;
            const State other = TestFixture::mixed_up(walk.state(), seat_at(s), memories[s], walk.random());
            RC_ASSERT(same_bytes(observe(edition, other, seat_at(s)), observe(edition, walk.state(), seat_at(s))));
        }
    });
}

// What a seat knows lies in the same place in every world it holds possible.
TYPED_TEST(Knowledge, StaysPutInPossibleWorlds) {
    TestFixture::in_games_watched([](auto& walk, const auto& memories) {
        if (walk.random().below(6) != 0) return;
        for (std::size_t s = 0; s < walk.players(); ++s) {
            const Seat me = seat_at(s);
            const View view = observe(TypeParam::book().edition, walk.state(), me);
            const State world = Worlds(TypeParam::book().edition, view).sample(walk.random());
            RC_ASSERT(same_bytes(world.hand_of(me), walk.state().hand_of(me)));
            RC_ASSERT(same_bytes(world.rows, walk.state().rows));
            RC_ASSERT(same_bytes(world.stacks, walk.state().stacks));
            RC_ASSERT(same_bytes(world.covered, walk.state().covered));
            if (walk.state().seat == me) RC_ASSERT(same_bytes(world.seen, walk.state().seen));
            const auto& deck = memories[s].known_in_deck();
            for (std::size_t depth = 0; depth < deck.size(); ++depth) {
                if (deck[depth]) RC_ASSERT(world.deck[world.deck.size() - 1 - depth] == *deck[depth]);
            }
            for (std::size_t other = 0; other < walk.players(); ++other) {
                if (other == s) continue;
                RC_ASSERT(world.hand[other].size() == walk.state().hand[other].size());
                for (const Card card : memories[s].known_in_hand(seat_at(other))) {
                    const auto known = memories[s].known_in_hand(seat_at(other));
                    const auto held = std::ranges::count(world.hand[other], card, &KnownCard::card);
                    RC_ASSERT(held >= std::ranges::count(known, card));
                }
            }
        }
    });
}

/// In how many ways a hidden card of this hand could be exchanged for another
/// card that the seat does not know either.
std::size_t exchanges(const Edition& edition, const State& state, const View& view, Seat owner) {
    const std::size_t strict = state.deck.size() + state.seen.size() - state.loose;
    std::size_t reached = 0;
    if (strict < edition.letter_sizes[2]) {
        reached = 2;
    } else if (strict < std::size_t{edition.letter_sizes[2]} + edition.letter_sizes[1]) {
        reached = 1;
    }
    const auto hidden_of = [&](Seat seat) {
        std::vector<Card> cards;
        for (const KnownCard& held : state.hand_of(seat)) {
            if (!holds(held.known_to, view.seat)) cards.push_back(held.card);
        }
        return cards;
    };
    std::set<std::pair<Card, Card>> ways;
    for (const Card card : hidden_of(owner)) {
        for (std::size_t s = 0; s < state.players; ++s) {
            if (seat_at(s) == owner || seat_at(s) == view.seat) continue;
            for (const Card other : hidden_of(seat_at(s))) ways.emplace(card, other);
        }
        const std::size_t later = reached == 2   ? 0
                                  : reached == 1 ? edition.letter_sizes[2]
                                                 : std::size_t{edition.letter_sizes[2]} + edition.letter_sizes[1];
        const auto begin = state.deck.begin() + std::min(later, state.deck.size());
        const auto end = state.deck.begin() + std::min(strict, state.deck.size());
        const auto in_deck = std::count(begin, end, card) +
                             (state.loose == 0 ? std::ranges::count(state.seen, card, &KnownCard::card) : 0);
        if (in_deck >= edition[card].copies[reached]) continue;
        for (std::size_t i = later; i < std::min(strict, state.deck.size()); ++i) {
            if (view.shown.deck[i] == kUnknownCard) ways.emplace(card, state.deck[i]);
        }
    }
    std::erase_if(ways, [](const auto& way) { return way.first == way.second; });
    return ways.size();
}

// What it does not know it does not think it knows: over many worlds every
// hidden place changes, unless it cannot.
TYPED_TEST(Knowledge, LeavesTheRestOpen) {
    TestFixture::in_games_watched([](auto& walk, const auto&) {
        if (walk.random().below(60) != 0) return;
        const Edition& edition = TypeParam::book().edition;
        const State& state = walk.state();
        for (std::size_t s = 0; s < walk.players(); ++s) {
            const View view = observe(edition, state, seat_at(s));
            const Worlds worlds(edition, view);
            std::array<std::set<std::string>, kMostSeats> hands;
            std::set<std::string> decks;
            for (int sample = 0; sample < 60; ++sample) {
                const State world = worlds.sample(walk.random());
                for (std::size_t h = 0; h < walk.players(); ++h) {
                    std::string cards;
                    for (const KnownCard& held : world.hand[h]) cards += static_cast<char>(held.card);
                    hands[h].insert(cards);
                }
                std::string cards;
                for (const Card card : world.deck) cards += static_cast<char>(card);
                decks.insert(cards);
            }
            RC_ASSERT(hands[s].size() == 1U);
            for (std::size_t h = 0; h < walk.players(); ++h) {
                if (h != s && seat_at(h) != state.seat && exchanges(edition, state, view, seat_at(h)) >= 4)
                    RC_ASSERT(hands[h].size() > 1U);
            }
            // The lowest cards of the deck are of one letter.
            std::set<Card> lowest;
            const std::size_t c = std::min<std::size_t>(
                edition.letter_sizes[2], state.deck.size() - std::min<std::size_t>(state.loose, state.deck.size()));
            for (std::size_t i = 0; i < c; ++i) {
                if (view.shown.deck[i] == kUnknownCard) lowest.insert(state.deck[i]);
            }
            if (lowest.size() >= 2) RC_ASSERT(decks.size() > 1U);
        }
    });
}

} // namespace
} // namespace londinium::common
