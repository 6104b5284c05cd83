#pragma once

#include <span>
#include <string_view>

namespace londinium {

/// A file of data/, as it was when the program was built.
struct EmbeddedFile {
    std::string_view name; // without the folder: "london2_cards.csv"
    std::string_view text;
};

/// All of them, sorted by name. Written by cmake/embed.cmake.
std::span<const EmbeddedFile> embedded_data();

} // namespace londinium
