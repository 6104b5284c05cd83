#include "server/hall.h"

#include "game/json_text.h"
#include "server/hand_over.h"
#include "server/journal.h"

#include <algorithm>
#include <utility>

namespace londinium {
namespace {

constexpr std::size_t kMostAwake = 50'000;
constexpr std::size_t kMostListed = 50;
constexpr int kMostRead = 200;
constexpr std::size_t kMostWoken = 200; // at a time
constexpr std::chrono::seconds kTidyEvery{10};
constexpr std::chrono::seconds kWakeMore{1};
/// What is due on a store that others use is most likely in their hands: a
/// table they play at is due from each move to its note.
constexpr std::chrono::seconds kOthersTurn{15};
constexpr std::chrono::seconds kListLasts{1};
constexpr std::chrono::seconds kLookLater{1};
constexpr std::chrono::seconds kSignOfLife{3};
constexpr std::chrono::seconds kLife{10}; // three signs have not come
constexpr std::chrono::milliseconds kQuietCheck{20};
constexpr int kQuietChecks = 250; // five seconds

Error away() { return {"store", "The store of the tables does not answer. Try again in a moment."}; }
Error crowded() { return {"too-many", "Too many tables are in play at the moment. Try again later."}; }
Error closing() { return {"too-many", "The server is closing. Try again in a moment."}; }

/// Asleep tables are read, not woken: nobody has come to them.
std::string summary_of(House& house, const std::string& id) {
    const Result<std::vector<std::string>> lines = house.ledger.read(id, 0);
    if (!lines) return {};
    const Result<Table> table = Table::replay(house.library, id, *lines);
    return table ? summary(*table, 0, now()) : std::string();
}

} // namespace

Hall::Hall(House& house) : house_(house) {}

void Hall::open() {
    house_.ledger.listen(
        {[this](const std::string& id, int length) { house_.network.post([this, id, length] { heard(id, length); }); },
         [this](const std::string& id, const std::string& process, Presence there, bool asks) {
             house_.network.post([this, id, process, there, asks] { hear_presence(id, process, there, asks); });
         }});
    wake_due();
    tidy();
    if (house_.shared_store) keep_company();
}

// --- What other processes did

void Hall::heard(const std::string& id, int length) {
    if (id.empty()) {
        for (const auto& [name, table] : awake_) {
            for (const auto& [process, last] : others_) table->forget(process);
            table->ask_presence();
        }
        return look_at_all();
    }
    if (const LiveTablePtr table = awake(id)) table->catch_up(length);
}

/// Something was done to the store that nobody told of.
void Hall::look_at_all() {
    look_again_ = looking_;
    if (std::exchange(looking_, true)) return;
    std::vector<std::pair<std::string, int>> known;
    for (const auto& [id, table] : awake_) known.emplace_back(id, table->table().length());
    const bool given = house_.clerks.give([this, known = std::move(known)] {
        for (const auto& [id, length] : known) {
            // From the last line that is known: if that one is not there, it is another log.
            const Result<std::vector<std::string>> lines = house_.ledger.read(id, length - 1);
            if (!lines && lines.error().code != "not-found") continue; // when it is back, this is asked again
            const int found = lines && !lines->empty() ? length - 1 + static_cast<int>(lines->size()) : 0;
            if (found != length) house_.network.post([this, id, found] { heard(id, found); });
        }
        house_.network.post([this] {
            looking_ = false;
            if (std::exchange(look_again_, false)) look_at_all();
        });
    });
    if (given) return;
    looking_ = false;
    house_.network.after(kLookLater, [this] { look_at_all(); });
}

void Hall::hear_presence(const std::string& id, const std::string& process, Presence there, bool asks) {
    const bool known = others_.contains(process);
    others_[process] = std::chrono::steady_clock::now();
    if (!known) { // it has just begun, or was taken for dead while it was only slow
        for (const auto& [name, table] : awake_) table->ask_presence();
    }
    if (const LiveTablePtr table = awake(id)) table->hear_presence(process, there, asks);
}

/// Says that this process lives, and sees which others do not any more: whoever
/// was there with them is not.
void Hall::keep_company() {
    house_.ledger.tell_presence("", {}, false);
    const Instant at = std::chrono::steady_clock::now();
    std::erase_if(others_, [&](const auto& other) {
        if (at - other.second < kLife) return false;
        for (const auto& [id, table] : awake_) table->forget(other.first);
        return true;
    });
    house_.network.after(kSignOfLife, [this] { keep_company(); });
}

// --- Finding

LiveTablePtr Hall::awake(const std::string& id) {
    const auto found = awake_.find(id);
    if (found == awake_.end()) return nullptr;
    if (!found->second->is_gone()) return found->second;
    awake_.erase(found);
    return nullptr;
}

void Hall::find(const std::string& id, Found found) {
    if (LiveTablePtr table = awake(id)) return found(std::move(table));
    if (closing_) return found(closing());
    auto& waiting = waking_[id];
    waiting.push_back(std::move(found));
    if (waiting.size() > 1) return;
    const bool given = house_.clerks.give([this, id] {
        Result<std::vector<std::string>> lines = house_.ledger.read(id, 0);
        Result<Table> table = lines ? Table::replay(house_.library, id, *lines) : Result<Table>(lines.error());
        auto shared = std::make_shared<Result<Table>>(std::move(table));
        house_.network.post([this, id, shared] { woken(id, std::move(*shared)); });
    });
    if (!given) woken(id, crowded());
}

void Hall::woken(const std::string& id, Result<Table> table) {
    Result<LiveTablePtr> live = away();
    if (table && awake_.size() < kMostAwake) {
        live = keep_awake(std::move(*table), house_.shared_store);
    } else if (table) {
        live = crowded();
    } else if (table.error().code == "store") {
        ++house_.metrics.store_errors;
        note("error", "the store cannot be read", {{"why", table.error().message}});
    } else if (table.error().code == "bad-log") {
        note("error", "a log is damaged", {{"table", id}, {"why", table.error().message}});
        live = Error{"store", "This table's log is damaged; the server's operator has been told."};
    } else {
        live = table.error();
    }
    const auto waiting = waking_.extract(id);
    if (waiting.empty()) return;
    for (const Found& found : waiting.mapped()) found(live);
}

LiveTablePtr Hall::keep_awake(Table table, bool others) {
    const std::string id = table.id();
    LiveTablePtr& place = awake_[id];
    if (!place || place->is_gone()) {
        place = std::make_shared<LiveTable>(house_, std::move(table), others);
        place->look();
        house_.metrics.tables = awake_.size();
    }
    return place;
}

// --- Making

void Hall::make(const Settings& settings, const OnMade& made) {
    if (closing_) return made(closing());
    if (awake_.size() >= kMostAwake) return made(crowded());
    auto fresh = std::make_shared<NewTable>(new_table(settings, now()));
    Result<Table> begun = Table::begin(house_.library, fresh->id, fresh->made);
    if (!begun) return made(begun.error());
    auto table = std::make_shared<Table>(std::move(*begun));
    const auto kept = [this, fresh, table, made](const Outcome& outcome) {
        if (!outcome) {
            ++house_.metrics.store_errors;
            note("error", "the store took nothing", {{"why", outcome.error().message}});
            return made(away());
        }
        ++house_.metrics.tables_made;
        keep_awake(std::move(*table), false);
        made(*fresh);
    };
    house_.ledger.create(fresh->id, standing_of(*table), {to_line(fresh->made)}, on_network(house_.network, kept));
}

void Hall::rematch(const LiveTablePtr& old, const Json& message, SeatSet held, const LiveTable::Answer& answer) {
    const Time at = now();
    Result<Made> planned = old->table().plan_rematch({held, message, at}, new_seed());
    if (!planned) return answer(planned.error());
    const std::string id = new_table_id();
    const Event first{at, *planned};
    const Result<Table> table = Table::begin(house_.library, id, first);
    if (!table) return answer(table.error());
    if (!rematching_.insert(old->table().id()).second)
        return answer(Error{"not-allowed", "There is a rematch already."});
    std::vector<std::string> lines = {to_line(first)};
    for (std::size_t s = 0; s < table->players(); ++s) { // who wants to be called wants it here, too
        const Sitting& sitting = old->table().sitting(seat_at(s));
        if (sitting.notify.empty()) continue;
        lines.push_back(to_line(Event{at, Notify{seat_at(s), sitting.notify, sitting.notify_in}}));
    }
    const auto ended = [this, old, id, answer](const Outcome& outcome) {
        rematching_.erase(old->table().id());
        answer(outcome);
        if (!outcome) return;
        find(id, [](const Result<LiveTablePtr>& fresh) {
            if (fresh) (*fresh)->call_who_is_asked();
        });
    };
    // The new table first: a log must not name one that is not there. If two
    // processes are asked at once, one of the new tables is never heard of.
    const auto kept = [this, old, id, ended](const Outcome& outcome) {
        if (!outcome) {
            ++house_.metrics.store_errors;
            return ended(away());
        }
        ++house_.metrics.tables_made;
        old->ask(
            [id](const Table& before, Time when) -> Result<Events> {
                if (!before.rematch().empty()) return Error{"not-allowed", "There is a rematch already."};
                return Events{{when, Rematched{id}}};
            },
            ended);
    };
    house_.ledger.create(id, standing_of(*table), std::move(lines), on_network(house_.network, kept));
}

// --- Listing

void Hall::list(Listed listed) {
    if (std::chrono::steady_clock::now() - list_made_ < kListLasts) return listed(list_);
    list_wanted_.push_back(std::move(listed));
    if (list_wanted_.size() == 1) refresh_list();
}

void Hall::refresh_list() {
    const auto answer = [this](const Result<std::string>& list) {
        const auto wanted = std::exchange(list_wanted_, {});
        for (const Listed& listed : wanted) listed(list);
    };
    const bool given = house_.clerks.give([this, answer] {
        const Result<std::vector<TableRow>> rows = house_.ledger.list({true, "", kMostRead});
        auto summaries = std::make_shared<std::vector<std::pair<std::string, std::string>>>();
        std::unordered_map<std::string, Summarised> known;
        for (std::size_t i = 0; rows && i < rows->size() && summaries->size() < kMostListed; ++i) {
            const TableRow& row = (*rows)[i];
            if (row.standing.phase == "over") continue;
            Summarised& one = known[row.id] = std::move(summarised_[row.id]);
            if (one.length != row.length) one = {row.length, summary_of(house_, row.id)};
            if (!one.text.empty()) summaries->emplace_back(row.id, one.text);
        }
        summarised_ = std::move(known);
        const bool ok = rows.ok();
        house_.network.post([this, answer, ok, summaries] {
            if (!ok) return answer(away());
            JsonText list;
            list.list(*summaries, [&](const auto& row) {
                const auto& [id, text] = row;
                const LiveTablePtr live = awake(id);
                list.raw(live ? summary(live->table(), live->here(), now()) : text);
            });
            list_ = list.take();
            list_made_ = std::chrono::steady_clock::now();
            answer(list_);
        });
    });
    if (!given) answer(crowded());
}

// --- Looking after them

void Hall::wake_due() {
    if (closing_) return;
    const Time by = now() - (house_.shared_store ? kOthersTurn : std::chrono::seconds(0));
    const bool given = house_.clerks.give([this, by] {
        // Tables where computers play are always due: those that are awake must not hide the others.
        Result<std::vector<std::string>> ids = house_.ledger.due(by, static_cast<int>(kMostAwake + kMostWoken));
        house_.network.post([this, ids = std::move(ids)] {
            if (!ids) ++house_.metrics.store_errors;
            wake(ids ? *ids : std::vector<std::string>());
        });
    });
    if (!given) house_.network.after(kWakeMore, [this] { wake_due(); });
}

void Hall::wake(const std::vector<std::string>& ids) {
    std::size_t woken = 0;
    for (std::size_t i = 0; i < ids.size() && woken < kMostWoken; ++i) {
        if (awake(ids[i])) continue;
        ++woken;
        find(ids[i], [](const Result<LiveTablePtr>& table) {
            // What was due may have been only a note that was never written.
            if (table) (*table)->keep_standing();
        });
    }
    house_.network.after(woken == kMostWoken ? kWakeMore : kTidyEvery, [this] { wake_due(); });
}

void Hall::tidy() {
    const Instant at = std::chrono::steady_clock::now();
    std::erase_if(awake_, [&](const auto& entry) { return entry.second->may_sleep(at); });
    house_.metrics.tables = awake_.size();
    house_.network.after(kTidyEvery, [this] { tidy(); });
}

void Hall::close(std::function<void()> quiet) {
    closing_ = true;
    for (const auto& [id, table] : awake_) table->close();
    wait_quiet(std::move(quiet), kQuietChecks);
}

void Hall::wait_quiet(std::function<void()> quiet, int tries) {
    const bool busy = std::ranges::any_of(awake_, [](const auto& entry) { return entry.second->is_busy(); });
    if (!busy || tries == 0) return quiet();
    house_.network.after(
        kQuietCheck, [this, quiet = std::move(quiet), tries]() mutable { wait_quiet(std::move(quiet), tries - 1); });
}

} // namespace londinium
