#include "terminal/text.h"

#include <algorithm>

namespace londinium {

namespace {

constexpr std::string_view kSpaces = " \t\r\n";

} // namespace

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kSpaces);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kSpaces) - first + 1);
}

std::string plain(std::string_view text) {
    std::string result;
    for (const char c : trimmed(text)) {
        const bool space = kSpaces.find(c) != std::string_view::npos;
        if (space && result.ends_with(' ')) continue;
        const bool upper = c >= 'A' && c <= 'Z';
        result += space ? ' ' : upper ? static_cast<char>(c - 'A' + 'a') : c;
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
