#include "rules/london/city.h"

#include <algorithm>

namespace londinium::london {

namespace {

/// The other showing cards that collect get their pound (L9.6).
void collect(const Edition& edition, std::span<Stack> stacks, const Stack* laid) {
    for (Stack& stack : stacks) {
        if (&stack != laid && stack.up && edition[stack.top].power == Power::collect_on_placement) ++stack.money;
    }
}

} // namespace

void lay_new(const Edition& edition, State& state, Seat seat, Card card) {
    Stack laid{};
    laid.top = card;
    laid.up = true;
    laid.placed = true;
    state.stacks.push_back(seat, laid);
    const auto stacks = state.stacks[seat];
    collect(edition, stacks, &stacks.back());
    gather_powers(edition, state, seat);
}

void lay_on(const Edition& edition, State& state, Seat seat, std::size_t stack, Card card) {
    const auto stacks = state.stacks[seat];
    Stack& laid = stacks[stack];
    const auto under = covered_by(state, seat, stack);
    state.covered.insert(static_cast<std::size_t>(under.data() - state.covered.begin()) + under.size(), laid.top);
    const std::uint8_t covered = static_cast<std::uint8_t>(laid.covered + 1);
    laid = Stack{};
    laid.top = card;
    laid.covered = covered;
    laid.up = true;
    laid.placed = true;
    collect(edition, stacks, &laid);
    gather_powers(edition, state, seat);
}

void gather_powers(const Edition& edition, State& state, Seat seat) {
    std::uint32_t bits = 0;
    for (const Stack& stack : state.stacks[seat]) {
        bits |= std::uint32_t{stack.up} << static_cast<unsigned>(edition[stack.top].power);
    }
    if (const Land* land = topmost(edition, state, seat)) bits |= 1U << static_cast<unsigned>(land->optional);
    state.powers[index(seat)] = bits;
}

void turn_down(const Edition& edition, State& state, Seat seat, std::size_t stack) {
    state.stacks[seat][stack].up = false;
    gather_powers(edition, state, seat);
}

std::span<const Card> covered_by(const State& state, Seat seat, std::size_t stack) {
    const auto all = state.stacks.all();
    const std::size_t place = state.stacks.first(seat) + stack;
    std::size_t before = 0;
    for (std::size_t i = 0; i < place; ++i) before += all[i].covered;
    return {state.covered.begin() + before, all[place].covered};
}

std::size_t peek_depth(const Edition& edition, const State& state, Seat seat) {
    std::uint8_t depth = 0;
    for (const Stack& stack : state.stacks[seat]) {
        if (stack.up) depth = std::max(depth, edition[stack.top].peek);
    }
    if (const Land* land = topmost(edition, state, seat)) depth = std::max(depth, land->peek);
    return depth;
}

int loans_to_pay(const State& state, Seat seat, int pounds) {
    const int missing = pounds - state.of(seat).money;
    if (missing <= 0) return 0;
    const int pays = loan_pays(Powers(state, seat));
    return (missing + pays - 1) / pays;
}

void pay(State& state, Seat seat, int pounds) {
    Player& player = state.of(seat);
    if (pounds > player.money) {
        const int loans = loans_to_pay(state, seat, pounds);
        player.loans += loans;
        player.money += loans * loan_pays(Powers(state, seat));
    }
    player.money -= pounds;
}

void lose_poverty(Player& player, int cubes) { player.poverty = std::max(0, player.poverty - cubes); }

} // namespace londinium::london
