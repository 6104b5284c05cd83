#pragma once

#include <string_view>

namespace londinium {

/// A file of data/, as it was when the program was built.
struct EmbeddedFile {
    std::string_view name; // without the folder: "london2_cards.csv"; of words with the language's: "fr/cards.json"
    std::string_view text;
};

} // namespace londinium
