#include "table/table.h"

#include "table/changes.h"
#include "table/fair_deal.h"

#include <algorithm>
#include <utility>

namespace londinium {
namespace {

Error misfit(std::string_view what) { return {"bad-log", std::string(what)}; }

} // namespace

Table::Table(const Library& library, std::string id, const Made& made, Time now)
    : library_(&library), id_(std::move(id)), settings_(made.settings), seed_(made.seed), start_(made.start),
      commitment_(commitment_to(made.seed)), clocks_(made.settings.clock), made_(now), moved_(now), now_(now),
      length_(1) {
    for (std::size_t s = 0; s < settings_.seats.size(); ++s) {
        const SeatSettings& seat = settings_.seats[s];
        Sitting sitting;
        sitting.name = seat.name;
        sitting.token = made.tokens[s];
        if (seat.kind == SeatKind::computer) {
            sitting.kind = Sitting::Kind::computer;
            sitting.level = seat.level;
        } else if (!sitting.token.empty()) {
            sitting.kind = Sitting::Kind::person;
        }
        sittings_.push_back(std::move(sitting));
    }
}

Result<Table> Table::begin(const Library& library, std::string id, const Event& made) {
    const auto* what = std::get_if<Made>(&made.what);
    if (what == nullptr) return misfit("a log begins with 'made'");
    Table table(library, std::move(id), *what, made.at);
    table.enter("made", Json::object());
    const Outcome started = table.start_if_full();
    if (!started) return started.error();
    return table;
}

Result<Table> Table::replay(const Library& library, std::string id, std::span<const std::string> lines) {
    if (lines.empty()) return misfit("the log is empty");
    const auto refuse = [](std::size_t line, const Error& error) {
        return misfit("line " + std::to_string(line) + " of the log: " + error.message);
    };
    const Result<Event> made = read_event(lines[0]);
    if (!made) return refuse(0, made.error());
    Result<Table> table = begin(library, std::move(id), *made);
    if (!table) return refuse(0, table.error());
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const Result<Event> event = read_event(lines[i]);
        if (!event) return refuse(i, event.error());
        const Outcome applied = table->apply(*event);
        if (!applied) return refuse(i, applied.error());
    }
    return table;
}

Outcome Table::start_if_full() {
    for (const Sitting& sitting : sittings_) {
        if (sitting.kind == Sitting::Kind::free) return Done{};
    }
    Result<Game> game = start_ ? Game::load(*library_, *start_)
                               : Game::deal(*library_, settings_.game, static_cast<int>(players()), seed_);
    if (!game) return misfit(game.error().message);
    if (game->players() != players()) return misfit("'start' has another number of players than the table has seats");
    game_ = std::move(*game);
    game_->keep_only_origin();
    await();
    return Done{};
}

// --- Entries

void Table::enter(std::string_view kind, const Json& more, Changes changes) {
    Json json;
    json["number"] = last_number() + 1;
    json["at"] = to_number(now_);
    json["kind"] = kind;
    json.update(more);
    log_.push_back(
        {last_number() + 1, changes == Changes::all, changes != Changes::nothing, kWatcher, to_line(json), {}});
}

void Table::enter_seat(Seat seat, std::string_view what) {
    Json json;
    json["seat"] = index(seat);
    json["name"] = sittings_[index(seat)].name;
    json["what"] = what;
    enter("seat", json);
}

void Table::enter_move(const Moved& moved, int turn, bool unveils, const Json& changed) {
    const std::string told = game_->last_action_for_others();
    Json json;
    json["seat"] = index(moved.seat);
    json["action"] = told;
    json["turn"] = turn;
    if (const auto* play = std::get_if<Play<Markets>>(&game_->play())) {
        // Merchants walk on when a round ends, never by the move that sends them.
        const std::string_view market = market_of_merchant(*play->book, play->state, play->steps.back().action);
        if (!market.empty()) json["market"] = market;
    }
    if (!changed.is_null()) json["changes"] = changed;
    if (unveils) {
        const auto& state = std::get_if<Play<Markets>>(&game_->play())->state;
        for (std::size_t s = 0; s < players(); ++s) json["bids"][std::to_string(s)] = words(state.last_bids[s]);
    }
    enter("move", json);
    if (told == moved.action) return;
    // The same again, in the words of whoever did it.
    json["action"] = moved.action;
    LogEntry own = std::move(log_.back());
    log_.pop_back();
    enter("move", json);
    own.own_text = std::move(log_.back().text);
    own.owner = moved.seat;
    log_.back() = std::move(own);
}

void Table::await(SeatSet anew) {
    const SeatSet awaited = waiting();
    for (std::size_t s = 0; s < kMostSeats; ++s) {
        if (!holds(awaited, seat_at(s))) {
            awaited_since_[s].reset();
        } else if (!awaited_since_[s] || holds(anew, seat_at(s))) {
            awaited_since_[s] = now_;
        }
    }
    clocks_.await(awaited & people(), anew, now_);
}

// --- Doing

Outcome Table::apply(const Event& event) {
    const Time last = now_;
    // A clock that was set back must not give anybody time.
    now_ = std::max(now_, event.at);
    const Outcome applied = std::visit([this](const auto& what) { return apply(what); }, event.what);
    if (!applied) {
        now_ = last;
        return applied;
    }
    ++length_;
    return Done{};
}

Outcome Table::apply(const Made&) { return misfit("a table is made once"); }

Outcome Table::apply(const Sat& sat) {
    if (index(sat.seat) >= players() || sitting(sat.seat).kind != Sitting::Kind::free)
        return misfit("no such free seat");
    Sitting& sitting = sittings_[index(sat.seat)];
    sitting.kind = Sitting::Kind::person;
    sitting.name = sat.name;
    sitting.token = sat.token;
    enter_seat(sat.seat, "sat");
    return start_if_full();
}

Outcome Table::apply(const Left& left) {
    if (game_ || index(left.seat) >= players() || sitting(left.seat).kind != Sitting::Kind::person) {
        return misfit("nobody can leave this seat");
    }
    enter_seat(left.seat, "left");
    sittings_[index(left.seat)] = {};
    return Done{};
}

Outcome Table::apply(const Moved& moved) {
    if (!game_) return misfit("the game has not begun");
    if (index(moved.seat) >= players()) return misfit("there is no such seat");
    const markets::State* bids = auction();
    const bool bid = bids != nullptr;
    const bool again = bid && bids->has_bid(moved.seat);
    const bool unveils = bid && (bids->bid_in | only(moved.seat)) == all_seats(players());
    const int turn = game_->turn();
    using AnyState = std::variant<london::State, markets::State>;
    const AnyState before = std::visit([](const auto& play) { return AnyState(play.state); }, game_->play());
    const Outcome applied = game_->apply(moved.seat, moved.action);
    if (!applied) return misfit(applied.error().message);
    if (again) {
        // Nobody else may see that it was given: all that others are shown stays as it is.
        steps_.push_back({moved.seat, number_of_bid(moved.seat), moved.learned, moved.action});
        return Done{};
    }

    asking_.reset();
    if (voting_ && voting_->seat == moved.seat && sitting(moved.seat).kind == Sitting::Kind::person) voting_.reset();
    enter_move(
        moved, turn, unveils,
        std::visit(
            [&](const auto& play) { return changes(std::get<std::decay_t<decltype(play.state)>>(before), play.state); },
            game_->play()));
    moved_ = now_;
    last_move_ = last_number();
    if (!bid || unveils) before_bids_ = last_number();
    steps_.push_back({moved.seat, last_number(), moved.learned, {}});
    await(bid || game_->turn() != turn ? only(moved.seat) : SeatSet{0});
    if (game_->over()) {
        voting_.reset();
        enter("over", {{"winners", (*game_->score())["winners"]}});
    }
    return Done{};
}

Outcome Table::apply(const Undone& undone) {
    if (!game_ || game_->over()) return misfit("there is nothing to take back");
    const auto first = std::ranges::find_if(steps_, [&](const Step& step) { return step.number > undone.to; });
    std::vector<Step> rest(first, steps_.end());
    steps_.erase(first, steps_.end());
    game_->go_back_to(steps_.size());
    for (Step& step : rest) { // a bid that is not taken back stays what it was changed to
        if (step.number > undone.to) continue;
        const Outcome kept = game_->apply(step.seat, step.again);
        if (!kept) return misfit(kept.error().message);
        steps_.push_back(std::move(step));
    }
    asking_.reset();
    enter("undo", {{"seat", index(undone.seat)}, {"to", undone.to}});
    moved_ = now_;
    last_move_ = before_bids_ = last_number();
    await(all_seats(players()));
    return Done{};
}

int Table::number_of_bid(Seat seat) const {
    const auto own = [&](const Step& step) { return step.seat == seat && step.listed(); };
    const auto found = std::ranges::find_if(steps_.rbegin(), steps_.rend(), own);
    return found != steps_.rend() ? found->number : 1; // one that the game began with belongs to its beginning
}

Outcome Table::apply(const UndoAsked& asked) {
    asking_ = {asked.seat, 0, asked.to};
    enter("undo-asked", {{"seat", index(asked.seat)}, {"to", asked.to}}, Changes::now);
    return Done{};
}

Outcome Table::apply(const UndoAgreed& agreed) {
    if (!asking_) return misfit("nobody asks to take anything back");
    asking_->agreed |= only(agreed.seat);
    enter("undo-agreed", {{"seat", index(agreed.seat)}}, Changes::now);
    return Done{};
}

Outcome Table::apply(const UndoRefused& refused) {
    asking_.reset();
    enter("undo-refused", {{"seat", index(refused.seat)}}, Changes::now);
    return Done{};
}

Outcome Table::apply(const Voted& voted) {
    if (!voting_ || voting_->seat != voted.seat || voting_->level != voted.level) {
        voting_ = {voted.seat, voted.level, 0};
    }
    voting_->for_it |= only(voted.by);
    enter("vote", {{"seat", index(voted.seat)}, {"by", index(voted.by)}, {"level", voted.level}}, Changes::now);
    return Done{};
}

Outcome Table::apply(const ComputerSat& sat) {
    if (!game_ || index(sat.seat) >= players() || sitting(sat.seat).kind != Sitting::Kind::person) {
        return misfit("nobody has to be sat in for here");
    }
    Sitting& sitting = sittings_[index(sat.seat)];
    sitting.kind = Sitting::Kind::computer;
    sitting.level = sat.level;
    sitting.for_person = true;
    voting_.reset();
    enter_seat(sat.seat, "computer");
    await();
    return Done{};
}

Outcome Table::apply(const Returned& returned) {
    if (index(returned.seat) >= players() || !sitting(returned.seat).for_person) return misfit("nobody sits in here");
    Sitting& sitting = sittings_[index(returned.seat)];
    sitting.kind = Sitting::Kind::person;
    sitting.level.clear();
    sitting.for_person = false;
    clocks_.allow_return(returned.seat);
    enter_seat(returned.seat, "person");
    await();
    return Done{};
}

Outcome Table::apply(const Said& said) {
    ++said_;
    if (!said.seat) ++watchers_said_;
    enter("chat", {{"name", said.name}, {"seat", said.seat ? Json(index(*said.seat)) : Json()}, {"text", said.text}},
          Changes::nothing);
    return Done{};
}

Outcome Table::apply(const Notify& notify) {
    if (index(notify.seat) >= players()) return misfit("there is no such seat");
    Sitting& sitting = sittings_[index(notify.seat)];
    sitting.notify = notify.url;
    sitting.notify_in = notify.language;
    return Done{};
}

Outcome Table::apply(const Rematched& rematched) {
    rematch_ = rematched.table;
    enter("rematch", {{"table", rematched.table}}, Changes::nothing);
    return Done{};
}

} // namespace londinium
