#include "game/game.h"

#include "base/dealer.h"
#include "base/sha256.h"
#include "game/json_reader.h"

#include <optional>

namespace londinium {
namespace {

/// Calls with(rules, book) for the game of this name; `otherwise` if there is none.
template <class Otherwise, class With>
Otherwise for_game(const Library& library, std::string_view game, Otherwise otherwise, With with) {
    if (game == "london1") return with(London{}, library.london1);
    if (game == "london2") return with(London{}, library.london2);
    if (game == "markets") return with(Markets{}, library.markets);
    return otherwise;
}

std::string no_such_game(std::string_view game) {
    return "no game is called '" + std::string(game) + "'; there are london1, london2 and markets";
}

/// What lies on the table and in the hands, by the members of a state that the
/// protocol promises: the mark of a record's end covers these and no others, so
/// that a member added for the middle of a decision leaves old records valid.
constexpr std::string_view kPieces[] = {
    "game",       "players",  "turn",      "round",  "seat",  "decision",     "deck",
    "top",        "bottom",   "offer",     "out",    "now",   "borough_deck", "market_cards",
    "buildings",  "stations", "merchants", "closed", "sells", "used",         "last_turns",
    "assistants", "stocks",   "tiles",     "seats",  "piles", "gone",         "bids",
};

template <class Play>
std::string end_of(const Play& play) {
    const Json state = state_json(*play.book, play.state);
    Json pieces;
    for (const std::string_view name : kPieces) {
        if (const auto found = state.find(name); found != state.end()) pieces[std::string(name)] = *found;
    }
    return hex(sha256(to_line(pieces))).substr(0, 16);
}

template <class Rules>
Game::Any begin(const typename Rules::Book& book, int players, std::string_view seed) {
    Dealer dealer(seed);
    Json start;
    start["seed"] = seed;
    return Play<Rules>{&book, start, Rules::deal(book, static_cast<std::size_t>(players), dealer), {}, {}};
}

template <class Rules>
Result<Game::Any> begin_from(const typename Rules::Book& book, const Json& state) {
    auto read = read_state(book, state);
    if (!read) return read.error();
    Json start;
    start["start"] = state_json(book, *read);
    return Game::Any(Play<Rules>{&book, start, *read, {}, {}});
}

} // namespace

Result<Game> Game::deal(const Library& library, std::string_view game, int players, std::string_view seed) {
    return for_game(library, game, Result<Game>(Error{"bad-request", no_such_game(game)}),
                    [&]<class Rules>(Rules, const typename Rules::Book& book) -> Result<Game> {
                        constexpr int kFewest = static_cast<int>(Rules::kFewestPlayers);
                        constexpr int kMost = static_cast<int>(kMostSeats);
                        if (players < kFewest || players > kMost) {
                            return Error{"bad-request", std::string(game) + " is for " + std::to_string(kFewest) +
                                                            " to " + std::to_string(kMost) + " players"};
                        }
                        return Game(begin<Rules>(book, players, seed));
                    });
}

Result<Game> Game::load(const Library& library, const Json& state) {
    if (!state.is_object()) return Error{"bad-state", "a state is a JSON object"};
    const JsonReader reader(state);
    const std::string game(reader.need("game").text());
    if (reader.failed()) return Error{"bad-state", reader.fault()};
    return for_game(library, game, Result<Game>(Error{"bad-state", no_such_game(game)}),
                    [&]<class Rules>(Rules, const typename Rules::Book& book) -> Result<Game> {
                        auto begun = begin_from<Rules>(book, state);
                        if (!begun) return begun.error();
                        return Game(std::move(*begun));
                    });
}

Result<Game> Game::replay(const Library& library, const Json& record) {
    const auto refuse = [](const std::string& why) { return Error{"bad-record", why}; };
    if (!record.is_object()) return refuse("a record is a JSON object");
    JsonReader reader(record);
    const int format = reader.need("record").number(1, 1'000'000);
    const std::string name(reader.need("game").text());
    const int players = reader.need("players").number(1, 100);
    const int rules = reader.need("rules").number(1, 1'000'000);
    const std::string data(reader.need("data").text());
    const std::string end(reader.need("end").text());
    const std::size_t count = reader.need("actions").size();
    if (reader.failed()) return refuse(reader.fault());
    if (format != kRecordFormat) return refuse("this program reads records of format " + std::to_string(kRecordFormat));
    if (rules != kRulesVersion) {
        return refuse("the record was made with rules version " + std::to_string(rules) + ", this program has " +
                      std::to_string(kRulesVersion));
    }
    if (reader.has("seed") == reader.has("start")) return refuse("a record has either 'seed' or 'start'");

    Result<Game> game = reader.has("seed") ? deal(library, name, players, reader.member("seed").text())
                                           : load(library, reader.member("start").json());
    if (reader.failed()) return refuse(reader.fault());
    if (!game) return refuse(game.error().message);
    const Json made = game->record();
    if (made["game"] != name || made["players"] != players) return refuse("'start' is of another game");
    if (made["data"] != data) {
        return refuse("the record was made with data version " + data + ", this program has " +
                      made["data"].get<std::string>());
    }
    for (std::size_t i = 0; i < count; ++i) {
        const JsonReader at = reader.member("actions")[i];
        const std::string_view step = at.text(); // "2 draw deck": the seat, then its words
        if (reader.failed()) return refuse(reader.fault());
        if (step.size() < 3 || step[0] < '0' || step[0] > '3' || step[1] != ' ') {
            return refuse("actions[" + std::to_string(i) + "]: a seat and its action are wanted here");
        }
        const Outcome done = game->apply(seat_at(static_cast<std::size_t>(step[0] - '0')), step.substr(2));
        if (!done) return refuse("actions[" + std::to_string(i) + "]: " + done.error().message);
    }
    if (game->record()["end"] != end) {
        return refuse("the actions lead to another end (" + game->record()["end"].get<std::string>() + ", not " + end +
                      ")");
    }
    return game;
}

std::size_t Game::players() const {
    return std::visit([](const auto& play) { return std::size_t{play.state.players}; }, play_);
}
bool Game::over() const {
    return std::visit([](const auto& play) { return play.over(); }, play_);
}
Seat Game::asked() const {
    return std::visit([]<class Rules>(const Play<Rules>& play) { return Rules::asked(play.state); }, play_);
}
std::string_view Game::decision() const {
    return std::visit([]<class Rules>(const Play<Rules>& play) { return Rules::decision(play.state); }, play_);
}
bool Game::may_act(Seat seat) const {
    return std::visit([&]<class Rules>(const Play<Rules>& play) { return Rules::may_act(play.state, seat); }, play_);
}
int Game::turn() const {
    return std::visit([]<class Rules>(const Play<Rules>& play) { return Rules::turn(play.state); }, play_);
}
Outcome Game::check(Seat seat, std::string_view action, const Words& words) const {
    return std::visit(
        [&](const auto& play) -> Outcome {
            const auto found = play.find(seat, action, words);
            if (!found) return found.error();
            return Done{};
        },
        play_);
}
std::vector<std::string> Game::actions(Seat seat) const {
    return std::visit([&](const auto& play) { return play.actions(seat); }, play_);
}
std::vector<std::string> Game::actions() const { return over() ? std::vector<std::string>{} : actions(asked()); }

Outcome Game::apply(Seat seat, std::string_view action) {
    return std::visit([&](auto& play) { return play.apply(seat, action); }, play_);
}
Outcome Game::undo() {
    return std::visit([](auto& play) { return play.undo(); }, play_);
}
void Game::go_back_to(std::size_t steps) {
    std::visit([&](auto& play) { play.go_back_to(steps); }, play_);
}
void Game::keep_only_origin() {
    std::visit([](auto& play) { play.keep_only_origin(); }, play_);
}

Json Game::state() const {
    return std::visit([](const auto& play) { return state_json(*play.book, play.state); }, play_);
}
Json Game::view(Seat seat) const {
    return std::visit(
        [&]<class Rules>(const Play<Rules>& play) {
            return view_json(*play.book, Rules::observe(*play.book, play.state, seat));
        },
        play_);
}
void Game::write_view(JsonText& text, Seat seat) const {
    std::visit(
        [&]<class Rules>(const Play<Rules>& play) {
            londinium::write_view(text, *play.book, Rules::observe(*play.book, play.state, seat));
        },
        play_);
}
std::string Game::last_action_for_others() const {
    return std::visit([](const auto& play) { return words_for_others(*play.book, play.steps.back().action); }, play_);
}
std::size_t Game::steps() const {
    return std::visit([](const auto& play) { return play.steps.size(); }, play_);
}

Json Game::record() const {
    return std::visit(
        [](const auto& play) {
            Json record;
            record["record"] = kRecordFormat;
            record["game"] = game_name(*play.book);
            record["players"] = play.state.players;
            record["rules"] = kRulesVersion;
            record["data"] = play.book->data_version;
            record.update(play.start);
            record["actions"] = Json::array();
            for (const auto& step : play.steps) {
                record["actions"].push_back(std::to_string(index(step.seat)) + " " + words(*play.book, step.action));
            }
            record["end"] = end_of(play);
            return record;
        },
        play_);
}

Result<Json> Game::score() const {
    if (!over()) return Error{"not-over", "the game is not over yet"};
    return std::visit(
        [&]<class Rules>(const Play<Rules>& play) {
            const FinalScore result = Rules::score(*play.book, play.state);
            Json json;
            json["totals"] = result.totals;
            json["lines"] = result.lines;
            json["winners"] = Json::array();
            for (std::size_t s = 0; s < players(); ++s) {
                if (result.won(seat_at(s))) json["winners"].push_back(s);
            }
            return Result<Json>(json);
        },
        play_);
}

} // namespace londinium
