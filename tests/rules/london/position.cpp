#include "rules/london/position.h"

#include "game/london_possible.h"
#include "game/london_words.h"
#include "rules/london/apply.h"
#include "rules/london/city.h"
#include "rules/london/legal.h"
#include "rules/london/observe.h"

#include <algorithm>
#include <stdexcept>

namespace londinium::london {
namespace {

Seat seat_called(int seat) { return seat_at(static_cast<std::size_t>(seat)); }

std::string joined(const Names& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : "\n  ") + name;
    return text;
}

} // namespace

// --- Playing

void Position::play_one(std::string_view action) {
    begin();
    Actions actions;
    london::legal(edition(), state_, actions);
    const auto said =
        std::find_if(actions.begin(), actions.end(), [&](Action each) { return words(book_, each) == action; });
    if (said == actions.end()) {
        throw std::runtime_error("'" + std::string(action) + "' is not allowed at '" + decision() + "', only:\n  " +
                                 joined(legal()));
    }
    apply(edition(), state_, *said);
    if (const auto fault = whats_impossible(book_, state_)) {
        throw std::runtime_error("after '" + std::string(action) + "': " + *fault);
    }
}

Position& Position::quiet_turn() { return play("draw deck", "draw three", "draw deck", "draw deck", "draw deck"); }

// --- Asking

template <class List>
Names Position::names(const List& list) const {
    Names ids;
    for (const auto& item : list) ids.push_back(book_.id(item));
    return ids;
}

const State& Position::state() {
    begin();
    return state_;
}

std::string Position::decision() {
    begin();
    return std::string(words(state_.decision));
}

int Position::asked() {
    begin();
    return state_.over() ? -1 : static_cast<int>(index(state_.seat));
}

Names Position::legal() {
    begin();
    Actions actions;
    london::legal(edition(), state_, actions);
    Names list;
    for (const Action action : actions) list.push_back(words(book_, action));
    std::sort(list.begin(), list.end());
    return list;
}

Names Position::legal(std::string_view verb) {
    Names list = legal();
    std::erase_if(list, [&](const std::string& action) {
        return action != verb && !action.starts_with(std::string(verb) + " ");
    });
    return list;
}

testing::AssertionResult Position::allows(std::string_view action) {
    const Names list = legal();
    const bool found = std::find(list.begin(), list.end(), action) != list.end();
    return (found ? testing::AssertionSuccess() : testing::AssertionFailure())
           << "'" << action << "' at '" << decision() << "', where this is allowed:\n  " << joined(list);
}

int Position::money_of(int seat) { return state().of(seat_called(seat)).money; }
int Position::loans_of(int seat) { return state().of(seat_called(seat)).loans; }
int Position::poverty_of(int seat) { return state().of(seat_called(seat)).poverty; }
int Position::prestige_of(int seat) { return state().of(seat_called(seat)).prestige; }

Names Position::hand_of(int seat) {
    Names ids;
    for (const KnownCard& held : state().hand_of(seat_called(seat))) ids.push_back(book_.id(held.card));
    return ids;
}

Names Position::city_of(int seat) {
    const auto stacks = state().stacks[seat_called(seat)];
    Names list;
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        std::string text = book_.id(stacks[i].top);
        const auto covered = covered_by(state_, seat_called(seat), i);
        for (auto under = covered.rbegin(); under != covered.rend(); ++under) text += " on " + book_.id(*under);
        if (!stacks[i].up) text += ", face down";
        if (stacks[i].money > 0) text += ", £" + std::to_string(stacks[i].money);
        list.push_back(text);
    }
    return list;
}

Names Position::boroughs_of(int seat) { return names(state().boroughs[seat_called(seat)]); }
Names Position::board_top() { return names(state().row(Row::top)); }
Names Position::board_bottom() { return names(state().row(Row::bottom)); }
Names Position::offer() { return names(state().offer); }

Names Position::deck() {
    Names list = names(state().deck);
    std::reverse(list.begin(), list.end());
    return list;
}
Names Position::borough_deck() {
    Names list = names(state().land_deck);
    std::reverse(list.begin(), list.end());
    return list;
}

Names Position::stations() {
    Names list;
    for (std::size_t i = 0; i < book_.boroughs.size(); ++i) {
        if (holds(state().stations, static_cast<Borough>(i))) list.push_back(book_.boroughs[i].id);
    }
    return list;
}

Names Position::gone() {
    const CardCounts out = out_of_the_game(edition(), state());
    Names list;
    for (std::size_t i = 0; i < book_.cards.size(); ++i) list.insert(list.end(), out[i], book_.cards[i].id);
    return list;
}

int Position::last_turns() { return state().is_ending ? state_.last_turns : -1; }

ScoreLines Position::score(int seat) { return london::score(edition(), state()).lines[static_cast<std::size_t>(seat)]; }

std::vector<int> Position::winners() {
    const SeatSet winners = london::score(edition(), state()).winners;
    std::vector<int> seats;
    for (int seat = 0; seat < state_.players; ++seat) {
        if (holds(winners, seat_called(seat))) seats.push_back(seat);
    }
    return seats;
}

// --- Tests of both editions

INSTANTIATE_TEST_SUITE_P(London, BothEditions, testing::Values(london1, london2),
                         [](const testing::TestParamInfo<EditionNumber>& test) {
                             return std::string(test.param == london1 ? "first_edition" : "second_edition");
                         });

} // namespace londinium::london
