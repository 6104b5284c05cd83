#pragma once

#include "server/house.h"
#include "table/messages.h"
#include "table/table.h"

#include <array>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <vector>

namespace londinium {

/// Somebody who follows a table over a web socket.
class Follower {
public:
    Follower() = default;
    Follower(const Follower&) = delete;
    Follower& operator=(const Follower&) = delete;
    virtual ~Follower() = default;

    virtual const std::vector<TokenHash>& tokens() const = 0;
    /// What it has asked for.
    virtual void tell(Text message) = 0;
    /// What happens at the table. Who reads too slowly misses it, and asks to be
    /// told everything when it can be (tell_whole).
    virtual void tell_news(const Text& message) = 0;
    /// There is nothing more to follow here.
    virtual void dismiss(const Error& why) = 0;

    SeatSet held = 0; // by these tokens at this table: LiveTable sees to it
};

/// A table that is awake: who follows it, what is asked of it, one thing after
/// the other, and its computer players. Everything happens on the network's
/// thread; the store and the thinkers answer there.
///
/// The way of a move: plan -> the ledger makes it durable -> apply -> everybody
/// is told -> the answer. Meanwhile what else is asked of this table waits,
/// while other tables go on, so that many moves share one sync.
class LiveTable : public std::enable_shared_from_this<LiveTable> {
public:
    /// `others`: it may be that another process is at this table.
    LiveTable(House& house, Table table, bool others);

    const Table& table() const { return table_; }
    /// Seats that somebody holds a connection for, at any process.
    SeatSet here() const;

    // Who follows
    void enter(Follower& follower);
    void leave(Follower& follower);
    /// Everything as it is now, to one who missed something.
    void tell_whole(Follower& follower) const;
    /// How many hold any of these seats; without one, how many watch.
    std::size_t followers_of(SeatSet seats) const;

    // What is asked
    using Plan = std::function<Result<Events>(const Table& table, Time now)>;
    using Answer = std::function<void(const Outcome& outcome)>;
    void ask(Plan plan, Answer answer);

    // What happens without being asked
    /// Looks whether a computer is to move or a clock has run out.
    void look();
    /// Another process has written to the log: it has so many events now, or
    /// none, since it was removed.
    void catch_up(int length);
    /// Who is at this table with another process, which asks for ours, too.
    void hear_presence(const std::string& process, Presence there, bool asks);
    /// That process has ended.
    void forget(const std::string& process);
    /// What others told may be out of date, or they know nothing yet: they are
    /// told and asked again.
    void ask_presence();
    /// Calls those who wanted to be told of their turn and have it now; a move
    /// does so by itself.
    void call_who_is_asked() { call_webhooks(0); }
    /// It is not the table of the store any more: whoever asks for it must look
    /// there.
    bool is_gone() const { return gone_; }
    /// Writes down in a moment what has become of the table.
    void keep_standing();
    /// What was asked is still done; nothing more is.
    void close();
    bool is_busy() const { return !wishes_.empty() || writing_ || reading_; }
    /// Nobody is here, and nothing is under way that could not begin anew.
    bool may_sleep(Instant at) const;

private:
    struct Wish {
        Plan plan;
        Answer answer;
        int tried_at = -1; // length of the log when it was in somebody's way
        int in_vain = 0;   // and so often with the same one
    };
    struct Hand { // of a computer player
        bool thinking = false;
        int began_at = -1;     // length of the log when it began to think
        bool outdated = false; // since then a move was taken back
        int rests_at = -1;     // as long as the log has this length, it is not asked
    };

    void next();
    void abandon(const Error& why);
    int in_vain(Wish& wish) const;
    void written(const Events& events, const Outcome& outcome);
    void finish(const Outcome& outcome);
    void read_on(const std::function<void(const Outcome&)>& then);
    void hear_again();
    Outcome take(const Events& events);
    void tell_all(int after, SeatSet quietly);
    void tell_presence();
    Text presence_message() const;
    void announce();
    Presence own_presence() const;
    void refresh_seats();
    void call_webhooks(SeatSet waited_before);

    void let_think(Seat seat);
    void thought(Seat seat, const std::string& action, std::chrono::milliseconds wait);
    void watch_clock();

    House& house_;
    Table table_;
    std::vector<Follower*> followers_;
    std::map<std::string, Presence> elsewhere_; // by process
    std::optional<Presence> announced_;         // what the others know; none: ask them, too
    std::deque<Wish> wishes_;
    bool writing_ = false;
    bool reading_ = false;
    int heard_ = 0; // how long the log is, as another process says
    bool standing_due_ = false;
    bool presence_due_ = false;
    bool closing_ = false;
    bool gone_ = false;
    bool others_turn_ = false; // another process moves the computer players
    std::array<Hand, kMostSeats> hands_{};
    std::optional<Time> clock_watched_;
    Alarm clock_alarm_;
    Instant last_use_;
    std::minstd_rand chance_;
};

using LiveTablePtr = std::shared_ptr<LiveTable>;

} // namespace londinium
