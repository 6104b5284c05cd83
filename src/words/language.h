#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace londinium {

enum class Language { english, french, italian, ukrainian };

inline constexpr std::array kLanguages = {Language::english, Language::french, Language::italian, Language::ukrainian};
/// The folders of data/words/, and what people call a language by.
inline constexpr std::array<std::string_view, kLanguages.size()> kLanguageCodes = {"en", "fr", "it", "uk"};

constexpr std::string_view code(Language language) { return kLanguageCodes[static_cast<std::size_t>(language)]; }

/// The language that a code stands for, alone or as a locale: "fr", "fr-CH",
/// "fr_FR.UTF-8".
std::optional<Language> language_called(std::string_view locale);

/// The plural category of a number: "one", "few", "many" or "other".
std::string_view plural_category(Language language, int number);

} // namespace londinium
