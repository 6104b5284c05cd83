#pragma once

#include "base/result.h"
#include "game/json.h"
#include "game/london.h"
#include "game/markets.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// A game in progress with its history: the list of actions is the game, and
/// the states before each of them make undo free.
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
    std::vector<State> before; // as many as steps

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

    Outcome apply(Seat seat, std::string_view text) {
        if (over()) return Error{"illegal-action", "the game is over"};
        if (!Rules::may_act(state, seat)) {
            return Error{"illegal-action", "seat " + std::to_string(index(seat)) +
                                               " is not asked now: it is for seat " +
                                               std::to_string(index(Rules::asked(state))) + " to act"};
        }
        typename Rules::Actions legal;
        Rules::legal(*book, state, seat, legal);
        for (const Action action : legal) {
            if (words(*book, action) != text) continue;
            before.push_back(state);
            steps.push_back({seat, action});
            Rules::apply(*book, state, seat, action);
            return Done{};
        }
        return Error{"illegal-action", Rules::why_not(*book, state, seat, text)};
    }

    Outcome undo() {
        if (steps.empty()) return Error{"nothing-to-undo", "this is the start of the game"};
        state = before.back();
        before.pop_back();
        steps.pop_back();
        return Done{};
    }
};

} // namespace londinium
