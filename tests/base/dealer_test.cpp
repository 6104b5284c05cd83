#include "base/dealer.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <vector>

namespace londinium {
namespace {

/// The stream's next bytes, as the RFC prints them.
std::string stream(Dealer& dealer, std::size_t words) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (std::size_t i = 0; i < words; ++i) {
        std::uint32_t word = dealer.next_word();
        for (int byte = 0; byte < 4; ++byte, word >>= 8) {
            text += kDigits[(word >> 4) & 15];
            text += kDigits[word & 15];
        }
    }
    return text;
}

// RFC 8439, appendix A.1, vectors 1 and 2: the same key with counter 0, then 1.
TEST(Dealer, IsChaCha20WithKeyZero) {
    Dealer dealer(Digest{});
    EXPECT_EQ(stream(dealer, 16), "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                                  "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
    EXPECT_EQ(stream(dealer, 16), "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
                                  "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
}

TEST(Dealer, TakesTheSeedsHashAsKey) {
    Dealer by_seed("any text");
    Dealer by_key(sha256("any text"));
    EXPECT_EQ(stream(by_seed, 40), stream(by_key, 40));
}

RC_GTEST_PROP(Dealer, ChoosesBelow, (const std::string& seed, std::uint32_t any)) {
    const std::uint32_t n = std::max(any, 1U);
    Dealer dealer(seed);
    for (int i = 0; i < 20; ++i) RC_ASSERT(dealer.below(n) < n);
}

TEST(Dealer, PassesOverWordsThatWouldFavourSmallNumbers) {
    // Only 2^31 + 1 of the 2^32 words can be used for this n: nearly every
    // second word must be skipped.
    constexpr std::uint32_t kN = (1U << 31) + 1;
    Dealer words(Digest{});
    Dealer dealer(Digest{});
    for (int i = 0; i < 100; ++i) {
        std::uint32_t expected = words.next_word();
        while (expected >= kN) expected = words.next_word();
        EXPECT_EQ(dealer.below(kN), expected);
    }
}

TEST(Dealer, ChoosesEachEquallyOften) {
    constexpr std::uint32_t kN = 7;
    constexpr int kEach = 10'000;
    std::array<int, kN> times{};
    Dealer dealer("equally often");
    for (std::uint32_t i = 0; i < kN * kEach; ++i) ++times[dealer.below(kN)];
    // The seed is fixed, so this passes always or never; 400 is over four
    // standard deviations.
    for (const int t : times) EXPECT_NEAR(t, kEach, 400);
}

RC_GTEST_PROP(Dealer, ShufflesWithoutLosingACard, (const std::string& seed, std::uint8_t size)) {
    std::vector<int> cards(size);
    std::iota(cards.begin(), cards.end(), 0);
    auto shuffled = cards;
    Dealer(seed).shuffle(shuffled);
    std::sort(shuffled.begin(), shuffled.end());
    RC_ASSERT(shuffled == cards);
}

TEST(Dealer, ShufflesIntoEveryOrder) {
    std::array<int, 6> times{};
    Dealer dealer("every order");
    for (int i = 0; i < 6000; ++i) {
        std::array<std::size_t, 3> cards = {0, 1, 2};
        dealer.shuffle(cards);
        ++times[2 * cards[0] + (cards[1] > cards[2] ? 1 : 0)];
    }
    for (const int t : times) EXPECT_NEAR(t, 1000, 130);
}

} // namespace
} // namespace londinium
