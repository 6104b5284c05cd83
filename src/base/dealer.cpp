#include "base/dealer.h"

#include <bit>
#include <cassert>

namespace londinium {
namespace {

void quarter_round(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
    a += b;
    d = std::rotl(d ^ a, 16);
    c += d;
    b = std::rotl(b ^ c, 12);
    a += b;
    d = std::rotl(d ^ a, 8);
    c += d;
    b = std::rotl(b ^ c, 7);
}

} // namespace

void Dealer::next_block() {
    std::array<std::uint32_t, 16> start = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (std::size_t i = 0; i < 8; ++i) {
        start[4 + i] = std::uint32_t{key_[4 * i]} | (std::uint32_t{key_[4 * i + 1]} << 8) |
                       (std::uint32_t{key_[4 * i + 2]} << 16) | (std::uint32_t{key_[4 * i + 3]} << 24);
    }
    start[12] = counter_++;

    auto& x = block_;
    x = start;
    for (int round = 0; round < 10; ++round) {
        quarter_round(x[0], x[4], x[8], x[12]);
        quarter_round(x[1], x[5], x[9], x[13]);
        quarter_round(x[2], x[6], x[10], x[14]);
        quarter_round(x[3], x[7], x[11], x[15]);
        quarter_round(x[0], x[5], x[10], x[15]);
        quarter_round(x[1], x[6], x[11], x[12]);
        quarter_round(x[2], x[7], x[8], x[13]);
        quarter_round(x[3], x[4], x[9], x[14]);
    }
    for (std::size_t i = 0; i < 16; ++i) x[i] += start[i];
    used_ = 0;
}

std::uint32_t Dealer::next_word() {
    if (used_ == block_.size()) next_block();
    return block_[used_++];
}

std::uint32_t Dealer::below(std::uint32_t n) {
    assert(n > 0);
    // Words above the largest multiple of n would favour small numbers.
    const std::uint32_t surplus = static_cast<std::uint32_t>((std::uint64_t{1} << 32) % n);
    std::uint32_t word = next_word();
    while (word > UINT32_MAX - surplus) word = next_word();
    return word % n;
}

} // namespace londinium
