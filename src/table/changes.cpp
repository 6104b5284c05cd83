#include "table/changes.h"

#include <string>

namespace londinium {

Json changes(const london::State& before, const london::State& after) {
    Json all;
    for (std::size_t s = 0; s < after.players; ++s) {
        const london::Player& had = before.player[s];
        const london::Player& has = after.player[s];
        const auto tell = [&](const char* name, int change) {
            if (change != 0) all[std::to_string(s)][name] = change;
        };
        tell("money", has.money - had.money);
        tell("loans", has.loans - had.loans);
        tell("poverty", has.poverty - had.poverty);
        tell("prestige", has.prestige - had.prestige);
    }
    return all;
}

} // namespace londinium
