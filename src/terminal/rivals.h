#pragma once

#include "base/result.h"
#include "game/game.h"
#include "terminal/sitter.h"

#include <memory>
#include <string>
#include <vector>

namespace londinium {

/// A computer player at this terminal. Of the game it is shown it sees no more
/// than its seat may know.
class Rival {
public:
    Rival() = default;
    Rival(const Rival&) = delete;
    Rival& operator=(const Rival&) = delete;
    virtual ~Rival() = default;

    /// What it does now, in the protocol's words.
    virtual std::string choose(const Game& game) = 0;
};

using RivalPtr = std::unique_ptr<Rival>;

/// The computer players by seat, with nothing in the seats of persons. Fails
/// if a player's name is not in the roster.
Result<std::vector<RivalPtr>> make_rivals(const Game& game, const std::vector<Sitter>& sitters);

} // namespace londinium
