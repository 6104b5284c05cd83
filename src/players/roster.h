#pragma once

#include "base/result.h"
#include "players/player.h"

#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// The players that can be named, weakest first.
const std::vector<std::string>& player_names();

/// A player by its name for one seat of one game, or an error that lists the
/// names there are.
template <class Rules>
Result<PlayerPtr<Rules>> make_player(std::string_view name, const typename Rules::Book& book, std::uint64_t seed);

} // namespace londinium
