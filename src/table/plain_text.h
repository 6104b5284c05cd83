#pragma once

#include "base/result.h"

#include <cstddef>
#include <string_view>

namespace londinium {

/// Texts of strangers, which others are shown.

/// UTF-8 of at most so many characters, without those that would be more than
/// text to who shows it: control characters but for the end of a line, and what
/// turns the direction of all that follows.
Outcome check_text(std::string_view text, std::size_t most);

/// Nothing in it would be seen.
bool is_blank(std::string_view text);

} // namespace londinium
