#pragma once

#include "base/random.h"
#include "game/library.h"
#include "table/messages.h"
#include "table/new_table.h"
#include "table/table.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace londinium::at_table {

inline const Library& library() {
    static const Result<Library> kLibrary = built_in_library();
    return *kLibrary;
}

inline Time at(std::int64_t seconds) { return time_from(1'700'000'000'000 + seconds * 1000); }

inline Json parse(std::string_view text) { return Json::parse(text, nullptr, false); }

/// A table and its log, as a server has them: what is asked is planned, written
/// down and applied. Time is what the test says.
class Evening {
public:
    explicit Evening(std::string_view settings) : Evening(new_table(*read_settings(parse(settings)), at(0))) {}
    explicit Evening(const NewTable& made) : table(*Table::begin(library(), made.id, made.made)) {
        for (const NewTable::Handed& handed : made.tokens) tokens.push_back(handed.token);
        log.push_back(to_line(made.made));
    }

    /// What the holder of these seats says; gives the error's code, or nothing.
    std::string say(std::initializer_list<int> held, const Json& message, SeatSet here = 0) {
        SeatSet seats = 0;
        for (const int seat : held) seats |= only(seat_at(static_cast<std::size_t>(seat)));
        const Result<Events> events = table.plan({seats, message, now, here});
        why = events ? "" : events.error().message;
        return events ? take(*events) : events.error().code;
    }
    std::string say(int seat, std::string_view what) {
        Json message = parse(what);
        message["seat"] = seat;
        return say({seat}, message);
    }
    std::string move(int seat, std::string_view action) { return move_after(seat, action, last_move()); }
    std::string move_after(int seat, std::string_view action, int after) {
        return say({seat}, {{"do", "move"}, {"seat", seat}, {"action", action}, {"after", after}});
    }
    std::string sit(std::string_view name, std::optional<int> seat = {}) {
        const std::string token = new_token();
        const Result<Sat> sat = table.plan_sit(name, seat, hash_of(token));
        if (!sat) return sat.error().code;
        tokens.push_back(token);
        return take({{now, *sat}});
    }
    /// The clocks are looked at.
    std::string look_at_clocks() { return take(table.plan_time(now)); }

    /// Any legal action of whoever is asked. False if the game is over.
    bool play_on(Random& random) {
        if (table.phase() != Table::Phase::playing) return false;
        const Seat seat = table.game()->asked();
        const std::vector<std::string> actions = table.game()->actions(seat);
        const std::string& action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        if (holds(table.computers_waiting(), seat)) {
            const Result<Events> events = table.plan_computer_move(seat, action, now);
            EXPECT_TRUE(events.ok());
            EXPECT_EQ(take(*events), "");
        } else {
            EXPECT_EQ(move(static_cast<int>(index(seat)), action), "") << action << ": " << why;
        }
        return true;
    }

    std::string take(const Events& events) {
        for (const Event& event : events) {
            log.push_back(to_line(event));
            const Outcome applied = table.apply(*read_event(log.back()));
            if (!applied) return applied.error().message;
        }
        return "";
    }

    /// The entry of this number, or counted from the end: -1 is the last.
    Json entry(int number, SeatSet held = 0) const {
        const auto place = static_cast<std::size_t>(number > 0 ? number - 1 : table.last_number() + number);
        const LogEntry& entry = table.log()[place];
        return parse(holds(held, entry.owner) && !entry.own_text.empty() ? entry.own_text : entry.text);
    }
    int last_move() const {
        for (std::size_t i = table.log().size(); i-- > 0;) {
            const Json entry = parse(table.log()[i].text);
            if (entry["kind"] == "move" || entry["kind"] == "undo") return entry["number"].get<int>();
        }
        return 0;
    }
    /// NOW, as somebody with these seats is sent it; with none, a watcher.
    Json now_for(SeatSet held) const { return parse(now_message(table, held))["now"]; }
    Json now_of(int seat) const { return now_for(only(seat_at(static_cast<std::size_t>(seat)))); }
    Json now_watched() const { return now_for(0); }
    Json summary() const { return parse(londinium::summary(table, 0, now)); }
    int asked() const { return static_cast<int>(index(table.game()->asked())); }

    Table table;
    std::vector<std::string> tokens;
    std::vector<std::string> log;
    Time now = at(1);
    std::string why; // the last refusal's sentence
};

/// Everything that anybody could be sent, to compare two tables by.
inline std::string all_shown(const Table& table, Time now) {
    std::string text;
    for (SeatSet held = 0; held <= all_seats(table.players()); ++held) {
        text += table_message(table, {held, 0, now}) + "\n";
    }
    return text;
}

} // namespace londinium::at_table
