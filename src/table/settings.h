#pragma once

#include "base/result.h"
#include "game/json.h"

#include <optional>
#include <string>
#include <vector>

namespace londinium {

/// Who shall sit in a seat when the table is made.
enum class SeatKind { you, open, computer };

struct SeatSettings {
    SeatKind kind;
    std::string name;  // empty for an open seat
    std::string level; // of a computer player
};

enum class UndoRule { free, consent };
enum class Pace { human, instant };
enum class ClockKind { none, move, game };

struct ClockSettings {
    ClockKind kind = ClockKind::none;
    int seconds = 0;
};

/// What a table is made with: the body of POST /api/tables (docs/tables.md).
struct Settings {
    std::string game;
    std::vector<SeatSettings> seats;
    UndoRule undo = UndoRule::consent;
    Pace pace = Pace::human;
    ClockSettings clock;
    bool listed = false;
    bool hints = true;
    std::string stand_in = "journeyman"; // the level that sits in for a person
    std::optional<std::string> seed;     // chosen by whoever made the table
};

/// Reads them; every mistake is said in a sentence (code `bad-request`).
Result<Settings> read_settings(const Json& json);
/// The same from a log, where a level may stand that is no longer there, or a
/// name that would not be taken today: an old table must open all the same.
Result<Settings> read_old_settings(const Json& json);
Json settings_json(const Settings& settings);
Json clock_json(const ClockSettings& clock);

/// A name as it is shown, without blanks at its ends; or why it cannot be one.
Result<std::string> read_name(std::string_view text);

/// Is there a computer player of this level?
Outcome check_level(std::string_view level);

} // namespace londinium
