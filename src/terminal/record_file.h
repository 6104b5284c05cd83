#pragma once

#include "base/result.h"
#include "game/game.h"
#include "terminal/sitter.h"

#include <string>
#include <vector>

namespace londinium {

/// A game that was saved at a terminal: the record, and who sat there.
struct SavedGame {
    Game game;
    std::vector<Sitter> sitters;
};

/// The errors' codes are file-unreadable, file-unwritable, file-no-record and
/// what Game::replay refuses with; their messages say why, not which file.

/// Writes the game's record. A file that is there already is replaced in one
/// step, so that an end in the middle loses nothing.
Outcome save_record(const std::string& path, const Game& game, const std::vector<Sitter>& sitters);

/// Reads a record. One that says nothing of who sat there is gone on with by a
/// person in the first seat, against rules of thumb; names may be empty.
Result<SavedGame> read_record(const Library& library, const std::string& path);

} // namespace londinium
