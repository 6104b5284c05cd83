#include "players/seated.h"

#include <algorithm>

/// The rule-of-thumb player over whole games: what holds for every choice, and
/// how well it does.
namespace londinium {
namespace {

using london::Action;
using london::State;
using london::Verb;
using london::View;

class ThumbGames : public AtEveryTable {};
INSTANTIATE_TEST_SUITE_P(Tables, ThumbGames, testing::ValuesIn(all_tables()));

TEST_P(ThumbGames, EveryChoiceIsLegal) {
    for (int game = 0; game < 6; ++game) {
        play(deal(game), one_thumb(game), [&](const State& state, const View&, Action action) {
            if (state.seat != seat_of_thumb(game)) return;
            ASSERT_TRUE(is_legal(state, action));
        });
        play(deal(game), only_thumbs(),
             [&](const State& state, const View&, Action action) { ASSERT_TRUE(is_legal(state, action)); });
    }
}

TEST_P(ThumbGames, TheSameViewGivesTheSameChoice) {
    for (int game = 0; game < 3; ++game) {
        play(deal(game), only_thumbs(), [&](const State&, const View& view, Action action) {
            ThumbLondon another(book());
            ASSERT_EQ(another.choose(view), action);
            ASSERT_EQ(another.choose(view), action);
        });
    }
}

TEST_P(ThumbGames, WhatIsHiddenDoesNotMatter) {
    Random random(1666);
    for (int game = 0; game < 3; ++game) {
        play(deal(game), only_thumbs(), [&](const State& state, const View& view, Action action) {
            const State other = London::worlds(book(), view).sample(random);
            ThumbLondon player(book());
            ASSERT_EQ(player.choose(London::observe(book(), other, state.seat)), action)
                << words(book(), action) << " at " << words(state.decision);
        });
    }
}

TEST_P(ThumbGames, NeverBorrowsWithoutNeed) {
    for (int game = 0; game < 3; ++game) {
        play(deal(game), only_thumbs(),
             [](const State&, const View&, Action action) { ASSERT_NE(action.verb, Verb::loan); });
    }
}

TEST_P(ThumbGames, BeatsRandomPlayersNearlyAlways) {
    constexpr int kGames = 40;
    int won = 0;
    for (int game = 0; game < kGames; ++game) {
        const State end = play(deal(game), one_thumb(game));
        won += holds(london::score(book().edition, end).winners, seat_of_thumb(game)) ? 1 : 0;
    }
    EXPECT_GE(won, kGames - 2);
}

TEST_P(ThumbGames, ScoresSensiblyAndDoesNotStall) {
    constexpr int kGames = 20;
    int winners = 0;
    for (int game = 0; game < kGames; ++game) {
        const State end = play(deal(game), only_thumbs());
        EXPECT_TRUE(end.deck.empty()) << "game " << game << " ended because nobody drew";
        EXPECT_LT(end.turn, 50U * players());
        const london::Score score = london::score(book().edition, end);
        int best = score.lines[0].total();
        for (std::size_t s = 1; s < players(); ++s) best = std::max(best, score.lines[s].total());
        winners += best;
    }
    const double mean = static_cast<double>(winners) / kGames;
    EXPECT_GT(mean, 25);
    EXPECT_LT(mean, 200);
}

TEST_P(ThumbGames, HasAnOpinionOnEveryAction) {
    play(deal(1), only_thumbs(), [&](const State& state, const View& view, Action action) {
        london::Actions legal;
        London::legal(book(), state, state.seat, legal);
        const auto opinions = ThumbLondon(book()).opinions(view);
        ASSERT_EQ(opinions.size(), legal.size());
        ASSERT_EQ(opinions.front().action, action);
        ASSERT_TRUE(std::ranges::is_sorted(opinions, std::ranges::greater(), &ThumbLondon::Opinion::worth));
        for (const auto& opinion : opinions) {
            ASSERT_TRUE(is_legal(state, opinion.action));
            ASSERT_LT(std::abs(opinion.worth), 200) << words(book(), opinion.action);
            ASSERT_FALSE(opinion.reason.empty()) << words(book(), opinion.action);
        }
    });
}

} // namespace
} // namespace londinium
