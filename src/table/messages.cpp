#include "table/messages.h"

#include "game/json_text.h"
#include "table/cost.h"

#include <string_view>

namespace londinium {
namespace {

constexpr std::size_t kNow = 6000; // letters that a NOW most often has room in

void write_seats(JsonText& text, SeatSet set, std::size_t players) {
    text.array([&] {
        for (std::size_t s = 0; s < players; ++s) {
            if (holds(set, seat_at(s))) text.value(s);
        }
    });
}

std::string_view words(Sitting::Kind kind) {
    switch (kind) {
    case Sitting::Kind::free: return "free";
    case Sitting::Kind::person: return "person";
    case Sitting::Kind::computer: break;
    }
    return "computer";
}

void write_sitting(JsonText& text, const Table& table, Seat seat, SeatSet here, Time now) {
    const Sitting& sitting = table.sitting(seat);
    const bool computer = sitting.kind == Sitting::Kind::computer;
    text.object([&] {
        text.key("kind").value(words(sitting.kind));
        text.key("name").value(sitting.name);
        if (computer) text.key("level").value(sitting.level);
        text.key("here").value(holds(here, seat) || computer);
        const std::optional<Millis> left = table.clock_left(seat, now);
        if (left && sitting.kind == Sitting::Kind::person) text.key("clock_ms").value(left->count());
        if (sitting.for_person) text.key("for_person").value(true);
    });
}

const std::string& text_for(const LogEntry& entry, SeatSet held) {
    const bool own = !entry.own_text.empty() && holds(held, entry.owner);
    return own ? entry.own_text : entry.text;
}

void write_views(JsonText& text, const Game* game, std::size_t players, SeatSet held) {
    text.object([&] {
        if (game == nullptr) return;
        for (std::size_t s = 0; s < players; ++s) {
            if (!holds(held, seat_at(s))) continue;
            text.key(s);
            game->write_view(text, seat_at(s));
        }
        if (held != 0) return;
        text.key("watch");
        game->write_view(text, kWatcher);
    });
}

void write_legal(JsonText& text, const Table& table, Seat seat) {
    text.list(priced_actions(*table.game(), seat), [&](const PricedAction& priced) {
        text.object([&] {
            text.key("action").value(priced.action);
            if (!priced.cost.empty()) text.key("cost").raw(priced.cost);
            if (!priced.comes_to.empty()) text.key("comes_to").raw(priced.comes_to);
        });
    });
}

/// What the holder of these seats may do: moves, and ways back.
void write_choices(JsonText& text, const Table& table, SeatSet held) {
    SeatSet able = table.phase() == Table::Phase::playing ? held : SeatSet{0};
    for (std::size_t s = 0; s < table.players(); ++s) {
        if (table.sitting(seat_at(s)).for_person) able &= static_cast<SeatSet>(~only(seat_at(s)));
    }
    const auto for_each = [&](auto write) {
        for (std::size_t s = 0; s < table.players(); ++s) {
            if (holds(able, seat_at(s))) write(seat_at(s));
        }
    };
    text.key("legal").object([&] {
        for_each([&](Seat seat) {
            if (!table.game()->may_act(seat)) return;
            text.key(index(seat));
            write_legal(text, table, seat);
        });
    });
    text.key("undo").object([&] {
        for_each([&](Seat seat) {
            const std::optional<Table::Undo> undo = table.undo_of(seat, held);
            if (undo) text.key(index(seat)).value(*undo == Table::Undo::free ? "free" : "ask");
        });
    });
}

/// What others are asked for.
void write_questions(JsonText& text, const Table& table) {
    text.key("asking");
    if (const auto& asking = table.asking()) {
        text.object([&] {
            text.key("seat").value(index(asking->seat));
            text.key("agreed");
            write_seats(text, asking->agreed, table.players());
            text.key("to").value(asking->to);
        });
    } else {
        text.null();
    }
    text.key("vote");
    if (const auto& voting = table.voting()) {
        text.object([&] {
            text.key("seat").value(index(voting->seat));
            text.key("level").value(voting->level);
            text.key("for");
            write_seats(text, voting->for_it, table.players());
        });
    } else {
        text.null();
    }
}

/// NOW of docs/tables.md.
void write_now(JsonText& text, const Table& table, SeatSet held) {
    const Game* game = table.game();
    text.object([&] {
        text.key("views");
        write_views(text, game, table.players(), held);
        text.key("asked");
        table.phase() == Table::Phase::playing ? text.value(index(game->asked())) : text.null();
        text.key("waiting");
        write_seats(text, table.waiting(), table.players());
        text.key("decision");
        game != nullptr ? text.value(game->decision()) : text.null();
        write_choices(text, table, held);
        write_questions(text, table);
        if (const auto seed = table.shown_seed()) {
            text.key("score").raw(to_line(*game->score()));
            text.key("seed").value(*seed);
        }
    });
}

} // namespace

std::string_view words(Table::Phase phase) {
    switch (phase) {
    case Table::Phase::waiting: return "waiting";
    case Table::Phase::playing: return "playing";
    case Table::Phase::over: break;
    }
    return "over";
}

std::string summary(const Table& table, SeatSet here, Time now) {
    const Settings& settings = table.settings();
    JsonText text;
    text.object([&] {
        text.key("table").value(table.id());
        text.key("game").value(settings.game);
        text.key("players").value(table.players());
        text.key("state").value(words(table.phase()));
        text.key("seats").array([&] {
            for (std::size_t s = 0; s < table.players(); ++s) write_sitting(text, table, seat_at(s), here, now);
        });
        text.key("turn").value(table.game() != nullptr ? table.game()->turn() : 0);
        text.key("made").value(to_number(table.made()));
        text.key("moved").value(to_number(table.moved()));
        text.key("undo").value(settings.undo == UndoRule::free ? "free" : "consent");
        text.key("pace").value(settings.pace == Pace::human ? "human" : "instant");
        text.key("hints").value(settings.hints);
        text.key("stand_in").value(settings.stand_in);
        text.key("clock").raw(to_line(clock_json(settings.clock)));
        text.key("listed").value(settings.listed);
        if (settings.seed) text.key("seed_chosen").value(true);
        if (!table.rematch().empty()) text.key("rematch").value(table.rematch());
    });
    return text.take();
}

std::string table_message(const Table& table, const Reader& reader) {
    JsonText text;
    text.object([&] {
        text.key("is").value("table");
        text.key("summary").raw(summary(table, reader.here, reader.now));
        text.key("you");
        write_seats(text, reader.held, table.players());
        text.key("number").value(table.last_number());
        text.key("commitment").value(table.commitment());
        text.key("log").list(table.log(), [&](const LogEntry& entry) { text.raw(text_for(entry, reader.held)); });
        text.key("now");
        write_now(text, table, reader.held);
    });
    return text.take();
}

std::string news_message(const Table& table, SeatSet held, int number, std::string_view summary) {
    const LogEntry& entry = table.log()[static_cast<std::size_t>(number - 1)];
    const bool last = number == table.last_number();
    JsonText text(last && entry.changes_now ? kNow : 0);
    text.object([&] {
        text.key("is").value("news");
        text.key("number").value(number);
        text.key("entry").raw(text_for(entry, held));
        if (last && entry.changes_summary) text.key("summary").raw(summary);
        if (!last || !entry.changes_now) return;
        text.key("now");
        write_now(text, table, held);
    });
    return text.take();
}

std::optional<std::string> moment_message(const Table& table, SeatSet held, int number, const Json& id) {
    const std::optional<Game> past = table.game_after(number);
    if (!past) return std::nullopt;
    JsonText text(kNow);
    text.object([&] {
        text.key("is").value("moment");
        if (!id.is_null()) text.key("id").raw(to_line(id));
        text.key("number").value(number);
        text.key("views");
        write_views(text, &*past, table.players(), held);
    });
    return text.take();
}

std::string now_message(const Table& table, SeatSet held) {
    JsonText text(kNow);
    text.object([&] {
        text.key("is").value("now");
        text.key("number").value(table.last_number());
        text.key("now");
        write_now(text, table, held);
    });
    return text.take();
}

} // namespace londinium
