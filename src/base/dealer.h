#pragma once

#include "base/sha256.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace londinium {

/// Deals a whole game from a secret: the seed's SHA-256 is the key of a
/// ChaCha20 stream (RFC 8439, nonce and first counter 0), and every shuffle
/// and choice takes the next 32-bit words of it, without bias. Whoever is told
/// the seed afterwards can deal the same game again and check it.
class Dealer {
public:
    explicit Dealer(std::string_view seed) : key_(sha256(seed)) {}
    explicit Dealer(const Digest& key) : key_(key) {}

    std::uint32_t next_word();

    /// A number from 0 to n - 1, each equally likely.
    std::uint32_t below(std::uint32_t n);

    template <class List>
    void shuffle(List&& list) {
        for (std::uint32_t i = static_cast<std::uint32_t>(list.size()); i > 1; --i) {
            const std::uint32_t j = below(i);
            const auto kept = list[i - 1];
            list[i - 1] = list[j];
            list[j] = kept;
        }
    }

private:
    void next_block();

    Digest key_;
    std::uint32_t counter_ = 0;
    std::array<std::uint32_t, 16> block_{};
    std::size_t used_ = 16;
};

} // namespace londinium
