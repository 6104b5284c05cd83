#include "table/token.h"

#include "base/sha256.h"

#include <sodium.h>

#include <array>
#include <cstdlib>

namespace londinium {
namespace {

using Bytes = std::array<unsigned char, 32>;

Bytes random_bytes() {
    // Without random numbers there are no secrets, and so no tables.
    static const bool kReady = sodium_init() >= 0;
    if (!kReady) std::abort();
    Bytes bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

} // namespace

std::string new_token() {
    const Bytes bytes = random_bytes();
    constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_ENCODED_LEN(bytes.size(), kVariant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kVariant);
    text.resize(text.size() - 1); // the zero at the end
    return text;
}

TokenHash hash_of(std::string_view token) { return hex(sha256(token)); }

bool same_token(const TokenHash& a, const TokenHash& b) {
    return !a.empty() && a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string new_seed() {
    Digest digest{};
    const Bytes bytes = random_bytes();
    for (std::size_t i = 0; i < digest.size(); ++i) digest[i] = bytes[i];
    return hex(digest);
}

std::string new_table_id() {
    constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz123456789"; // 32 of them
    static_assert(kLetters.size() == 32);
    const Bytes bytes = random_bytes();
    std::string id;
    for (std::size_t i = 0; i < 16; ++i) id += kLetters[bytes[i] % kLetters.size()];
    return id;
}

} // namespace londinium
