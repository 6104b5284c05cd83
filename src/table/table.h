#pragma once

#include "base/result.h"
#include "base/seat.h"
#include "game/game.h"
#include "table/clocks.h"
#include "table/event.h"
#include "table/time.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// Who sits where.
struct Sitting {
    enum class Kind { free, person, computer };
    Kind kind = Kind::free;
    std::string name;
    std::string level;  // of a computer, also one that sits in for a person
    TokenHash token;    // of the person, who keeps it while the computer sits in
    std::string notify; // where to call when it is this seat's turn
    Language notify_in = Language::english;
    bool for_person = false;
};

/// What everybody may know of something that happened, as the text of a JSON
/// object; for the player who did it in its own words, if these say more.
struct LogEntry {
    int number;
    bool changes_summary;
    bool changes_now;
    Seat owner; // who may read own_text
    std::string text;
    std::string own_text; // empty: the same
};

/// One thing that somebody at the table asks for.
struct Request {
    SeatSet held;        // the seats whose tokens the sender has: see Table::held_by
    const Json& message; // docs/tables.md, "From the client"
    Time now;
    SeatSet here = 0; // seats that somebody holds a connection for
};

/// A table: its seats, its game and its log. It does nothing by itself and
/// knows no clock, file or thread. The way of a move is
///
///     plan(request)  ->  the ledger makes the events durable  ->  apply(event)
///
/// and then the messages (messages.h). Whoever plans must apply before planning
/// again; if the ledger refuses, nothing has changed.
///
/// The library must outlive the table.
class Table {
public:
    // Beginnings
    static Result<Table> begin(const Library& library, std::string id, const Event& made);
    /// From its log. A log that cannot be is refused (code `bad-log`).
    static Result<Table> replay(const Library& library, std::string id, std::span<const std::string> lines);

    // Planning: what would be appended to the log. Nothing has happened yet.
    /// `move`, `undo`, `agree`, `refuse`, `vote`, `return`, `chat`, `leave`,
    /// `notify`. No events: it is so already (a bid given twice).
    Result<Events> plan(const Request& request) const;
    /// A person takes a free seat, any if none is named.
    Result<Sat> plan_sit(std::string_view name, std::optional<int> seat, TokenHash token) const;
    /// The computer player of this seat moves.
    Result<Events> plan_computer_move(Seat seat, std::string_view action, Time now) const;
    /// What the clocks say: seats whose time has run out. Often nothing.
    Events plan_time(Time now) const;
    /// Another table with the same people in the same seats, who keep their
    /// tokens: what it is made with. The old table then gets a Rematched with
    /// the new one's id.
    Result<Made> plan_rematch(const Request& request, std::string seed) const;

    // Doing
    /// Takes what was planned, here or elsewhere, once it is durable. Refused
    /// only if the event does not fit this table.
    Outcome apply(const Event& event);

    // Asking
    enum class Phase { waiting, playing, over };
    const std::string& id() const { return id_; }
    const Settings& settings() const { return settings_; }
    Phase phase() const;
    /// How many events the log has; the ledger's next number.
    int length() const { return length_; }
    /// The seats that these tokens hold.
    SeatSet held_by(std::span<const TokenHash> tokens) const;
    std::size_t players() const { return sittings_.size(); }
    const Sitting& sitting(Seat seat) const { return sittings_[index(seat)]; }
    /// None before all seats are taken.
    const Game* game() const { return game_ ? &*game_ : nullptr; }
    /// Seats whose action the game waits for; with sealed bids several.
    SeatSet waiting() const;
    /// Do they choose in secret, so that not even the time it takes may tell?
    bool in_secret() const { return auction() != nullptr; }
    /// Those of them that a computer player has.
    SeatSet computers_waiting() const;
    /// When the table must be looked at though nobody asks: at once if a
    /// computer is to move, or when a clock runs out.
    std::optional<Time> due() const;
    Time made() const { return made_; }
    Time moved() const { return moved_; }
    const std::string& commitment() const { return commitment_; }
    const std::string& rematch() const { return rematch_; }
    /// The record, with the commitment; refused before the game is over.
    Result<Json> record() const;

    // What messages are made of
    /// Entries count from 1: log()[0] has the number 1.
    const std::vector<LogEntry>& log() const { return log_; }
    int last_number() const { return static_cast<int>(log_.size()); }
    /// How an undo of the seat's last own move would go; none if there is none.
    enum class Undo { free, ask };
    std::optional<Undo> undo_of(Seat seat, SeatSet held) const;
    struct Asking {
        Seat seat;
        SeatSet agreed;
        int to;
    };
    const std::optional<Asking>& asking() const { return asking_; }
    struct Voting {
        Seat seat;
        std::string level; // that shall sit in
        SeatSet for_it;
    };
    const std::optional<Voting>& voting() const { return voting_; }
    std::optional<Millis> clock_left(Seat seat, Time now) const { return clocks_.left(seat, now); }
    /// The game as it was after the entry with this number, if it had begun. What was taken back since never was.
    std::optional<Game> game_after(int number) const;
    /// The secret seed, once the game is over.
    std::optional<std::string> shown_seed() const;

private:
    Table(const Library& library, std::string id, const Made& made, Time now);

    /// An action of the game that has not been taken back.
    struct Step {
        Seat seat;
        int number; // of its entry; a bid given again has that of the bid whose place it takes
        bool learned;
        std::string again; // the action of such a bid; empty for all others

        bool listed() const { return again.empty(); } // it has an entry of its own
    };

    // Doing, by kind of event
    Outcome apply(const Made& made);
    Outcome apply(const Sat& sat);
    Outcome apply(const Left& left);
    Outcome apply(const Moved& moved);
    Outcome apply(const Undone& undone);
    Outcome apply(const UndoAsked& asked);
    Outcome apply(const UndoAgreed& agreed);
    Outcome apply(const UndoRefused& refused);
    Outcome apply(const Voted& voted);
    Outcome apply(const ComputerSat& sat);
    Outcome apply(const Returned& returned);
    Outcome apply(const Said& said);
    Outcome apply(const Notify& notify);
    Outcome apply(const Rematched& rematched);
    Outcome start_if_full();
    enum class Changes { nothing, now, all };
    void enter(std::string_view kind, const Json& more, Changes changes = Changes::all);
    void enter_seat(Seat seat, std::string_view what);
    void enter_move(const Moved& moved, int turn, bool unveils, const Json& changed);
    void await(SeatSet anew = 0);
    int number_of_bid(Seat seat) const;

    // Planning, by what is asked
    Result<Events> plan_move(const Request& request, Seat seat) const;
    Result<Events> plan_undo(const Request& request, Seat seat) const;
    Result<Events> plan_agree(const Request& request, Seat seat) const;
    Result<Events> plan_refuse(const Request& request, Seat seat) const;
    Result<Events> plan_vote(const Request& request, Seat seat) const;
    Result<Events> plan_return(const Request& request, Seat seat) const;
    Result<Events> plan_leave(const Request& request, Seat seat) const;
    Result<Events> plan_notify(const Request& request, Seat seat) const;
    Result<Events> plan_chat(const Request& request) const;
    Result<Seat> own_seat(const Request& request) const;
    bool is_stale(Seat seat, int after) const;
    SeatSet people() const;
    bool all_agree(SeatSet besides) const;    // to the undo that is asked for
    int before_last_move_of(Seat seat) const; // -1: it has none
    bool is_free(Seat seat, int to) const;
    bool needs_no_consent(Seat seat, SeatSet held, int to) const;
    const markets::State* auction() const; // while bids come in

    const Library* library_;
    std::string id_;
    Settings settings_;
    std::string seed_;
    std::optional<Json> start_;
    std::string commitment_;
    std::vector<Sitting> sittings_;
    std::optional<Game> game_;
    Clocks clocks_;
    std::vector<Step> steps_; // as many as the game has
    std::vector<LogEntry> log_;
    std::optional<Asking> asking_;
    std::optional<Voting> voting_;
    std::string rematch_;
    Time made_;
    Time moved_;
    Time now_; // of the event being applied, or of the last one
    std::array<std::optional<Time>, kMostSeats> awaited_since_{};
    int length_ = 0;
    int last_move_ = 0;   // number of the last `move` or `undo`
    int before_bids_ = 0; // the same, without the bids of the auction under way
    int said_ = 0;        // lines of chat so far
    int watchers_said_ = 0;
};

} // namespace londinium
