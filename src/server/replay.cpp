#include "server/replay.h"

#include "game/json_reader.h"
#include "table/changes.h"

#include <climits>
#include <optional>
#include <string>
#include <variant>

namespace londinium {
namespace {

int turn_of(const london::State& state) { return state.turn; }
int turn_of(const markets::State& state) { return state.round; }

/// Before which steps a turn (in London Markets a round) begins.
template <class Rules>
Json turns(const Play<Rules>& play) {
    Json list = Json::array();
    std::optional<int> last;
    for (std::size_t step = 0; step < play.steps.size(); ++step) {
        const int turn = turn_of(play.before[step]);
        if (turn == last) continue;
        last = turn;
        list.push_back(step);
    }
    return list;
}

std::string_view place(const Play<London>&, std::size_t) { return {}; }
std::string_view place(const Play<Markets>& play, std::size_t step) {
    return market_of_merchant(*play.book, play.before[step], play.steps[step].action);
}

template <class Rules>
Json actions(const Play<Rules>& play) {
    Json list = Json::array();
    for (std::size_t step = 0; step < play.steps.size(); ++step) {
        const auto& [seat, action] = play.steps[step];
        list.push_back({{"seat", index(seat)}, {"text", words(*play.book, action)}});
        if (const std::string_view market = place(play, step); !market.empty()) list.back()["market"] = market;
        const bool last = step + 1 == play.steps.size();
        const Json changed = changes(play.before[step], last ? play.state : play.before[step + 1]);
        if (!changed.is_null()) list.back()["changes"] = changed;
    }
    return list;
}

} // namespace

Result<Json> replay_moment(const Library& library, const Json& request) {
    const JsonReader reader(request);
    const JsonReader record = reader.need("record");
    int step = reader.has("step") ? reader.member("step").number(0, INT_MAX) : INT_MAX;
    const bool all_actions = reader.has("actions") && reader.member("actions").flag();
    if (reader.failed()) return Error{"bad-request", reader.fault()};

    Result<Game> game = Game::replay(library, record.json());
    if (!game) return Error{"bad-request", game.error().message};
    std::optional<Seat> seat;
    if (!reader.member("seat").is_null()) {
        seat =
            seat_at(static_cast<std::size_t>(reader.member("seat").number(0, static_cast<int>(game->players()) - 1)));
    }
    if (reader.failed()) return Error{"bad-request", reader.fault()};

    const int steps = static_cast<int>(game->steps());
    step = std::min(step, steps);
    Json json{{"steps", steps}, {"step", step}};
    std::visit(
        [&](const auto& play) {
            json["turns"] = turns(play);
            if (all_actions) json["actions"] = actions(play);
        },
        game->play());
    for (int i = steps; i > step; --i) {
        if (const Outcome back = game->undo(); !back) return back.error();
    }
    json["view"] = seat ? game->view(*seat) : game->state();
    json["decision"] = game->over() ? "over" : game->decision();
    json["seat"] = game->over() ? Json(nullptr) : Json(index(game->asked()));
    if (game->over()) {
        Result<Json> score = game->score();
        if (score) json["score"] = std::move(*score);
    }
    return json;
}

} // namespace londinium
