#include "common/games.h"

#include "base/dealer.h"
#include "learn/play_out.h"
#include "players/random_player.h"
#include "players/thumb_markets.h"
#include "rules/markets/goods.h"

#include <gtest/gtest.h>

#include <algorithm>

/// The rule-of-thumb player of London Markets over whole games: what holds for
/// every choice, and how well it does.
namespace londinium {
namespace {

using markets::Action;
using markets::Decision;
using markets::Kind;
using markets::State;
using markets::Verb;
using markets::View;

class ThumbAtMarkets : public testing::TestWithParam<std::size_t> {
protected:
    using Seats = std::vector<PlayerPtr<Markets>>;

    static const MarketsBook& book() { return common::library().markets; }
    std::size_t players() const { return GetParam(); }

    State deal(int game) const {
        Dealer dealer("stalls " + std::to_string(game));
        return Markets::deal(book(), players(), dealer);
    }
    Seats only_thumbs() const {
        Seats seats;
        for (std::size_t s = 0; s < players(); ++s) seats.emplace_back(new ThumbMarkets(book()));
        return seats;
    }
    /// One rule-of-thumb player among random ones; its seat changes from game
    /// to game.
    Seat seat_of_thumb(int game) const { return seat_at(static_cast<std::size_t>(game) % players()); }
    Seats one_thumb(int game) const {
        Seats seats;
        for (std::size_t s = 0; s < players(); ++s) {
            if (seat_at(s) == seat_of_thumb(game)) {
                seats.emplace_back(new ThumbMarkets(book()));
            } else {
                seats.emplace_back(new RandomPlayer<Markets>(book(), static_cast<std::uint64_t>(game) * 10 + s));
            }
        }
        return seats;
    }

    /// look(state, view, action) sees every choice of a rule-of-thumb player:
    /// alone among random players, and among its like.
    template <class Look>
    void every_choice(int games, Look look) const {
        for (int game = 0; game < games; ++game) {
            const auto show = [&](const State& state, Seat seat, Action action) {
                look(state, Markets::observe(book(), state, seat), action);
            };
            play_out<Markets>(book(), deal(game), only_thumbs(), show);
            play_out<Markets>(book(), deal(game), one_thumb(game), [&](const State& state, Seat seat, Action action) {
                if (seat == seat_of_thumb(game)) show(state, seat, action);
            });
        }
    }

    /// The most cards of a kind that any other seat may hold, by what is known.
    static int most_of_any_rival(const View& view, Kind kind) {
        int unseen = markets::kGoodsPerKind - view.shown.stocks[index(kind)];
        for (std::size_t s = 0; s < view.shown.players; ++s) unseen -= view.shown.player[s].hand[index(kind)];
        int most = 0;
        for (std::size_t s = 0; s < view.shown.players; ++s) {
            if (seat_at(s) == view.seat) continue;
            const markets::Player& rival = view.shown.player[s];
            const int hidden = view.goods[s] - markets::goods_in_hand(rival);
            most = std::max(most, rival.hand[index(kind)] + std::min(hidden, unseen));
        }
        return most;
    }
};
INSTANTIATE_TEST_SUITE_P(Players, ThumbAtMarkets, testing::Values(3U, 4U));

TEST_P(ThumbAtMarkets, EveryChoiceIsLegal) {
    every_choice(8, [&](const State& state, const View& view, Action action) {
        markets::Actions legal;
        Markets::legal(book(), state, view.seat, legal);
        ASSERT_NE(std::find(legal.begin(), legal.end(), action), legal.end())
            << words(book(), action) << " at " << words(state.decision);
    });
}

TEST_P(ThumbAtMarkets, TheSameViewGivesTheSameChoice) {
    every_choice(3, [&](const State&, const View& view, Action action) {
        ThumbMarkets another(book());
        ASSERT_EQ(another.choose(view), action);
        ASSERT_EQ(another.choose(view), action);
    });
}

TEST_P(ThumbAtMarkets, WhatIsHiddenDoesNotMatter) {
    Random random(1666);
    every_choice(1, [&](const State&, const View& view, Action action) {
        const State other = Markets::worlds(book(), view).sample(random);
        ThumbMarkets player(book());
        ASSERT_EQ(player.choose(Markets::observe(book(), other, view.seat)), action)
            << words(book(), action) << " at " << words(view.shown.decision);
    });
}

TEST_P(ThumbAtMarkets, NeverOffersMoreThanIsSureToWin) {
    int bids = 0;
    every_choice(8, [&](const State&, const View& view, Action action) {
        if (action.verb != Verb::bid) return;
        ++bids;
        ASSERT_LE(action.count, most_of_any_rival(view, action.kind()) + 1) << words(book(), action);
    });
    EXPECT_GT(bids, 100) << "it does bid";
}

TEST_P(ThumbAtMarkets, ASpecialCardForSaleIsWorthAFewPounds) {
    int for_special = 0;
    every_choice(2, [&](const State&, const View& view, Action) {
        const bool goods = view.shown.decision == Decision::restock || view.shown.decision == Decision::bid;
        if (!goods) return;
        for (const ThumbMarkets::Opinion& opinion : ThumbMarkets(book()).opinions(view)) {
            if (opinion.action.verb != Verb::take && opinion.action.verb != Verb::bid) continue;
            const Kind kind = opinion.action.kind();
            for_special += book().edition[view.shown.now].brings[index(kind)] == markets::kSpecialPrize;
            ASSERT_LT(opinion.worth, 8) << words(book(), opinion.action);
        }
    });
    EXPECT_GT(for_special, 100);
}

TEST_P(ThumbAtMarkets, DoesNotThrowGoodsAwayForTheLeastPrice) {
    every_choice(8, [&](const State&, const View& view, Action action) {
        if (action.verb != Verb::bid || view.shown.last_round()) return;
        const std::uint8_t brings = book().edition[view.shown.now].brings[index(action.kind())];
        if (brings == 1) {
            ASSERT_LE(action.count, 3) << words(book(), action) << " for £1";
        }
        if (brings == 2) {
            ASSERT_LE(action.count, 6) << words(book(), action) << " for £2";
        }
    });
}

TEST_P(ThumbAtMarkets, SellsWhatItCanInTheLastRound) {
    every_choice(8, [&](const State&, const View& view, Action action) {
        if (action.verb != Verb::bid_nothing || !view.shown.last_round()) return;
        for (const Kind kind : markets::kAllKinds) {
            if (holds(view.shown.closed, kind)) continue;
            ASSERT_LE(view.shown.of(view.seat).hand[index(kind)], most_of_any_rival(view, kind))
                << "all of its " << words(kind) << " would have won for certain";
        }
    });
}

TEST_P(ThumbAtMarkets, TakesCashForASpecialCardThatComesTooLate) {
    every_choice(8, [&](const State&, const View& view, Action action) {
        if (view.shown.decision == Decision::prize) {
            ASSERT_EQ(action.verb, Verb::prize_cash);
        }
    });
}

TEST_P(ThumbAtMarkets, PlaysNoSpecialCardForNothing) {
    every_choice(8, [&](const State&, const View& view, Action action) {
        if (action.verb != Verb::play) return;
        const markets::Face& face = book().edition[action.special()];
        if (face.kept || face.effect == markets::Effect::any_market) return;
        State after = view.shown;
        markets::apply(book().edition, after, view.seat, action);
        ASSERT_GT(after.of(view.seat).money, view.shown.of(view.seat).money) << words(book(), action);
    });
}

TEST_P(ThumbAtMarkets, BeatsRandomPlayersNearlyAlways) {
    constexpr int kGames = 60;
    int won = 0;
    for (int game = 0; game < kGames; ++game) {
        const State end = play_out<Markets>(book(), deal(game), one_thumb(game), [](const State&, Seat, Action) {});
        won += holds(markets::score(book().edition, end).winners, seat_of_thumb(game)) ? 1 : 0;
    }
    EXPECT_GE(won, kGames - 3);
}

TEST_P(ThumbAtMarkets, EarnsSensiblyAmongItsLike) {
    constexpr int kGames = 20;
    int money = 0;
    for (int game = 0; game < kGames; ++game) {
        const State end = play_out<Markets>(book(), deal(game), only_thumbs(), [](const State&, Seat, Action) {});
        for (std::size_t s = 0; s < players(); ++s) money += end.player[s].money;
    }
    const double mean = static_cast<double>(money) / kGames / static_cast<double>(players());
    EXPECT_GT(mean, 45);
    EXPECT_LT(mean, 150);
}

TEST_P(ThumbAtMarkets, HasAnOpinionOnEveryAction) {
    every_choice(1, [&](const State& state, const View& view, Action action) {
        markets::Actions legal;
        Markets::legal(book(), state, view.seat, legal);
        const auto opinions = ThumbMarkets(book()).opinions(view);
        ASSERT_EQ(opinions.size(), legal.size());
        ASSERT_EQ(opinions.front().action, action);
        ASSERT_TRUE(std::ranges::is_sorted(opinions, std::ranges::greater(), &ThumbMarkets::Opinion::worth));
        for (const auto& opinion : opinions) ASSERT_FALSE(opinion.reason.empty()) << words(book(), opinion.action);
    });
}

} // namespace
} // namespace londinium
