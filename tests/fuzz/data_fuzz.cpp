#include "game/embedded_data.h"
#include "game/library.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

using namespace londinium;

namespace {

std::string_view name_of_chosen;
std::string_view text_of_chosen;

SourceText file(std::string_view name) {
    if (name == name_of_chosen) return {std::string(name), text_of_chosen};
    return {std::string(name), std::ranges::find(embedded_data(), name, &EmbeddedFile::name)->text};
}

/// A refusal says which file is bad: not always the changed one, which may
/// have taken a market away that another file speaks of.
template <class Book>
void check(const Result<Book>& book) {
    if (book || (book.error().code == "bad-data" && book.error().message.find(".csv:") != std::string::npos)) return;
    std::abort();
}

} // namespace

/// Any bytes as one of the data files, the others of its game as shipped: it is
/// read or refused, and never does harm. The first byte chooses the file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    if (size == 0) return 0;
    name_of_chosen = embedded_data()[bytes[0] % embedded_data().size()].name;
    text_of_chosen = {reinterpret_cast<const char*>(bytes) + 1, size - 1};
    if (name_of_chosen.starts_with("london1")) {
        check(read_london(1, file("london1_cards.csv"), file("london1_boroughs.csv")));
    } else if (name_of_chosen.starts_with("london2")) {
        check(read_london(2, file("london2_cards.csv"), file("london2_boroughs.csv")));
    } else {
        check(read_markets({file("markets_market_cards.csv"), file("markets_special_cards.csv"),
                            file("markets_markets.csv"), file("markets_tracks.csv")}));
    }
    return 0;
}
