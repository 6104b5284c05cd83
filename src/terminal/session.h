#pragma once

#include "game/game.h"
#include "terminal/answer.h"
#include "terminal/keyboard.h"
#include "terminal/menu.h"
#include "terminal/narrator.h"
#include "terminal/paper.h"
#include "terminal/rivals.h"
#include "terminal/sitter.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace londinium {

/// How a session ended.
enum class Ending { over, quit, end_of_input, interrupt };

/// One game at this terminal, from where it stands to its end: shows the table
/// to whoever is asked, understands the answers, lets the computers play.
class Session {
public:
    Session(const Words& words, Game game, std::vector<Sitter> sitters, std::vector<RivalPtr> rivals,
            Keyboard& keyboard, Paper& paper);

    const Game& game() const { return game_; }
    const Narrator& narrator() const { return *narrator_; }

    // The record
    /// Writes this file, now and after every decision.
    void keep_record_in(const std::string& path);
    const std::string& record_path() const { return record_; }
    /// The same for a file that a person named: one that is there already and
    /// is not this game's is left alone. Says what came of it.
    bool save(const std::string& path);

    /// Plays until somebody stops it or the game is over.
    Ending play();
    /// What is left to tell when the game is over, and the score.
    void show_end();

private:
    bool is_person(Seat seat) const { return sitters_[index(seat)].is_person(); }
    std::size_t persons() const;
    void apply(Seat seat, const std::string& action);
    void play_only_choice(Seat seat, const std::string& action);
    bool keep_record();

    // Asking a person: each gives an ending if the session is to end.
    std::optional<Ending> ask(Seat seat);
    std::optional<Ending> read(std::string& line) const;
    std::optional<Ending> hand_over(Seat seat);
    std::optional<Ending> wait_for_enter(std::string_view message, Seat next) const;
    void catch_up(Seat seat);

    /// What follows an answer.
    enum class Then { next_question, same_question, another_answer, leave };
    Then follow(Seat seat, const Answer& answer, Menu& menu);
    Then follow_aside(Seat seat, const Answer& answer, const Menu& menu);
    void say_several(const Answer& answer) const;
    void say_not_understood(Seat seat, const Answer& answer) const;
    Then undo();

    /// Computers only: a round at a time.
    std::optional<Ending> watch_round();

    const Words& words_;
    Game game_;
    std::vector<Sitter> sitters_;
    std::vector<RivalPtr> rivals_;
    Keyboard& keyboard_;
    Paper& paper_;
    std::unique_ptr<Narrator> narrator_;

    std::string record_;
    std::optional<Seat> at_keyboard_;
    std::vector<std::size_t> told_;               // steps that each seat was told of
    std::vector<std::vector<std::string>> notes_; // what was done for each seat, which is still to be told
    bool show_all_ = true;
    bool watch_on_ = false; // to the end, without waiting
};

} // namespace londinium
