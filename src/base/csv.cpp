#include "base/csv.h"

#include "base/utf8.h"

#include <utility>

namespace londinium {

std::string at_place(std::string_view file, int line, int column, std::string_view sentence) {
    std::string text(file);
    text += ':';
    text += std::to_string(line);
    text += ':';
    text += std::to_string(column);
    text += ": ";
    text += sentence;
    return text;
}

namespace {

class CsvReader {
public:
    CsvReader(std::string_view file, std::string_view text) : file_(file), text_(text) {}

    Result<std::vector<CsvRow>> read() {
        if (text_.starts_with("\xEF\xBB\xBF")) place_ = 3;
        std::vector<CsvRow> rows;
        CsvRow row;
        while (!at_end()) {
            if (at_line_end()) { // a blank line
                next_line();
                continue;
            }
            while (true) {
                row.push_back({"", line_, column_});
                if (!(looking_at('"') ? read_quoted(row.back()) : read_plain(row.back()))) {
                    return Error{"bad-data", at_place(file_, line_, column_, wrong_)};
                }
                if (!looking_at(',')) break;
                step();
            }
            if (!at_end()) next_line();
            rows.push_back(std::exchange(row, {}));
        }
        return rows;
    }

private:
    bool at_end() const { return place_ == text_.size(); }
    bool looking_at(char c) const { return !at_end() && text_[place_] == c; }
    bool at_line_end() const { return looking_at('\n') || text_.substr(place_).starts_with("\r\n"); }

    void step() {
        ++place_;
        ++column_;
    }

    void next_line() {
        place_ += looking_at('\r') ? 2U : 1U;
        ++line_;
        column_ = 1;
    }

    bool refuse(std::string_view sentence) {
        wrong_ = sentence;
        return false;
    }

    bool read_plain(CsvCell& cell) {
        while (!at_end() && !looking_at(',') && !at_line_end()) {
            if (looking_at('"')) {
                return refuse(
                    "a quote in the middle of a cell; put the whole cell in quotes and double those inside it");
            }
            if (!read_character(cell.text)) return false;
        }
        return true;
    }

    bool read_quoted(CsvCell& cell) {
        const int line = line_;
        const int column = column_;
        step();
        cell.column = column_;
        while (true) {
            if (at_end()) {
                line_ = line;
                column_ = column;
                return refuse("this quote is never closed");
            }
            if (looking_at('"')) {
                step();
                if (!looking_at('"')) break;
                cell.text += '"';
                step();
            } else if (at_line_end()) {
                cell.text += '\n';
                next_line();
            } else if (!read_character(cell.text)) {
                return false;
            }
        }
        if (at_end() || looking_at(',') || at_line_end()) return true;
        return refuse("text after a closing quote; expected a comma or the end of the line");
    }

    bool read_character(std::string& text) {
        const auto byte = static_cast<unsigned char>(text_[place_]);
        if (byte < 0x20 || byte == 0x7F) return refuse("a control character, which no text here needs");
        const std::size_t length = utf8_length(text_.substr(place_));
        if (length == 0) return refuse("this is not UTF-8; save the file as UTF-8");
        text += text_.substr(place_, length);
        place_ += length;
        ++column_;
        return true;
    }

    std::string_view file_;
    std::string_view text_;
    std::string_view wrong_;
    std::size_t place_ = 0;
    int line_ = 1;
    int column_ = 1;
};

} // namespace

Result<std::vector<CsvRow>> read_csv(std::string_view file, std::string_view text) {
    return CsvReader(file, text).read();
}

} // namespace londinium
