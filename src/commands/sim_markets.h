#pragma once

#include "commands/sim_use.h"
#include "game/markets.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace londinium {

/// London Markets: what became of every special card and market, and which
/// actions were chosen.
template <>
class Use<Markets> {
public:
    explicit Use(const MarketsBook& book) : book_(&book) {}

    void see(const markets::State& state, Seat seat, markets::Action action);
    void end(const markets::State& state, const FinalScore& score);
    void add(const Use& others);

    static constexpr std::string_view kTurns = "rounds";
    static std::int64_t turns(const markets::State& end) { return end.round; }

    Json json() const;
    void print() const;

private:
    struct CardUse {
        std::int64_t taken = 0;  // from a pile
        std::int64_t played = 0; // in a turn of one's own
        std::int64_t left = 0;   // in a hand at the end
        Fortunes players;        // of those who played it at least once
    };
    struct MarketUse {
        std::int64_t tiles = 0; // lying there at the end
        std::int64_t assistants = 0;
    };

    const MarketsBook* book_;
    std::int64_t games_ = 0;
    std::int64_t seats_ = 0; // players of all games
    std::size_t players_ = 0;
    std::array<CardUse, markets::kMostSpecials> cards_{};
    std::array<MarketUse, markets::kMarkets> markets_{};
    std::array<std::int64_t, static_cast<std::size_t>(markets::Verb::keep) + 1> verbs_{};

    std::array<SeatSet, markets::kMostSpecials> played_by_{}; // in the game under way
};

} // namespace londinium
