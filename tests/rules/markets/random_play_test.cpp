#include "rules/markets/position.h"

#include "rules/markets/goods.h"

#include <gtest/gtest.h>

#include <cstring>
#include <set>

/// Games of random moves: what must hold at every step of every game.
namespace londinium::markets::testing {
namespace {

const Edition& edition = standard_edition();

bool same(const View& a, const View& b) { return std::memcmp(&a, &b, sizeof a) == 0; }
bool same(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

template <class Visit>
void play_random_games(int games, Visit visit) {
    for (int game = 0; game < games; ++game) {
        for (const std::size_t players : {3U, 4U}) {
            State state = dealt(players, "random game " + std::to_string(game));
            Random random(static_cast<std::uint64_t>(game));
            Actions actions;
            while (!state.over()) {
                legal(edition, state, actions);
                ASSERT_FALSE(actions.empty());
                visit(state, actions, random);
                if (::testing::Test::HasFatalFailure()) return;
                apply(edition, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
            }
            visit(state, actions, random);
        }
    }
}

void expect_conserved(const State& state) {
    for (const Kind kind : kAllKinds) {
        int cards = state.stocks[index(kind)];
        for (const Player& player : state.player) cards += player.hand[index(kind)];
        ASSERT_EQ(cards, kGoodsPerKind);
    }
    std::array<int, kMostSeats> tiles{};
    for (std::size_t s = 0; s < state.players; ++s) {
        tiles[s] += state.player[s].tiles;
        tiles[(s + state.players - 1) % state.players] += state.player[s].handed;
    }
    for (const Stall& stall : state.stalls) {
        for (std::size_t i = 0; i < stall.size(); ++i) ++tiles[index(stall[i])];
    }
    for (std::size_t s = 0; s < state.players; ++s) {
        ASSERT_EQ(tiles[s], kTilesEach);
        ASSERT_GE(state.player[s].money, 0);
        for (const Kind kind : kAllKinds) {
            ASSERT_LE(state.player[s].known[index(kind)], state.player[s].hand[index(kind)]);
        }
    }
    std::size_t specials = state.plays.size();
    for (const auto& pile : state.piles) specials += pile.size();
    for (const Player& player : state.player) specials += player.special.size();
    ASSERT_EQ(specials, edition.special_cards);
    ASSERT_TRUE(history_agrees(edition, state));
    ASSERT_EQ(state.market_cards.size(), kRounds - state.round);
}

TEST(MarketsRandomPlay, nothing_appears_or_gets_lost) {
    play_random_games(100, [](const State& state, const Actions&, Random&) { expect_conserved(state); });
}

TEST(MarketsRandomPlay, no_action_is_listed_twice_and_every_one_can_be_carried_out) {
    play_random_games(20, [](const State& state, const Actions& actions, Random&) {
        if (state.over()) return;
        const auto all = words(actions);
        ASSERT_EQ(std::set<std::string>(all.begin(), all.end()).size(), all.size());
        for (const Action action : actions) {
            State next = state;
            apply(edition, next, action);
            ASSERT_FALSE(same(next, state));
            expect_conserved(next);
        }
    });
}

TEST(MarketsRandomPlay, a_game_ends_after_12_rounds) {
    play_random_games(50, [](const State& state, const Actions&, Random&) {
        ASSERT_LE(state.round, kRounds);
        if (state.over()) {
            ASSERT_EQ(state.round, kRounds);
            ASSERT_NE(score(edition, state).winners, 0);
            ASSERT_EQ(state.acted + state.played + state.due + state.takes + state.exchanges + state.exchanging +
                          state.looking + state.picked + state.bid_in,
                      0);
        }
    });
}

TEST(MarketsRandomPlay, a_view_answers_for_its_seat) {
    play_random_games(20, [](const State& state, const Actions& actions, Random&) {
        const View view = observe(edition, state, state.seat);
        Actions from_view;
        legal(edition, view.shown, from_view);
        if (!state.over()) {
            ASSERT_EQ(words(from_view), words(actions));
        }
        for (std::size_t s = 0; s < state.players; ++s) { // bids are asked of all
            Actions of_seat;
            legal(edition, state, seat_at(s), of_seat);
            legal(edition, observe(edition, state, seat_at(s)).shown, seat_at(s), from_view);
            ASSERT_EQ(words(from_view), words(of_seat));
        }
    });
}

TEST(MarketsRandomPlay, a_sampled_world_looks_the_same_and_is_possible) {
    play_random_games(20, [](const State& state, const Actions&, Random& random) {
        for (std::size_t s = 0; s < state.players; ++s) {
            const View view = observe(edition, state, seat_at(s));
            const Worlds worlds(edition, view);
            for (int i = 0; i < 2; ++i) {
                const State world = worlds.sample(random);
                ASSERT_TRUE(same(observe(edition, world, seat_at(s)), view));
                expect_conserved(world);
                Actions actions;
                legal(edition, world, actions);
                ASSERT_EQ(actions.empty(), state.over());
            }
        }
    });
}

TEST(MarketsRandomPlay, a_sampled_world_can_be_played_to_the_end) {
    play_random_games(5, [](const State& state, const Actions&, Random& random) {
        if (state.over()) return;
        const View view = observe(edition, state, state.seat);
        State world = Worlds(edition, view).sample(random);
        Actions actions;
        while (!world.over()) {
            legal(edition, world, actions);
            ASSERT_FALSE(actions.empty());
            apply(edition, world, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        }
        expect_conserved(world);
    });
}

} // namespace
} // namespace londinium::markets::testing
