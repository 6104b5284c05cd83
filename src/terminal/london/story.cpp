#include "terminal/london/story.h"

#include "terminal/london/clauses.h"

#include <algorithm>

namespace londinium {

using london::State;

namespace {

const State& state_before(const Play<London>& play, std::size_t step) {
    return step < play.before.size() ? play.before[step] : play.state;
}

/// Where the turn began that a step belongs to.
std::size_t first_step_of_turn(const Play<London>& play, std::size_t step) {
    while (step > 0 && play.before[step - 1].turn == play.before[step].turn) --step;
    return step;
}

/// One paragraph: the steps of one turn, as far as they are asked for.
void tell_turn(Paper& paper, const LondonPhrases& phrases, const Play<London>& play, std::size_t from, std::size_t to,
               std::optional<Seat> eyes) {
    Clauses clauses(phrases, eyes);
    for (std::size_t i = first_step_of_turn(play, from); i < to; ++i) {
        // The whole turn is gone through, since a clause may need an earlier
        // step (which card is being built); only what was asked for is said.
        if (i == from) clauses.forget_told();
        const auto [seat, action] = play.steps[i];
        // Somebody who looks on sees what any other player sees.
        const Seat watcher = eyes.value_or(next_seat(seat, play.state.players));
        clauses.add(London::observe(*play.book, play.before[i], watcher),
                    London::observe(*play.book, state_before(play, i + 1), watcher), seat, action);
    }
    const std::vector<std::string> told = clauses.finish();
    if (told.empty()) return;
    std::string text;
    for (const std::string& clause : told) text += (text.empty() ? "" : phrases.say("story.join")) + clause;
    const std::string& name = phrases.name(play.steps[from].seat);
    paper.wrapped(phrases.say("story.turn", {{"player", styled(Style::heading, name)}, {"text", text}}), 0, 4);
}

} // namespace

void tell_story(Paper& paper, const LondonPhrases& phrases, const Play<London>& play, std::size_t from,
                std::optional<Seat> eyes) {
    while (from < play.steps.size()) {
        std::size_t to = from + 1;
        while (to < play.steps.size() && play.before[to].turn == play.before[from].turn) ++to;
        tell_turn(paper, phrases, play, from, to, eyes);
        const bool was_ending = play.before[from].is_ending;
        if (!was_ending && state_before(play, to).is_ending) {
            paper.wrapped(styled(Style::warning, phrases.say("story.deck-empty")));
        }
        from = to;
    }
}

} // namespace londinium
