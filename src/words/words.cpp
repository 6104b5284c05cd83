#include "words/words.h"

#include <algorithm>
#include <cassert>
#include <span>

namespace londinium {

namespace {

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// Where the brace that opens at `open` is closed again.
std::size_t closing(std::string_view text, std::size_t open) {
    int depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        if (text[i] == '{') ++depth;
        if (text[i] == '}' && --depth == 0) return i;
    }
    assert(false && "a message has more { than }");
    return text.size() - 1;
}

class Formatter {
public:
    Formatter(std::span<const Fill> fills, Language language) : fills_(fills), language_(language) {}

    /// `counted` stands for '#', inside a plural.
    std::string fill(std::string_view text, std::string_view counted = {}) const {
        std::string filled;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '{') {
                const std::size_t end = closing(text, i);
                filled += placeholder(text.substr(i + 1, end - i - 1), counted);
                i = end;
            } else if (text[i] == '#' && !counted.empty()) {
                filled += counted;
            } else {
                filled += text[i];
            }
        }
        return filled;
    }

private:
    std::string placeholder(std::string_view inside, std::string_view counted) const {
        const std::size_t comma = inside.find(',');
        const auto fill_in = std::ranges::find(fills_, trimmed(inside.substr(0, comma)), &Fill::name);
        assert(fill_in != fills_.end() && "a message has a placeholder that nobody fills");
        if (fill_in == fills_.end()) return unfilled(inside);
        if (comma == std::string_view::npos) return fill_in->text;

        const std::string_view rest = inside.substr(comma + 1);
        const std::size_t second = rest.find(',');
        const bool plural = trimmed(rest.substr(0, second)) == "plural";
        const std::string_view branches = rest.substr(second + 1);
        if (!plural) return fill(branch(branches, fill_in->text, fill_in->text), counted);
        assert(fill_in->number && "only a number has a plural");
        if (!fill_in->number) return unfilled(inside);
        const std::string_view category = plural_category(language_, *fill_in->number);
        return fill(branch(branches, "=" + fill_in->text, category), fill_in->text);
    }

    /// Shown as it stands in the message, where no assert stops the program: tests look for braces.
    static std::string unfilled(std::string_view inside) { return "{" + std::string(inside) + "}"; }

    /// "one {loan} other {loans}": the text under `exact`, or under `key`, or
    /// under "other".
    static std::string_view branch(std::string_view branches, std::string_view exact, std::string_view key) {
        std::string_view by_key;
        std::string_view other;
        for (std::size_t at = 0; (at = branches.find('{', at)) != std::string_view::npos;) {
            const std::size_t before = at == 0 ? std::string_view::npos : branches.rfind('}', at - 1);
            const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
            const std::string_view name = trimmed(branches.substr(start, at - start));
            const std::size_t end = closing(branches, at);
            const std::string_view text = branches.substr(at + 1, end - at - 1);
            if (name == exact) return text;
            if (name == key) by_key = text;
            if (name == "other") other = text;
            at = end + 1;
        }
        return by_key.data() != nullptr ? by_key : other;
    }

    std::span<const Fill> fills_;
    Language language_;
};

} // namespace

std::string Words::operator()(std::string_view id, std::initializer_list<Fill> fills) const {
    const auto found = texts_.find(id);
    assert(found != texts_.end() && "a message is missing");
    if (found == texts_.end()) return std::string(id);
    return Formatter({fills.begin(), fills.size()}, language_).fill(found->second);
}

} // namespace londinium
