#include "game/engine.h"

#include "game/json_reader.h"

namespace londinium {
namespace {

/// An answer to be filled: it begins with the request's id, whatever that is.
Json reply_to(const Json& request, bool ok) {
    Json json;
    if (request.contains("id")) json["id"] = request["id"];
    json["ok"] = ok;
    return json;
}

std::string refusal(const Error& error, const Json& request = {}) {
    Json json = reply_to(request, false);
    json["error"] = {{"code", error.code}, {"message", error.message}};
    return to_line(json);
}

} // namespace

std::string Engine::too_long() {
    return refusal({"too-long", "a line may have at most " + std::to_string(kLongestLine) + " bytes"});
}

std::string Engine::answer(std::string_view line) {
    if (line.size() > kLongestLine) return too_long();
    const Json request = parse_json(line);
    if (request.is_discarded()) {
        return refusal({"bad-json", "this line is not JSON, or its brackets are nested too deeply"});
    }
    if (!request.is_object()) return refusal({"bad-request", "a request is a JSON object with a 'cmd'"});

    const Result<Json> result = carry_out(request);
    if (!result) return refusal(result.error(), request);
    Json json = reply_to(request, true);
    json.update(*result);
    return to_line(json);
}

Result<Json> Engine::begin(Result<Game> game) {
    if (!game) return game.error();
    game_ = std::move(*game);
    return Json::object();
}

Result<Json> Engine::apply(const Json& request) {
    const JsonReader reader(request);
    const std::string_view action = reader.need("action").text();
    std::size_t seat = game_->over() ? 0 : index(game_->asked());
    if (reader.has("seat"))
        seat = static_cast<std::size_t>(reader.member("seat").number(0, static_cast<int>(game_->players()) - 1));
    if (reader.failed()) return Error{"bad-request", reader.fault()};
    const Outcome done = game_->apply(seat_at(seat), action);
    if (!done) return done.error();
    return Json::object();
}

Result<Json> Engine::view(const Json& request) const {
    const JsonReader reader(request);
    const int seat = reader.need("seat").number(0, static_cast<int>(game_->players()) - 1);
    if (reader.failed()) return Error{"bad-request", reader.fault()};
    Json json;
    json["view"] = game_->view(seat_at(static_cast<std::size_t>(seat)));
    return json;
}

Result<Json> Engine::carry_out(const Json& request) {
    const JsonReader reader(request);
    const std::string_view cmd = reader.need("cmd").text();
    if (reader.failed()) return Error{"bad-request", reader.fault()};

    if (cmd == "new") {
        const std::string_view game = reader.need("game").text();
        const int players = reader.need("players").number(1, 100);
        const std::string_view seed = reader.need("seed").text();
        if (reader.failed()) return Error{"bad-request", reader.fault()};
        return begin(Game::deal(library_, game, players, seed));
    }
    if (cmd == "load" || cmd == "replay") {
        const JsonReader what = reader.need(cmd == "load" ? "state" : "record");
        if (reader.failed()) return Error{"bad-request", reader.fault()};
        return begin(cmd == "load" ? Game::load(library_, what.json()) : Game::replay(library_, what.json()));
    }

    const bool known = cmd == "legal" || cmd == "apply" || cmd == "state" || cmd == "view" || cmd == "score" ||
                       cmd == "record" || cmd == "undo" || cmd == "suggest";
    if (!known) {
        return Error{"unknown-command", "no command is called '" + std::string(cmd) +
                                            "'; there are new, legal, apply, state, view, load, score, record, replay, "
                                            "undo and suggest"};
    }
    if (!game_) return Error{"no-game", "there is no game yet: begin with new, load or replay"};

    Json json = Json::object();
    if (cmd == "legal") {
        json["seat"] = game_->over() ? Json() : Json(index(game_->asked()));
        json["decision"] = game_->decision();
        json["actions"] = game_->actions();
        return json;
    }
    if (cmd == "apply") return apply(request);
    if (cmd == "view") return view(request);
    if (cmd == "score") return game_->score();
    if (cmd == "suggest") {
        if (!suggest_) return Error{"unknown-command", "nobody here can suggest an action"};
        if (game_->over()) return Error{"bad-request", "the game is over"};
        return suggest_(*game_, request);
    }
    if (cmd == "undo") {
        const Outcome undone = game_->undo();
        if (!undone) return undone.error();
        return json;
    }
    json[std::string(cmd)] = cmd == "state" ? game_->state() : game_->record();
    return json;
}

} // namespace londinium
