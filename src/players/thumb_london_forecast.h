#pragma once

#include "players/thumb_london_city.h"
#include "players/thumb_london_hand.h"

namespace londinium::london::thumb {

/// What running the city now would bring.
struct RunForecast {
    double worth = 0;
    int money = 0;
    int prestige = 0;
    int relief = 0; // poverty that activations remove
    int comes = 0;  // poverty that comes afterwards
};
RunForecast forecast_run(const Outlook& outlook, const HandPlan& plan);

/// What developing now would bring.
struct DevelopForecast {
    double worth = 0;
    int cards = 0; // placed or used
    int money = 0; // paid
    int end_prestige = 0;
};
DevelopForecast forecast_develop(const Outlook& outlook, const HandPlan& plan);

/// The worth of placing this card, with the best card to spend for it and on
/// the best stack.
double worth_of_placing(const Outlook& outlook, const HandPlan& plan, Card card);

/// May a card of another colour be spent, and for how much?
bool any_colour(const Outlook& outlook);
int cost_of_colour(const Outlook& outlook, Colour wanted, Colour spent);

/// What an activation is worth in a run that is under way or about to begin:
/// besides its yield, what flipping the card takes away.
double worth_of_activation(const Outlook& outlook, std::size_t stack, const Yield& yield);

} // namespace londinium::london::thumb
