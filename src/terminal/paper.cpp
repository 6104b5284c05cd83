#include "terminal/paper.h"

#include "base/utf8.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ostream>
#include <sys/ioctl.h>
#include <unistd.h>

namespace londinium {

namespace {

// Styles travel inside the text as two control characters that no other text
// has: kOpen and the style's letter, and kClose.
constexpr char kOpen = '\x01';
constexpr char kClose = '\x02';

// Lines longer than this are hard to read, whatever the terminal offers; on
// narrower ones the tables fall apart.
constexpr std::size_t kWidest = 110;
constexpr std::size_t kNarrowest = 50;

/// By Style, from 'a'.
constexpr std::array<std::string_view, 13> kInks = {"1",  "1;36", "36", "2",    "1;31", "33",  "94",
                                                    "95", "37",   "92", "1;93", "96",   "1;91"};

/// The length in bytes of a style mark at the start of a text, or 0.
std::size_t mark_length(std::string_view text) {
    if (text.empty()) return 0;
    if (text[0] == kOpen) return std::min<std::size_t>(2, text.size());
    return text[0] == kClose ? 1 : 0;
}

std::size_t character_length(std::string_view text) { return std::max<std::size_t>(1, utf8_length(text)); }

} // namespace

std::string styled(Style style, std::string_view text) {
    std::string marked{kOpen, static_cast<char>(style)};
    marked += text;
    marked += kClose;
    return marked;
}

std::size_t columns(std::string_view text) {
    std::size_t count = 0;
    while (!text.empty()) {
        if (const std::size_t mark = mark_length(text); mark > 0) {
            text.remove_prefix(mark);
        } else {
            text.remove_prefix(character_length(text));
            ++count;
        }
    }
    return count;
}

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t used = columns(text);
    return std::string(text) + std::string(used < width ? width - used : 0, ' ');
}

std::string padded_before(std::string_view text, std::size_t width) {
    const std::size_t used = columns(text);
    return std::string(used < width ? width - used : 0, ' ') + std::string(text);
}

std::string cut_to(std::string_view text, std::size_t width) {
    if (columns(text) <= width) return std::string(text);
    std::string cut;
    bool open = false;
    for (std::size_t count = 0; count + 1 < width;) {
        const std::size_t mark = mark_length(text);
        const std::size_t length = mark > 0 ? mark : character_length(text);
        if (mark > 0) open = mark == 2;
        count += mark > 0 ? 0 : 1;
        cut += text.substr(0, length);
        text.remove_prefix(length);
    }
    cut += "…";
    if (open) cut += kClose;
    return cut;
}

std::string shown_safely(std::string_view text, std::size_t most_columns) {
    std::string safe;
    std::size_t count = 0;
    while (!text.empty() && count < most_columns) {
        const std::size_t length = utf8_length(text);
        const auto first = static_cast<unsigned char>(text[0]);
        // U+0080 to U+009F are control characters too: C2 80 to C2 9F.
        const bool control = first < 0x20 || first == 0x7F ||
                             (length == 2 && first == 0xC2 && static_cast<unsigned char>(text[1]) < 0xA0);
        if (length > 0 && !control) {
            safe += text.substr(0, length);
            ++count;
        }
        text.remove_prefix(std::max<std::size_t>(1, length));
    }
    if (!text.empty()) safe += "…";
    return safe;
}

Paper::Look Paper::of_standard_output() {
    Look look;
    look.terminal = isatty(STDOUT_FILENO) == 1;
    const char* const no_colour = std::getenv("NO_COLOR");
    const char* const kind = std::getenv("TERM");
    const bool dumb = kind == nullptr || std::string_view(kind) == "dumb";
    look.terminal = look.terminal && !dumb;
    look.colours = look.terminal && (no_colour == nullptr || *no_colour == '\0');
    return look;
}

std::size_t Paper::width() const {
    std::size_t width = look_.width;
    if (look_.terminal) {
        winsize size{};
        if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) width = size.ws_col;
    }
    return std::clamp(width, kNarrowest, kWidest);
}

std::string Paper::inked(std::string_view text) const {
    std::string out;
    while (!text.empty()) {
        const std::size_t mark = mark_length(text);
        if (mark == 0) {
            out += text[0];
            text.remove_prefix(1);
            continue;
        }
        if (look_.colours) {
            const bool opens = mark == 2;
            out += "\033[";
            out += opens ? kInks[static_cast<std::size_t>(text[1] - 'a') % kInks.size()] : std::string_view("0");
            out += 'm';
        }
        text.remove_prefix(mark);
    }
    return out;
}

void Paper::line(std::string_view text) { out_ << inked(text) << '\n'; }

void Paper::wrapped(std::string_view text, std::size_t indent, std::size_t hang) {
    const std::size_t most = width();
    std::string current(indent, ' ');
    std::size_t used = indent;
    bool empty = true;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t needs = columns(word);
        if (!empty && used + 1 + needs > most) {
            line(current);
            current.assign(hang, ' ');
            used = hang;
            empty = true;
        }
        if (!empty) {
            current += ' ';
            ++used;
        }
        current += word;
        used += needs;
        empty = false;
    }
    line(current);
}

void Paper::rule(std::string_view left, std::string_view right) {
    std::string text = "──";
    const auto add = [&](std::string_view words) {
        if (!words.empty()) text += " " + styled(Style::heading, words) + " ";
    };
    add(left);
    const std::size_t after = right.empty() ? 2 : columns(right) + 4;
    const std::size_t used = columns(text) + after;
    for (std::size_t i = used; i < width(); ++i) text += "─";
    add(right);
    line(text + "──");
}

void Paper::prompt(std::string_view text) { out_ << inked(text) << std::flush; }

void Paper::wipe() {
    if (look_.terminal) out_ << "\033[H\033[2J\033[3J" << std::flush;
}

} // namespace londinium
