#include "table/event.h"

#include "game/json_reader.h"

#include <array>
#include <string_view>

namespace londinium {
namespace {

constexpr std::array<std::string_view, std::variant_size_v<Event::What>> kKinds = {
    "made",         "sat",   "left",     "moved",    "undone", "undo-asked", "undo-agreed",
    "undo-refused", "voted", "computer", "returned", "said",   "notify",     "rematched"};
constexpr std::array<std::string_view, 3> kWhys = {"vote", "clock", "left"};

// --- Writing

void put(Json& json, Seat seat) { json["seat"] = index(seat); }

void write(Json& json, const Made& made) {
    json["settings"] = settings_json(made.settings);
    json["seed"] = made.seed;
    json["tokens"] = made.tokens;
    if (made.start) json["start"] = *made.start;
}
void write(Json& json, const Sat& sat) {
    put(json, sat.seat);
    json["name"] = sat.name;
    json["token"] = sat.token;
}
void write(Json& json, const Moved& moved) {
    put(json, moved.seat);
    json["action"] = moved.action;
    if (moved.learned) json["learned"] = true;
}
void write(Json& json, const Undone& undone) {
    put(json, undone.seat);
    json["to"] = undone.to;
}
void write(Json& json, const UndoAsked& asked) {
    put(json, asked.seat);
    json["to"] = asked.to;
}
void write(Json& json, const Voted& voted) {
    put(json, voted.seat);
    json["by"] = index(voted.by);
    json["level"] = voted.level;
}
void write(Json& json, const ComputerSat& sat) {
    put(json, sat.seat);
    json["why"] = kWhys[static_cast<std::size_t>(sat.why)];
    json["level"] = sat.level;
}
void write(Json& json, const Said& said) {
    json["seat"] = said.seat ? Json(index(*said.seat)) : Json();
    json["name"] = said.name;
    json["text"] = said.text;
}
void write(Json& json, const Notify& notify) {
    put(json, notify.seat);
    json["url"] = notify.url;
    if (notify.language != Language::english) json["language"] = code(notify.language);
}
void write(Json& json, const Rematched& rematched) { json["table"] = rematched.table; }
void write(Json& json, const Left& left) { put(json, left.seat); }
void write(Json& json, const UndoAgreed& agreed) { put(json, agreed.seat); }
void write(Json& json, const UndoRefused& refused) { put(json, refused.seat); }
void write(Json& json, const Returned& returned) { put(json, returned.seat); }

// --- Reading

constexpr int kMostEntries = 1'000'000;

Seat seat_of(const JsonReader& at, std::string_view name = "seat") {
    return seat_at(static_cast<std::size_t>(at.need(name).number(0, static_cast<int>(kMostSeats) - 1)));
}
std::string text_of(const JsonReader& at, std::string_view name) { return std::string(at.need(name).text()); }
int entry_of(const JsonReader& at) { return at.need("to").number(0, kMostEntries); }

void read(const JsonReader& at, Made& made) {
    Result<Settings> settings = read_old_settings(at.need("settings").json());
    if (!settings) {
        at.fail(settings.error().message);
        return;
    }
    made.settings = std::move(*settings);
    made.seed = text_of(at, "seed");
    const JsonReader tokens = at.need("tokens");
    for (std::size_t i = 0; i < tokens.size(); ++i) made.tokens.emplace_back(tokens[i].text());
    if (!at.failed() && made.tokens.size() != made.settings.seats.size()) tokens.fail("one for each seat is wanted");
    if (at.has("start")) made.start = at.member("start").json();
}
void read(const JsonReader& at, Sat& sat) { sat = {seat_of(at), text_of(at, "name"), text_of(at, "token")}; }
void read(const JsonReader& at, Moved& moved) {
    moved = {seat_of(at), text_of(at, "action"), at.has("learned") && at.member("learned").flag()};
}
void read(const JsonReader& at, Undone& undone) { undone = {seat_of(at), entry_of(at)}; }
void read(const JsonReader& at, UndoAsked& asked) { asked = {seat_of(at), entry_of(at)}; }
void read(const JsonReader& at, Voted& voted) { voted = {seat_of(at), seat_of(at, "by"), text_of(at, "level")}; }
void read(const JsonReader& at, ComputerSat& sat) {
    const std::string why = text_of(at, "why");
    sat = {seat_of(at), Why::vote, text_of(at, "level")};
    for (std::size_t i = 0; i < kWhys.size(); ++i) {
        if (kWhys[i] == why) {
            sat.why = static_cast<Why>(i);
            return;
        }
    }
    at.fail("vote, clock or left is wanted in 'why'");
}
void read(const JsonReader& at, Said& said) {
    if (at.has("seat") && !at.member("seat").is_null()) said.seat = seat_of(at);
    said.name = text_of(at, "name");
    said.text = text_of(at, "text");
}
void read(const JsonReader& at, Notify& notify) {
    const std::string_view language = at.has("language") ? at.member("language").text() : std::string_view();
    notify = {seat_of(at), text_of(at, "url"), language_called(language).value_or(Language::english)};
}
void read(const JsonReader& at, Rematched& rematched) { rematched.table = text_of(at, "table"); }
void read(const JsonReader& at, Left& left) { left.seat = seat_of(at); }
void read(const JsonReader& at, UndoAgreed& agreed) { agreed.seat = seat_of(at); }
void read(const JsonReader& at, UndoRefused& refused) { refused.seat = seat_of(at); }
void read(const JsonReader& at, Returned& returned) { returned.seat = seat_of(at); }

template <std::size_t I = 0>
void read_kind(const JsonReader& at, std::string_view kind, Event::What& what) {
    if constexpr (I < kKinds.size()) {
        if (kKinds[I] != kind) return read_kind<I + 1>(at, kind, what);
        std::variant_alternative_t<I, Event::What> read_here{};
        read(at, read_here);
        what = std::move(read_here);
    } else {
        at.fail("'kind' is none that a log holds");
    }
}

} // namespace

std::string to_line(const Event& event) {
    Json json;
    json["at"] = to_number(event.at);
    json["kind"] = kKinds[event.what.index()];
    std::visit([&](const auto& what) { write(json, what); }, event.what);
    return to_line(json);
}

Result<Event> read_event(std::string_view line) {
    const Json json = Json::parse(line, nullptr, false);
    if (!json.is_object()) return Error{"bad-log", "a line of the log is a JSON object"};
    const JsonReader reader(json);
    Event event{};
    const JsonReader at = reader.need("at");
    if (at.json().is_number_integer()) {
        event.at = time_from(at.json().get<std::int64_t>());
    } else {
        at.fail("a time is wanted here");
    }
    const std::string kind = text_of(reader, "kind");
    if (!reader.failed()) read_kind(reader, kind, event.what);
    if (reader.failed()) return Error{"bad-log", reader.fault()};
    return event;
}

} // namespace londinium
