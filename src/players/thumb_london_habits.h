#pragma once

#include <span>
#include <string_view>

namespace londinium::london::thumb {

/// The numbers behind the rules of thumb: prestige, unless another word is
/// said. Found by playing many games of one set against another.
struct Habits {
    // How long the game goes on
    double deck_pace;     // cards that one turn takes from the deck, before any turn was seen
    double turns_per_run; // own turns for each run of the city

    // Money
    double pound_at_work; // what a pound is worth over its third while there is time to use it
    double purse_at_work; // pounds that can be put to work at once
    double loan_trouble;  // a loan, over what it costs to repay
    double loan_runs;     // share of the runs to come for which a loan is kept (2E: poverty)

    // Poverty
    double cube_least;      // one cube, with as many as the poorest opponent
    double cube_growth;     // more for each cube of difference
    double hand_is_poverty; // chance that a hand card is still there when poverty comes

    // Cards
    double prestige_kept;  // share of a card's end prestige that its place in the hand keeps
    double prospects_kept; // the same of what it could bring in runs
    double hand_fade;      // with so many turns left, half of it
    double display_share;  // of what the showing cards could bring
    double display_fade;   // with so many turns left, half of it
    double single_share;   // of a good card without one to spend for it
    double coin;           // a card that is only good to be spent
    double fresh_card;     // a card from the deck, unseen
    double hunt;           // more for a card that pays for every borough in each run: who has none of them loses
    double hunt_on;        // share of it for who has one
    double any_card;       // a card in hand, besides what it adds to the plan
    double stack_cost;     // of the poverty that a new stack brings in the runs to come
    double dead_stack;     // the same share, for a stack that can be covered without loss
    double powers;         // all ongoing effects
    double spared_flip;    // a Hospital, once

    // Land
    double land;           // a borough, besides what is printed on it
    double land_relief;    // 1E: share of the runs to come in which it saves a cube
    double land_abilities; // 2E: share of the time to come in which it is the topmost

    // Others
    double spite; // a loss of the others, shared among them
};

/// The habits of `thumb`. Everything is measured against it: they stay as they are.
const Habits& habits_for(int edition);

/// Better ones, found by playing against those of `thumb`: what nets listen to.
const Habits& seasoned_habits_for(int edition);

/// One habit by its name, for who tries others.
struct Habit {
    std::string_view name;
    double Habits::* value;
};
std::span<const Habit> each_habit();

} // namespace londinium::london::thumb
