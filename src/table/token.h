#pragma once

#include <string>
#include <string_view>

namespace londinium {

/// What must not be guessed, made with libsodium.

/// Holds a seat: 256 random bits in base64url. The person keeps it; the table
/// keeps its hash.
std::string new_token();

/// SHA-256 in hex. A token has too many bits to be found by trying, so a fast
/// hash is enough.
using TokenHash = std::string;
TokenHash hash_of(std::string_view token);

/// Takes as long whether they differ early or late.
bool same_token(const TokenHash& a, const TokenHash& b);

/// The secret a game is dealt from: 256 random bits in hex.
std::string new_seed();

/// The name of a table in its link: 80 random bits, in letters and digits that
/// are not mistaken for each other.
std::string new_table_id();

} // namespace londinium
