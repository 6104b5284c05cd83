#include "terminal/text.h"

#include "base/utf8.h"

#include <algorithm>
#include <array>

namespace londinium {

namespace {

constexpr std::string_view kSpaces = " \t\r\n";
constexpr std::string_view kApostrophe = "’";

/// Capitals that lie side by side, and how far behind them their small letters
/// are.
struct Alphabet {
    char32_t first;
    char32_t last;
    char32_t small;
};
constexpr std::array<Alphabet, 7> kAlphabets = {{{U'A', U'Z', 32},
                                                 {U'À', U'Ö', 32},
                                                 {U'Ø', U'Þ', 32},
                                                 {U'Œ', U'Œ', 1},
                                                 {U'Ѐ', U'Џ', 80},
                                                 {U'А', U'Я', 32},
                                                 {U'Ґ', U'Ґ', 1}}};

/// Only characters of up to two bytes have letters in the alphabets above.
char32_t code_point(std::string_view character) {
    if (character.size() == 1) return static_cast<unsigned char>(character[0]);
    if (character.size() != 2) return 0;
    return static_cast<char32_t>((static_cast<unsigned char>(character[0]) & 0x1FU) << 6U) |
           (static_cast<unsigned char>(character[1]) & 0x3FU);
}

std::string in_utf8(char32_t letter) {
    if (letter < 0x80) return {static_cast<char>(letter)};
    return {static_cast<char>(0xC0U | (letter >> 6U)), static_cast<char>(0x80U | (letter & 0x3FU))};
}

} // namespace

std::string small_letter(std::string_view character) {
    const char32_t letter = code_point(character);
    for (const Alphabet& each : kAlphabets) {
        if (letter >= each.first && letter <= each.last) return in_utf8(letter + each.small);
    }
    return std::string(character);
}

std::string capital_letter(std::string_view character) {
    const char32_t letter = code_point(character);
    for (const Alphabet& each : kAlphabets) {
        if (letter >= each.first + each.small && letter <= each.last + each.small) return in_utf8(letter - each.small);
    }
    return std::string(character);
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kSpaces);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kSpaces) - first + 1);
}

std::string plain(std::string_view text) {
    std::string result;
    for (text = trimmed(text); !text.empty();) {
        const std::string_view character = text.substr(0, std::max<std::size_t>(1, utf8_length(text)));
        text.remove_prefix(character.size());
        const bool space = kSpaces.find(character) != std::string_view::npos;
        if (space && result.ends_with(' ')) continue;
        result += space ? " " : character == kApostrophe ? "'" : small_letter(character);
    }
    return result;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty()) parts.push_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

} // namespace londinium
