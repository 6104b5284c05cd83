#pragma once

#include "game/markets.h"
#include "players/inputs.h"

namespace londinium {

/// The facts of a game of London Markets that the net is told, from one seat's
/// place: its own hand and bid, and what everybody can keep count of. Of other
/// hands only their size and the goods known to be in them are asked for.
class MarketsInputs {
public:
    explicit MarketsInputs(const MarketsBook& book);

    const std::vector<std::string>& names() const { return names_.list(); }
    void fill(const markets::State& state, Seat seat, Inputs& inputs) const;

private:
    void name_players();
    void name_round();
    void name_goods();
    void fill_player(const markets::State& state, Seat seat, std::size_t slot, Inputs& inputs) const;
    void fill_pawns(const markets::State& state, Seat seat, Inputs& inputs) const;
    void fill_goods(const markets::State& state, Seat seat, Inputs& inputs) const;
    void fill_specials(const markets::State& state, Seat seat, Inputs& inputs) const;
    void fill_round(const markets::State& state, Seat seat, Inputs& inputs) const;

    const MarketsBook& book_;
    const markets::Edition& edition_;
    InputNames names_;

    // Where each group of inputs begins
    std::array<std::size_t, kMostSeats> player_{}; // slots: me, the next, …
    std::size_t pawns_ = 0;
    std::size_t goods_ = 0;
    std::size_t bids_ = 0;
    std::size_t specials_ = 0;
    std::size_t special_sums_ = 0;
    std::size_t rounds_ = 0;
    std::size_t round_facts_ = 0;
    std::size_t phases_ = 0;
    std::size_t to_move_ = 0;
    std::size_t decision_ = 0;
};

} // namespace londinium
