#include "players/thumb_london_habits.h"

#include <array>

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
    .hunt = 0,
    .hunt_on = 0,
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
    .hunt = 0,
    .hunt_on = 0,
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

/// It values cards, above all unseen ones, and money for what they bring, and runs
/// as soon as it can: it beats the habits above in three games of four.
constexpr Habits kFirstSeasoned = {
    .deck_pace = 1.5,
    .turns_per_run = 0.31,
    .pound_at_work = 0.64,
    .purse_at_work = 55,
    .loan_trouble = 2.1,
    .loan_runs = 0,
    .cube_least = 0.33,
    .cube_growth = 0.099,
    .hand_is_poverty = 0.16,
    .prestige_kept = 0.46,
    .prospects_kept = 0.58,
    .hand_fade = 2.7,
    .display_share = 0.39,
    .display_fade = 0.18,
    .single_share = 0.5,
    .coin = 0.1,
    .fresh_card = 2.6,
    .hunt = 250,
    .hunt_on = 0.1,
    .any_card = 1.9,
    .stack_cost = 0.12,
    .dead_stack = 0.68,
    .powers = 0.28,
    .spared_flip = 2.3,
    .land = 1.4,
    .land_relief = 1.2,
    .land_abilities = 0,
    .spite = 2.4,
};

constexpr auto kEach = std::to_array<Habit>({
    {"deck_pace", &Habits::deck_pace},
    {"turns_per_run", &Habits::turns_per_run},
    {"pound_at_work", &Habits::pound_at_work},
    {"purse_at_work", &Habits::purse_at_work},
    {"loan_trouble", &Habits::loan_trouble},
    {"loan_runs", &Habits::loan_runs},
    {"cube_least", &Habits::cube_least},
    {"cube_growth", &Habits::cube_growth},
    {"hand_is_poverty", &Habits::hand_is_poverty},
    {"prestige_kept", &Habits::prestige_kept},
    {"prospects_kept", &Habits::prospects_kept},
    {"hand_fade", &Habits::hand_fade},
    {"display_share", &Habits::display_share},
    {"display_fade", &Habits::display_fade},
    {"single_share", &Habits::single_share},
    {"coin", &Habits::coin},
    {"fresh_card", &Habits::fresh_card},
    {"hunt", &Habits::hunt},
    {"hunt_on", &Habits::hunt_on},
    {"any_card", &Habits::any_card},
    {"stack_cost", &Habits::stack_cost},
    {"dead_stack", &Habits::dead_stack},
    {"powers", &Habits::powers},
    {"spared_flip", &Habits::spared_flip},
    {"land", &Habits::land},
    {"land_relief", &Habits::land_relief},
    {"land_abilities", &Habits::land_abilities},
    {"spite", &Habits::spite},
});
static_assert(sizeof(Habits) == kEach.size() * sizeof(double), "a habit is missing above");

} // namespace

std::span<const Habit> each_habit() { return kEach; }

const Habits& habits_for(int edition) { return edition == 1 ? kFirstEdition : kSecondEdition; }

const Habits& seasoned_habits_for(int edition) { return edition == 1 ? kFirstSeasoned : kSecondEdition; }

} // namespace londinium::london::thumb
