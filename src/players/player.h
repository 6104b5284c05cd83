#pragma once

#include "base/random.h"
#include "base/seat.h"

#include <memory>

namespace londinium {

/// Whoever chooses for a seat. It is given what the seat may know and nothing
/// else, by type: there is no way to hand it a full state. A player may keep
/// things in mind between its choices; it is made anew for each game.
///
/// Rules is London or Markets (game/london.h).
template <class Rules>
class Player {
public:
    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player() = default;

    /// One of the actions that the seat of this view may do now.
    virtual typename Rules::Action choose(const typename Rules::View& view) = 0;
};

template <class Rules>
using PlayerPtr = std::unique_ptr<Player<Rules>>;

} // namespace londinium
