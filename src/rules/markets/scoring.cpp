#include "rules/markets/scoring.h"

#include "rules/markets/goods.h"

#include <algorithm>
#include <tuple>

namespace londinium::markets {
namespace {

auto ranked(const ScoreLines& lines) { return std::tie(lines.money, lines.advantage, lines.goods); }

} // namespace

Score score(const Edition&, const State& state) {
    Score score{};
    for (std::size_t s = 0; s < state.players; ++s) {
        const Player& player = state.player[s];
        score.lines[s] = {player.money, player.advantage, goods_in_hand(player)};
    }
    const auto best = std::max_element(score.lines.begin(), score.lines.begin() + state.players,
                                       [](const ScoreLines& a, const ScoreLines& b) { return ranked(a) < ranked(b); });
    for (std::size_t s = 0; s < state.players; ++s) {
        if (ranked(score.lines[s]) == ranked(*best)) score.winners |= only(seat_at(s));
    }
    return score;
}

} // namespace londinium::markets
