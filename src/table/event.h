#pragma once

#include "base/result.h"
#include "base/seat.h"
#include "game/json.h"
#include "table/settings.h"
#include "table/time.h"
#include "table/token.h"
#include "words/language.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace londinium {

/// What the log of a table holds. The log is the table: append-only, and played
/// again it gives the same table. Some of it is secret (the seed, who bid what,
/// addresses for notices): what a person is shown of it is a LogEntry (table.h).

/// The first event of every log.
struct Made {
    Settings settings;
    std::string seed;
    std::vector<TokenHash> tokens; // by seat; empty where nobody has sat down
    std::optional<Json> start;     // a state to begin from instead of a deal
};
/// A person takes a free seat.
struct Sat {
    Seat seat;
    std::string name;
    TokenHash token;
};
/// A person gives the seat up before the game begins: it is free again.
struct Left {
    Seat seat;
};
struct Moved {
    Seat seat;
    std::string action;
    bool learned; // something hidden came to light for the mover: no free way back
};
/// Everything after entry `to` is as if it had not happened.
struct Undone {
    Seat seat;
    int to;
};
struct UndoAsked {
    Seat seat;
    int to;
};
struct UndoAgreed {
    Seat seat;
};
struct UndoRefused {
    Seat seat;
};
/// A vote to let a computer player of this level sit in for somebody.
struct Voted {
    Seat seat; // who is away
    Seat by;
    std::string level;
};
enum class Why { vote, clock, left };
/// The computer sits in for a person, who keeps the token.
struct ComputerSat {
    Seat seat;
    Why why;
    std::string level;
};
/// The person takes the seat back.
struct Returned {
    Seat seat;
};
struct Said {
    std::optional<Seat> seat; // none: a watcher
    std::string name;
    std::string text;
};
/// Where to call when it is this seat's turn; empty for never.
struct Notify {
    Seat seat;
    std::string url;
    Language language; // of what is said there
};
struct Rematched {
    std::string table;
};

struct Event {
    using What = std::variant<Made, Sat, Left, Moved, Undone, UndoAsked, UndoAgreed, UndoRefused, Voted, ComputerSat,
                              Returned, Said, Notify, Rematched>;
    Time at;
    What what;
};
using Events = std::vector<Event>;

/// One event as a line of the log, both ways. A line that is none is refused
/// (code `bad-log`) with what is wrong with it.
std::string to_line(const Event& event);
Result<Event> read_event(std::string_view line);

} // namespace londinium
