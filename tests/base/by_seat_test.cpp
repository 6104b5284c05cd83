#include "base/by_seat.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <vector>

namespace londinium {
namespace {

using Rows = BySeat<std::uint8_t, 40>;

std::vector<std::uint8_t> row(const Rows& rows, Seat seat) {
    const auto items = rows[seat];
    return {items.begin(), items.end()};
}

TEST(BySeat, StartsWithNothingForAnybody) {
    const Rows rows{};
    EXPECT_EQ(rows.total(), 0U);
    for (std::size_t s = 0; s < kMostSeats; ++s) EXPECT_TRUE(rows[seat_at(s)].empty());
}

TEST(BySeat, OneSeatMayHaveEverything) {
    Rows rows{};
    for (std::uint8_t i = 0; i < 40; ++i) rows.push_back(seat_at(2), i);
    EXPECT_EQ(rows.count(seat_at(2)), 40U);
    EXPECT_EQ(rows.total(), 40U);
    EXPECT_TRUE(rows[seat_at(3)].empty());
}

RC_GTEST_PROP(BySeat, KeepsEachSeatsItemsInOrder, (const std::vector<std::uint8_t>& items)) {
    Rows rows{};
    std::array<std::vector<std::uint8_t>, kMostSeats> model;
    for (const std::uint8_t item : items) {
        if (rows.total() == 40) break;
        rows.push_back(seat_at(item % kMostSeats), item);
        model[item % kMostSeats].push_back(item);
    }
    std::vector<std::uint8_t> all;
    for (std::size_t s = 0; s < kMostSeats; ++s) {
        RC_ASSERT(rows.first(seat_at(s)) == all.size());
        RC_ASSERT(row(rows, seat_at(s)) == model[s]);
        all.insert(all.end(), model[s].begin(), model[s].end());
    }
    RC_ASSERT(std::vector<std::uint8_t>(rows.all().begin(), rows.all().end()) == all);
}

} // namespace
} // namespace londinium
