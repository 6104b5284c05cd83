#include "players/suggest.h"

#include "game/json_reader.h"
#include "players/thumb_london.h"

namespace londinium {
namespace {

constexpr std::size_t kOptions = 5;

Json suggest_by_thumb(const Play<London>& play) {
    const auto view = London::observe(*play.book, play.state, London::asked(play.state));
    const auto opinions = ThumbLondon(*play.book).opinions(view);
    Json json;
    json["action"] = words(*play.book, opinions.front().action);
    json["options"] = Json::array();
    for (std::size_t i = 0; i < opinions.size() && i < kOptions; ++i) {
        json["options"].push_back({{"action", words(*play.book, opinions[i].action)},
                                   {"expected", opinions[i].worth},
                                   {"reason", opinions[i].reason}});
    }
    return json;
}

} // namespace

Result<Json> suggest(const Game& game, const Json& request) {
    const JsonReader reader(request);
    const std::string level(reader.has("level") ? reader.member("level").text() : "thumb");
    if (reader.has("ms")) reader.member("ms").number(0, 3'600'000);
    if (reader.failed()) return Error{"bad-request", reader.fault()};
    if (level != "thumb") return Error{"bad-request", "no level is called '" + level + "'; there is thumb"};
    return std::visit([](const auto& play) { return suggest_by_thumb(play); }, game.play());
}

} // namespace londinium
