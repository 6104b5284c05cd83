#include "base/suggest.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace londinium {

namespace {

// Longer words are not typing errors of a known one, and would cost time.
constexpr std::size_t kLongestWord = 64;

/// How many letters must be put in, left out, changed or swapped with the
/// next one to make one word of the other.
std::size_t typing_errors(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before_last(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[j] = std::min(row[j], before_last[j - 2] + 1);
            }
        }
        std::swap(before_last, last);
        std::swap(last, row);
    }
    return last[b.size()];
}

} // namespace

std::string_view nearest(std::string_view word, std::span<const std::string_view> known) {
    if (word.size() > kLongestWord) return {};
    std::string_view best;
    std::size_t fewest = 1 + std::min<std::size_t>(3, word.size() / 2);
    for (const std::string_view candidate : known) {
        const std::size_t errors = typing_errors(word, candidate);
        if (errors < fewest) {
            fewest = errors;
            best = candidate;
        }
    }
    return best;
}

std::string listed(std::span<const std::string_view> words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
        text += words[i];
    }
    return text;
}

std::string unknown_word(std::string_view word, std::string_view what, std::span<const std::string_view> known) {
    std::string text = "'";
    text += word.substr(0, kLongestWord);
    text += "' is no ";
    text += what;
    const std::string_view meant = nearest(word, known);
    if (meant.empty()) {
        text += "; known are ";
    } else {
        text += "; did you mean '";
        text += meant;
        text += "'? Known are ";
    }
    return text + listed(known);
}

} // namespace londinium
