#include "table/plain_text.h"

#include "base/utf8.h"

#include <algorithm>
#include <array>
#include <string>

namespace londinium {
namespace {

struct Range {
    char32_t first;
    char32_t last;
};

constexpr std::array<Range, 6> kControls = {{
    {0x00, 0x09}, // the end of a line stands between these two
    {0x0B, 0x1F},
    {0x7F, 0x9F},
    {0x2028, 0x2029}, // ends of lines that nobody asked for
    {0x202A, 0x202E}, // directions of writing
    {0x2066, 0x2069},
}};

/// Spaces, and what has no ink.
constexpr std::array<Range, 18> kBlank = {{
    {0x0A, 0x0A},
    {0x20, 0x20},
    {0xA0, 0xA0},
    {0xAD, 0xAD},
    {0x034F, 0x034F},
    {0x061C, 0x061C},
    {0x115F, 0x1160},
    {0x17B4, 0x17B5},
    {0x180B, 0x180E},
    {0x2000, 0x200F},
    {0x202F, 0x206F},
    {0x2800, 0x2800},
    {0x3000, 0x3000},
    {0x3164, 0x3164},
    {0xFE00, 0xFE0F},
    {0xFEFF, 0xFEFF},
    {0xFFA0, 0xFFA0},
    {0xE0000, 0xE0FFF},
}};

template <class Ranges>
bool is_among(const Ranges& ranges, char32_t character) {
    return std::ranges::any_of(ranges,
                               [&](const Range& range) { return character >= range.first && character <= range.last; });
}

/// The character that stands first, of so many bytes.
char32_t character_of(std::string_view text, std::size_t length) {
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (length == 1) return byte(0);
    char32_t character = byte(0) & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) character = character << 6U | (byte(i) & 0x3FU);
    return character;
}

} // namespace

Outcome check_text(std::string_view text, std::size_t most) {
    std::size_t characters = 0;
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length == 0) return Error{"bad-request", "this text is not UTF-8"};
        if (is_among(kControls, character_of(text, length))) {
            return Error{"bad-request", "this text has control characters"};
        }
        if (++characters > most) return Error{"too-long", "at most " + std::to_string(most) + " characters, please"};
        text.remove_prefix(length);
    }
    return Done{};
}

bool is_blank(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length == 0) return false;
        if (!is_among(kBlank, character_of(text, length))) return false;
        text.remove_prefix(length);
    }
    return true;
}

} // namespace londinium
