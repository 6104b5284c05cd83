#include "table/changes.h"

#include "game/markets_words.h"

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

Json changes(const markets::State& before, const markets::State& after) {
    Json all;
    for (std::size_t s = 0; s < after.players; ++s) {
        const markets::Player& had = before.player[s];
        const markets::Player& has = after.player[s];
        if (has.money != had.money) all[std::to_string(s)]["money"] = has.money - had.money;
        for (const markets::Kind kind : markets::kAllKinds) { // what was bid and given back the moves tell themselves
            const int more = has.hand[index(kind)] - had.hand[index(kind)];
            if (more > 0) all[std::to_string(s)]["goods"][std::string(words(kind))] = more;
        }
    }
    return all;
}

} // namespace londinium
