#pragma once

#include "players/thumb_london_habits.h"
#include "rules/london/city.h"
#include "rules/london/observe.h"

#include <span>

namespace londinium::london::thumb {

/// A card that pays for every borough in each run: the Omnibus. Who has none of them loses the first edition.
inline bool is_engine(const Face& face) { return face.effect == Effect::money_per_borough && !face.flips; }

/// How a game stands for the seat of a view, gathered once for each decision:
/// how long it will go on, and what money and poverty are worth by then.
struct Outlook {
    Outlook(const Edition& edition, const View& view, const Habits& habits);

    const Edition& edition;
    const State& state;
    const Habits& habits;
    Seat seat;
    const Player& me;
    const Hand& hand;
    std::span<const Stack> stacks;
    Powers powers;

    // Own display and land
    int brown = 0;     // showing
    int blue = 0;      // showing
    int not_brown = 0; // showing
    BoroughSet land = 0;
    int boroughs = 0;

    // Time, in own turns
    double actions_left = 0; // after the action that is being chosen or carried out
    double runs_left = 0;    // as many of them as will be runs
    bool last_turn() const { return actions_left == 0; }

    // What things are worth
    double pound = 0; // one more
    double cube = 0;  // one poverty less

    /// So much money and so many loans.
    double purse(int money, int loans) const;
    /// What is lost by paying so much now, with loans if need be (L5.2).
    double paying(int pounds) const;
    double earning(int pounds) const { return purse(me.money + pounds, me.loans) - purse(me.money, me.loans); }
    /// What is lost by so many cubes more (or fewer) than now.
    double suffering(double cubes) const { return misery(poverty_ + cubes) - misery(poverty_); }
    /// What one's hand cards cost by the poverty they will bring.
    double holding(double cards) const { return cards * hand_is_poverty_ * cube; }

    /// What an unseen card of the deck is worth besides, since it may be one that
    /// pays for every borough.
    double hunting = 0;

    /// How much of a hand's possibilities there is time for, from 0 to 1.
    double hand_time = 0;
    /// What share of the showing cards' possibilities will come true.
    double display_share = 0;

private:
    double misery(double cubes) const;
    void look_ahead();
    void look_at_others();
    void look_for_engines();

    double hand_is_poverty_ = 0;
    double poverty_ = 0; // own, with what the hand will bring
    double others_ = 0;  // the least that another has
};

} // namespace londinium::london::thumb
