#pragma once

#include "base/result.h"
#include "game/game.h"

namespace londinium {

/// `POST /api/replay` (docs/tables.md): one moment of a record, as a seat saw
/// it or open. Plays the whole game again, so it is not for the thread that
/// serves people.
Result<Json> replay_moment(const Library& library, const Json& request);

} // namespace londinium
