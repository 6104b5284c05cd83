#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace londinium {

using Digest = std::array<std::uint8_t, 32>;

/// SHA-256 (FIPS 180-4). Written here because the deal must come out the same
/// in the browser, where no cryptographic library is at hand.
Digest sha256(std::string_view text);

std::string hex(const Digest& digest);

} // namespace londinium
