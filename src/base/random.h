#pragma once

#include <cassert>
#include <cstdint>

namespace londinium {

/// Fast random numbers for players, search and simulation (SplitMix64): the
/// same seed gives the same numbers everywhere. Never used to deal a game:
/// that is the Dealer's, whose numbers cannot be guessed.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }

    /// A number from 0 to n - 1. The bias of at most n / 2^32 does not matter
    /// to whoever uses this generator.
    constexpr std::uint32_t below(std::uint32_t n) {
        assert(n > 0);
        return static_cast<std::uint32_t>(((next() >> 32) * n) >> 32);
    }

    /// A number from 0 (included) to 1 (not included).
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

    template <class List>
    constexpr void shuffle(List& list) {
        for (std::uint32_t i = static_cast<std::uint32_t>(list.size()); i > 1; --i) {
            const std::uint32_t j = below(i);
            const auto kept = list[i - 1];
            list[i - 1] = list[j];
            list[j] = kept;
        }
    }

private:
    std::uint64_t state_;
};

} // namespace londinium
