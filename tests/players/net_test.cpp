#include "common/games.h"

#include "players/net_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

/// The nets and their files.
namespace londinium {
namespace {

using testing::HasSubstr;

/// Weights that are all different, the same in every run.
void fill(Net& net) {
    Random random(7);
    const auto weight = [&] { return static_cast<float>(random.unit() - 0.5); };
    for (auto& row : net.rows) {
        for (float& w : row) w = weight();
    }
    for (float& w : net.hidden_bias) w = weight();
    for (auto& row : net.output_rows) {
        for (float& w : row) w = weight();
    }
    for (float& w : net.output_bias) w = weight();
}

Inputs some_inputs(std::size_t count) {
    Inputs inputs;
    inputs.clear();
    for (std::size_t i = 0; i < count; ++i) inputs.set(i, 0.25F + static_cast<float>(i));
    return inputs;
}

TEST(Exponential, IsTheLibrarysButForRounding) {
    for (float x = -20; x <= 20; x += 0.37F) {
        EXPECT_NEAR(exponential(x) / std::exp(x), 1, 1e-5) << x;
    }
}

TEST(Net, ChancesOfThoseWhoPlayAreTogetherOne) {
    Net net(3);
    fill(net);
    for (std::size_t players = 2; players <= kMostSeats; ++players) {
        const Judgement judgement = net.judge(some_inputs(3), seat_at(1), players);
        float all = 0;
        for (std::size_t s = 0; s < kMostSeats; ++s) {
            EXPECT_EQ(judgement.win[s] > 0, s < players);
            all += judgement.win[s];
        }
        EXPECT_NEAR(all, 1, 1e-5);
    }
}

TEST(Net, TheFirstOutputIsTheSeatsThatLooks) {
    Net net(3);
    fill(net);
    const Judgement first = net.judge(some_inputs(3), seat_at(0), 3);
    const Judgement last = net.judge(some_inputs(3), seat_at(2), 3);
    EXPECT_EQ(first.win[0], last.win[2]);
    EXPECT_EQ(first.win[1], last.win[0]);
}

TEST(NetFile, ComesBackAsItWas) {
    const std::vector<std::string> names = {"money", "poverty: much", "card"};
    Net net(3);
    fill(net);
    const std::string text = write_net(net, names, {"london2", "abc", "some games", 0.05F});
    Net again(3);
    const Result<NetRecord> record = read_net(text, names, again);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->game, "london2");
    EXPECT_EQ(record->data, "abc");
    EXPECT_EQ(record->training, "some games");
    EXPECT_FLOAT_EQ(record->caution, 0.05F);
    const Judgement before = net.judge(some_inputs(3), seat_at(0), 4);
    const Judgement after = again.judge(some_inputs(3), seat_at(0), 4);
    for (std::size_t s = 0; s < kMostSeats; ++s) EXPECT_NEAR(before.win[s], after.win[s], 1e-3);
    EXPECT_NEAR(before.margin, after.margin, 1e-3);
}

TEST(NetFile, FindsInputsByTheirNames) {
    Net net(3);
    fill(net);
    const std::string text = write_net(net, {"a", "b", "c"}, {"markets", "", "", 0});
    Net other(3);
    ASSERT_TRUE(read_net(text, {"c", "new card", "a"}, other));
    for (std::size_t i = 0; i < Net::kHidden; ++i) {
        EXPECT_NEAR(other.rows[0][i], net.rows[2][i], 1e-4);
        EXPECT_EQ(other.rows[1][i], 0);
        EXPECT_NEAR(other.rows[2][i], net.rows[0][i], 1e-4);
    }
}

TEST(NetFile, RefusesWhatIsNoNetAndSaysWhere) {
    Net net(1);
    const auto refusal = [&](const std::string& text) {
        const Result<NetRecord> record = read_net(text, {"a"}, net);
        EXPECT_FALSE(record) << text;
        return record ? std::string() : record.error().message;
    };
    const std::string good = write_net(net, {"a"}, {"markets", "", "x", 0});
    EXPECT_THAT(refusal(""), HasSubstr("line 1"));
    EXPECT_THAT(refusal(good.substr(0, good.find("hidden bias"))), HasSubstr("outputs are missing"));
    EXPECT_THAT(refusal(good + "a\tnot base 64!\n"), HasSubstr("weights of this size"));
    EXPECT_THAT(refusal(good + "nothing\n"), HasSubstr("a tab"));
}

template <class Which>
class BuiltInNet : public testing::Test {};
TYPED_TEST_SUITE(BuiltInNet, common::Games, common::GameNames);

TYPED_TEST(BuiltInNet, IsThereAndKnowsItsGame) {
    using Rules = typename TypeParam::Rules;
    const auto judge = built_in_judge<Rules>(TypeParam::book());
    ASSERT_TRUE(judge) << judge.error().message;
}

/// Honest play: a judge asked from a seat's place says the same of every world
/// that the seat must hold possible.
TYPED_TEST(BuiltInNet, SeesNothingThatItsSeatMayNotKnow) {
    using Rules = typename TypeParam::Rules;
    const auto& book = TypeParam::book();
    const auto judge = *built_in_judge<Rules>(book);
    Random random(3);
    for (std::size_t players = Rules::kFewestPlayers; players <= kMostSeats; ++players) {
        Dealer dealer("blind " + std::to_string(players));
        auto state = Rules::deal(book, players, dealer);
        for (int step = 0; !Rules::over(state); ++step) {
            const Seat seat = Rules::asked(state);
            if (step % 10 == 0) {
                const auto view = Rules::observe(book, state, seat);
                const auto other = Rules::worlds(book, view).sample(random);
                ASSERT_EQ((*judge)(state, seat).worth(seat), (*judge)(other, seat).worth(seat)) << step;
            }
            typename Rules::Actions actions;
            Rules::legal(book, state, seat, actions);
            Rules::apply(book, state, seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        }
    }
}

} // namespace
} // namespace londinium
