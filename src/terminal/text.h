#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// Without spaces around it.
std::string_view trimmed(std::string_view text);

/// As it is compared: lower case, no spaces around it, one between words.
std::string plain(std::string_view text);

/// The parts between separators, trimmed; empty ones are left out.
std::vector<std::string_view> split(std::string_view text, char separator);

} // namespace londinium
