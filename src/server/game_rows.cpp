#include "server/game_rows.h"

#include "game/game.h"
#include "game/listing.h"
#include "game/read_origin.h"
#include "players/roster.h"

#include <array>
#include <cstddef>
#include <string>

namespace londinium {
namespace {

constexpr std::array<Origin, 3> kOrigins = {Origin::printed, Origin::rulebook, Origin::reconstruction};

/// "reconstruction; rulebook: name start": what most values are, then the others.
std::string origin_text(const Entry& entry) {
    std::array<std::size_t, kOrigins.size()> counts{};
    std::array<std::string, kOrigins.size()> columns;
    for (const Value& value : entry.values) {
        const auto place = static_cast<std::size_t>(value.origin);
        ++counts[place];
        columns[place] += " " + value.column;
    }
    std::size_t most = 0;
    for (std::size_t i = 1; i < counts.size(); ++i) {
        if (counts[i] > counts[most]) most = i;
    }
    std::string text(word(kOrigins[most]));
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (i != most && counts[i] > 0) text += "; " + std::string(word(kOrigins[i])) + ":" + columns[i];
    }
    return text;
}

Json row(const Entry& entry, bool is_space) {
    Json json{{"id", entry.id}};
    if (is_space) json["space"] = entry.id;
    for (const Value& value : entry.values) json[value.column] = value.text;
    json["origin"] = origin_text(entry);
    json["note"] = entry.note;
    return json;
}

/// Players to measure others by are not for people to play against.
Json levels() {
    Json names = Json::array();
    for (const std::string& name : player_names()) {
        if (name != "random" && name != "thumb") names.push_back(name);
    }
    if (names.empty()) names.push_back("thumb");
    return names;
}

} // namespace

Json games_json(const Library& library) {
    Json games = Json::array();
    std::string data;
    for (const GameListing& game : list_games(library)) {
        const std::size_t fewest = game.game == "markets" ? Markets::kFewestPlayers : London::kFewestPlayers;
        games.push_back({{"id", game.game},
                         {"title", game.title},
                         {"fewest", fewest},
                         {"most", kMostSeats},
                         {"data", game.data_version},
                         {"levels", levels()}});
        data += (data.empty() ? "" : " ") + game.data_version;
    }
    return {{"games", std::move(games)}, {"data", data}, {"version", std::to_string(kRulesVersion)}};
}

std::optional<Json> rows_json(const Library& library, std::string_view game) {
    for (const GameListing& listing : list_games(library)) {
        if (listing.game != game) continue;
        Json json = Json::object();
        for (const EntryList& list : listing.lists) {
            const bool is_track = list.key == "spaces";
            Json& rows = json[is_track ? "tracks" : list.key] = Json::array();
            for (const Entry& entry : list.entries) rows.push_back(row(entry, is_track));
        }
        return json;
    }
    return std::nullopt;
}

} // namespace londinium
