#include "game/library.h"

#include "game/embedded_data.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace londinium {

namespace {

/// Finds files by name, and gathers what is wrong with them over all books.
class Shelf {
public:
    explicit Shelf(std::span<const SourceText> files) : files_(files) {}

    Result<SourceText> find(std::string_view name) const {
        const auto found = std::ranges::find_if(files_, [name](const SourceText& file) {
            const std::string_view path = file.name;
            return path.substr(path.rfind('/') + 1) == name;
        });
        if (found == files_.end()) return Error{"bad-data", std::string(name) + ": the file is missing"};
        return *found;
    }

    LondonBook london(int edition) {
        const std::string game = "london" + std::to_string(edition);
        const Result<SourceText> cards = find(game + "_cards.csv");
        const Result<SourceText> boroughs = find(game + "_boroughs.csv");
        if (!cards) add(cards.error());
        if (!boroughs) add(boroughs.error());
        if (!cards || !boroughs) return {};
        return take(read_london(edition, *cards, *boroughs));
    }

    bool good() const { return faults_.empty(); }
    Error error() const { return {"bad-data", faults_}; }

private:
    void add(const Error& error) {
        if (!faults_.empty()) faults_ += '\n';
        faults_ += error.message;
    }

    template <class Book>
    Book take(Result<Book> book) {
        if (book) return std::move(*book);
        add(book.error());
        return {};
    }

    std::span<const SourceText> files_;
    std::string faults_;
};

} // namespace

Result<Library> read_library(std::span<const SourceText> files) {
    Shelf shelf(files);
    Library library;
    library.london1 = shelf.london(1);
    library.london2 = shelf.london(2);
    if (!shelf.good()) return shelf.error();
    return library;
}

Result<Library> built_in_library() {
    std::vector<SourceText> files;
    for (const EmbeddedFile& file : embedded_data()) files.push_back({std::string(file.name), file.text});
    return read_library(files);
}

} // namespace londinium
