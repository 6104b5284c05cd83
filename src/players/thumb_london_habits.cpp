#include "players/thumb_london_habits.h"

namespace londinium::london::thumb {
namespace {

constexpr Habits kFirstEdition = {
    .deck_pace = 1.6,
    .turns_per_run = 1.6,
    .pound_at_work = 0.31,
    .purse_at_work = 74,
    .loan_trouble = 1.2,
    .loan_runs = 0,
    .cube_least = 1,
    .cube_growth = 0.15,
    .hand_is_poverty = 0.27,
    .prestige_kept = 0.22,
    .prospects_kept = 0.35,
    .hand_fade = 1.1,
    .display_share = 0.8,
    .display_fade = 0.52,
    .single_share = 0.45,
    .coin = 0.16,
    .fresh_card = 1.7,
    .any_card = 1.4,
    .stack_cost = 0.93,
    .dead_stack = 0.44,
    .powers = 0.48,
    .spared_flip = 2.9,
    .land = 1.7,
    .land_relief = 1.3,
    .land_abilities = 0,
    .spite = 0.72,
};

constexpr Habits kSecondEdition = {
    .deck_pace = 2.4,
    .turns_per_run = 6.7,
    .pound_at_work = 0.44,
    .purse_at_work = 61,
    .loan_trouble = 1.2,
    .loan_runs = 0.6,
    .cube_least = 0.56,
    .cube_growth = 0.025,
    .hand_is_poverty = 0.16,
    .prestige_kept = 0.7,
    .prospects_kept = 0.6,
    .hand_fade = 0.79,
    .display_share = 0.41,
    .display_fade = 0.13,
    .single_share = 0.5,
    .coin = 0.079,
    .fresh_card = 0.96,
    .any_card = 0.4,
    .stack_cost = 0.62,
    .dead_stack = 0.3,
    .powers = 1,
    .spared_flip = 4.5,
    .land = 0.5,
    .land_relief = 0,
    .land_abilities = 0.4,
    .spite = 0.53,
};

} // namespace

const Habits& habits_for(int edition) { return edition == 1 ? kFirstEdition : kSecondEdition; }

} // namespace londinium::london::thumb
