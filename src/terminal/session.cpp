#include "terminal/session.h"

#include "terminal/asides.h"
#include "terminal/record_file.h"
#include "terminal/text.h"

#include <algorithm>
#include <cassert>
#include <filesystem>
#include <utility>

namespace londinium {

namespace {

constexpr std::size_t kLongestQuote = 30;
constexpr std::size_t kLongestReason = 200;
constexpr std::size_t kMostCandidates = 8;

} // namespace

Session::Session(const Words& words, Game game, std::vector<Sitter> sitters, std::vector<RivalPtr> rivals,
                 Keyboard& keyboard, Paper& paper)
    : words_(words), game_(std::move(game)), sitters_(std::move(sitters)), rivals_(std::move(rivals)),
      keyboard_(keyboard), paper_(paper), narrator_(make_narrator(words, game_, names_of(sitters_))),
      told_(sitters_.size(), game_.steps()), notes_(sitters_.size()) {}

std::size_t Session::persons() const {
    return static_cast<std::size_t>(std::ranges::count_if(sitters_, &Sitter::is_person));
}

Ending Session::play() {
    while (!game_.over()) {
        if (keyboard_.interrupted()) return Ending::interrupt;
        if (persons() == 0) {
            if (const auto ending = watch_round()) return *ending;
            continue;
        }
        const Seat seat = game_.asked();
        if (!is_person(seat)) {
            apply(seat, rivals_[index(seat)]->choose(game_));
            continue;
        }
        const std::vector<std::string> actions = game_.actions(seat);
        if (actions.size() == 1) {
            play_only_choice(seat, actions[0]);
        } else if (const auto ending = ask(seat)) {
            return *ending;
        }
    }
    return Ending::over;
}

void Session::apply(Seat seat, const std::string& action) {
    const Outcome done = game_.apply(seat, action);
    assert(done.ok());
    if (!done) (void)game_.apply(seat, game_.actions(seat)[0]); // rather than to ask for ever
    if (is_person(seat) || game_.over()) keep_record();
}

void Session::play_only_choice(Seat seat, const std::string& action) {
    notes_[index(seat)].push_back(narrator_->only_choice(game_, seat));
    apply(seat, action);
}

// --- Asking a person

std::optional<Ending> Session::read(std::string& line) const {
    switch (keyboard_.read(line)) {
    case Keyboard::Heard::line: return std::nullopt;
    case Keyboard::Heard::end: return Ending::end_of_input;
    case Keyboard::Heard::interrupt: return Ending::interrupt;
    }
    return Ending::end_of_input;
}

/// Several persons share the terminal: the last one reads what came of their
/// turn, their hand is wiped away, and the next one says when nobody else looks.
std::optional<Ending> Session::hand_over(Seat seat) {
    if (at_keyboard_ == seat) return std::nullopt;
    const std::optional<Seat> last = std::exchange(at_keyboard_, seat);
    show_all_ = true;
    if (persons() < 2) return std::nullopt;
    paper_.line();
    if (last) {
        catch_up(*last);
        if (const auto ending = wait_for_enter("session.pass-on", seat)) return ending;
    }
    paper_.wipe();
    return wait_for_enter("session.hand-over", seat);
}

std::optional<Ending> Session::wait_for_enter(std::string_view message, Seat next) const {
    paper_.wrapped(styled(Style::question, words_(message, {{"player", sitters_[index(next)].name}})));
    paper_.prompt("> ");
    std::string line;
    if (const auto ending = read(line)) return ending;
    return calls(line, Aside::quit, words_) ? std::optional(Ending::quit) : std::nullopt;
}

void Session::catch_up(Seat seat) {
    std::size_t& told = told_[index(seat)];
    narrator_->tell(paper_, game_, told, seat);
    told = game_.steps();
    std::vector<std::string>& notes = notes_[index(seat)];
    std::string done;
    for (std::size_t i = 0; i < notes.size();) {
        std::size_t same = 1;
        while (i + same < notes.size() && notes[i + same] == notes[i]) ++same;
        done += (done.empty() ? "" : words_("story.join")) +
                words_("session.done-times", {{"what", notes[i]}, {"n", same}});
        i += same;
    }
    if (!done.empty()) paper_.wrapped(styled(Style::faint, words_("session.done-for-you", {{"what", done}})), 0, 4);
    notes.clear();
}

std::optional<Ending> Session::ask(Seat seat) {
    keep_record();
    if (const auto ending = hand_over(seat)) return ending;
    paper_.line();
    catch_up(seat);
    Menu menu(words_, narrator_->question(game_, seat), narrator_->choices(game_, seat));
    Then then = Then::same_question;
    narrator_->show(paper_, game_, seat, show_all_);
    show_all_ = false;
    while (then != Then::next_question) {
        if (then == Then::same_question) menu.show(paper_);
        paper_.prompt("> ");
        std::string line;
        if (const auto ending = read(line)) return ending;
        then = follow(seat, understand(line, menu.actions(), words_), menu);
        if (then == Then::leave) return Ending::quit;
    }
    return std::nullopt;
}

Session::Then Session::follow(Seat seat, const Answer& answer, Menu& menu) {
    std::string action = answer.text;
    switch (answer.kind) {
    case Answer::Kind::nothing: narrator_->show(paper_, game_, seat, true); return Then::same_question;
    case Answer::Kind::number:
        switch (menu.pick(answer.number, action)) {
        case Menu::Picked::action: break;
        case Menu::Picked::opened: return Then::same_question;
        case Menu::Picked::no_such_number:
            paper_.wrapped(words_("session.no-such-number", {{"numbers", menu.numbers()}}));
            return Then::another_answer;
        }
        apply(seat, action);
        return Then::next_question;
    case Answer::Kind::action: apply(seat, action); return Then::next_question;
    case Answer::Kind::aside: return follow_aside(seat, answer, menu);
    case Answer::Kind::several:
        if (menu.open_for(answer.candidates)) return Then::same_question;
        say_several(answer);
        return Then::another_answer;
    case Answer::Kind::unknown: say_not_understood(seat, answer); return Then::another_answer;
    }
    return Then::another_answer;
}

void Session::say_several(const Answer& answer) const {
    std::string list;
    for (std::size_t i = 0; i < answer.candidates.size() && i < kMostCandidates; ++i) {
        list += (i == 0 ? "" : words_("list.comma")) + answer.candidates[i];
    }
    if (answer.candidates.size() > kMostCandidates) list += "…";
    const std::string said = shown_safely(answer.text, kLongestQuote);
    paper_.wrapped(words_("session.several", {{"said", said}, {"candidates", list}}));
}

void Session::say_not_understood(Seat seat, const Answer& answer) const {
    const std::string said = shown_safely(answer.text, kLongestQuote);
    const Outcome outcome = game_.check(seat, answer.text, words_);
    const std::string why = outcome ? "" : outcome.error().message;
    // What begins with a quotation speaks of words of the protocol, which is for programs.
    if (why.empty() || why.starts_with('\'')) {
        paper_.wrapped(words_("session.not-understood", {{"said", said}}));
    } else {
        paper_.wrapped(words_("session.not-possible", {{"said", said}, {"why", shown_safely(why, kLongestReason)}}));
    }
}

Session::Then Session::follow_aside(Seat seat, const Answer& answer, const Menu& menu) {
    const Moment now{words_, game_, *narrator_, paper_, seat};
    switch (answer.aside) {
    case Aside::help: give_help(now, answer.text); return Then::same_question;
    case Aside::hint: give_hint(now, menu); return Then::same_question;
    case Aside::log: tell_log(now, answer.text); return Then::same_question;
    case Aside::score: narrator_->score_now(paper_, game_, seat); return Then::same_question;
    case Aside::map: narrator_->map(paper_, game_, seat); return Then::same_question;
    case Aside::table: narrator_->show(paper_, game_, seat, true); return Then::same_question;
    case Aside::undo: return undo();
    case Aside::save: save(answer.text); return Then::another_answer;
    case Aside::quit: return Then::leave;
    }
    return Then::another_answer;
}

Session::Then Session::undo() {
    Game earlier = game_;
    do {
        if (!earlier.undo()) {
            paper_.wrapped(words_("session.nothing-to-undo"));
            return Then::another_answer;
        }
    } while (!is_person(earlier.asked()) || earlier.actions().size() == 1);
    game_ = std::move(earlier);
    for (std::size_t& told : told_) told = std::min(told, game_.steps());
    for (std::vector<std::string>& notes : notes_) notes.clear();
    paper_.wrapped(words_("session.undone"));
    show_all_ = true;
    keep_record();
    return Then::next_question;
}

// --- The record

void Session::keep_record_in(const std::string& path) {
    record_ = path;
    keep_record();
}

bool Session::keep_record() {
    if (record_.empty()) return true;
    const Outcome saved = save_record(record_, game_, sitters_);
    if (saved) return true;
    paper_.wrapped(
        styled(Style::warning, words_("error.file-unwritable", {{"file", record_}, {"why", saved.error().message}})));
    record_.clear(); // said once; whoever plays may name another file
    return false;
}

bool Session::save(const std::string& path) {
    if (path.empty()) {
        paper_.wrapped(words_("session.save-where"));
        return false;
    }
    std::error_code ignored;
    if (path != record_ && std::filesystem::exists(path, ignored)) {
        paper_.wrapped(words_("session.save-exists", {{"file", shown_safely(path, 200)}}));
        return false;
    }
    record_ = path;
    if (!keep_record()) return false;
    paper_.wrapped(words_("session.saved", {{"file", record_}}));
    return true;
}

// --- Looking on, and the end

std::optional<Ending> Session::watch_round() {
    const std::size_t from = game_.steps();
    const int until = narrator_->turn(game_) + narrator_->turns_in_round(game_);
    while (!game_.over() && narrator_->turn(game_) < until) {
        if (keyboard_.interrupted()) return Ending::interrupt;
        const Seat seat = game_.asked();
        apply(seat, rivals_[index(seat)]->choose(game_));
    }
    paper_.line();
    narrator_->tell(paper_, game_, from, std::nullopt);
    narrator_->show_public(paper_, game_);
    if (watch_on_ || game_.over()) return std::nullopt;
    paper_.prompt(words_("session.watch"));
    std::string line;
    switch (keyboard_.read(line)) {
    case Keyboard::Heard::interrupt: return Ending::interrupt;
    case Keyboard::Heard::end: watch_on_ = true; break; // nobody there to wait for
    case Keyboard::Heard::line: watch_on_ = plain(line) == "end" || plain(line) == words_("aside.end"); break;
    }
    return understand(line, {}, words_).aside == Aside::quit ? std::optional(Ending::quit) : std::nullopt;
}

void Session::show_end() {
    paper_.line();
    // At the end nobody's eyes are special when several share the terminal.
    if (at_keyboard_) {
        const std::optional<Seat> eyes = persons() == 1 ? at_keyboard_ : std::nullopt;
        narrator_->tell(paper_, game_, told_[index(*at_keyboard_)], eyes);
    }
    paper_.rule(words_("session.over"));
    narrator_->final_score(paper_, game_);
}

} // namespace londinium
