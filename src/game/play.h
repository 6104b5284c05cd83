#pragma once

#include "base/result.h"
#include "game/json.h"
#include "game/london.h"
#include "game/markets.h"
#include "words/words.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// A game in progress with its history: the list of actions is the game, and
/// the states before each of them make undo free. Who holds thousands of games
/// keeps only the first state.
template <class Rules>
struct Play {
    using State = typename Rules::State;
    using Action = typename Rules::Action;

    struct Step {
        Seat seat;
        Action action;
    };

    const typename Rules::Book* book;
    Json start; // {"seed": …} or {"start": state}
    State state;
    std::vector<Step> steps;
    std::vector<State> before;   // as many as steps; none if only the origin is kept
    std::vector<State> origin{}; // one: undo plays the game again from it; none: before is kept

    bool over() const { return Rules::over(state); }

    std::vector<std::string> actions(Seat seat) const {
        std::vector<std::string> list;
        if (!Rules::may_act(state, seat)) return list;
        typename Rules::Actions legal;
        Rules::legal(*book, state, seat, legal);
        for (const Action action : legal) list.push_back(words(*book, action));
        std::ranges::sort(list);
        return list;
    }

    /// Keeps a kilobyte for the game instead of one for each action.
    void keep_only_origin() {
        if (!origin.empty()) return;
        origin.push_back(before.empty() ? state : before.front());
        before = {};
    }

    /// The action that the seat may do now and these words mean; or why there is none, in a language.
    Result<Action> find(Seat seat, std::string_view text, const Words& language = english()) const {
        if (over()) return Error{"illegal-action", "the game is over"};
        if (!Rules::may_act(state, seat)) {
            return Error{"illegal-action", "seat " + std::to_string(index(seat)) +
                                               " is not asked now: it is for seat " +
                                               std::to_string(index(Rules::asked(state))) + " to act"};
        }
        typename Rules::Actions legal;
        Rules::legal(*book, state, seat, legal);
        for (const Action action : legal) {
            if (words(*book, action) == text) return action;
        }
        return Error{"illegal-action", Rules::why_not(*book, state, seat, text, language)};
    }

    Outcome apply(Seat seat, std::string_view text) {
        const Result<Action> action = find(seat, text);
        if (!action) return action.error();
        if (origin.empty()) before.push_back(state);
        steps.push_back({seat, *action});
        Rules::apply(*book, state, seat, *action);
        return Done{};
    }

    /// The state before the step of this number, counted from 0.
    State state_before(std::size_t step) const {
        if (origin.empty()) return before[step];
        State then = origin.front();
        for (std::size_t i = 0; i < step; ++i) Rules::apply(*book, then, steps[i].seat, steps[i].action);
        return then;
    }

    /// Back to when there were only so many steps.
    void go_back_to(std::size_t count) {
        if (count >= steps.size()) return;
        state = state_before(count);
        steps.resize(count);
        if (origin.empty()) before.resize(count);
    }

    Outcome undo() {
        if (steps.empty()) return Error{"nothing-to-undo", "this is the start of the game"};
        go_back_to(steps.size() - 1);
        return Done{};
    }
};

} // namespace londinium
