#pragma once

#include "commands/sim_use.h"
#include "game/london.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace londinium {

/// London: what became of every card and borough, and which actions were
/// chosen.
template <>
class Use<London> {
public:
    explicit Use(const LondonBook& book) : book_(&book) {}

    void see(const london::State& state, Seat seat, london::Action action);
    void end(const london::State& state, const FinalScore& score);
    void add(const Use& others);

    static constexpr std::string_view kTurns = "turns";
    static std::int64_t turns(const london::State& end) { return end.turn; }

    Json json() const;
    void print() const;

private:
    struct CardUse {
        std::int64_t placed = 0;
        std::int64_t activated = 0; // again by a Whitehall, too
        std::int64_t spent = 0;     // or discarded
        std::int64_t used = 0;      // as an action card
        std::int64_t taken = 0;     // from the board
        std::int64_t left = 0;      // in the deck at the end
        Fortunes placers;           // of those who placed it or used it at least once
    };
    struct LandUse {
        std::int64_t bought = 0;
        Fortunes buyers;
    };

    void spend(london::Card card) { ++cards_[index(card)].spent; }
    void take(london::Card card) { ++cards_[index(card)].taken; }
    void place(Seat seat, london::Card card);
    void use(Seat seat, london::Card card);

    const LondonBook* book_;
    std::int64_t games_ = 0;
    std::int64_t seats_ = 0; // players of all games
    std::size_t players_ = 0;
    std::array<CardUse, london::kMostFaces> cards_{};
    std::array<LandUse, london::kMostBoroughs> land_{};
    std::array<std::int64_t, static_cast<std::size_t>(london::Verb::discard) + 1> verbs_{};

    // The game under way
    std::array<SeatSet, london::kMostFaces> placed_by_{};
    std::array<SeatSet, london::kMostBoroughs> bought_by_{};
};

} // namespace londinium
