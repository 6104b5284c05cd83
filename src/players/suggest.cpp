#include "players/suggest.h"

#include "base/suggest.h"
#include "game/json_reader.h"
#include "players/levels.h"
#include "players/make_mind.h"
#include "players/search_player.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {
namespace {

constexpr std::size_t kOptions = 5;
constexpr int kLongestThought = 3'600'000; // milliseconds
constexpr int kMostIterations = 1'000'000;
constexpr std::string_view kThumb = "thumb";

/// To one place after the point: the worth is a rough one.
double rounded(double worth) {
    return std::round(worth * 10) / 10 + 0.0; // no -0.0
}

template <class Rules>
struct Asked {
    const Play<Rules>& play;
    typename Rules::View view;
    /// All legal actions by the rule of thumb, the best first, with reasons.
    std::vector<typename ThumbOf<Rules>::Type::Opinion> opinions;

    Asked(const Play<Rules>& p, Seat seat, const Words& language)
        : play(p), view(Rules::observe(*p.book, p.state, seat)),
          opinions(typename ThumbOf<Rules>::Type(*p.book).opinions(view, language)) {}

    const std::string& reason(typename Rules::Action action) const {
        std::size_t i = 0;
        while (!(opinions[i].action == action)) ++i;
        return opinions[i].reason;
    }
    Json option(typename Rules::Action action, double expected) const {
        return {{"action", words(*play.book, action)}, {"expected", rounded(expected)}, {"reason", reason(action)}};
    }
};

template <class Rules>
Json by_thumb(const Asked<Rules>& asked) {
    Json options = Json::array();
    for (const auto& opinion : asked.opinions) {
        if (options.size() < kOptions) options.push_back(asked.option(opinion.action, opinion.worth));
    }
    return {{"action", options[0]["action"]}, {"options", std::move(options)}};
}

/// By a net, with a search or one look: chances to win, in percent.
template <class Rules>
Result<Json> by_net(const Asked<Rules>& asked, const Level& level, const std::function<bool()>& enough) {
    constexpr std::uint64_t kSeed = 1666; // the same question, the same answer
    const auto mind = make_mind<Rules>(level, *asked.play.book);
    if (!mind) return mind.error();
    Effort effort;
    const int usual = level.iterations.in(*asked.play.book);
    effort.iterations = enough && usual > 0 ? kMostIterations : usual;
    effort.sight = level.sight.in(*asked.play.book);
    effort.enough = enough;
    const auto findings = ponder<Rules>(*asked.play.book, **mind, asked.view, effort, kSeed);
    Json options = Json::array();
    for (const auto& finding : findings) {
        const double percent = 100 * std::clamp(static_cast<double>(finding.win), 0.0, 1.0);
        if (options.size() < kOptions) options.push_back(asked.option(finding.action, percent));
    }
    return Json{{"action", options[0]["action"]}, {"options", std::move(options)}, {"measure", "percent"}};
}

} // namespace

Result<Json> suggest(const Game& game, const Json& request, const Milliseconds& clock) {
    const JsonReader reader(request);
    const std::string name(reader.has("level") ? reader.member("level").text() : kThumb);
    const auto ms = reader.has("ms") ? reader.member("ms").number(0, kLongestThought) : -1;
    const std::string_view said = reader.has("language") ? reader.member("language").text() : code(Language::english);
    const std::optional<Language> language = language_called(said);
    if (!language) reader.member("language").fail(unknown_word(said, "language", kLanguageCodes));
    if (game.over()) return Error{"bad-request", "the game is over"};
    const int last = static_cast<int>(game.players()) - 1;
    const auto seat =
        reader.has("seat") ? seat_at(static_cast<std::size_t>(reader.member("seat").number(0, last))) : game.asked();
    if (reader.failed()) return Error{"bad-request", reader.fault()};
    if (name == "random") return Error{"bad-request", "a random player has no opinion; ask the level thumb"};
    const Level* level = find_level(name);
    if (level == nullptr && name != kThumb) {
        std::vector<std::string_view> known = {kThumb};
        for (const Level& other : levels()) known.push_back(other.name);
        return Error{"bad-request", "level: " + unknown_word(name, "level", known)};
    }
    if (!game.may_act(seat)) return Error{"bad-request", "seat: this one is not asked for anything"};
    std::function<bool()> enough;
    if (clock && ms >= 0) enough = [clock, end = clock() + static_cast<double>(ms)] { return clock() >= end; };
    return std::visit(
        [&](const auto& play) -> Result<Json> {
            const Asked asked(play, seat, words_in(*language));
            if (level == nullptr || asked.opinions.size() == 1) return by_thumb(asked);
            return by_net(asked, *level, enough);
        },
        game.play());
}

} // namespace londinium
