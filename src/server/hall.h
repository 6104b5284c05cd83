#pragma once

#include "server/live_table.h"
#include "table/new_table.h"

#include <functional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace londinium {

/// All tables: those awake in memory, and those asleep in the store, which are
/// woken when somebody comes or their clock runs out, and put to sleep again.
/// On the network's thread.
class Hall {
public:
    explicit Hall(House& house);
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;

    /// Begins to listen to other processes and to look after what is due.
    void open();
    /// Nothing new is taken on; `quiet` is called when all that was under way is
    /// kept, or after some seconds.
    void close(std::function<void()> quiet);

    House& house() { return house_; }

    using Found = std::function<void(Result<LiveTablePtr>)>;
    void find(const std::string& id, Found found);

    using OnMade = std::function<void(Result<NewTable>)>;
    void make(const Settings& settings, const OnMade& made);
    /// The same people at another table; the old one's log says so.
    void rematch(const LiveTablePtr& old, const Json& message, SeatSet held, const LiveTable::Answer& answer);

    /// The text of an array: the SUMMARY of each table that is open to everybody, the newest first.
    using Listed = std::function<void(const Result<std::string>&)>;
    void list(Listed listed);

private:
    LiveTablePtr awake(const std::string& id);
    void heard(const std::string& id, int length);
    void look_at_all();
    void hear_presence(const std::string& id, const std::string& process, Presence there, bool asks);
    void keep_company();
    void woken(const std::string& id, Result<Table> table);
    LiveTablePtr keep_awake(Table table, bool others);
    void wake_due();
    void wake(const std::vector<std::string>& ids);
    void tidy();
    void wait_quiet(std::function<void()> quiet, int tries);
    void refresh_list();

    House& house_;
    std::unordered_map<std::string, LiveTablePtr> awake_;
    std::unordered_map<std::string, std::vector<Found>> waking_;
    std::unordered_set<std::string> rematching_;      // tables whose rematch is being made
    std::unordered_map<std::string, Instant> others_; // processes, and when they last said anything
    bool closing_ = false;
    bool looking_ = false;    // at all tables
    bool look_again_ = false; // when that is done

    // The list is asked for often and changes slowly: it is made once a second.
    std::string list_ = "[]";
    Instant list_made_{};
    std::vector<Listed> list_wanted_;
    struct Summarised {
        int length = 0;
        std::string text; // empty: it cannot be read
    };
    std::unordered_map<std::string, Summarised> summarised_; // only for the clerk that makes the list
};

} // namespace londinium
