#pragma once

#include "base/result.h"
#include "game/game.h"
#include "players/net_file.h"

#include <cstdint>
#include <functional>
#include <string>

namespace londinium {

/// The nets of all games, read once and shared by everybody who thinks. One that
/// cannot be read is missing here; whoever needs it plays by rules of thumb.
class Nets {
public:
    /// The library must outlive them.
    explicit Nets(const Library& library);

    const JudgePtr<London>& of(const LondonBook& book) const { return &book == first_ ? london1_ : london2_; }
    const JudgePtr<Markets>& of(const MarketsBook&) const { return markets_; }

private:
    const LondonBook* first_;
    JudgePtr<London> london1_;
    JudgePtr<London> london2_;
    JudgePtr<Markets> markets_;
};

/// A choice to be made by a worker: it holds what the seat may know and
/// nothing else, and gives the action in words.
using Thought = std::function<std::string()>;

/// What the computer player of this level would do in the place of the seat.
/// A level that is no longer there plays by rules of thumb.
Thought think(const Game& game, Seat seat, const std::string& level, std::uint64_t seed, const Nets& nets);

/// What the strongest player would do in the place of a seat whose action is
/// awaited, and why: `options` and `measure` of a hint. It takes up to a second,
/// so it is for a worker, with a copy of the game.
Result<Json> hint_for(const Game& game, Seat seat, const std::string& language);

} // namespace londinium
