#include "terminal/set_up.h"

#include "game/play.h"
#include "players/roster.h"
#include "terminal/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <random>
#include <span>

namespace londinium {

namespace {

constexpr std::array<std::string_view, 3> kGames = {"london2", "london1", "markets"}; // the first is proposed
constexpr int kMostPlayers = static_cast<int>(kMostSeats);
constexpr std::string_view kProposedRival = "thumb";
constexpr std::size_t kLongestName = 20;

const Error kEnded{"ended", {}};

int fewest_players(std::string_view game) {
    return static_cast<int>(game == "markets" ? Markets::kFewestPlayers : London::kFewestPlayers);
}

int number_in(std::string_view text) {
    int number = -1;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc{} && read.ptr == text.data() + text.size() ? number : -1;
}

/// Asks the questions one after another.
class Asking {
public:
    Asking(const Words& words, const PlayOptions& options, Keyboard& keyboard, Paper& paper)
        : words_(words), options_(options), keyboard_(keyboard), paper_(paper) {}

    Result<std::string> game();
    Result<int> players(std::string_view game);
    Result<std::vector<std::string>> rivals(std::size_t count);
    Result<std::vector<std::string>> persons(std::size_t count);

private:
    /// One answer, without spaces around it; empty means what is proposed.
    Result<std::string> answer(const std::string& question, std::string_view proposed) {
        const std::string proposal = proposed.empty() ? "" : words_("setup.proposed", {{"answer", proposed}});
        paper_.prompt(styled(Style::question, question) + proposal + " ");
        std::string line;
        if (keyboard_.read(line) != Keyboard::Heard::line) return kEnded;
        return std::string(trimmed(line));
    }
    Error refuse(std::string_view id, std::initializer_list<Fill> fills) const {
        return {"bad-option", words_(id, fills)};
    }
    std::string in_a_row(std::span<const std::string_view> names) const;
    std::string known_rivals() const;
    Result<std::vector<std::string>> read_rivals(std::string_view text, std::size_t count) const;

    const Words& words_;
    const PlayOptions& options_;
    Keyboard& keyboard_;
    Paper& paper_;
};

Result<std::string> Asking::game() {
    if (!options_.game.empty()) {
        if (std::ranges::find(kGames, options_.game) != kGames.end()) return options_.game;
        return refuse("setup.unknown-game",
                      {{"game", shown_safely(options_.game, kLongestName)}, {"games", in_a_row(kGames)}});
    }
    for (std::size_t i = 0; i < kGames.size(); ++i) {
        paper_.line(fmt::format("  {}  {}", i + 1, words_(fmt::format("setup.game.{}", kGames[i]))));
    }
    while (true) {
        const Result<std::string> said = answer(words_("setup.which-game"), "1");
        if (!said) return said.error();
        const std::string wanted = plain(*said);
        const int number = wanted.empty() ? 1 : number_in(wanted);
        if (number >= 1 && number <= static_cast<int>(kGames.size())) {
            return std::string(kGames[static_cast<std::size_t>(number) - 1]);
        }
        if (std::ranges::find(kGames, wanted) != kGames.end()) return wanted;
        paper_.line(words_("setup.say-number", {{"from", 1}, {"to", kGames.size()}}));
    }
}

Result<int> Asking::players(std::string_view game) {
    const int fewest = fewest_players(game);
    const auto fits = [&](int number) { return number >= fewest && number <= kMostPlayers; };
    const int persons = options_.watch ? 0 : std::max(1, options_.hot_seat);
    const int named = static_cast<int>(split(options_.opponents, ',').size());
    if (options_.players != 0 || named > 0) {
        // One name may stand for several.
        const int said = options_.players != 0 ? options_.players : std::max(persons + named, fewest);
        if (fits(said)) return said;
        return refuse("setup.players-wrong", {{"from", fewest}, {"to", kMostPlayers}});
    }
    const int proposed = std::clamp(persons, fewest, kMostPlayers);
    while (true) {
        const Result<std::string> said =
            answer(words_("setup.how-many", {{"from", fewest}, {"to", kMostPlayers}}), std::to_string(proposed));
        if (!said) return said.error();
        const int number = said->empty() ? proposed : number_in(*said);
        if (fits(number)) return number;
        paper_.line(words_("setup.say-number", {{"from", fewest}, {"to", kMostPlayers}}));
    }
}

/// "london2, london1 and markets"
std::string Asking::in_a_row(std::span<const std::string_view> names) const {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += words_(i + 1 == names.size() ? "list.and" : "list.comma");
        text += names[i];
    }
    return text;
}

std::string Asking::known_rivals() const {
    const std::vector<std::string_view> names(player_names().begin(), player_names().end());
    return in_a_row(names);
}

/// "thumb,random" or "2": as many as are needed, the last one repeated.
Result<std::vector<std::string>> Asking::read_rivals(std::string_view text, std::size_t count) const {
    const std::vector<std::string>& known = player_names();
    std::vector<std::string> rivals;
    for (const std::string_view part : split(text, ',')) {
        const int number = number_in(part);
        if (number >= 1 && number <= static_cast<int>(known.size())) {
            rivals.push_back(known[static_cast<std::size_t>(number) - 1]);
        } else if (std::ranges::find(known, plain(part)) != known.end()) {
            rivals.push_back(plain(part));
        } else {
            return refuse("setup.unknown-rival",
                          {{"name", shown_safely(part, kLongestName)}, {"names", known_rivals()}});
        }
    }
    if (rivals.empty()) return refuse("setup.unknown-rival", {{"name", ""}, {"names", known_rivals()}});
    if (rivals.size() > count) return refuse("setup.too-many-rivals", {{"n", count}});
    while (rivals.size() < count) rivals.push_back(rivals.back());
    return rivals;
}

Result<std::vector<std::string>> Asking::rivals(std::size_t count) {
    if (count == 0) return std::vector<std::string>();
    if (!options_.opponents.empty()) return read_rivals(options_.opponents, count);
    const std::vector<std::string>& known = player_names();
    for (std::size_t i = 0; i < known.size(); ++i) {
        const std::string id = "player." + known[i];
        paper_.line(fmt::format("  {}  {}", i + 1, words_.has(id) ? words_(id, {{"name", known[i]}}) : known[i]));
    }
    const bool has_proposed = std::ranges::find(known, kProposedRival) != known.end();
    const std::string proposed(has_proposed ? kProposedRival : std::string_view(known.back()));
    while (true) {
        const Result<std::string> said = answer(words_("setup.which-rivals", {{"n", count}}), proposed);
        if (!said) return said.error();
        Result<std::vector<std::string>> rivals = read_rivals(said->empty() ? proposed : *said, count);
        if (rivals) return rivals;
        paper_.wrapped(rivals.error().message);
    }
}

Result<std::vector<std::string>> Asking::persons(std::size_t count) {
    std::vector<std::string> names;
    for (const std::string_view name : split(options_.name, ',')) {
        if (names.size() < count) names.emplace_back(name);
    }
    while (names.size() < count) {
        const bool alone = count == 1;
        const std::string proposed = alone ? words_("setup.you") : words_("setup.person", {{"n", names.size() + 1}});
        const Result<std::string> said =
            answer(alone ? words_("setup.name") : words_("setup.name-of", {{"n", names.size() + 1}}), proposed);
        if (!said) return said.error();
        names.push_back(said->empty() ? proposed : *said);
    }
    for (std::string& name : names) {
        name = shown_safely(name, kLongestName);
        if (name.empty()) name = words_("setup.you");
    }
    return names;
}

} // namespace

std::string short_seed() {
    std::random_device random;
    return fmt::format("{:08x}{:08x}{:08x}{:08x}", random(), random(), random(), random());
}

Result<SetUp> set_up(const Words& words, const PlayOptions& options, Keyboard& keyboard, Paper& paper) {
    Asking asking(words, options, keyboard, paper);
    const Result<std::string> game = asking.game();
    if (!game) return game.error();
    const Result<int> players = asking.players(*game);
    if (!players) return players.error();
    const int persons = options.watch ? 0 : std::max(1, options.hot_seat);
    if (persons > *players) return Error{"bad-option", words("setup.too-many-persons", {{"n", *players}})};
    if (options.seat < 1 || options.seat > *players) {
        return Error{"bad-option", words("setup.seat-wrong", {{"n", *players}})};
    }
    const Result<std::vector<std::string>> rivals = asking.rivals(static_cast<std::size_t>(*players - persons));
    if (!rivals) return rivals.error();
    const Result<std::vector<std::string>> names = asking.persons(static_cast<std::size_t>(persons));
    if (!names) return names.error();

    // Persons sit side by side from --seat on, round the table.
    SetUp made{*game, std::vector<Sitter>(static_cast<std::size_t>(*players)),
               options.seed.empty() ? short_seed() : options.seed};
    std::vector<bool> taken(made.sitters.size());
    for (std::size_t i = 0; i < names->size(); ++i) {
        const std::size_t seat = (static_cast<std::size_t>(options.seat) - 1 + i) % made.sitters.size();
        made.sitters[seat].name = (*names)[i];
        taken[seat] = true;
    }
    std::size_t next = 0;
    for (std::size_t seat = 0; seat < made.sitters.size(); ++seat) {
        if (taken[seat]) continue;
        made.sitters[seat] = {words(fmt::format("rival.{}", next + 1)), (*rivals)[next]};
        ++next;
    }
    return made;
}

} // namespace londinium
