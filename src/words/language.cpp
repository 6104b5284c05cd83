#include "words/language.h"

#include <algorithm>
#include <cstdlib>

namespace londinium {

namespace {

/// 1, 21, 31 … but not 11; 2 to 4, 22 to 24 … but not 12 to 14; all others.
std::string_view slavic_category(int number) {
    const int last = number % 10;
    const bool teen = number % 100 / 10 == 1;
    if (last == 1 && !teen) return "one";
    if (last >= 2 && last <= 4 && !teen) return "few";
    return "many";
}

} // namespace

std::optional<Language> language_called(std::string_view locale) {
    const std::string_view start = locale.substr(0, locale.find_first_of("-_.@"));
    const auto found = std::ranges::find(kLanguageCodes, start);
    if (found == kLanguageCodes.end()) return std::nullopt;
    return kLanguages[static_cast<std::size_t>(found - kLanguageCodes.begin())];
}

std::string_view plural_category(Language language, int number) {
    const int size = std::abs(number);
    switch (language) {
    case Language::english:
    case Language::italian: return size == 1 ? "one" : "other";
    case Language::french: return size <= 1 ? "one" : "other";
    case Language::ukrainian: return slavic_category(size);
    }
    return "other";
}

} // namespace londinium
