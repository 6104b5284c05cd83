#include "base/random.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace londinium {
namespace {

// The first numbers of SplitMix64 as its authors publish it.
TEST(Random, IsSplitMix64) {
    Random random(1234567);
    EXPECT_EQ(random.next(), 6457827717110365317U);
    EXPECT_EQ(random.next(), 3203168211198807973U);
    EXPECT_EQ(random.next(), 9817491932198370423U);
}

RC_GTEST_PROP(Random, ChoosesBelow, (std::uint64_t seed, std::uint32_t any)) {
    const std::uint32_t n = std::max(any, 1U);
    Random random(seed);
    for (int i = 0; i < 20; ++i) RC_ASSERT(random.below(n) < n);
}

RC_GTEST_PROP(Random, UnitIsBelowOne, (std::uint64_t seed)) {
    const double unit = Random(seed).unit();
    RC_ASSERT(unit >= 0 && unit < 1);
}

} // namespace
} // namespace londinium
