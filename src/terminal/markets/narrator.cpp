#include "terminal/markets/narrator.h"

#include "terminal/markets/choices.h"
#include "terminal/markets/labels.h"
#include "terminal/markets/look_up.h"
#include "terminal/markets/ring.h"
#include "terminal/markets/score_sheet.h"
#include "terminal/markets/story.h"
#include "terminal/markets/table.h"

#include <algorithm>
#include <array>

namespace londinium {

using markets::Decision;
using markets::State;
using markets::View;

namespace {

const Play<Markets>& markets_play(const Game& game) { return *std::get_if<Play<Markets>>(&game.play()); }

/// Nothing of this turn was shown yet.
bool is_fresh_turn(const State& shown) { return shown.decision == Decision::act && !shown.acted && shown.played == 0; }

/// As the log counts: the set-up is turn 1, round 1 turn 2.
int turn_of(const State& state) { return state.round + 1; }

} // namespace

View MarketsNarrator::view(const Game& game, Seat eyes) const {
    const Play<Markets>& play = markets_play(game);
    return Markets::observe(*play.book, play.state, eyes);
}

std::string MarketsNarrator::title() const { return phrases_.say("markets.title"); }

void MarketsNarrator::introduce(Paper& paper) const {
    paper.wrapped(phrases_.say("markets.aim"));
    paper.wrapped(phrases_.say("markets.turn"));
    paper.wrapped(phrases_.say("markets.signs", {{"coffee", phrases_.marked(markets::Kind::coffee)},
                                                 {"porcelain", phrases_.marked(markets::Kind::porcelain)},
                                                 {"silk", phrases_.marked(markets::Kind::silk)},
                                                 {"soap", phrases_.marked(markets::Kind::soap)}}));
}

void MarketsNarrator::show_all(Paper& paper, const View& view) const {
    show_heading(paper, phrases_, view);
    show_ring(paper, phrases_, view);
    show_tracks(paper, phrases_, view, false);
    show_goods(paper, phrases_, view);
    show_specials(paper, phrases_, view);
}

void MarketsNarrator::show(Paper& paper, const Game& game, Seat eyes, bool all) const {
    const View view = this->view(game, eyes);
    if (all || is_fresh_turn(view.shown)) {
        show_all(paper, view);
        return;
    }
    switch (view.shown.decision) {
    case Decision::tile:
        show_heading(paper, phrases_, view);
        show_ring(paper, phrases_, view);
        break;
    case Decision::act:
    case Decision::after: show_purse(paper, phrases_, view); break;
    case Decision::restock:
        // The whole table for the first card, then only what changed.
        if (view.shown.takes > 1) {
            show_heading(paper, phrases_, view);
            show_goods(paper, phrases_, view);
        } else {
            show_purse(paper, phrases_, view);
        }
        break;
    case Decision::goods:
    case Decision::exchange:
    case Decision::bid:
        show_heading(paper, phrases_, view);
        show_goods(paper, phrases_, view);
        break;
    default: break; // what there is to know stands in the choices
    }
}

std::string MarketsNarrator::question(const Game& game, Seat eyes) const {
    return markets_question(phrases_, view(game, eyes));
}

std::vector<Choice> MarketsNarrator::choices(const Game& game, Seat eyes) const {
    return markets_choices(phrases_, view(game, eyes));
}

std::string MarketsNarrator::only_choice(const Game& game, Seat eyes) const {
    const View view = this->view(game, eyes);
    markets::Actions actions;
    Markets::legal(phrases_.book(), view, actions);
    return action_label(phrases_, view, actions[0]);
}

void MarketsNarrator::tell(Paper& paper, const Game& game, std::size_t from, std::optional<Seat> eyes) const {
    tell_story(paper, phrases_, markets_play(game), from, eyes);
}

int MarketsNarrator::turn(const Game& game) const { return turn_of(markets_play(game).state); }

void MarketsNarrator::tell_from_turn(Paper& paper, const Game& game, int turn, Seat eyes) const {
    const Play<Markets>& play = markets_play(game);
    const auto found = std::ranges::find_if(play.before, [&](const State& state) { return turn_of(state) >= turn; });
    if (found == play.before.end()) return;
    if (!found->setting_up()) tell_market_card(paper, phrases_, *found);
    tell(paper, game, static_cast<std::size_t>(found - play.before.begin()), eyes);
}

void MarketsNarrator::show_public(Paper& paper, const Game& game) const {
    // Whoever looks on sees of each player what a neighbour sees.
    View view = this->view(game, seat_at(0));
    view.shown.player[0] = this->view(game, seat_at(1)).shown.player[0];
    view.seat = markets::kNobody;
    if (!game.over()) show_heading(paper, phrases_, view);
    show_ring(paper, phrases_, view);
    show_tracks(paper, phrases_, view, false);
    show_goods(paper, phrases_, view);
}

void MarketsNarrator::rules(Paper& paper) const {
    constexpr std::array<std::string_view, 8> kParts = {
        "markets.rules.aim",     "markets.rules.tiles",   "markets.rules.round",   "markets.rules.pawns",
        "markets.rules.special", "markets.rules.restock", "markets.rules.auction", "markets.rules.move"};
    for (const std::string_view part : kParts) paper.wrapped(phrases_.say(part), 0, 2);
}

void MarketsNarrator::vocabulary(Paper& paper) const {
    constexpr std::array<std::string_view, 9> kTerms = {
        "markets.vocabulary.market",  "markets.vocabulary.crates", "markets.vocabulary.builder",
        "markets.vocabulary.cashier", "markets.vocabulary.buyer",  "markets.vocabulary.assistant",
        "markets.vocabulary.first",   "markets.vocabulary.pile",   "markets.vocabulary.money"};
    for (const std::string_view term : kTerms) paper.wrapped(phrases_.say(term), 0, 2);
}

bool MarketsNarrator::explain(Paper& paper, const Game& game, Seat eyes, std::string_view what) const {
    return look_up(paper, phrases_, view(game, eyes), what);
}

void MarketsNarrator::map(Paper& paper, const Game& game, Seat eyes) const {
    show_everything(paper, phrases_, view(game, eyes));
}

void MarketsNarrator::score_now(Paper& paper, const Game& game, Seat eyes) const {
    show_standing(paper, phrases_, view(game, eyes));
}

void MarketsNarrator::final_score(Paper& paper, const Game& game) const {
    show_score_sheet(paper, phrases_, markets_play(game));
    show_winner(paper, phrases_, markets_play(game).state);
}

} // namespace londinium
