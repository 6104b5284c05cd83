#pragma once

#include "game/embedded_data.h"
#include "game/library.h"

#include <cassert>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// The shipped data files, to be changed and read again: what a test of the
/// readers needs to say "if this cell were …".
class EditedData {
public:
    EditedData() {
        for (const EmbeddedFile& file : embedded_data()) files_[std::string(file.name)] = file.text;
    }

    std::string& text(const std::string& file) { return files_.at(file); }

    /// Sets a cell, found by the row's id (or "id" for the header) and the
    /// column's name. Returns its place as errors call it: "file:line:column".
    std::string set(const std::string& file, std::string_view id, std::string_view column, std::string_view value) {
        const Span cell = find(file, id, column);
        text(file).replace(cell.begin, cell.end - cell.begin, value);
        return place(file, cell.begin);
    }

    std::string get(const std::string& file, std::string_view id, std::string_view column) {
        const Span cell = find(file, id, column);
        return text(file).substr(cell.begin, cell.end - cell.begin);
    }

    void replace(const std::string& file, std::string_view from, std::string_view to) {
        std::string& whole = text(file);
        const std::size_t found = whole.find(from);
        assert(found != std::string::npos);
        whole.replace(found, from.size(), to);
    }

    void remove(const std::string& file) { files_.erase(file); }

    /// The row of an id, with its line break.
    std::string row(const std::string& file, std::string_view id) {
        const std::size_t begin = line_of(file, id);
        return text(file).substr(begin, text(file).find('\n', begin) + 1 - begin);
    }

    Result<Library> read() const {
        std::vector<SourceText> sources;
        for (const auto& [name, content] : files_) sources.push_back({name, content});
        return read_library(sources);
    }

    /// What is wrong with them, a line for each fault; "none" if nothing is.
    std::string faults() const {
        const Result<Library> library = read();
        return library ? "none" : library.error().message;
    }

private:
    struct Span {
        std::size_t begin;
        std::size_t end;
    };

    std::size_t line_of(const std::string& file, std::string_view id) {
        const std::string& whole = text(file);
        if (whole.starts_with(std::string(id) + ',')) return 0;
        const std::size_t found = whole.find('\n' + std::string(id) + ',');
        assert(found != std::string::npos);
        return found + 1;
    }

    Span find(const std::string& file, std::string_view id, std::string_view column) {
        const std::string& whole = text(file);
        std::size_t number = 0;
        for (std::size_t at = 0; whole.compare(at, column.size() + 1, std::string(column) + ',') != 0 &&
                                 whole.compare(at, column.size() + 1, std::string(column) + '\n') != 0;
             ++number) {
            at = whole.find(',', at) + 1;
        }
        Span cell{line_of(file, id), 0};
        for (;; --number) {
            cell.end = cell.begin;
            for (bool quoted = false; quoted || (whole[cell.end] != ',' && whole[cell.end] != '\n'); ++cell.end) {
                if (whole[cell.end] == '"') quoted = !quoted;
            }
            if (number == 0) return cell;
            cell.begin = cell.end + 1;
        }
    }

    std::string place(const std::string& file, std::size_t at) {
        std::size_t line = 1;
        std::size_t begin = 0;
        for (std::size_t i = 0; i < at; ++i) {
            if (text(file)[i] != '\n') continue;
            ++line;
            begin = i + 1;
        }
        return file + ':' + std::to_string(line) + ':' + std::to_string(at - begin + 1);
    }

    std::map<std::string, std::string> files_;
};

} // namespace londinium
