#include "commands/data.h"

#include "base/suggest.h"
#include "game/json.h"
#include "game/listing.h"
#include "game/read_origin.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fmt/format.h>
#include <vector>

namespace londinium {

namespace {

constexpr std::array<Origin, 3> kOrigins = {Origin::printed, Origin::rulebook, Origin::reconstruction};

/// Stands behind a value whose origin is not the surest.
std::string_view mark(Origin origin) {
    switch (origin) {
    case Origin::printed: return "";
    case Origin::rulebook: return "*";
    case Origin::reconstruction: return "?";
    }
    return "";
}

/// A value that says "nothing of this kind" is left out of the short lines.
bool worth_showing(const Value& value) {
    return value.column != "name" && !value.text.empty() && value.text != "0" && value.text != "none";
}

std::string short_line(const Entry& entry) {
    std::string line = entry.id + ':';
    for (const Value& value : entry.values) {
        if (worth_showing(value)) line += fmt::format(" {}={}{}", value.column, value.text, mark(value.origin));
    }
    return line + (entry.note.empty() ? "" : " (note)");
}

void print_game(const GameListing& game) {
    fmt::print("{}: {}, data version {}\n", game.game, game.title, game.data_version);
    std::array<std::size_t, 3> counts = {};
    for (const EntryList& list : game.lists) {
        for (const Entry& entry : list.entries) {
            for (const Value& value : entry.values) ++counts[static_cast<std::size_t>(value.origin)];
        }
        fmt::print("  {} {}{}{}\n", list.entries.size(), list.what, list.totals.empty() ? "" : "; ", list.totals);
    }
    fmt::print("  values:");
    for (const Origin origin : kOrigins) {
        fmt::print("{} {} {}", origin == Origin::printed ? "" : ",", counts[static_cast<std::size_t>(origin)],
                   word(origin));
    }
    fmt::print("\n");
}

void print_all(const std::vector<GameListing>& games) {
    for (const GameListing& game : games) print_game(game);
    fmt::print("Below, * marks a value said in a rulebook and ? a reconstruction; one without a mark is printed.\n");
    for (const GameListing& game : games) {
        for (const EntryList& list : game.lists) {
            fmt::print("\n{} {}\n", game.game, list.key);
            for (const Entry& entry : list.entries) fmt::print("  {}\n", short_line(entry));
        }
    }
}

void print_entry(const GameListing& game, const EntryList& list, const Entry& entry) {
    fmt::print("{} {}, {}: {}\n", game.game, list.key, entry.id, entry.name.empty() ? entry.id : entry.name);
    std::size_t width = 0;
    for (const Value& value : entry.values) width = std::max(width, value.column.size());
    for (const Value& value : entry.values) {
        fmt::print("  {:<{}} {:<24} {}\n", value.column, width, value.text.empty() ? "-" : value.text,
                   word(value.origin));
    }
    if (!entry.note.empty()) fmt::print("  {}\n", entry.note);
}

Json to_json(const Entry& entry) {
    Json values = Json::object();
    for (const Value& value : entry.values) {
        values[value.column] = {{"value", value.text}, {"origin", word(value.origin)}};
    }
    return {{"id", entry.id}, {"name", entry.name}, {"note", entry.note}, {"values", std::move(values)}};
}

Json to_json(const GameListing& game) {
    Json json = {{"game", game.game}, {"title", game.title}, {"data_version", game.data_version}};
    for (const EntryList& list : game.lists) {
        Json& entries = json[list.key] = Json::array();
        for (const Entry& entry : list.entries) entries.push_back(to_json(entry));
    }
    return json;
}

/// One id may stand in several games and lists: all of them are shown.
int show_one(const std::vector<GameListing>& games, const DataOptions& options) {
    Json found = Json::array();
    bool first = true;
    std::vector<std::string_view> known;
    for (const GameListing& game : games) {
        for (const EntryList& list : game.lists) {
            for (const Entry& entry : list.entries) {
                known.push_back(entry.id);
                if (entry.id != options.entry) continue;
                if (options.json) {
                    Json one = to_json(entry);
                    one["game"] = game.game;
                    one["list"] = list.key;
                    found.push_back(std::move(one));
                } else {
                    if (!first) fmt::print("\n");
                    print_entry(game, list, entry);
                }
                first = false;
            }
        }
    }
    if (first) {
        const std::string_view meant = nearest(options.entry, known);
        fmt::print(stderr, "Nothing in the data has the id '{}'{}\n", options.entry,
                   meant.empty() ? "; `londinium data` lists all ids" : fmt::format("; did you mean '{}'?", meant));
        return 1;
    }
    if (options.json) fmt::print("{}\n", to_line(found));
    return 0;
}

} // namespace

int run_data(const Library& library, const DataOptions& options) {
    const std::vector<GameListing> games = list_games(library);
    if (!options.entry.empty()) return show_one(games, options);
    if (options.json) {
        Json json = Json::array();
        for (const GameListing& game : games) json.push_back(to_json(game));
        fmt::print("{}\n", to_line(json));
    } else {
        print_all(games);
    }
    return 0;
}

} // namespace londinium
