#pragma once

#include "game/game.h"
#include "terminal/paper.h"
#include "words/words.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// One of the numbered choices: an action of the protocol, or a question of
/// its own with further choices (which card to swap, then for which).
struct Choice {
    std::string label;
    std::string action;       // empty if there is more to choose
    std::string asks;         // the further question
    std::vector<Choice> more; // its answers
    int number;               // what to type; stacks keep their own from menu to menu

    bool leads_on() const { return !more.empty(); }
};

/// How one game is told to the person at the keyboard. It takes whole games,
/// and turns them at once into what a seat may know: nothing else is shown.
class Narrator {
public:
    Narrator() = default;
    Narrator(const Narrator&) = delete;
    Narrator& operator=(const Narrator&) = delete;
    virtual ~Narrator() = default;

    // Before the game
    virtual std::string title() const = 0;
    /// What texts that differ from game to game select by: "london", "markets".
    virtual std::string_view key() const = 0;
    virtual void introduce(Paper& paper) const = 0;

    // A decision
    /// The table as the seat sees it: all of it, or what the decision needs
    /// beyond what was shown a moment ago.
    virtual void show(Paper& paper, const Game& game, Seat eyes, bool all) const = 0;
    virtual std::string question(const Game& game, Seat eyes) const = 0;
    virtual std::vector<Choice> choices(const Game& game, Seat eyes) const = 0;
    /// What the seat does, if there is only one thing to do.
    virtual std::string only_choice(const Game& game, Seat eyes) const = 0;

    // What happened
    /// The steps from `from` on, a paragraph for each player's turn. Without
    /// eyes, as somebody who looks on and sees nobody's cards.
    virtual void tell(Paper& paper, const Game& game, std::size_t from, std::optional<Seat> eyes) const = 0;
    /// The number of the turn that is being played, from 1; and the story from
    /// a turn's beginning on.
    virtual int turn(const Game& game) const = 0;
    virtual void tell_from_turn(Paper& paper, const Game& game, int turn, Seat eyes) const = 0;
    /// How many turns those who look on see at a time.
    virtual int turns_in_round(const Game& game) const = 0;
    /// What everybody sees of the table, for those who look on.
    virtual void show_public(Paper& paper, const Game& game) const = 0;

    // On demand
    virtual void rules(Paper& paper) const = 0;
    virtual void vocabulary(Paper& paper) const = 0;
    /// A card, place or player by name, or false if nothing is called so.
    virtual bool explain(Paper& paper, const Game& game, Seat eyes, std::string_view what) const = 0;
    virtual void map(Paper& paper, const Game& game, Seat eyes) const = 0;
    virtual void score_now(Paper& paper, const Game& game, Seat eyes) const = 0;

    // The end
    virtual void final_score(Paper& paper, const Game& game) const = 0;
};

/// The narrator of this game; `names` are the players', by seat. The game's
/// library must outlive it.
std::unique_ptr<Narrator> make_narrator(const Words& words, const Game& game, std::vector<std::string> names);

} // namespace londinium
