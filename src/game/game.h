#pragma once

#include "base/result.h"
#include "game/json.h"
#include "game/library.h"
#include "game/play.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace londinium {

inline constexpr int kRulesVersion = 1;
inline constexpr int kRecordFormat = 1;

/// A game in progress, whichever it is: the one door for everybody who talks
/// in words and JSON (engine, terminal, server). Who wants the plain types of
/// one game, for speed, takes London or Markets (game/london.h) directly.
///
/// The library must outlive the game.
class Game {
public:
    // Beginnings
    static Result<Game> deal(const Library& library, std::string_view game, int players, std::string_view seed);
    /// From any state, as docs/protocol.md writes it.
    static Result<Game> load(const Library& library, const Json& state);
    /// From a record: every action is played again, and the end must be the
    /// one the record was made at.
    static Result<Game> replay(const Library& library, const Json& record);

    // Asking
    std::size_t players() const;
    bool over() const;
    /// Who is asked next; not to be asked when the game is over.
    Seat asked() const;
    std::string_view decision() const;
    /// Is it for this seat to act? With sealed bids for several at once.
    bool may_act(Seat seat) const;
    /// London's turn, or the round of London Markets.
    int turn() const;
    /// Everything the seat may do now, sorted. For that seat's eyes only.
    std::vector<std::string> actions(Seat seat) const;
    std::vector<std::string> actions() const;

    /// Whether the seat may do this now; if not, why, in a language.
    Outcome check(Seat seat, std::string_view action, const Words& words = english()) const;

    // Doing
    Outcome apply(Seat seat, std::string_view action);
    Outcome undo();
    /// Back to when there were only so many steps.
    void go_back_to(std::size_t steps);
    /// For who holds thousands of games: see Play.
    void keep_only_origin();

    // Showing
    Json state() const;
    /// What the seat, or kWatcher, may know.
    Json view(Seat seat) const;
    void write_view(JsonText& text, Seat seat) const;
    /// The last action in the words that the other players are told.
    std::string last_action_for_others() const;
    Json record() const;
    Result<Json> score() const;
    std::size_t steps() const;

    using Any = std::variant<Play<London>, Play<Markets>>;
    const Any& play() const { return play_; }

private:
    explicit Game(Any play) : play_(std::move(play)) {}

    Any play_;
};

} // namespace londinium
