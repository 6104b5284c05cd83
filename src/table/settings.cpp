#include "table/settings.h"

#include "base/seat.h"
#include "base/suggest.h"
#include "game/json_reader.h"
#include "game/london.h"
#include "game/markets.h"
#include "players/roster.h"
#include "table/plain_text.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace londinium {
namespace {

constexpr std::size_t kLongestName = 40;
constexpr std::size_t kLongestSeed = 200;
constexpr int kShortestClock = 5;
constexpr int kLongestClock = 60 * 60 * 24 * 60; // two months

constexpr std::array<std::string_view, 3> kGames = {"london1", "london2", "markets"};
constexpr std::array<std::string_view, 3> kSeatKinds = {"you", "open", "computer"};
constexpr std::array<std::string_view, 2> kUndoRules = {"free", "consent"};
constexpr std::array<std::string_view, 2> kPaces = {"human", "instant"};
constexpr std::array<std::string_view, 3> kClockKinds = {"none", "move", "game"};

/// Londoners of the years after the Fire, for computer players without a name.
constexpr std::array<std::string_view, kMostSeats> kComputerNames = {"Wren", "Hooke", "Pepys", "Evelyn"};

/// One of the words, as the number it has in the list.
template <class Enum, std::size_t N>
Enum choice(const JsonReader& at, std::string_view what, const std::array<std::string_view, N>& words) {
    const std::string_view text = at.text();
    for (std::size_t i = 0; i < N; ++i) {
        if (words[i] == text) return static_cast<Enum>(i);
    }
    if (!at.failed()) at.fail(unknown_word(text, what, words));
    return {};
}

template <class Enum, std::size_t N>
std::string word(Enum value, const std::array<std::string_view, N>& words) {
    return std::string(words[static_cast<std::size_t>(value)]);
}

SeatSettings read_seat(const JsonReader& at, std::size_t number) {
    SeatSettings seat{choice<SeatKind>(at.need("kind"), "kind of seat", kSeatKinds), {}, {}};
    if (seat.kind == SeatKind::you) seat.name = at.need("name").text();
    if (seat.kind == SeatKind::computer) {
        seat.level = at.need("level").text();
        seat.name = at.has("name") ? at.member("name").text() : kComputerNames[number];
    }
    return seat;
}

void read_seats(const JsonReader& at, Settings& settings) {
    const std::size_t fewest = settings.game == "markets" ? Markets::kFewestPlayers : London::kFewestPlayers;
    const std::size_t count = at.size();
    if (at.failed()) return;
    if (count < fewest || count > kMostSeats) {
        at.fail(settings.game + " is for " + std::to_string(fewest) + " to " + std::to_string(kMostSeats) + " players");
        return;
    }
    for (std::size_t i = 0; i < count; ++i) settings.seats.push_back(read_seat(at[i], i));
}

ClockSettings read_clock(const JsonReader& at) {
    ClockSettings clock;
    clock.kind = choice<ClockKind>(at.need("kind"), "kind of clock", kClockKinds);
    if (clock.kind != ClockKind::none) clock.seconds = at.need("seconds").number(kShortestClock, kLongestClock);
    return clock;
}

std::size_t people(const Settings& settings) {
    std::size_t count = 0;
    for (const SeatSettings& seat : settings.seats) count += seat.kind != SeatKind::computer;
    return count;
}

} // namespace

Result<Settings> read_settings(const Json& json) {
    Result<Settings> settings = read_old_settings(json);
    if (!settings) return settings;
    for (std::size_t s = 0; s < settings->seats.size(); ++s) {
        SeatSettings& seat = settings->seats[s];
        if (seat.kind == SeatKind::open) continue;
        Result<std::string> name = read_name(seat.name);
        if (!name) return Error{"bad-request", "seats[" + std::to_string(s) + "].name: " + name.error().message};
        seat.name = std::move(*name);
        if (seat.kind != SeatKind::computer) continue;
        if (const Outcome known = check_level(seat.level); !known) return known.error();
    }
    if (const Outcome known = check_level(settings->stand_in); !known) return known.error();
    if (settings->seed && (settings->seed->empty() || !check_text(*settings->seed, kLongestSeed))) {
        return Error{"bad-request",
                     "seed: a text of 1 to " + std::to_string(kLongestSeed) + " characters is wanted here"};
    }
    return settings;
}

Outcome check_level(std::string_view level) {
    const std::vector<std::string>& names = player_names();
    if (std::ranges::find(names, level) != names.end()) return Done{};
    const std::vector<std::string_view> levels(names.begin(), names.end());
    return Error{"bad-request", "level: " + unknown_word(level, "level", levels)};
}

Result<Settings> read_old_settings(const Json& json) {
    if (!json.is_object()) return Error{"bad-request", "a table is made with a JSON object: 'game' and 'seats'"};
    const JsonReader reader(json);
    Settings settings;
    settings.game = reader.need("game").text();
    if (!reader.failed() && std::ranges::find(kGames, settings.game) == kGames.end()) {
        reader.member("game").fail(unknown_word(settings.game, "game", kGames));
    }
    if (!reader.failed()) read_seats(reader.need("seats"), settings);
    settings.undo = people(settings) >= 2 ? UndoRule::consent : UndoRule::free;
    if (reader.has("undo")) settings.undo = choice<UndoRule>(reader.member("undo"), "rule for undo", kUndoRules);
    if (reader.has("pace")) settings.pace = choice<Pace>(reader.member("pace"), "pace", kPaces);
    if (reader.has("clock")) settings.clock = read_clock(reader.member("clock"));
    if (reader.has("listed")) settings.listed = reader.member("listed").flag();
    if (reader.has("hints")) settings.hints = reader.member("hints").flag();
    if (reader.has("stand_in")) settings.stand_in = reader.member("stand_in").text();
    if (reader.has("seed")) settings.seed = std::string(reader.member("seed").text());
    if (reader.failed()) return Error{"bad-request", reader.fault()};
    return settings;
}

Json clock_json(const ClockSettings& clock) {
    Json json;
    json["kind"] = word(clock.kind, kClockKinds);
    if (clock.kind != ClockKind::none) json["seconds"] = clock.seconds;
    return json;
}

Json settings_json(const Settings& settings) {
    Json json;
    json["game"] = settings.game;
    json["seats"] = Json::array();
    for (const SeatSettings& seat : settings.seats) {
        Json one;
        one["kind"] = word(seat.kind, kSeatKinds);
        if (!seat.name.empty()) one["name"] = seat.name;
        if (seat.kind == SeatKind::computer) one["level"] = seat.level;
        json["seats"].push_back(one);
    }
    json["undo"] = word(settings.undo, kUndoRules);
    json["pace"] = word(settings.pace, kPaces);
    json["clock"] = clock_json(settings.clock);
    json["listed"] = settings.listed;
    json["hints"] = settings.hints;
    json["stand_in"] = settings.stand_in;
    if (settings.seed) json["seed"] = *settings.seed;
    return json;
}

Result<std::string> read_name(std::string_view text) {
    if (is_blank(text)) return Error{"bad-request", "a name is wanted here"};
    const std::size_t begin = text.find_first_not_of(' ');
    const std::string name(text.substr(begin, text.find_last_not_of(' ') + 1 - begin));
    const Outcome fits = check_text(name, kLongestName);
    if (!fits) return fits.error();
    if (name.find('\n') != std::string::npos) return Error{"bad-request", "a name has one line"};
    return name;
}

} // namespace londinium
