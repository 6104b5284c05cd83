#include "commands/golden.h"

#include "base/random.h"
#include "game/game.h"

#include <algorithm>
#include <fmt/format.h>
#include <fstream>
#include <map>

namespace londinium {

namespace {

bool all_objects(const Json& list) {
    return list.is_array() && std::ranges::all_of(list, [](const Json& item) { return item.is_object(); });
}

/// Whether it is shorter to say what changed inside than what is there now.
bool is_same_shape(const Json& before, const Json& after) {
    if (all_objects(before) && all_objects(after)) return after.size() >= before.size() && !before.empty();
    if (!before.is_object() || !after.is_object() || before.size() != after.size()) return false;
    return std::ranges::all_of(after.items(), [&](const auto& item) { return before.contains(item.key()); });
}

Json changes(const Json& before, const Json& after) {
    Json changed = Json::object();
    const auto compare = [&](const std::string& name, const Json* old, const Json& now) {
        if (old != nullptr && *old == now) return;
        changed[name] = old != nullptr && is_same_shape(*old, now) ? changes(*old, now) : now;
    };
    if (after.is_array()) {
        for (std::size_t i = 0; i < after.size(); ++i) {
            compare(std::to_string(i), i < before.size() ? &before[i] : nullptr, after[i]);
        }
    } else {
        for (const auto& [name, now] : after.items()) {
            compare(name, before.contains(name) ? &before[name] : nullptr, now);
        }
    }
    return changed;
}

/// Moves what all of them have in common out of the objects.
Json common_part(std::vector<Json*> objects) {
    Json common = Json::object();
    std::vector<std::string> names;
    for (const auto& [name, value] : objects.front()->items()) names.push_back(name);
    for (const std::string& name : names) {
        const bool in_all = std::ranges::all_of(objects, [&](const Json* object) { return object->contains(name); });
        if (!in_all) continue;
        const Json first = (*objects.front())[name];
        const auto is_first = [&](const Json* object) { return (*object)[name] == first; };
        const auto is_object = [&](const Json* object) { return (*object)[name].is_object(); };
        if (std::ranges::all_of(objects, is_first)) {
            common[name] = first;
            for (Json* object : objects) object->erase(name);
        } else if (std::ranges::all_of(objects, is_object)) {
            std::vector<Json*> parts;
            for (Json* object : objects) parts.push_back(&(*object)[name]);
            Json part = common_part(parts);
            if (!part.empty()) common[name] = std::move(part);
            for (Json* object : objects) {
                if ((*object)[name].empty()) object->erase(name);
            }
        }
    }
    return common;
}

std::vector<Json> all_views(const Game& game) {
    std::vector<Json> views;
    for (std::size_t s = 0; s < game.players(); ++s) views.push_back(game.view(seat_at(s)));
    return views;
}

void add_changes(Json& line, const std::vector<Json>& before, const std::vector<Json>& after) {
    std::vector<Json> changed;
    for (std::size_t s = 0; s < after.size(); ++s) changed.push_back(changes(before[s], after[s]));
    std::vector<Json*> objects;
    for (Json& json : changed) objects.push_back(&json);
    line["all"] = common_part(objects);
    for (std::size_t s = 0; s < changed.size(); ++s) {
        if (!changed[s].empty()) line[std::to_string(s)] = std::move(changed[s]);
    }
}

/// Chooses what to do by its first word, then one of that kind: places, swaps
/// and bids are many, and would leave no turn for anything else. What can
/// always be done and leads nowhere comes less often.
std::string choose(const std::vector<std::string>& actions, Random& random) {
    std::map<std::string, std::vector<std::string>> kinds;
    for (const std::string& action : actions) kinds[action.substr(0, action.find(' '))].push_back(action);
    for (const char* idle : {"loan", "swap", "done"}) {
        if (kinds.size() > 1 && random.below(4) != 0) kinds.erase(idle);
    }
    auto kind = kinds.begin();
    std::advance(kind, random.below(static_cast<std::uint32_t>(kinds.size())));
    return kind->second[random.below(static_cast<std::uint32_t>(kind->second.size()))];
}

} // namespace

std::string GoldenGame::file_name() const { return fmt::format("{}-{}p.jsonl", game, players); }

const std::vector<GoldenGame>& golden_games() {
    static const std::vector<GoldenGame> kGames = {
        {"london1", 2}, {"london1", 3}, {"london1", 4}, {"london2", 2},
        {"london2", 3}, {"london2", 4}, {"markets", 3}, {"markets", 4},
    };
    return kGames;
}

std::vector<std::string> golden_lines(const Library& library, const GoldenGame& golden) {
    const std::string seed = "golden";
    Result<Game> game = Game::deal(library, golden.game, golden.players, seed);
    if (!game) return {game.error().message};
    Random random(static_cast<std::uint64_t>(golden.players));

    std::vector<std::string> lines;
    std::vector<Json> views = all_views(*game);
    lines.push_back(to_line({{"game", golden.game}, {"players", golden.players}, {"seed", seed}, {"views", views}}));
    while (!game->over()) {
        const Seat seat = game->asked();
        const std::string action = choose(game->actions(), random);
        Json line = {{"seat", index(seat)}, {"action", action}};
        if (const Outcome done = game->apply(seat, action); !done) return {done.error().message};
        std::vector<Json> now = all_views(*game);
        add_changes(line, views, now);
        lines.push_back(to_line(line));
        views = std::move(now);
    }
    lines.push_back(to_line({{"score", *game->score()}}));
    lines.push_back(to_line({{"record", game->record()}}));
    return lines;
}

int run_golden(const Library& library, const std::string& directory) {
    for (const GoldenGame& golden : golden_games()) {
        const std::string path = directory + "/" + golden.file_name();
        std::ofstream file(path, std::ios::binary);
        for (const std::string& line : golden_lines(library, golden)) file << line << '\n';
        file.close();
        if (!file) {
            fmt::print(stderr, "{} cannot be written; is there such a directory?\n", path);
            return 1;
        }
        fmt::print("{}\n", path);
    }
    return 0;
}

} // namespace londinium
