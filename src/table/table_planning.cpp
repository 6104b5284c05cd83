// What a Table makes of a request: events, or why not. Nothing changes here.

#include "table/table.h"

#include "game/json_reader.h"
#include "table/learned.h"
#include "table/plain_text.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace londinium {
namespace {

constexpr int kMostEvents = 50'000; // a long game has a thousand
constexpr int kMostSaid = 2'000;
constexpr int kMostSaidByWatchers = 500;
constexpr std::size_t kLongestChat = 500;
constexpr std::size_t kLongestUrl = 500;
constexpr int kMostEntries = 1'000'000;
/// Who lets the others wait so long is away, also with the page open.
constexpr Millis kAway = std::chrono::minutes(3);

Error not_allowed(std::string_view why) { return {"not-allowed", std::string(why)}; }
Error bad_request(std::string_view why) { return {"bad-request", std::string(why)}; }

Events one(Time now, Event::What what) {
    Events events;
    events.push_back({now, std::move(what)});
    return events;
}

} // namespace

Result<Seat> Table::own_seat(const Request& request) const {
    const JsonReader reader(request.message);
    const int number = reader.need("seat").number(0, static_cast<int>(players()) - 1);
    if (reader.failed()) return bad_request(reader.fault());
    const Seat seat = seat_at(static_cast<std::size_t>(number));
    if (!holds(request.held, seat)) return Error{"not-your-seat", "this seat is not yours"};
    return seat;
}

Result<Events> Table::plan(const Request& request) const {
    if (!request.message.is_object()) return bad_request("a message is a JSON object with 'do'");
    const JsonReader reader(request.message);
    const std::string what(reader.need("do").text());
    if (reader.failed()) return bad_request(reader.fault());
    if (length_ >= kMostEvents) return Error{"too-many", "this table's log is full: begin another game"};
    if (what == "chat") return plan_chat(request);

    using Plan = Result<Events> (Table::*)(const Request&, Seat) const;
    constexpr std::pair<std::string_view, Plan> kPlans[] = {
        {"move", &Table::plan_move},     {"undo", &Table::plan_undo},     {"agree", &Table::plan_agree},
        {"refuse", &Table::plan_refuse}, {"vote", &Table::plan_vote},     {"return", &Table::plan_return},
        {"leave", &Table::plan_leave},   {"notify", &Table::plan_notify},
    };
    for (const auto& [name, plan] : kPlans) {
        if (name != what) continue;
        const Result<Seat> seat = own_seat(request);
        if (!seat) return seat.error();
        return (this->*plan)(request, *seat);
    }
    return bad_request("'do' is none of move, undo, agree, refuse, vote, return, leave, notify and chat");
}

Result<Events> Table::plan_move(const Request& request, Seat seat) const {
    const JsonReader reader(request.message);
    const std::string action(reader.need("action").text());
    const int after = reader.need("after").number(0, kMostEntries);
    if (reader.failed()) return bad_request(reader.fault());
    if (!game_) return not_allowed("the game begins when all seats are taken");
    if (sitting(seat).for_person) return not_allowed("the computer sits in for you: take your seat back first");
    if (is_stale(seat, after)) return Error{"stale", "something has happened that you had not seen"};
    const Outcome legal = game_->check(seat, action);
    if (!legal) return legal.error();
    if (const markets::State* bids = auction(); bids != nullptr && bids->has_bid(seat)) {
        if ("bid " + words(bids->bids[index(seat)]) == action) return Events{}; // it is so already
    }
    return one(request.now, Moved{seat, action, learns_something(*game_, seat, action)});
}

Result<Events> Table::plan_computer_move(Seat seat, std::string_view action, Time now) const {
    if (!holds(computers_waiting(), seat)) return not_allowed("no computer player is asked in this seat");
    const Outcome legal = game_->check(seat, action);
    if (!legal) return legal.error();
    // Nobody takes back what the computer did without asking.
    return one(now, Moved{seat, std::string(action), true});
}

Result<Events> Table::plan_undo(const Request& request, Seat seat) const {
    const JsonReader reader(request.message);
    const bool named = reader.has("to") && !reader.member("to").is_null();
    const int to = named ? reader.member("to").number(0, kMostEntries) : before_last_move_of(seat);
    if (reader.failed()) return bad_request(reader.fault());
    if (phase() == Phase::waiting) return not_allowed("the game has not begun");
    if (phase() == Phase::over) return not_allowed("the game is over, and its deal is open");
    if (sitting(seat).for_person) return not_allowed("the computer sits in for you: take your seat back first");
    if (to < 0) return not_allowed("you have no move to take back");
    if (std::ranges::none_of(steps_, [&](const Step& step) { return step.number > to; }))
        return not_allowed("nothing has happened since that could be taken back");
    if (needs_no_consent(seat, request.held, to)) return one(request.now, Undone{seat, to});

    if (asking_ && asking_->seat != seat) return not_allowed("somebody else is asking to take a move back");
    if (asking_ && asking_->to == to) {
        // Somebody who had not agreed may have left meanwhile.
        return all_agree(0) ? one(request.now, Undone{seat, to}) : Events{};
    }
    Events events = one(request.now, UndoAsked{seat, to});
    // Others who play on the same device are asked face to face.
    for (std::size_t s = 0; s < players(); ++s) {
        const SeatSet also = request.held & people();
        if (seat_at(s) != seat && holds(also, seat_at(s))) events.push_back({request.now, UndoAgreed{seat_at(s)}});
    }
    return events;
}

Result<Events> Table::plan_agree(const Request& request, Seat seat) const {
    if (!asking_ || asking_->seat == seat) return not_allowed("nobody asks you to take a move back");
    Events events;
    if (!holds(asking_->agreed, seat)) events.push_back({request.now, UndoAgreed{seat}});
    if (all_agree(only(seat))) events.push_back({request.now, Undone{asking_->seat, asking_->to}});
    return events;
}

/// Whoever asked may think better of it, too.
Result<Events> Table::plan_refuse(const Request& request, Seat seat) const {
    if (!asking_) return not_allowed("nobody asks to take a move back");
    return one(request.now, UndoRefused{seat});
}

Result<Events> Table::plan_vote(const Request& request, Seat seat) const {
    const JsonReader reader(request.message);
    const int number = reader.need("for").number(0, static_cast<int>(players()) - 1);
    if (reader.failed()) return bad_request(reader.fault());
    const Seat away = seat_at(static_cast<std::size_t>(number));
    if (phase() != Phase::playing) return not_allowed("no game is being played");
    if (away == seat) return not_allowed("to give your own seat to the computer, leave it");
    if (!holds(people(), away)) return not_allowed("no person sits there");
    if (!holds(people(), seat)) return not_allowed("the computer sits in for you: take your seat back first");
    const auto& since = awaited_since_[index(away)];
    if (holds(request.here, away) && !(since && request.now - *since >= kAway)) {
        return not_allowed("this player is here: give them a little time");
    }
    // A vote that names no level is for what is proposed already; one that names another begins anew.
    const bool proposed = voting_ && voting_->seat == away;
    std::string level = proposed ? voting_->level : settings_.stand_in;
    if (reader.has("level")) level = reader.member("level").text();
    if (reader.failed()) return bad_request(reader.fault());
    if (const Outcome known = check_level(level); !known) return known.error();
    const SeatSet before = proposed && voting_->level == level ? voting_->for_it : SeatSet{0};
    if (holds(before, seat)) return Events{};
    Events events = one(request.now, Voted{away, seat, level});
    const auto others = static_cast<SeatSet>(people() & ~only(away));
    const auto for_it = static_cast<SeatSet>((before | only(seat)) & others);
    if (2 * std::popcount(for_it) > std::popcount(others))
        events.push_back({request.now, ComputerSat{away, Why::vote, std::move(level)}});
    return events;
}

Result<Events> Table::plan_return(const Request& request, Seat seat) const {
    if (!sitting(seat).for_person) return not_allowed("nobody sits in for you");
    if (phase() == Phase::over) return not_allowed("the game is over");
    return one(request.now, Returned{seat});
}

Result<Events> Table::plan_leave(const Request& request, Seat seat) const {
    switch (phase()) {
    case Phase::waiting: return one(request.now, Left{seat});
    case Phase::playing:
        if (sitting(seat).for_person) return Events{};
        return one(request.now, ComputerSat{seat, Why::left, settings_.stand_in});
    case Phase::over: break;
    }
    return not_allowed("the game is over");
}

Result<Events> Table::plan_notify(const Request& request, Seat seat) const {
    const JsonReader reader(request.message);
    const std::string url(reader.need("url").text());
    if (reader.failed()) return bad_request(reader.fault());
    if (url.size() > kLongestUrl) return Error{"too-long", "this address is too long"};
    if (!url.empty() && !url.starts_with("https://") && !url.starts_with("http://")) {
        return bad_request("an address begins with https:// or http://");
    }
    const Outcome fits = check_text(url, kLongestUrl);
    if (!fits || url.find_first_of(" \n") != std::string::npos) return bad_request("this is no address");
    const std::string_view said = reader.has("language") ? reader.member("language").text() : code(Language::english);
    const std::optional<Language> language = language_called(said);
    if (reader.failed() || !language) return bad_request("'language' is none of en, fr, it and uk");
    if (url == sitting(seat).notify && *language == sitting(seat).notify_in) return Events{};
    return one(request.now, Notify{seat, url, *language});
}

Result<Events> Table::plan_chat(const Request& request) const {
    const JsonReader reader(request.message);
    Said said{{}, {}, std::string(reader.need("text").text())};
    if (reader.failed()) return bad_request(reader.fault());
    if (reader.has("seat") && !reader.member("seat").is_null()) {
        const Result<Seat> seat = own_seat(request);
        if (!seat) return seat.error();
        said.seat = *seat;
        said.name = sitting(*seat).name;
    } else if (reader.has("name")) {
        const Result<std::string> name = read_name(reader.member("name").text());
        if (reader.failed()) return bad_request(reader.fault());
        if (!name) return name.error();
        said.name = *name;
    }
    const Outcome fits = check_text(said.text, kLongestChat);
    if (!fits) return fits.error();
    if (is_blank(said.text)) return bad_request("there is nothing in this text");
    // Watchers are strangers: they leave the players something.
    if (said_ >= kMostSaid || (!said.seat && watchers_said_ >= kMostSaidByWatchers)) {
        return Error{"too-many", "enough has been said at this table"};
    }
    return one(request.now, std::move(said));
}

Result<Sat> Table::plan_sit(std::string_view name, std::optional<int> seat, TokenHash token) const {
    Result<std::string> read = read_name(name);
    if (!read) return read.error();
    if (length_ >= kMostEvents) return Error{"too-many", "this table's log is full: begin another game"};
    if (seat && (*seat < 0 || *seat >= static_cast<int>(players()))) {
        return bad_request("seats of this table count from 0 to " + std::to_string(players() - 1));
    }
    for (std::size_t s = 0; s < players(); ++s) {
        if (seat && static_cast<int>(s) != *seat) continue;
        if (sittings_[s].kind == Sitting::Kind::free) return Sat{seat_at(s), std::move(*read), std::move(token)};
    }
    return Error{"seat-taken", seat ? "this seat is taken" : "all seats are taken"};
}

Events Table::plan_time(Time now) const {
    Events events;
    for (std::size_t s = 0; s < players(); ++s) {
        const std::optional<Time> out = clocks_.runs_out(seat_at(s));
        if (out && *out <= now) events.push_back({now, ComputerSat{seat_at(s), Why::clock, settings_.stand_in}});
    }
    return events;
}

Result<Made> Table::plan_rematch(const Request& request, std::string seed) const {
    const Result<Seat> seat = own_seat(request);
    if (!seat) return seat.error();
    if (phase() != Phase::over) return not_allowed("a rematch follows when the game is over");
    if (!rematch_.empty()) return not_allowed("there is a rematch already");
    Made made{settings_, std::move(seed), {}, {}};
    made.settings.seed.reset();
    for (std::size_t s = 0; s < players(); ++s) {
        const Sitting& sitting = sittings_[s];
        if (settings_.seats[s].kind != SeatKind::computer) made.settings.seats[s] = {SeatKind::you, sitting.name, {}};
        made.tokens.push_back(sitting.token);
    }
    return made;
}

} // namespace londinium
