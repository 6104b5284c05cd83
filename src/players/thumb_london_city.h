#pragma once

#include "players/thumb_london_outlook.h"

namespace londinium::london::thumb {

/// What one activation brings.
struct Yield {
    int money = 0; // less its cost
    int prestige = 0;
    int relief = 0;            // poverty lost, if there is so much
    int poverty = 0;           // gained
    int cards = 0;             // spent from the hand
    bool hand_is_free = false; // the hand brings no poverty in this run
    double more = 0;           // what does not fit above, in prestige
};

/// The yield of a card with this face, as display, land and hand are now.
/// `collected` is the money on it.
Yield yield_of(const Outlook& outlook, const Face& face, int collected);

/// The yield of a showing card, with a Coffee House's best card on the board,
/// or the best card that a Whitehall could repeat.
Yield yield_now(const Outlook& outlook, std::size_t stack);

/// The yield to be expected some turns later, when the display is full again.
Yield yield_later(const Outlook& outlook, const Face& face, int collected);

/// What a yield is worth at some time to come.
double worth_later(const Outlook& outlook, const Yield& yield);
/// What it is worth at once, but for the cards spent.
double worth_now(const Outlook& outlook, const Yield& yield);

/// What an ongoing effect is worth in the time left.
double worth_of_power(const Outlook& outlook, Power power, int peek);

/// What a showing card may still bring: activations to come, and its power.
double prospects(const Outlook& outlook, const Face& face, int collected = 0);
/// What a card is worth that lies in the display: its prospects and its end
/// prestige.
double worth_in_display(const Outlook& outlook, const Face& face);

// What it costs to lay a card there
double cost_of_new_stack(const Outlook& outlook);
double cost_of_dead_stack(const Outlook& outlook);
double cost_of_covering(const Outlook& outlook, const Stack& stack);
double cost_of_best_place(const Outlook& outlook);

} // namespace londinium::london::thumb
