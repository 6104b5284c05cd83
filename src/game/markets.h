#pragma once

#include "game/final_score.h"
#include "game/markets_json.h"
#include "game/markets_reasons.h"
#include "game/markets_words.h"
#include "rules/markets/apply.h"
#include "rules/markets/deal.h"
#include "rules/markets/legal.h"
#include "rules/markets/observe.h"
#include "rules/markets/scoring.h"
#include "rules/markets/worlds.h"

namespace londinium {

/// London Markets behind the door that all games share (see game/london.h).
struct Markets {
    using Book = MarketsBook;
    using State = markets::State;
    using Action = markets::Action;
    using Actions = markets::Actions;
    using View = markets::View;
    using Worlds = markets::Worlds;

    static constexpr std::size_t kFewestPlayers = 3;

    static State deal(const Book& book, std::size_t players, Dealer& dealer) {
        return markets::deal(book.edition, players, dealer);
    }
    static Worlds worlds(const Book& book, const View& view) { return {book.edition, view}; }

    static bool over(const State& state) { return state.over(); }
    static Seat asked(const State& state) { return markets::asked(state); }
    /// While bids come in, everybody may bid, or bid again.
    static bool may_act(const State& state, Seat seat) {
        return !state.over() && (state.seat == seat || state.decision == markets::Decision::bid);
    }
    static int turn(const State& state) { return state.round; }
    static std::string_view decision(const State& state) { return words(state.decision); }

    static void legal(const Book& book, const State& state, Seat seat, Actions& actions) {
        markets::legal(book.edition, state, seat, actions);
    }
    static void legal(const Book& book, const View& view, Actions& actions) {
        markets::legal(book.edition, view.shown, view.seat, actions);
    }
    static void apply(const Book& book, State& state, Seat seat, Action action) {
        markets::apply(book.edition, state, seat, action);
    }
    static View observe(const Book& book, const State& state, Seat seat) {
        return markets::observe(book.edition, state, seat);
    }
    static std::string why_not(const Book& book, const State& state, Seat seat, std::string_view action,
                               const Words& words) {
        return londinium::why_not(book, state, seat, action, words);
    }
    static FinalScore score(const Book& book, const State& state) {
        return final_score(markets::score(book.edition, state), state.players,
                           [](const markets::ScoreLines& lines) { return lines_json(lines); });
    }
};

} // namespace londinium
