#include "server/live_table.h"

#include "server/hand_over.h"
#include "server/journal.h"
#include "server/notices.h"
#include "server/pauses.h"

#include <algorithm>
#include <utility>

namespace londinium {
namespace {

constexpr std::size_t kMostWishes = 200;
constexpr int kMostInVain = 20;
constexpr std::chrono::seconds kPatience{8}; // with another process that should move a computer player
constexpr std::chrono::milliseconds kStandingDelay{1000};
constexpr std::chrono::seconds kReadAgain{2};
constexpr std::chrono::seconds kRest{60};  // unused for so long, a table may sleep
constexpr std::chrono::seconds kSoon{120}; // a clock that runs out later lets it sleep: the hall wakes it

Error taken_away() { return {"not-found", "This table has been taken away."}; }
Error damaged() { return {"store", "This table's log is damaged; the server's operator has been told."}; }
Error too_many() { return {"too-many", "Too much is asked of this table at once; try again in a moment."}; }

std::vector<std::string> lines_of(const Events& events) {
    std::vector<std::string> lines;
    for (const Event& event : events) lines.push_back(to_line(event));
    return lines;
}

/// Whether somebody may hold another seat after it.
bool changes_seats(const Event& event) {
    return std::holds_alternative<Sat>(event.what) || std::holds_alternative<Left>(event.what);
}

/// The seat that an event concerns though nobody else is told of it.
SeatSet quiet_seat(const Event& event) {
    if (const auto* moved = std::get_if<Moved>(&event.what)) return only(moved->seat);
    return 0;
}

} // namespace

LiveTable::LiveTable(House& house, Table table, bool others)
    : house_(house), table_(std::move(table)), others_turn_(others), last_use_(std::chrono::steady_clock::now()),
      chance_(static_cast<std::minstd_rand::result_type>(last_use_.time_since_epoch().count())) {}

// --- What is asked

void LiveTable::ask(Plan plan, Answer answer) {
    last_use_ = std::chrono::steady_clock::now();
    if (gone_) return answer(taken_away());
    if (closing_) return answer(Error{"too-many", "The server is closing. Try again in a moment."});
    if (wishes_.size() >= kMostWishes) return answer(too_many());
    wishes_.push_back({std::move(plan), std::move(answer)});
    next();
}

/// What is in memory is not what the store has: nobody shall see it any more,
/// and nothing of it is written.
void LiveTable::abandon(const Error& why) {
    if (std::exchange(gone_, true)) return;
    for (const Wish& wish : std::exchange(wishes_, {})) wish.answer(why);
    for (Follower* follower : std::exchange(followers_, {})) follower->dismiss(why);
}

void LiveTable::next() {
    if (heard_ > table_.length() && !writing_ && !reading_) return read_on([](const Outcome&) {});
    while (!writing_ && !reading_ && !wishes_.empty()) {
        Result<Events> planned = wishes_.front().plan(table_, now());
        if (!planned) {
            finish(planned.error());
        } else if (planned->empty()) {
            finish(Done{});
        } else {
            writing_ = true;
            const auto events = std::make_shared<const Events>(std::move(*planned));
            house_.ledger.append(table_.id(), table_.length(), lines_of(*events),
                                 on_network(house_.network, [me = shared_from_this(), events](const Outcome& outcome) {
                                     me->written(*events, outcome);
                                 }));
        }
    }
}

/// How often this was in somebody's way though there was nothing new to be read.
/// As long as others get on, whoever is slower tries again.
int LiveTable::in_vain(Wish& wish) const {
    wish.in_vain = wish.tried_at == table_.length() ? wish.in_vain + 1 : 0;
    wish.tried_at = table_.length();
    return wish.in_vain;
}

void LiveTable::written(const Events& events, const Outcome& outcome) {
    writing_ = false;
    if (gone_) return;
    const bool conflict = !outcome && outcome.error().code == "conflict";
    if (conflict && in_vain(wishes_.front()) < kMostInVain) {
        // Another process was faster: see what it did, and plan again.
        ++house_.metrics.conflicts;
        read_on([me = shared_from_this()](const Outcome& read) {
            if (!read) me->finish(read);
        });
        return;
    }
    if (!outcome && outcome.error().code == "not-found") return abandon(taken_away());
    if (conflict) {
        // Always in the way, and nothing new to be read: another log than ours.
        note("error", "a log was changed under the server", {{"table", table_.id()}});
        return abandon({"store", "This table was changed in the store. Try again in a moment."});
    }
    if (!outcome) {
        ++house_.metrics.store_errors;
        note("error", "the store took nothing", {{"table", table_.id()}, {"why", outcome.error().message}});
        finish(Error{"store", "This could not be kept. Try again in a moment."});
    } else {
        others_turn_ = false;
        const SeatSet waited = table_.waiting();
        if (const Outcome taken = take(events); !taken) return abandon(taken.error());
        call_webhooks(waited);
        keep_standing();
        finish(Done{});
    }
    look();
    next();
}

void LiveTable::finish(const Outcome& outcome) {
    const Answer answer = std::move(wishes_.front().answer);
    wishes_.pop_front();
    answer(outcome);
}

Outcome LiveTable::take(const Events& events) {
    const int last = table_.last_number();
    SeatSet quietly = 0;
    for (const Event& event : events) {
        const Outcome applied = table_.apply(event);
        if (!applied) {
            note("error", "an event does not fit", {{"table", table_.id()}, {"why", applied.error().message}});
            return damaged();
        }
        quietly |= quiet_seat(event);
        if (!std::holds_alternative<Undone>(event.what)) continue;
        for (Hand& hand : hands_) hand.outdated = true;
    }
    if (std::ranges::any_of(events, changes_seats)) refresh_seats();
    tell_all(last, quietly);
    return Done{};
}

/// So that the table is found in lists, and woken when it must be. Not after
/// each move: it is only a note, and until it is there the table counts as due.
void LiveTable::keep_standing() {
    if (std::exchange(standing_due_, true)) return;
    house_.network.after(kStandingDelay, [me = shared_from_this()] {
        me->standing_due_ = false;
        if (me->gone_) return;
        // What is being written has its turn first, or the note would be older than the log.
        if (me->writing_) return me->keep_standing();
        me->house_.ledger.note(me->table_.id(), standing_of(me->table_));
    });
}

// --- What other processes did

void LiveTable::catch_up(int length) {
    if (gone_) return;
    if (length == 0) return abandon(taken_away());
    heard_ = std::max(heard_, length);
    next();
}

void LiveTable::read_on(const std::function<void(const Outcome&)>& then) {
    reading_ = true;
    const auto read = [me = shared_from_this(), from = table_.length(), then] {
        Result<std::vector<std::string>> lines = me->house_.ledger.read(me->table_.id(), from);
        me->house_.network.post([me, then, lines = std::move(lines)] {
            me->reading_ = false;
            if (me->gone_) return;
            if (!lines && lines.error().code == "not-found") return me->abandon(taken_away());
            Outcome outcome = Done{};
            if (!lines) {
                ++me->house_.metrics.store_errors;
                outcome = Error{"store", "The store cannot be read. Try again in a moment."};
            }
            Events events;
            for (std::size_t i = 0; lines && i < lines->size(); ++i) {
                Result<Event> event = read_event((*lines)[i]);
                if (!event) {
                    note("error", "a log is damaged", {{"table", me->table_.id()}, {"why", event.error().message}});
                    return me->abandon(damaged());
                }
                events.push_back(std::move(*event));
            }
            if (!lines) me->hear_again();
            if (events.empty()) me->heard_ = 0; // it was told wrong, or the store is away
            if (!events.empty()) {
                me->others_turn_ = true;
                outcome = me->take(events);
                if (!outcome) return me->abandon(outcome.error());
            }
            then(outcome);
            me->look();
            me->next();
        });
    };
    if (house_.clerks.give(read)) return;
    reading_ = false;
    hear_again();
    heard_ = 0;
    then(too_many());
    next(); // what else was asked has waited for this
}

/// What could not be read now is read in a while, though nothing else happens.
void LiveTable::hear_again() {
    if (heard_ <= table_.length()) return;
    house_.network.after(kReadAgain, [me = shared_from_this(), length = heard_] { me->catch_up(length); });
}

// --- Computer players and clocks

void LiveTable::look() {
    if (table_.phase() != Table::Phase::playing || closing_ || gone_) return;
    for (std::size_t s = 0; s < table_.players(); ++s) {
        if (holds(table_.computers_waiting(), seat_at(s))) let_think(seat_at(s));
    }
    watch_clock();
}

void LiveTable::let_think(Seat seat) {
    Hand& hand = hands_[index(seat)];
    if (hand.thinking || hand.rests_at == table_.length()) return;
    if (others_turn_) {
        // The process that moved last goes on; if it does not, this one does.
        hand.rests_at = table_.length();
        house_.network.after(kPatience, [me = shared_from_this(), seat, length = table_.length()] {
            if (me->table_.length() != length) return;
            me->others_turn_ = false;
            me->hands_[index(seat)].rests_at = -1;
            me->look();
        });
        return;
    }
    const std::string& level = table_.sitting(seat).level;
    const std::chrono::milliseconds wait =
        pause_for(table_.game()->decision(), table_.in_secret(), table_.settings().pace, level, chance_);
    const Thought choice = think(*table_.game(), seat, level, chance_(), house_.nets);
    const auto began = std::chrono::steady_clock::now();
    hand.thinking = true;
    hand.began_at = table_.length();
    hand.outdated = false;
    const bool given = house_.thinkers.give([me = shared_from_this(), seat, choice, wait, began] {
        const auto start = std::chrono::steady_clock::now();
        std::string action = choice();
        me->house_.metrics.thought_time.add(std::chrono::steady_clock::now() - start);
        me->house_.network.post([me, seat, wait, began, action = std::move(action)] {
            const auto took = std::chrono::steady_clock::now() - began;
            me->thought(seat, action, left_of(wait, std::chrono::floor<std::chrono::milliseconds>(took)));
        });
    });
    if (given) return;
    ++house_.metrics.thoughts_put_off;
    house_.network.after(std::chrono::milliseconds(500), [me = shared_from_this(), seat] {
        me->hands_[index(seat)].thinking = false;
        me->look();
    });
}

void LiveTable::thought(Seat seat, const std::string& action, std::chrono::milliseconds wait) {
    if (wait.count() > 0) {
        house_.network.after(wait, [me = shared_from_this(), seat, action] { me->thought(seat, action, {}); });
        return;
    }
    ask(
        [this, seat, action](const Table& table, Time at) -> Result<Events> {
            // It may still be possible, but was meant for another game than is played now.
            if (hands_[index(seat)].outdated) return Error{"stale", "A move was taken back."};
            return table.plan_computer_move(seat, action, at);
        },
        [this, seat](const Outcome& outcome) {
            Hand& hand = hands_[index(seat)];
            hand.thinking = false;
            if (gone_) return;
            if (outcome) {
                ++house_.metrics.computer_moves;
            } else if (outcome.error().code == "store" || outcome.error().code == "too-many") {
                // Again, when the store may be back.
                house_.network.after(std::chrono::seconds(2), [me = shared_from_this()] { me->look(); });
                hand.rests_at = table_.length();
                house_.network.after(std::chrono::milliseconds(1900),
                                     [me = shared_from_this(), seat] { me->hands_[index(seat)].rests_at = -1; });
            } else if (hand.began_at == table_.length()) {
                // It chose what it may not do: a mistake of ours that must not go round in circles.
                note("error", "a computer player is at a loss",
                     {{"table", table_.id()}, {"why", outcome.error().code}});
                hand.rests_at = table_.length();
            } else {
                // While it thought, somebody took a move back: it thinks again.
                house_.network.post([me = shared_from_this()] { me->look(); });
            }
        });
}

void LiveTable::watch_clock() {
    const std::optional<Time> due = table_.due();
    if (!due || table_.settings().clock.kind == ClockKind::none) return;
    if (table_.computers_waiting() != 0 || clock_watched_ == due) return;
    clock_watched_ = due;
    const auto wait = std::max(*due - now(), Millis(0)) + Millis(5);
    // It may be days, and be set again with every move: the table need not stay
    // awake for that, and one alarm is enough.
    clock_alarm_ = house_.network.alarm(wait, [asleep = weak_from_this(), due] {
        const std::shared_ptr<LiveTable> me = asleep.lock();
        if (!me || me->clock_watched_ != due) return;
        me->clock_watched_.reset();
        me->ask([](const Table& table, Time at) -> Result<Events> { return table.plan_time(at); },
                [me](const Outcome& outcome) {
                    if (outcome) return me->look();
                    me->house_.network.after(std::chrono::seconds(2), [me] { me->look(); });
                });
    });
}

// --- Notices, and sleep

void LiveTable::call_webhooks(SeatSet waited_before) {
    const auto anew = static_cast<SeatSet>(table_.waiting() & ~waited_before);
    for (std::size_t s = 0; s < table_.players(); ++s) {
        const Sitting& sitting = table_.sitting(seat_at(s));
        if (!holds(anew, seat_at(s)) || sitting.kind != Sitting::Kind::person || sitting.notify.empty()) continue;
        house_.webhooks.call(sitting.notify, turn_notice(table_, seat_at(s), house_.public_address));
    }
}

void LiveTable::close() { closing_ = true; }

bool LiveTable::may_sleep(Instant at) const {
    if (gone_) return true;
    const bool thinking = std::ranges::any_of(hands_, [](const Hand& hand) { return hand.thinking; });
    const std::optional<Time> due = table_.due();
    return followers_.empty() && wishes_.empty() && !writing_ && !reading_ && !standing_due_ && !thinking &&
           !(due && *due < now() + kSoon) && at - last_use_ > kRest;
}

} // namespace londinium
