#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// Without spaces around it.
std::string_view trimmed(std::string_view text);

/// One character (in UTF-8) as a small and as a capital letter: Latin with its
/// accents, and Cyrillic. Any other is the same in both.
std::string small_letter(std::string_view character);
std::string capital_letter(std::string_view character);

/// As it is compared: lower case, no spaces around it, one between words, and
/// apostrophes as keyboards have them.
std::string plain(std::string_view text);

/// The parts between separators, trimmed; empty ones are left out.
std::vector<std::string_view> split(std::string_view text, char separator);

} // namespace londinium
