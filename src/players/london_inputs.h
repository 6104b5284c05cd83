#pragma once

#include "game/london.h"
#include "players/inputs.h"
#include "players/thumb_london_habits.h"

namespace londinium {

/// The facts of a game of London that the net is told, from one seat's place:
/// its own hand, and what everybody can see. Nothing of another hand but its
/// size is asked for, whatever the state knows.
class LondonInputs {
public:
    /// With the habits of the rule of thumb whose estimates it is told, too.
    LondonInputs(const LondonBook& book, const london::thumb::Habits& habits);

    const std::vector<std::string>& names() const { return names_.list(); }
    void fill(const london::State& state, Seat seat, Inputs& inputs) const;

private:
    /// What running the city now would change, from what shows.
    struct Run {
        int money = 0;
        int prestige = 0;
        int relief = 0;
        int poverty = 0; // that comes, in and after the run
        int cards = 0;   // needed to pay with
        // What of it comes again in the next run: from cards that stay face up.
        int steady_money = 0;
        int steady_prestige = 0;
        int steady_relief = 0;
    };
    /// How a game stands, gathered once for each position.
    struct Standing {
        london::Score score;
        std::array<int, kMostSeats> burden{}; // poverty with the hand
        std::array<Run, kMostSeats> run{};
        float turns = 0; // that each player still has, about
        int lead = 0;    // over the best other
        int excess = 0;  // burden over the least of the others
    };

    void name_players();
    void name_time();
    void name_cards();
    void name_estimates();
    Standing stand(const london::State& state, Seat seat) const;
    float turns_left(const london::State& state) const;
    Run forecast(const london::State& state, Seat seat) const;
    void fill_player(const london::State& state, Seat seat, std::size_t slot, const Standing& standing,
                     Inputs& inputs) const;
    void fill_time(const london::State& state, Seat seat, const Standing& standing, Inputs& inputs) const;
    void fill_turn(const london::State& state, Seat seat, const Standing& standing, Inputs& inputs) const;
    float fill_hand(const london::State& state, Seat seat, Inputs& inputs) const;
    void fill_city(const london::State& state, Seat seat, Inputs& inputs) const;
    void fill_land(const london::State& state, Seat seat, Inputs& inputs) const;
    void fill_estimates(const london::State& state, Seat seat, const Standing& standing, Inputs& inputs) const;

    const LondonBook& book_;
    const london::Edition& edition_;
    london::thumb::Habits habits_;
    InputNames names_;
    london::Card plain_card_{};  // stands for the unknown ones in another hand
    std::vector<float> promise_; // by card: what placing it is roughly worth

    // Where each group of inputs begins
    std::array<std::size_t, kMostSeats> player_{}; // slots: me, the next, …
    std::array<std::size_t, kMostSeats> powers_{};
    std::size_t against_ = 0; // lead, burden
    std::size_t time_ = 0;
    std::size_t phases_ = 0;
    std::size_t to_move_ = 0;
    std::size_t decision_ = 0;
    std::size_t turn_ = 0;
    std::size_t placing_ = 0;
    std::size_t hand_ = 0;
    std::size_t hand_sums_ = 0;
    std::size_t city_ = 0;
    std::size_t other_city_ = 0;
    std::size_t board_ = 0;
    std::size_t land_ = 0;
    std::size_t top_land_ = 0;
    std::size_t other_land_ = 0;
    std::size_t offer_ = 0;
    std::size_t estimates_ = 0;
    std::size_t estimated_lead_ = 0;
};

} // namespace londinium
