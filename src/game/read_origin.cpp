#include "game/read_origin.h"

#include "base/suggest.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

namespace londinium {

namespace {

constexpr std::array<std::string_view, 3> kOriginWords = {"printed", "rulebook", "reconstruction"};

std::optional<Origin> origin_called(std::string_view text) {
    const auto found = std::ranges::find(kOriginWords, text);
    if (found == kOriginWords.end()) return std::nullopt;
    return static_cast<Origin>(found - kOriginWords.begin());
}

class OriginReader {
public:
    OriginReader(std::string_view text, std::span<const std::string_view> columns) : text_(text), columns_(columns) {}

    Origins read() {
        const std::string_view general = next_word(";");
        const std::optional<Origin> origin = origin_called(general);
        if (!origin) return refuse(general, unknown_word(general, "origin", kOriginWords));
        origins_.of_columns.assign(columns_.size(), *origin);
        named_.assign(columns_.size(), false);
        while (skip(';')) {
            if (!read_exception()) return origins_;
        }
        if (place_ < text_.size()) {
            return refuse(text_.substr(place_), "expected ';' and then an exception, such as 'printed: " +
                                                    std::string(columns_.back()) + "'");
        }
        return origins_;
    }

private:
    /// "rulebook: colour place_cost"
    bool read_exception() {
        const std::string_view which = next_word(":;");
        const std::optional<Origin> origin = origin_called(which);
        if (!origin) {
            refuse(which, unknown_word(which, "origin", kOriginWords));
            return false;
        }
        if (!skip(':')) {
            refuse(text_.substr(place_), "expected ':' and the columns that this origin is for");
            return false;
        }
        std::string_view column = next_word(":;");
        if (column.empty()) {
            refuse(column, "expected the names of the columns that this origin is for");
            return false;
        }
        for (; !column.empty(); column = next_word(":;")) {
            const auto found = std::ranges::find(columns_, column);
            if (found == columns_.end()) {
                refuse(column, unknown_word(column, "column with an origin", columns_));
                return false;
            }
            const auto i = static_cast<std::size_t>(found - columns_.begin());
            if (named_[i]) {
                refuse(column, "'" + std::string(column) + "' is given an origin twice");
                return false;
            }
            named_[i] = true;
            origins_.of_columns[i] = *origin;
        }
        return true;
    }

    Origins refuse(std::string_view at, std::string fault) {
        origins_.fault = std::move(fault);
        origins_.offset = static_cast<std::size_t>(at.data() - text_.data());
        return origins_;
    }

    /// The next word up to a space or one of the ends, which may be empty.
    std::string_view next_word(std::string_view ends) {
        skip_spaces();
        const std::size_t begin = place_;
        while (place_ < text_.size() && text_[place_] != ' ' && ends.find(text_[place_]) == std::string_view::npos)
            ++place_;
        return text_.substr(begin, place_ - begin);
    }

    bool skip(char c) {
        skip_spaces();
        if (place_ == text_.size() || text_[place_] != c) return false;
        ++place_;
        return true;
    }

    void skip_spaces() {
        while (place_ < text_.size() && text_[place_] == ' ') ++place_;
    }

    std::string_view text_;
    std::span<const std::string_view> columns_;
    std::size_t place_ = 0;
    std::vector<bool> named_;
    Origins origins_;
};

} // namespace

Origins read_origins(std::string_view text, std::span<const std::string_view> columns) {
    assert(!columns.empty());
    return OriginReader(text, columns).read();
}

std::string_view word(Origin origin) { return kOriginWords[static_cast<std::size_t>(origin)]; }

} // namespace londinium
