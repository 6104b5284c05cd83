#pragma once

#include "words/language.h"

#include <concepts>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace londinium {

/// What goes into a placeholder: a text or a number.
struct Fill {
    std::string_view name;
    std::string text;
    std::optional<int> number;

    Fill(std::string_view called, std::string_view words) : name(called), text(words) {}
    template <std::integral Number>
    Fill(std::string_view called, Number value)
        : name(called), text(std::to_string(value)), number(static_cast<int>(value)) {}
};

/// Everything that the program says to people, by message id, in one language:
/// the texts of data/words/. A message has placeholders, which are a small part
/// of what ICU knows: "{name}", "{n, plural, =0 {none} one {# loan} other {#
/// loans}}" and "{edition, select, 1 {points} other {prestige}}".
class Words {
public:
    /// Finds a text by a view of its id.
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view id) const { return std::hash<std::string_view>()(id); }
    };
    using Texts = std::unordered_map<std::string, std::string, Hash, std::equal_to<>>;

    Words(Language language, Texts texts) : language_(language), texts_(std::move(texts)) {}

    Language language() const { return language_; }

    /// A text with its placeholders filled. An id without a text is a mistake
    /// in the program: it stops a debug build and is shown as it is in others.
    std::string operator()(std::string_view id, std::initializer_list<Fill> fills = {}) const;

    bool has(std::string_view id) const { return texts_.contains(id); }
    const Texts& all() const { return texts_; }

private:
    Language language_;
    Texts texts_;
};

/// The catalogue of a language, read when it is asked for the first time.
const Words& words_in(Language language);
const Words& english();

} // namespace londinium
