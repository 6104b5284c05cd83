#pragma once

#include <concepts>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

namespace londinium {

/// One text of a language. Its placeholders are a small part of what ICU
/// knows: "{name}", "{n, plural, =0 {none} one {# loan} other {# loans}}" and
/// "{edition, select, 1 {points} other {prestige}}".
struct Message {
    std::string_view id;
    std::string_view text;
};

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

/// Everything that the terminal says, by message id, in one language. No other
/// file holds a text for people: whoever adds a language adds its messages and
/// its rule for plurals, and nothing else.
class Words {
public:
    /// The plural category of a number: "one", "few", "many", "other".
    using PluralRule = std::string_view (*)(int number);

    Words(std::initializer_list<std::span<const Message>> messages, PluralRule plural);

    /// A text with its placeholders filled. An id without a text is a mistake
    /// in the program: it stops a debug build and is shown as it is in others.
    std::string operator()(std::string_view id, std::initializer_list<Fill> fills = {}) const;

    bool has(std::string_view id) const { return texts_.contains(id); }
    const std::unordered_map<std::string_view, std::string_view>& all() const { return texts_; }

private:
    std::unordered_map<std::string_view, std::string_view> texts_;
    PluralRule plural_;
};

const Words& english();

} // namespace londinium
