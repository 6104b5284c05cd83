#include "server/load.h"

#include "base/random.h"
#include "game/json.h"
#include "server/crowd.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace londinium {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

/// `londinium serve` beside us, on a free port, with limits lifted.
class OwnServer {
public:
    explicit OwnServer(const std::string& store) {
        std::array<int, 2> ends{};
        if (pipe(ends.data()) != 0) return;
        id_ = fork();
        if (id_ == 0) {
            dup2(ends[1], STDOUT_FILENO);
            execl("/proc/self/exe", "londinium", "serve", "--port", "0", "--no-limits", "--store", store.c_str(),
                  static_cast<char*>(nullptr));
            _exit(127);
        }
        close(ends[1]);
        std::string said;
        char c = 0;
        while (read(ends[0], &c, 1) == 1 && c != '\n') said += c;
        close(ends[0]);
        const std::size_t colon = said.rfind(':');
        if (colon != std::string::npos) port_ = std::atoi(said.c_str() + colon + 1);
    }
    OwnServer(const OwnServer&) = delete;
    OwnServer& operator=(const OwnServer&) = delete;
    ~OwnServer() {
        if (id_ <= 0) return;
        kill(id_, SIGTERM);
        waitpid(id_, nullptr, 0);
    }

    int port() const { return port_; }
    /// Time of processors it has used, in seconds.
    double processor() const {
        std::ifstream file("/proc/" + std::to_string(id_) + "/stat");
        std::string word;
        double ticks = 0;
        for (int i = 1; i <= 15 && file >> word; ++i) { // its name has no blank
            if (i >= 14) ticks += std::atof(word.c_str());
        }
        return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
    }
    /// Memory in use, in MB.
    double memory() const {
        std::ifstream file("/proc/" + std::to_string(id_) + "/statm");
        long pages = 0;
        long resident = 0;
        file >> pages >> resident;
        return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
    }

private:
    pid_t id_ = -1;
    int port_ = 0;
};

/// A table that is played at, as its players know it.
struct Played {
    std::string id;
    std::vector<std::size_t> players; // sockets by seat
    int last_move = 0;
    int moved_after = 0; // the last move when the one under way was made
    int seat = -1;       // who is to act
    bool told = false;   // what it may do; not yet, while its news are on the way
    std::vector<std::string> actions;
    Clock::time_point due;
    bool waiting = false; // for an answer
    bool over = false;
};

constexpr std::string_view kNumber = R"("number":)";

/// The number after this mark.
int number_after(std::string_view text, std::string_view mark) {
    const std::size_t at = text.find(mark);
    return at == std::string_view::npos ? -1 : std::atoi(text.data() + at + mark.size());
}

class Load {
public:
    Load(const LoadOptions& options, std::uint16_t port) : options_(options), crowd_(port), port_(port) {}

    Outcome set_the_tables();
    void play();
    Json report() const;

private:
    void heard(std::size_t socket, std::string_view text);
    void read_legal(Played& table, std::string_view text);
    void move(Played& table, Clock::time_point due);
    void look(Played& table);

    LoadOptions options_;
    Crowd crowd_;
    std::uint16_t port_;
    Random random_{1};
    std::vector<Played> tables_;
    std::vector<std::size_t> table_of_; // by socket
    std::deque<std::size_t> ready_;     // tables at which a move can be made
    std::vector<double> milliseconds_;
    std::uint64_t refused_ = 0;
    std::uint64_t lost_ = 0;
    std::uint64_t late_ = 0; // moves due for which no table was free
    double seconds_ = 0;
};

Outcome Load::set_the_tables() {
    crowd_.listen([this](std::size_t socket, std::string_view text) { heard(socket, text); },
                  [this](std::size_t) { ++lost_; });
    tables_.reserve(static_cast<std::size_t>(options_.tables));
    const auto sit = [&](std::size_t table, const std::string& tokens) -> Outcome {
        const Result<std::size_t> socket = crowd_.open(tables_[table].id);
        if (!socket) return socket.error();
        table_of_.resize(*socket + 1);
        table_of_[*socket] = table;
        crowd_.say(*socket, R"({"do":"hello","tokens":[)" + tokens + "]}");
        if (!tokens.empty()) tables_[table].players.push_back(*socket);
        return Done{};
    };
    const std::size_t seats = options_.game == "markets" ? 3 : 2;
    Json wish{{"game", options_.game}, {"pace", "instant"}};
    for (std::size_t s = 0; s < seats; ++s) wish["seats"].push_back({{"kind", "you"}, {"name", "P"}});
    int open = 0;
    for (int t = 0; t < options_.tables; ++t) {
        const Result<std::string> made = post_json(port_, "/api/tables", to_line(wish));
        if (!made) return made.error();
        const Json json = Json::parse(*made, nullptr, false);
        tables_.emplace_back();
        tables_.back().id = json["table"];
        for (const Json& seat : json["seats"]) {
            const Outcome sat = sit(tables_.size() - 1, to_line(seat["token"]));
            if (!sat) return sat;
            ++open;
        }
        crowd_.attend(0);
    }
    for (int i = 0; open < options_.sockets; ++open, ++i) {
        const Outcome sat = sit(static_cast<std::size_t>(i % options_.tables), "");
        if (!sat) return sat;
        crowd_.attend(0);
    }
    // Everybody has seen a table before the clock starts.
    for (int quiet = 0; quiet < 5;) {
        const std::uint64_t before = crowd_.messages_heard();
        crowd_.attend(100);
        quiet = crowd_.messages_heard() == before ? quiet + 1 : 0;
    }
    return Done{};
}

void Load::heard(std::size_t socket, std::string_view text) {
    Played& table = tables_[table_of_[socket]];
    if (text.starts_with(R"({"is":"news")")) {
        if (text.find(R"("kind":"move")") != std::string_view::npos) {
            table.last_move = std::max(table.last_move, number_after(text, kNumber));
        }
        if (text.find(R"("kind":"over")") != std::string_view::npos) table.over = true;
        read_legal(table, text);
    } else if (text.starts_with(R"({"is":"table")")) {
        read_legal(table, text);
    } else if (text.starts_with(R"({"is":"done")")) {
        milliseconds_.push_back(std::chrono::duration<double, std::milli>(Clock::now() - table.due).count());
        table.waiting = false;
        look(table);
    } else if (text.starts_with(R"({"is":"refused")")) {
        ++refused_;
        table.waiting = false;
        table.told = true; // as before
        look(table);
    }
}

/// The answer comes to one socket, and the choices that follow to another: a
/// table is ready when both are there.
void Load::look(Played& table) {
    if (!table.waiting && table.told && !table.over) {
        ready_.push_back(static_cast<std::size_t>(&table - tables_.data()));
    }
}

/// From `"waiting":[1],"decision":"draw","legal":{"1":[{"action":"draw deck"}…]}`,
/// without reading the rest.
void Load::read_legal(Played& table, std::string_view text) {
    constexpr std::string_view kWaiting = R"("waiting":[)";
    constexpr std::string_view kLegal = R"("legal":{")";
    constexpr std::string_view kAction = R"({"action":")";
    const std::size_t waiting = text.find(kWaiting);
    const std::size_t start = text.find(kLegal, waiting);
    if (waiting == std::string_view::npos || start == std::string_view::npos) return;
    // What somebody might have done before the move under way is of no use, nor
    // is a bid that would be given again.
    if (number_after(text, kNumber) <= table.moved_after) return;
    const char seat = text[start + kLegal.size()];
    if (text.substr(waiting, text.find(']', waiting) - waiting).find(seat) == std::string_view::npos) return;
    table.seat = seat - '0';
    table.actions.clear();
    const std::size_t end = text.find(']', start);
    for (std::size_t at = text.find(kAction, start); at < end; at = text.find(kAction, at + 1)) {
        const std::size_t from = at + kAction.size();
        table.actions.emplace_back(text.substr(from, text.find('"', from) - from));
    }
    if (!std::exchange(table.told, true)) look(table);
}

void Load::move(Played& table, Clock::time_point due) {
    table.waiting = true;
    table.told = false;
    table.moved_after = table.last_move;
    table.due = due;
    const int seat = table.seat;
    const std::string& action = table.actions[random_.below(static_cast<std::uint32_t>(table.actions.size()))];
    crowd_.say(
        table.players[static_cast<std::size_t>(seat)],
        fmt::format(R"({{"do":"move","id":1,"seat":{},"action":"{}","after":{}}})", seat, action, table.last_move));
}

void Load::play() {
    const auto start = Clock::now();
    const auto end =
        start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(options_.seconds));
    std::uint64_t sent = 0;
    for (auto now = start; now < end; now = Clock::now()) {
        const auto elapsed = std::chrono::duration<double>(now - start).count();
        while (!ready_.empty() && (options_.rate == 0 || static_cast<double>(sent) < elapsed * options_.rate)) {
            Played& table = tables_[ready_.front()];
            ready_.pop_front();
            if (table.over || table.waiting) continue;
            const auto due = options_.rate == 0
                                 ? now
                                 : start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(
                                               static_cast<double>(sent) / options_.rate));
            move(table, due);
            ++sent;
        }
        crowd_.attend(1);
    }
    seconds_ = std::chrono::duration<double>(Clock::now() - start).count();
    if (options_.rate > 0)
        late_ = static_cast<std::uint64_t>(std::max(0.0, options_.rate * seconds_ - static_cast<double>(sent)));
    // What is under way is waited for, and counts in the times, not in the rate.
    const std::size_t in_time = milliseconds_.size();
    const auto patience = Clock::now() + std::chrono::seconds(60);
    const auto waits = [](const Played& table) { return table.waiting; };
    while (std::ranges::any_of(tables_, waits) && Clock::now() < patience) crowd_.attend(20);
    seconds_ *= static_cast<double>(milliseconds_.size()) / static_cast<double>(std::max<std::size_t>(1, in_time));
}

Json Load::report() const {
    std::vector<double> sorted = milliseconds_;
    std::ranges::sort(sorted);
    const auto at = [&](double part) {
        if (sorted.empty()) return 0.0;
        const auto place = static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1));
        return std::round(sorted[place] * 100) / 100;
    };
    std::uint64_t unanswered = 0;
    for (const Played& table : tables_) unanswered += table.waiting ? 1 : 0;
    return {{"game", options_.game},
            {"tables", tables_.size()},
            {"sockets", table_of_.size()},
            {"moves", sorted.size()},
            {"moves_a_second", std::round(static_cast<double>(sorted.size()) / std::max(seconds_, 1e-9))},
            {"ms", {{"50%", at(0.5)}, {"90%", at(0.9)}, {"99%", at(0.99)}, {"99.9%", at(0.999)}, {"most", at(1)}}},
            {"messages_heard", crowd_.messages_heard()},
            {"megabytes_heard", std::round(static_cast<double>(crowd_.bytes_heard()) / 1e5) / 10},
            {"refused", refused_},
            {"unanswered", unanswered},
            {"not_sent", late_},
            {"sockets_lost", lost_}};
}

} // namespace

int run_load(const LoadOptions& options) {
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);

    std::string folder = (fs::temp_directory_path() / "londinium-load-XXXXXX").string();
    if (mkdtemp(folder.data()) == nullptr) return 1;
    Json report;
    Outcome set = Done{};
    {
        std::optional<OwnServer> own;
        if (options.port == 0) own.emplace(options.store.empty() ? folder + "/tables.db" : options.store);
        const int port = own ? own->port() : options.port;
        Load load(options, static_cast<std::uint16_t>(port));
        set = load.set_the_tables();
        if (set) {
            const double before = own ? own->processor() : 0;
            load.play();
            report = load.report();
            if (own) {
                // What does not hang on what else the machine does.
                const double each = (own->processor() - before) * 1e6 / std::max(1.0, report["moves"].get<double>());
                report["server_processor_us_a_move"] = std::round(each);
                report["server_megabytes"] = std::round(own->memory());
            }
        }
    }
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    if (!set) {
        fmt::print(stderr, "{}\n", set.error().message);
        return 1;
    }
    if (options.json) {
        fmt::print("{}\n", to_line(report));
    } else {
        for (const auto& [name, value] : report.items()) fmt::print("{:<27} {}\n", name, value.dump());
    }
    return 0;
}

} // namespace londinium
