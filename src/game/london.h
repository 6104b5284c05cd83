#pragma once

#include "game/final_score.h"
#include "game/london_json.h"
#include "game/london_reasons.h"
#include "game/london_words.h"
#include "rules/london/apply.h"
#include "rules/london/deal.h"
#include "rules/london/legal.h"
#include "rules/london/observe.h"
#include "rules/london/scoring.h"
#include "rules/london/worlds.h"

namespace londinium {

/// London behind the door that all games share: the types and questions that
/// game.h, the players, the simulator and the common tests are written
/// against. Markets has the same (game/markets.h).
struct London {
    using Book = LondonBook;
    using State = london::State;
    using Action = london::Action;
    using Actions = london::Actions;
    using View = london::View;
    using Worlds = london::Worlds;

    static constexpr std::size_t kFewestPlayers = 2;

    static State deal(const Book& book, std::size_t players, Dealer& dealer) {
        return london::deal(book.edition, players, dealer);
    }
    static Worlds worlds(const Book& book, const View& view) { return {book.edition, view}; }

    static bool over(const State& state) { return state.over(); }
    static Seat asked(const State& state) { return state.seat; }
    static bool may_act(const State& state, Seat seat) { return !state.over() && state.seat == seat; }
    static int turn(const State& state) { return state.turn; }
    static std::string_view decision(const State& state) { return words(state.decision); }

    static void legal(const Book& book, const State& state, Seat, Actions& actions) {
        london::legal(book.edition, state, actions);
    }
    /// What the seat of a view may do: a view tells its seat everything that
    /// bears on that.
    static void legal(const Book& book, const View& view, Actions& actions) {
        london::legal(book.edition, view.shown, actions);
    }
    static void apply(const Book& book, State& state, Seat, Action action) {
        london::apply(book.edition, state, action);
    }
    static View observe(const Book& book, const State& state, Seat seat) {
        return london::observe(book.edition, state, seat);
    }

    static std::string why_not(const Book& book, const State& state, Seat, std::string_view action,
                               const Words& words) {
        return londinium::why_not(book, state, action, words);
    }
    static FinalScore score(const Book& book, const State& state) {
        return final_score(london::score(book.edition, state), state.players,
                           [](const london::ScoreLines& lines) { return lines_json(lines); });
    }
};

} // namespace londinium
