#pragma once

#include <span>
#include <string>
#include <string_view>

namespace londinium {

/// The known word that was probably meant, or an empty one if none is near.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

/// "'bleu' is no colour; did you mean 'blue'? Known are brown, blue and pink"
std::string unknown_word(std::string_view word, std::string_view what, std::span<const std::string_view> known);

/// "brown, blue and pink"
std::string listed(std::span<const std::string_view> words);

} // namespace londinium
