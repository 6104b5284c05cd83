#pragma once

#include "base/sha256.h"
#include "players/player.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// Plays a game to its end, each seat by its player, who sees its view and
/// nothing else. watch(state, seat, action) is called before each action.
template <class Rules, class Watch>
typename Rules::State play_out(const typename Rules::Book& book, typename Rules::State state,
                               const std::vector<PlayerPtr<Rules>>& seats, Watch watch) {
    while (!Rules::over(state)) {
        const Seat seat = Rules::asked(state);
        const auto action = seats[index(seat)]->choose(Rules::observe(book, state, seat));
        watch(state, seat, action);
        Rules::apply(book, state, seat, action);
    }
    return state;
}

/// A number for the player of one seat of one game, from the game's seed.
inline std::uint64_t player_seed(std::string_view game_seed, Seat seat) {
    const Digest digest = sha256(std::string(game_seed) + " seat " + std::to_string(index(seat)));
    std::uint64_t number = 0;
    for (int i = 0; i < 8; ++i) number = number << 8U | digest[static_cast<std::size_t>(i)];
    return number;
}

} // namespace londinium
