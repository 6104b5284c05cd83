#include "base/fixed_vector.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstring>
#include <vector>

namespace londinium {
namespace {

using Fixed = FixedVector<std::uint8_t, 16>;

Fixed holding(const std::vector<std::uint8_t>& items) {
    Fixed fixed{};
    for (const std::uint8_t item : items) fixed.push_back(item);
    return fixed;
}

std::vector<std::uint8_t> items_of(const Fixed& fixed) { return {fixed.begin(), fixed.end()}; }

TEST(FixedVector, StartsEmpty) {
    const Fixed fixed{};
    EXPECT_TRUE(fixed.empty());
    EXPECT_EQ(fixed.size(), 0U);
}

TEST(FixedVector, IsFullAtItsCapacity) {
    EXPECT_TRUE(holding(std::vector<std::uint8_t>(16, 1)).full());
    EXPECT_FALSE(holding(std::vector<std::uint8_t>(15, 1)).full());
}

TEST(FixedVector, KeepsItsCountInAsFewBytesAsItCan) {
    EXPECT_EQ(sizeof(FixedVector<std::uint8_t, 255>), 256U);
    EXPECT_EQ(sizeof(FixedVector<std::uint8_t, 256>), 258U);
}

TEST(FixedVector, InsertsAndErasesInPlace) {
    Fixed fixed = holding({1, 2, 4});
    fixed.insert(2, 3);
    fixed.insert(0, 0);
    EXPECT_EQ(items_of(fixed), (std::vector<std::uint8_t>{0, 1, 2, 3, 4}));
    fixed.erase(1);
    EXPECT_EQ(items_of(fixed), (std::vector<std::uint8_t>{0, 2, 3, 4}));
    EXPECT_EQ(fixed.pop_back(), 4);
    EXPECT_EQ(fixed.back(), 3);
}

// What it is for: the same items are the same bytes, whatever came before.
RC_GTEST_PROP(FixedVector, DoesAsAVectorDoesAndWipesWhatLeaves, (const std::vector<std::uint8_t>& steps)) {
    Fixed fixed{};
    std::vector<std::uint8_t> model;
    for (const std::uint8_t step : steps) {
        const std::size_t place = model.empty() ? 0 : step % model.size();
        const auto at = model.begin() + static_cast<std::ptrdiff_t>(place);
        if (step % 3 == 0 && !model.empty()) {
            fixed.erase(place);
            model.erase(at);
        } else if (step % 3 == 1 && !fixed.full()) {
            fixed.insert(place, step);
            model.insert(at, step);
        } else if (!fixed.full()) {
            fixed.push_back(step);
            model.push_back(step);
        }
    }
    RC_ASSERT(items_of(fixed) == model);
    const Fixed fresh = holding(model);
    RC_ASSERT(std::memcmp(&fixed, &fresh, sizeof fixed) == 0);
}

} // namespace
} // namespace londinium
