#pragma once

#include "game/library.h"
#include "game/origin.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// One of a game's lists of components, sorted by id.
struct EntryList {
    std::string key;    // for programs: "cards"
    std::string what;   // for people: "different cards"
    std::string totals; // for people: "101 in all: A 25, B 46, C 30"; may be empty
    std::span<const Entry> entries;
};

/// All that the data files say of one game, the same for every game: for
/// whoever shows it and does not need to know what it means.
struct GameListing {
    std::string game;
    std::string title;
    std::string data_version;
    std::vector<EntryList> lists;
};

/// Refers to the library's entries.
std::vector<GameListing> list_games(const Library& library);

} // namespace londinium
