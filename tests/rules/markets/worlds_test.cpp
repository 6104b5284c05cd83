#include "rules/markets/position.h"

#include "rules/markets/goods.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <map>
#include <optional>

/// Worlds come as often as the shuffling makes them: compared with playing the
/// same story from many deals and keeping those that look the same.
namespace londinium::markets::testing {
namespace {

using Tally = std::map<std::string, double>;

/// Half the sum of all differences: 0 for the same frequencies, 1 for none in common.
double distance(const Tally& a, const Tally& b) {
    const auto total = [](const Tally& tally) {
        double sum = 0;
        for (const auto& [key, n] : tally) sum += n;
        return sum;
    };
    Tally difference;
    for (const auto& [key, n] : a) difference[key] += n / total(a);
    for (const auto& [key, n] : b) difference[key] -= n / total(b);
    double sum = 0;
    for (const auto& [key, d] : difference) sum += std::abs(d);
    return sum / 2;
}

std::string goods_key(const State& state) {
    std::string key;
    for (const Player& player : state.player) {
        for (const std::uint8_t n : player.hand) key += static_cast<char>('0' + n);
    }
    return key;
}

/// Goods of seats 1 and 2 after seat 1 bid two silk and seat 2 exchanged a soap.
TEST(MarketsWorlds, unseen_goods_come_as_often_as_the_deal_gives_them) {
    const Edition& edition = standard_edition();
    Random random(7);
    Tally dealt_so;
    std::optional<View> target;
    for (int i = 0; i < 400000; ++i) {
        Position p(3);
        FixedVector<Kind, 16> cards{}; // what is dealt to the other two
        for (const Kind kind : kAllKinds) {
            p.goods(0, kind, 2);
            for (int n = 0; n < 4; ++n) cards.push_back(kind);
        }
        random.shuffle(cards);
        for (std::size_t c = 0; c < cards.size(); ++c) p.goods(c < 8 ? 1 : 2, cards[c], 1);
        take(p.state, seat_at(1), Kind::silk, 1);
        if (p.goods_of(1, Kind::silk) < 3 || p.goods_of(2, Kind::soap) < 2) continue;
        give_back(p.state, seat_at(1), Kind::silk, 3); // two of them from the deal
        give_back(p.state, seat_at(2), Kind::soap, 2);
        const View view = p.view(0);
        if (!target) target = view;
        ASSERT_EQ(std::memcmp(&view, &*target, sizeof view), 0);
        ++dealt_so[goods_key(p.state)];
    }
    Tally sampled;
    const Worlds worlds(edition, *target);
    for (int i = 0; i < 400000; ++i) ++sampled[goods_key(worlds.sample(random))];
    EXPECT_GT(dealt_so.size(), 10U);
    EXPECT_LT(distance(dealt_so, sampled), 0.01);
}

TEST(MarketsWorlds, goods_of_three_other_hands_have_the_right_means) {
    Position p;
    for (int seat = 0; seat < 4; ++seat) {
        for (const Kind kind : kAllKinds) p.goods(seat, kind, 2);
    }
    give_back(p.state, seat_at(2), Kind::soap, 2);
    const View view = p.view(0);
    Random random(3);
    const Worlds worlds(p.edition, view);
    // Six soap among three hands of eight; seat 2 had at least two of them.
    double soap = 0;
    double expected = 0;
    double ways = 0;
    const auto choose = [](int n, int k) {
        return std::round(std::tgamma(n + 1) / std::tgamma(k + 1) / std::tgamma(n - k + 1));
    };
    for (int n = 2; n <= 6; ++n) {
        const double w = choose(8, n) * choose(16, 6 - n);
        ways += w;
        expected += w * (n - 2);
    }
    constexpr int kSamples = 100000;
    for (int i = 0; i < kSamples; ++i) soap += worlds.sample(random).player[2].hand[index(Kind::soap)];
    EXPECT_NEAR(soap / kSamples, expected / ways, 0.01);
}

/// Twelve special cards of six faces, the first three with copies: little
/// enough to meet the same story again by chance.
Edition small_deck() {
    Edition edition = standard_edition();
    edition.specials = {};
    for (const int copies : {4, 3, 2, 1, 1, 1}) {
        edition.specials.push_back(
            {Effect::any_market, kUnknownMarket, kUnknownMarket, static_cast<std::uint8_t>(copies), false, 1});
    }
    complete(edition);
    return edition;
}

struct Step {
    bool plays;
    int seat;
    int pile; // if it picks
    int card; // if it plays, or seat 0 picks
};

/// Tells the story with a new shuffle; others pick any card. Nothing if it
/// cannot be told so.
std::optional<State> tell(const Edition& edition, std::initializer_list<Step> story, Random& random) {
    static const State start = Position(3).state;
    State state = start;
    FixedVector<Special, 12> cards{};
    for (std::size_t i = 0; i < edition.specials.size(); ++i) {
        for (int copy = 0; copy < edition.specials[i].copies; ++copy) cards.push_back(static_cast<Special>(i));
    }
    random.shuffle(cards);
    for (auto& pile : state.piles) {
        pile = {};
        for (int i = 0; i < 3; ++i) insert_sorted(pile, cards.pop_back());
    }
    for (const Step& step : story) {
        auto& hand = state.player[static_cast<std::size_t>(step.seat)].special;
        auto& pile = state.piles[static_cast<std::size_t>(step.pile)];
        auto card = static_cast<Special>(step.card);
        const auto has = [&](const auto& list) { return std::count(list.begin(), list.end(), card) > 0; };
        const Seat seat = Position::seat_of(step.seat);
        if (step.plays) {
            if (!has(hand)) return std::nullopt;
            remove(hand, card);
            record_play(edition, state, {seat, card, static_cast<std::uint8_t>(state.picks.size())});
        } else {
            if (step.seat != 0) card = pile[random.below(static_cast<std::uint32_t>(pile.size()))];
            if (!has(pile)) return std::nullopt;
            remove(pile, card);
            insert_sorted(hand, card);
            state.picks.push_back({seat, static_cast<std::uint8_t>(step.pile), card});
        }
    }
    return state;
}

std::string specials_key(const State& state) {
    std::string key;
    const auto add = [&](const auto& cards) {
        for (const Special card : cards) key += static_cast<char>('A' + index(card));
        key += ' ';
    };
    for (const Player& player : state.player) add(player.special);
    for (const Pick& pick : state.picks) key += static_cast<char>('A' + index(pick.card));
    return key;
}

std::string seen_in_first_pile(const View& view) {
    std::string key;
    for (const SeenCard& seen : view.seen[0]) key += static_cast<char>('A' + index(seen.card));
    return key;
}

/// `seen`: what seat 0 shall have seen in the first pile besides its own pick.
void expect_right_frequencies(std::string_view seen, std::initializer_list<Step> story, int deals, double tolerance) {
    const Edition edition = small_deck();
    Random random(11);
    std::optional<View> target;
    Tally told;
    double accepted = 0;
    for (int i = 0; i < deals; ++i) {
        const auto state = tell(edition, story, random);
        if (!state) continue;
        const View view = observe(edition, *state, seat_at(0));
        if (seen_in_first_pile(view) != seen) continue;
        if (!target) target = view;
        if (std::memcmp(&view, &*target, sizeof view) != 0) continue;
        ++told[specials_key(*state)];
        ++accepted;
    }
    ASSERT_TRUE(target);
    ASSERT_GT(accepted, 2000);
    Tally sampled;
    const Worlds worlds(edition, *target);
    for (int i = 0; i < 200000; ++i) ++sampled[specials_key(worlds.sample(random))];
    // Chance alone makes so much difference between the frequencies
    const double noise = std::sqrt(static_cast<double>(sampled.size()) / accepted) * 0.5;
    EXPECT_LT(distance(told, sampled), tolerance + noise)
        << accepted << " stories, " << told.size() << " and " << sampled.size() << " different worlds";
}

constexpr bool kPlays = true;
constexpr bool kPicks = false;

TEST(MarketsWorlds, special_cards_taken_and_played_by_others_never_seen) {
    expect_right_frequencies("", {{kPicks, 1, 0, 0}, {kPicks, 1, 0, 0}, {kPlays, 1, 0, 0}, {kPicks, 2, 0, 0}}, 200000,
                             0.01);
}

TEST(MarketsWorlds, special_cards_taken_after_a_look) {
    expect_right_frequencies("AC", {{kPicks, 0, 0, 0}, {kPicks, 1, 0, 0}, {kPicks, 2, 1, 0}, {kPlays, 2, 0, 1}}, 500000,
                             0.01);
}

TEST(MarketsWorlds, special_cards_taken_before_and_after_a_look) {
    expect_right_frequencies("",
                             {{kPicks, 1, 0, 0},
                              {kPicks, 1, 1, 0},
                              {kPicks, 0, 1, 1},
                              {kPlays, 1, 0, 0},
                              {kPicks, 1, 1, 0},
                              {kPicks, 2, 2, 0},
                              {kPlays, 1, 0, 0},
                              {kPlays, 2, 0, 1}},
                             1000000, 0.01);
}

TEST(MarketsWorlds, copies_that_could_come_from_seen_and_unseen_piles) {
    expect_right_frequencies("AB",
                             {{kPicks, 0, 0, 1},
                              {kPicks, 1, 0, 0},
                              {kPicks, 1, 3, 0},
                              {kPicks, 2, 0, 0},
                              {kPlays, 1, 0, 0},
                              {kPicks, 2, 2, 0},
                              {kPlays, 2, 0, 0}},
                             1000000, 0.01);
}

TEST(MarketsWorlds, two_played_cards_of_which_either_could_come_from_the_seen_pile) {
    expect_right_frequencies(
        "AB", {{kPicks, 0, 0, 2}, {kPicks, 1, 0, 0}, {kPicks, 1, 3, 0}, {kPlays, 1, 0, 0}, {kPlays, 1, 0, 1}}, 1000000,
        0.01);
}

TEST(MarketsWorlds, a_second_look_tells_what_another_took) {
    expect_right_frequencies("A",
                             {{kPicks, 0, 0, 0},
                              {kPicks, 1, 0, 0},
                              {kPicks, 1, 1, 0},
                              {kPicks, 2, 1, 0},
                              {kPicks, 0, 0, 1},
                              {kPlays, 1, 0, 0},
                              {kPlays, 2, 0, 1}},
                             1000000, 0.01);
}

TEST(MarketsWorlds, market_cards_to_come_are_shuffled_before_the_last) {
    Position p;
    p.round(9);
    const View view = p.view(0);
    const Worlds worlds(p.edition, view);
    Random random(5);
    std::map<std::string, int> orders;
    for (int i = 0; i < 3000; ++i) {
        const State world = worlds.sample(random);
        EXPECT_EQ(world.market_cards[0], p.state.market_cards[0]);
        ++orders[std::to_string(index(world.market_cards[1])) + " " + std::to_string(index(world.market_cards[2]))];
    }
    EXPECT_EQ(orders.size(), 2U);
    for (const auto& [order, n] : orders) EXPECT_NEAR(n, 1500, 200);
}

TEST(MarketsWorlds, sealed_bids_of_others_are_bids_their_hands_allow) {
    Position p;
    p.goods(0, Kind::soap, 8).goods(1, Kind::silk, 4).goods(1, Kind::soap, 4).to_auction();
    p.says("bid soap 5").says("bid silk 4");
    const View view = p.view(2);
    const Worlds worlds(p.edition, view);
    Random random(5);
    for (int i = 0; i < 500; ++i) {
        const State world = worlds.sample(random);
        for (std::size_t s = 0; s < 2; ++s) {
            EXPECT_LE(world.bids[s].cards, world.player[s].hand[index(world.bids[s].kind)]);
        }
        EXPECT_EQ(world.bid_in, 3);
    }
}

TEST(MarketsWorlds, who_is_asked_after_the_action_has_a_card_to_play) {
    Position p;
    p.special(0, "any-market").special(0, "rich-offer").says("builder");
    ASSERT_EQ(p.state.decision, Decision::after);
    const View view = p.view(1);
    const Worlds worlds(p.edition, view);
    Random random(5);
    for (int i = 0; i < 500; ++i) EXPECT_TRUE(can_play_any(p.edition, worlds.sample(random)));
}

TEST(MarketsWorlds, a_loaded_game_without_a_history_can_be_sampled) {
    Position p;
    p.goods(1, Kind::soap, 15).goods(2, Kind::silk, 12).goods(2, Kind::coffee, 6).special(1, "advantage");
    p.special(2, "rich-offer").kept(3, "restock-and-exchange");
    const View view = p.view(0);
    const Worlds worlds(p.edition, view);
    Random random(5);
    for (int i = 0; i < 200; ++i) {
        const State world = worlds.sample(random);
        const View again = observe(p.edition, world, seat_at(0));
        EXPECT_EQ(std::memcmp(&again, &view, sizeof view), 0);
    }
}

} // namespace
} // namespace londinium::markets::testing
