#pragma once

#include "base/result.h"
#include "game/london_book.h"
#include "game/markets_book.h"

#include <span>

namespace londinium {

/// The data of all games. Made once at the start and never changed.
struct Library {
    LondonBook london1;
    LondonBook london2;
    MarketsBook markets;
};

/// Reads a library from files by their names (london1_cards.csv, …; a path
/// before the name does not matter). All that are needed must be there. What is
/// wrong with any of them is said at once, a line for each fault.
Result<Library> read_library(std::span<const SourceText> files);

/// The library that was built into the program.
Result<Library> built_in_library();

} // namespace londinium
