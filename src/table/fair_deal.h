#pragma once

#include "base/result.h"
#include "game/game.h"

#include <string>
#include <string_view>

namespace londinium {

/// What is shown before the game of the seed that deals it: its hash. Nobody
/// can find another seed with the same hash afterwards, nor this one from it.
std::string commitment_to(std::string_view seed);

/// Plays a record again and checks its seed against the commitment it names:
/// the game that was played, or what is wrong (code `bad-record`).
Result<Game> verify(const Library& library, const Json& record);

} // namespace londinium
