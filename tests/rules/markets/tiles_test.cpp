#include "rules/markets/position.h"

#include <gtest/gtest.h>

namespace londinium::markets::testing {
namespace {

TEST(MarketsRules, M4_1_a_full_layer_shows_three_crates_of_each_tile) {
    Position p;
    p.tiles(kBorough, {0, 0, 1});
    EXPECT_EQ(p.crates(0, kBorough), 6);
    EXPECT_EQ(p.crates(1, kBorough), 3);
    EXPECT_EQ(p.crates(2, kBorough), 0);
}

TEST(MarketsRules, M4_1_each_tile_above_covers_one_crate_of_each_tile_below) {
    Position p;
    p.tiles(kBorough, {0, 0, 1, 2});
    EXPECT_EQ(p.crates(0, kBorough), 4);
    EXPECT_EQ(p.crates(1, kBorough), 2);
    EXPECT_EQ(p.crates(2, kBorough), 3);
    p.tiles(kBorough, {0});
    EXPECT_EQ(p.crates(0, kBorough), 5);
    EXPECT_EQ(p.crates(1, kBorough), 1);
    EXPECT_EQ(p.crates(2, kBorough), 3);
}

TEST(MarketsRules, M4_1_a_full_layer_hides_all_below) {
    Position p;
    p.tiles(kBorough, {0, 0, 0, 1, 1, 2});
    EXPECT_EQ(p.crates(0, kBorough), 0);
    EXPECT_EQ(p.crates(1, kBorough), 6);
    EXPECT_EQ(p.crates(2, kBorough), 3);
    p.tiles(kBorough, {0});
    EXPECT_EQ(p.crates(0, kBorough), 3);
    EXPECT_EQ(p.crates(1, kBorough), 4);
}

TEST(MarketsRules, M4_1_nobody_ever_sees_more_than_nine_crates) {
    Position p;
    for (int tiles = 1; tiles <= 17; ++tiles) {
        p.tiles(kBorough, {3});
        EXPECT_EQ(p.crates(3, kBorough), tiles < 3 ? 3 * tiles : 9);
    }
    EXPECT_EQ(p.state.stall(kBorough).size(), 17U) << "a tile never moves";
    for (std::size_t i = 0; i < 17; ++i) EXPECT_EQ(p.state.stall(kBorough)[i], seat_at(3));
}

TEST(MarketsRules, M4_2_before_the_first_layer_is_full_nothing_lies_below) {
    Position p;
    EXPECT_EQ(p.crates(0, kBorough), 0);
    p.tiles(kBorough, {0});
    EXPECT_EQ(p.crates(0, kBorough), 3);
    p.tiles(kBorough, {1});
    EXPECT_EQ(p.crates(0, kBorough), 3);
    EXPECT_EQ(p.crates(1, kBorough), 3);
}

} // namespace
} // namespace londinium::markets::testing
