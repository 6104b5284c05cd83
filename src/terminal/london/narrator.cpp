#include "terminal/london/narrator.h"

#include "terminal/london/choices.h"
#include "terminal/london/describe_borough.h"
#include "terminal/london/describe_card.h"
#include "terminal/london/labels.h"
#include "terminal/london/look_up.h"
#include "terminal/london/score_sheet.h"
#include "terminal/london/story.h"
#include "terminal/london/table.h"

#include <algorithm>
#include <array>

namespace londinium {

using london::Decision;
using london::View;

namespace {

const Play<London>& london_play(const Game& game) { return *std::get_if<Play<London>>(&game.play()); }

/// The turn has just begun: nothing of it was shown yet.
bool is_fresh_turn(const london::State& shown) {
    return shown.decision == Decision::turn && shown.now.drawn == 0 && !shown.now.borrowed && !shown.now.swapped;
}

} // namespace

View LondonNarrator::view(const Game& game, Seat eyes) const {
    const Play<London>& play = london_play(game);
    return London::observe(*play.book, play.state, eyes);
}

std::string LondonNarrator::title() const { return phrases_.say("london.title", {{"edition", edition_key()}}); }

void LondonNarrator::introduce(Paper& paper) const {
    paper.wrapped(phrases_.say("london.aim", {{"edition", edition_key()}}));
    paper.wrapped(phrases_.say("london.turn", {{"edition", edition_key()}}));
    paper.wrapped(phrases_.say("london.signs", {{"brown", phrases_.sign(london::Colour::brown)},
                                                {"blue", phrases_.sign(london::Colour::blue)},
                                                {"pink", phrases_.sign(london::Colour::pink)},
                                                {"grey", phrases_.sign(london::Colour::grey)}}));
}

void LondonNarrator::show_all(Paper& paper, const View& view) const {
    show_heading(paper, phrases_, view);
    show_board(paper, phrases_, view);
    show_land(paper, phrases_, view);
    for (std::size_t i = 1; i < view.shown.players; ++i) {
        show_player(paper, phrases_, view, seat_at((index(view.seat) + i) % view.shown.players));
    }
    show_own(paper, view);
}

void LondonNarrator::show_own(Paper& paper, const View& view) const {
    show_city(paper, phrases_, view, view.seat);
    show_hand(paper, phrases_, view);
    show_purse(paper, phrases_, view);
}

void LondonNarrator::show(Paper& paper, const Game& game, Seat eyes, bool all) const {
    const View view = this->view(game, eyes);
    if (all || is_fresh_turn(view.shown)) {
        show_all(paper, view);
        return;
    }
    switch (view.shown.decision) {
    case Decision::action:
        show_heading(paper, phrases_, view);
        show_own(paper, view);
        break;
    case Decision::develop: // the first time, nothing has changed
        if (view.shown.now.played > 0) show_own(paper, view);
        break;
    case Decision::run:
        if (view.shown.now.activations > 0) show_purse(paper, phrases_, view);
        break;
    case Decision::turn:
    case Decision::seen:
    case Decision::draw: show_hand_names(paper, phrases_, view); break;
    default: break; // what there is to know stands in the choices
    }
}

std::string LondonNarrator::question(const Game& game, Seat eyes) const {
    return london_question(phrases_, view(game, eyes));
}

std::vector<Choice> LondonNarrator::choices(const Game& game, Seat eyes) const {
    return london_choices(phrases_, view(game, eyes));
}

std::string LondonNarrator::only_choice(const Game& game, Seat eyes) const {
    const View view = this->view(game, eyes);
    london::Actions actions;
    London::legal(phrases_.book(), view, actions);
    return action_label(phrases_, view, actions[0], true);
}

void LondonNarrator::tell(Paper& paper, const Game& game, std::size_t from, std::optional<Seat> eyes) const {
    tell_story(paper, phrases_, london_play(game), from, eyes);
}

int LondonNarrator::turn(const Game& game) const { return london_play(game).state.turn; }

void LondonNarrator::tell_from_turn(Paper& paper, const Game& game, int turn, Seat eyes) const {
    const Play<London>& play = london_play(game);
    const auto found =
        std::ranges::find_if(play.before, [&](const london::State& state) { return state.turn >= turn; });
    tell(paper, game, static_cast<std::size_t>(found - play.before.begin()), eyes);
}

void LondonNarrator::show_public(Paper& paper, const Game& game) const {
    // Any seat's view will do for what all of them share: each player is shown
    // through the eyes of a neighbour.
    const Play<London>& play = london_play(game);
    const std::size_t players = game.players();
    const View first = view(game, seat_at(0));
    if (!game.over()) show_heading(paper, phrases_, first);
    show_board(paper, phrases_, first);
    show_land(paper, phrases_, first);
    for (std::size_t s = 0; s < players; ++s) {
        const View neighbours = London::observe(*play.book, play.state, next_seat(seat_at(s), players));
        show_player(paper, phrases_, neighbours, seat_at(s));
    }
}

void LondonNarrator::rules(Paper& paper) const {
    constexpr std::array<std::string_view, 9> kParts = {"rules.aim",  "rules.turn",    "rules.develop",
                                                        "rules.land", "rules.run",     "rules.draw",
                                                        "rules.loan", "rules.poverty", "rules.end"};
    for (const std::string_view part : kParts) paper.wrapped(phrases_.say(part, {{"edition", edition_key()}}), 0, 2);
}

void LondonNarrator::vocabulary(Paper& paper) const {
    constexpr std::array<std::string_view, 9> kTerms = {
        "vocabulary.city",  "vocabulary.board",    "vocabulary.hand",    "vocabulary.borough", "vocabulary.flip",
        "vocabulary.spend", "vocabulary.prestige", "vocabulary.poverty", "vocabulary.paupers"};
    for (const std::string_view term : kTerms) paper.wrapped(phrases_.say(term, {{"edition", edition_key()}}), 0, 2);
}

bool LondonNarrator::explain(Paper& paper, const Game& game, Seat eyes, std::string_view what) const {
    return look_up(paper, phrases_, view(game, eyes), what);
}

void LondonNarrator::map(Paper& paper, const Game& game, Seat eyes) const {
    show_map(paper, phrases_, view(game, eyes));
}

void LondonNarrator::score_now(Paper& paper, const Game& game, Seat eyes) const {
    paper.line(phrases_.say("score.if-now"));
    show_score_sheet(paper, phrases_, view(game, eyes));
}

void LondonNarrator::final_score(Paper& paper, const Game& game) const {
    const View end = view(game, seat_at(0));
    const bool idle = !end.shown.is_ending;
    if (idle) paper.wrapped(phrases_.say("score.idle-end", {{"n", london::kIdleTurns}}));
    show_score_sheet(paper, phrases_, end);
    show_winner(paper, phrases_, end);
}

} // namespace londinium
