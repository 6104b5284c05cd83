#pragma once

#include "base/result.h"
#include "players/net_file.h"
#include "players/player.h"

#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// The players that can be named, weakest first.
const std::vector<std::string>& player_names();

/// A player by its name for one seat of one game, or an error that lists the
/// names there are. Whoever makes many gives the judge they may share; without
/// one, a player that thinks with a net reads it anew.
template <class Rules>
Result<PlayerPtr<Rules>> make_player(std::string_view name, const typename Rules::Book& book, std::uint64_t seed,
                                     const JudgePtr<Rules>& shared = {});

} // namespace londinium
