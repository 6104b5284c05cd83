#include "game/library.h"

#include "game/embedded_data.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace londinium {

namespace {

/// Finds files by name, and gathers what is wrong with them over all games.
class Shelf {
public:
    explicit Shelf(std::span<const SourceText> files) : files_(files) {}

    SourceText find(std::string_view name) {
        const auto found = std::ranges::find_if(files_, [name](const SourceText& file) {
            const std::string_view path = file.name;
            return path.substr(path.rfind('/') + 1) == name;
        });
        if (found != files_.end()) return *found;
        complain(std::string(name) + ": the file is missing");
        return {};
    }

    template <class Book>
    Book take(Result<Book> book) {
        if (book) return std::move(*book);
        complain(book.error().message);
        return {};
    }

    bool good() const { return faults_.empty(); }
    Error error() const { return {"bad-data", faults_}; }

private:
    void complain(std::string_view fault) {
        if (!faults_.empty()) faults_ += '\n';
        faults_ += fault;
    }

    std::span<const SourceText> files_;
    std::string faults_;
};

} // namespace

Result<Library> read_library(std::span<const SourceText> files) {
    Shelf shelf(files);
    const SourceText cards1 = shelf.find("london1_cards.csv");
    const SourceText boroughs1 = shelf.find("london1_boroughs.csv");
    const SourceText cards2 = shelf.find("london2_cards.csv");
    const SourceText boroughs2 = shelf.find("london2_boroughs.csv");
    const MarketsSources markets = {shelf.find("markets_market_cards.csv"), shelf.find("markets_special_cards.csv"),
                                    shelf.find("markets_markets.csv"), shelf.find("markets_tracks.csv")};
    if (!shelf.good()) return shelf.error();

    Library library = {shelf.take(read_london(1, cards1, boroughs1)), shelf.take(read_london(2, cards2, boroughs2)),
                       shelf.take(read_markets(markets))};
    if (!shelf.good()) return shelf.error();
    return library;
}

Result<Library> built_in_library() {
    std::vector<SourceText> files;
    for (const EmbeddedFile& file : embedded_data()) files.push_back({std::string(file.name), file.text});
    return read_library(files);
}

} // namespace londinium
