#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

namespace londinium {

/// How a piece of text stands out, where the terminal can show it. Nothing is
/// said by colour alone.
enum class Style : char {
    heading = 'a',
    question,
    number,
    faint,
    warning,
    brown,
    blue,
    pink,
    grey,
    first_seat,
    second_seat,
    third_seat,
    fourth_seat,
};

/// Text that carries its style with it, to be padded and wrapped like any other.
std::string styled(Style style, std::string_view text);

/// How many columns a text takes: characters, not bytes, and no styles.
std::size_t columns(std::string_view text);

/// Filled up with spaces behind or before it.
std::string padded(std::string_view text, std::size_t width);
std::string padded_before(std::string_view text, std::size_t width);

/// Not wider than this: what is longer ends in "…", and its styles with it.
std::string cut_to(std::string_view text, std::size_t width);

/// A text that a person or a file gave, fit to be shown: on one line, without
/// control characters, valid UTF-8, not endless.
std::string shown_safely(std::string_view text, std::size_t most_columns);

/// What is written on: lines of text, wrapped at the terminal's width.
class Paper {
public:
    struct Look {
        bool terminal = false; // can be wiped; knows its own width
        bool colours = false;
        std::size_t width = 80;
    };
    /// What standard output can do: colours only on a terminal, and not if
    /// NO_COLOR is set.
    static Look of_standard_output();

    Paper(std::ostream& out, Look look) : out_(out), look_(look) {}

    std::size_t width() const;
    void line(std::string_view text = {});
    /// A text of several words over as many lines as it needs; the first is
    /// indented by `indent`, the others by `hang`.
    void wrapped(std::string_view text, std::size_t indent = 0, std::size_t hang = 0);
    /// "── left ───── right ──"
    void rule(std::string_view left = {}, std::string_view right = {});
    /// Stays on the line, and is shown at once.
    void prompt(std::string_view text);
    /// Nothing of what was written can be read any more, as far as the
    /// terminal obeys.
    void wipe();

private:
    std::string inked(std::string_view text) const;

    std::ostream& out_;
    Look look_;
};

} // namespace londinium
