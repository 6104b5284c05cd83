#include "players/suggest.h"

#include "base/suggest.h"
#include "game/json_reader.h"
#include "players/thumb_london.h"
#include "players/thumb_markets.h"

#include <array>
#include <cmath>
#include <string>
#include <string_view>

namespace londinium {
namespace {

constexpr std::size_t kOptions = 5;
constexpr int kLongestThought = 3'600'000; // milliseconds
constexpr std::array<std::string_view, 1> kLevels = {"thumb"};

/// To one place after the point: the worth is a rough one.
double rounded(double worth) {
    return std::round(worth * 10) / 10 + 0.0; // no -0.0
}

template <class Thumb, class Rules>
Json suggest_by(const Play<Rules>& play) {
    const auto view = Rules::observe(*play.book, play.state, Rules::asked(play.state));
    const auto opinions = Thumb(*play.book).opinions(view);
    Json json;
    json["action"] = words(*play.book, opinions.front().action);
    json["options"] = Json::array();
    for (std::size_t i = 0; i < opinions.size() && i < kOptions; ++i) {
        json["options"].push_back({{"action", words(*play.book, opinions[i].action)},
                                   {"expected", rounded(opinions[i].worth)},
                                   {"reason", opinions[i].reason}});
    }
    return json;
}

Json suggest_by_thumb(const Play<London>& play) { return suggest_by<ThumbLondon>(play); }
Json suggest_by_thumb(const Play<Markets>& play) { return suggest_by<ThumbMarkets>(play); }

} // namespace

Result<Json> suggest(const Game& game, const Json& request) {
    const JsonReader reader(request);
    const std::string level(reader.has("level") ? reader.member("level").text() : kLevels.front());
    if (reader.has("ms")) reader.member("ms").number(0, kLongestThought);
    if (reader.failed()) return Error{"bad-request", reader.fault()};
    if (level == "random") return Error{"bad-request", "a random player has no opinion; ask the level thumb"};
    if (level != "thumb") return Error{"bad-request", "level: " + unknown_word(level, "level", kLevels)};
    if (game.over()) return Error{"bad-request", "the game is over"};
    return std::visit([](const auto& play) { return suggest_by_thumb(play); }, game.play());
}

} // namespace londinium
