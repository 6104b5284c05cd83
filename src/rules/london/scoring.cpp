#include "rules/london/scoring.h"

#include "rules/london/city.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace londinium::london {
namespace {

constexpr int kUndergroundPrestige = 2;
constexpr int kUnpaidLoan = -7;
constexpr int kPoundsPerPrestige = 3;

/// What ties are broken by, the better the larger (L11.3).
struct Standing {
    int total;
    int less_poverty;
    int boroughs;
    int best_card;

    auto ranked() const { return std::tie(total, less_poverty, boroughs, best_card); }
};

template <class Visit>
void for_each_built_card(const State& state, Seat seat, Visit visit) {
    const auto stacks = state.stacks[seat];
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        visit(stacks[i].top);
        for (const Card card : covered_by(state, seat, i)) visit(card);
    }
}

} // namespace

int poverty_penalty(int cubes) {
    constexpr std::array<int, 11> kTable = {0, -1, -1, -2, -3, -5, -7, -9, -11, -13, -15};
    constexpr int kLast = static_cast<int>(kTable.size()) - 1;
    return cubes <= kLast ? kTable[static_cast<std::size_t>(cubes)] : kTable[kLast] - 3 * (cubes - kLast);
}

Score score(const Edition& edition, const State& state) {
    Score score{};
    std::array<int, kMostSeats> poverty{};
    int least = INT32_MAX;
    for (std::size_t s = 0; s < state.players; ++s) {
        poverty[s] = state.player[s].poverty + static_cast<int>(state.hand[s].size());
        least = std::min(least, poverty[s]);
    }

    std::array<Standing, kMostSeats> standing{};
    for (std::size_t s = 0; s < state.players; ++s) {
        const Seat seat = seat_at(s);
        const Player& player = state.player[s];
        ScoreLines& lines = score.lines[s];
        const int repaid = std::min(player.loans, player.money / kRepayCost);
        lines.prestige = player.prestige;
        lines.money = (player.money - repaid * kRepayCost) / kPoundsPerPrestige;
        lines.loans = kUnpaidLoan * (player.loans - repaid);
        lines.poverty = poverty_penalty(poverty[s] - least);
        for_each_built_card(state, seat, [&](Card card) {
            lines.cards += edition[card].end_prestige;
            standing[s].best_card = std::max<int>(standing[s].best_card, edition[card].end_prestige);
        });
        if (edition.map) {
            for (const Borough borough : state.boroughs[seat]) lines.boroughs += edition[borough].end_prestige;
            lines.undergrounds = kUndergroundPrestige * std::popcount(state.land_of(seat) & state.stations);
        }
        standing[s].total = lines.total();
        standing[s].less_poverty = -poverty[s];
        standing[s].boroughs = static_cast<int>(state.boroughs.count(seat));
    }

    const auto best = std::max_element(standing.begin(), standing.begin() + state.players,
                                       [](const Standing& a, const Standing& b) { return a.ranked() < b.ranked(); });
    for (std::size_t s = 0; s < state.players; ++s) {
        if (standing[s].ranked() == best->ranked()) score.winners |= only(seat_at(s));
    }
    return score;
}

} // namespace londinium::london
