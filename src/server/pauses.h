#pragma once

#include "table/settings.h"

#include <chrono>
#include <random>
#include <string_view>

namespace londinium {

/// How long a computer player takes, as the others see it. That must not tell
/// what it has in hand, nor whether it has a choice at all: so it hangs on the
/// kind of decision, on the table's pace and on chance, and on nothing else.

/// From being asked to the move. What only carries on what was begun (which card
/// to spend, where to put it) takes less. `secret`: the others choose at the same
/// time and must not learn anything, so that even at once is not quite at once,
/// and a while for who thinks longer the more there is to choose from.
std::chrono::milliseconds pause_for(std::string_view decision, bool secret, Pace pace, std::string_view level,
                                    std::minstd_rand& chance);

/// What of the pause is left after so long a thought. A thought that was longer
/// ends with another whole pause: how long it took does not show.
std::chrono::milliseconds left_of(std::chrono::milliseconds pause, std::chrono::milliseconds thought);

} // namespace londinium
