#pragma once

#include "base/random.h"
#include "server/client.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace londinium {

/// A table just made: its name and the tokens of its seats.
struct MadeTable {
    std::string id;
    std::vector<std::string> tokens;
};

/// "you you computer" makes the seats in this order. `more` is what else the
/// request says.
MadeTable make_table(std::uint16_t port, const std::string& game, const std::string& seats,
                     const Json& more = Json::object());

/// Somebody at a table, who keeps what a page would keep.
class Person {
public:
    Person(std::uint16_t port, const MadeTable& table, std::vector<std::string> tokens);

    // What the person knows
    Json now;
    Json summary;
    std::vector<Json> log;
    int number = 0;    // of the last entry
    int last_move = 0; // of the last `move` or `undo`
    bool is_over() const { return summary.is_object() && summary["state"] == "over"; }
    /// The seats of mine that may act, with what they may do.
    std::vector<std::pair<int, std::vector<std::string>>> choices() const;

    // What the person does
    /// Takes in the next message; false when the line is dead. What answers a
    /// message of ours is in `answer`.
    bool hear(Until limit = soon());
    /// Until there is something for me to do, or the game is over.
    bool wait_for_turn();
    /// Until the log has so many entries.
    bool wait_for(int entries);
    /// Sends a message and hears until it is answered; null if it never is.
    Json ask(Json message);
    Json move(int seat, const std::string& action);
    /// Any legal action of mine; the answer to it.
    Json move_at_random(Random& random);

    Line line;

private:
    void take(const Json& message);

    std::optional<Json> answer_;
    int next_id_ = 1;
};

/// The refusal's code, or nothing if it was done; "silence" if nobody answered.
std::string code_of(const Json& answer);

} // namespace londinium
