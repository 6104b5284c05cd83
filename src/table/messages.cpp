#include "table/messages.h"

#include "table/cost.h"

#include <string_view>

namespace londinium {
namespace {

Json seats_in(SeatSet set, std::size_t players) {
    Json list = Json::array();
    for (std::size_t s = 0; s < players; ++s) {
        if (holds(set, seat_at(s))) list.push_back(s);
    }
    return list;
}

Json seat_json(const Table& table, Seat seat, SeatSet here, Time now) {
    const Sitting& sitting = table.sitting(seat);
    Json json = object_of(6);
    switch (sitting.kind) {
    case Sitting::Kind::free: json["kind"] = "free"; break;
    case Sitting::Kind::person: json["kind"] = "person"; break;
    case Sitting::Kind::computer: json["kind"] = "computer"; break;
    }
    json["name"] = sitting.name;
    if (sitting.kind == Sitting::Kind::computer) json["level"] = sitting.level;
    json["here"] = holds(here, seat) || sitting.kind == Sitting::Kind::computer;
    const std::optional<Millis> left = table.clock_left(seat, now);
    if (left && sitting.kind == Sitting::Kind::person) json["clock_ms"] = left->count();
    if (sitting.for_person) json["for_person"] = true;
    return json;
}

const std::string& text_for(const LogEntry& entry, SeatSet held) {
    const bool own = !entry.own_text.empty() && holds(held, entry.owner);
    return own ? entry.own_text : entry.text;
}

Json legal_for(const Table& table, Seat seat) {
    Json list = Json::array();
    for (const PricedAction& priced : priced_actions(*table.game(), seat)) {
        Json one;
        one["action"] = priced.action;
        if (!priced.cost.empty()) one["cost"] = priced.cost;
        if (!priced.comes_to.empty()) one["comes_to"] = priced.comes_to;
        list.push_back(std::move(one));
    }
    return list;
}

Json views_for(const Game& game, SeatSet held, std::size_t players) {
    Json views = object_of(kMostSeats);
    for (std::size_t s = 0; s < players; ++s) {
        if (holds(held, seat_at(s))) views[std::to_string(s)] = game.view(seat_at(s));
    }
    if (held == 0) views["watch"] = game.view(kWatcher);
    return views;
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

Json summary(const Table& table, SeatSet here, Time now) {
    const Settings& settings = table.settings();
    Json json = object_of(20);
    json["table"] = table.id();
    json["game"] = settings.game;
    json["players"] = table.players();
    json["state"] = words(table.phase());
    json["seats"] = Json::array();
    for (std::size_t s = 0; s < table.players(); ++s) json["seats"].push_back(seat_json(table, seat_at(s), here, now));
    json["turn"] = table.game() != nullptr ? table.game()->turn() : 0;
    json["made"] = to_number(table.made());
    json["moved"] = to_number(table.moved());
    json["undo"] = settings.undo == UndoRule::free ? "free" : "consent";
    json["pace"] = settings.pace == Pace::human ? "human" : "instant";
    json["hints"] = settings.hints;
    json["stand_in"] = settings.stand_in;
    json["clock"] = clock_json(settings.clock);
    json["listed"] = settings.listed;
    if (settings.seed) json["seed_chosen"] = true;
    if (!table.rematch().empty()) json["rematch"] = table.rematch();
    return json;
}

Json now_for(const Table& table, SeatSet held) {
    const Game* game = table.game();
    const bool playing = table.phase() == Table::Phase::playing;
    Json now = object_of(12);
    now["views"] = game != nullptr ? views_for(*game, held, table.players()) : Json::object();
    now["asked"] = playing ? Json(index(game->asked())) : Json();
    now["waiting"] = seats_in(table.waiting(), table.players());
    now["decision"] = game != nullptr ? Json(game->decision()) : Json();
    now["legal"] = Json::object();
    now["undo"] = Json::object();
    for (std::size_t s = 0; playing && s < table.players(); ++s) {
        const Seat seat = seat_at(s);
        if (!holds(held, seat)) continue;
        const std::string key = std::to_string(s);
        const bool for_person = table.sitting(seat).for_person;
        if (!for_person && game->may_act(seat)) now["legal"][key] = legal_for(table, seat);
        if (const auto undo = table.undo_of(seat, held); undo && !for_person) {
            now["undo"][key] = *undo == Table::Undo::free ? "free" : "ask";
        }
    }
    now["asking"] = Json();
    if (const auto& asking = table.asking()) {
        now["asking"] = {
            {"seat", index(asking->seat)}, {"agreed", seats_in(asking->agreed, table.players())}, {"to", asking->to}};
    }
    now["vote"] = Json();
    if (const auto& voting = table.voting()) {
        now["vote"] = {{"seat", index(voting->seat)},
                       {"level", voting->level},
                       {"for", seats_in(voting->for_it, table.players())}};
    }
    if (const auto seed = table.shown_seed()) {
        now["score"] = *game->score();
        now["seed"] = *seed;
    }
    return now;
}

std::string table_message(const Table& table, const Reader& reader) {
    Json head;
    head["is"] = "table";
    head["summary"] = summary(table, reader.here, reader.now);
    head["you"] = seats_in(reader.held, table.players());
    head["number"] = table.last_number();
    head["commitment"] = table.commitment();
    std::string text = to_line(head);
    text.pop_back(); // the bracket
    text += ",\"log\":[";
    const char* comma = "";
    for (const LogEntry& entry : table.log()) {
        text += comma;
        text += text_for(entry, reader.held);
        comma = ",";
    }
    return text + "],\"now\":" + to_line(now_for(table, reader.held)) + "}";
}

std::string news_message(const Table& table, SeatSet held, int number, std::string_view summary) {
    const LogEntry& entry = table.log()[static_cast<std::size_t>(number - 1)];
    std::string text = "{\"is\":\"news\",\"number\":" + std::to_string(number) + ",\"entry\":";
    text += text_for(entry, held);
    const bool last = number == table.last_number();
    if (last && entry.changes_summary) {
        text += ",\"summary\":";
        text += summary;
    }
    if (last && entry.changes_now) text += ",\"now\":" + to_line(now_for(table, held));
    return text + "}";
}

std::optional<Json> moment_for(const Table& table, SeatSet held, int number) {
    const std::optional<Game> past = table.game_after(number);
    if (!past) return std::nullopt;
    return Json{{"is", "moment"}, {"number", number}, {"views", views_for(*past, held, table.players())}};
}

std::string now_message(const Table& table, SeatSet held) {
    return "{\"is\":\"now\",\"number\":" + std::to_string(table.last_number()) +
           ",\"now\":" + to_line(now_for(table, held)) + "}";
}

} // namespace londinium
