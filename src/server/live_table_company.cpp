// Who follows a LiveTable, here and at other processes, and what they are told.

#include "server/live_table.h"

#include <algorithm>
#include <utility>

namespace londinium {

SeatSet LiveTable::here() const {
    SeatSet seats = own_presence().seats;
    for (const auto& [process, there] : elsewhere_) seats |= there.seats;
    return seats;
}

Presence LiveTable::own_presence() const {
    Presence own;
    for (const Follower* follower : followers_) {
        own.seats |= follower->held;
        own.watchers += follower->held == 0 ? 1 : 0;
    }
    return own;
}

void LiveTable::enter(Follower& follower) {
    last_use_ = std::chrono::steady_clock::now();
    const bool known = std::ranges::find(followers_, &follower) != followers_.end();
    if (!known) followers_.push_back(&follower);
    follower.held = table_.held_by(follower.tokens());
    follower.tell(make_text(table_message(table_, {follower.held, here(), now()})));
    tell_presence();
}

void LiveTable::tell_whole(Follower& follower) const {
    follower.tell(make_text(table_message(table_, {follower.held, here(), now()})));
    follower.tell(presence_message());
}

void LiveTable::leave(Follower& follower) {
    last_use_ = std::chrono::steady_clock::now();
    std::erase(followers_, &follower);
    tell_presence();
}

std::size_t LiveTable::followers_of(SeatSet seats) const {
    return static_cast<std::size_t>(std::ranges::count_if(followers_, [&](const Follower* follower) {
        return seats == 0 ? follower->held == 0 : (follower->held & seats) != 0;
    }));
}

/// Soon, and once for all who come and go at a time.
void LiveTable::tell_presence() {
    if (std::exchange(presence_due_, true)) return;
    house_.network.post([me = shared_from_this()] {
        me->presence_due_ = false;
        me->announce();
        const Text text = me->presence_message();
        for (Follower* follower : me->followers_) follower->tell_news(text);
    });
}

Text LiveTable::presence_message() const {
    const SeatSet seats = here();
    int watchers = own_presence().watchers;
    for (const auto& [process, there] : elsewhere_) watchers += there.watchers;
    Json list = Json::array();
    for (std::size_t s = 0; s < table_.players(); ++s) {
        list.push_back(holds(seats, seat_at(s)) || table_.sitting(seat_at(s)).kind == Sitting::Kind::computer);
    }
    return make_text(to_line(Json{{"is", "here"}, {"seats", list}, {"watchers", watchers}}));
}

/// Tells the other processes who is here, when that has changed. Who has been
/// told nothing yet may have something to tell.
void LiveTable::announce() {
    if (!house_.shared_store || gone_) return;
    const Presence own = own_presence();
    if (announced_ == own || (!announced_ && own == Presence())) return;
    house_.ledger.tell_presence(table_.id(), own, !announced_);
    announced_ = own;
}

void LiveTable::hear_presence(const std::string& process, Presence there, bool asks) {
    if (asks && own_presence() != Presence()) house_.ledger.tell_presence(table_.id(), own_presence(), false);
    const auto known = elsewhere_.find(process);
    if ((known == elsewhere_.end() ? Presence() : known->second) == there) return;
    if (there == Presence()) {
        elsewhere_.erase(process);
    } else {
        elsewhere_[process] = there;
    }
    tell_presence();
}

void LiveTable::forget(const std::string& process) { hear_presence(process, {}, false); }

void LiveTable::ask_presence() {
    announced_.reset();
    tell_presence();
}

void LiveTable::refresh_seats() {
    for (Follower* follower : followers_) follower->held = table_.held_by(follower->tokens());
}

/// Entries after this number. One message for each, and one for all who may see
/// the same. What makes no entry is told to the seats it concerns alone.
void LiveTable::tell_all(int after, SeatSet quietly) {
    if (followers_.empty()) return;
    const std::string shared = summary(table_, here(), now());
    std::map<SeatSet, Text> made;
    for (int number = after + 1; number <= table_.last_number(); ++number) {
        made.clear();
        for (Follower* follower : followers_) {
            Text& text = made[follower->held];
            if (!text) text = make_text(news_message(table_, follower->held, number, shared));
            follower->tell_news(text);
        }
    }
    if (table_.last_number() > after || quietly == 0) return;
    for (Follower* follower : followers_) {
        if ((follower->held & quietly) != 0) follower->tell_news(make_text(now_message(table_, follower->held)));
    }
}

} // namespace londinium
