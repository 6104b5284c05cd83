#pragma once

#include "game/json.h"
#include "game/library.h"

#include <optional>
#include <string_view>

namespace londinium {

/// `GET /api/games`: which games there are, for how many, against whom.
Json games_json(const Library& library);

/// `GET /api/games/GAME`: every row of the game's data files as an object of
/// texts, with `origin` as the files write it; nothing for an unknown game.
std::optional<Json> rows_json(const Library& library, std::string_view game);

} // namespace londinium
