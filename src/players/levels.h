#pragma once

#include "base/result.h"
#include "game/london_book.h"
#include "game/markets_book.h"

#include <span>
#include <string_view>

namespace londinium {

/// What a player who thinks thinks with.
enum class Means : unsigned char { net, rollouts };

/// A number for each game: what is a slip or a long thought in one is nothing in
/// another.
template <class T>
struct PerGame {
    T london1{};
    T london2{};
    T markets{};

    T in(const LondonBook& book) const { return book.edition.number == 1 ? london1 : london2; }
    T in(const MarketsBook&) const { return markets; }
};

/// A strength by name.
struct Level {
    std::string_view name;
    Means means;
    PerGame<int> iterations; // 0: one look, no search
    PerGame<int> sight;      // how often the turn may pass to others before a position is judged
    PerGame<float> spread{}; // how much less an action may be worth, in chance to win, and be chosen now and then
    std::string_view net{};  // a file; empty: the one that is built in
    int milliseconds = 0;    // to think at the most; 0: by iterations alone, the same on every machine
    int threads = 1;
};

/// The levels people choose among, from a first-time player's match to the
/// strongest.
std::span<const Level> levels();

/// A level by name, or one of those that the levels are measured against:
/// `net` (one look ahead) and `rollouts` (search without a net). Nothing if there
/// is no such level.
const Level* find_level(std::string_view name);

/// The same with what may stand behind the name: `architect:2000` makes so many
/// iterations, `architect:500ms` thinks so long, `architect:2000x2` on two
/// threads, `architect@new.net` with the net of a file. The level keeps a part of
/// the text.
Result<Level> read_level(std::string_view text);

} // namespace londinium
