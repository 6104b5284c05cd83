#include "server/api.h"

#include "game/json_reader.h"
#include "server/game_rows.h"
#include "server/replay.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace londinium {
namespace {

constexpr std::size_t kLongestRecord = 1U << 20U;
constexpr std::size_t kLongestOther = 16U << 10U;
constexpr std::string_view kTables = "/api/tables";

int status_of(const Error& error) {
    constexpr std::array<std::pair<std::string_view, int>, 8> kStatus = {{{"not-found", 404},
                                                                          {"not-your-seat", 403},
                                                                          {"not-allowed", 403},
                                                                          {"seat-taken", 409},
                                                                          {"stale", 409},
                                                                          {"too-many", 429},
                                                                          {"too-long", 413},
                                                                          {"store", 503}}};
    for (const auto& [code, status] : kStatus) {
        if (error.code == code) return status;
    }
    return 400;
}

HttpResponse json(Text body, int status = 200) {
    HttpResponse response;
    response.status = status;
    response.body = std::move(body);
    add_security_headers(response);
    return response;
}

HttpResponse json(const Json& body, int status = 200) { return json(make_text(to_line(body)), status); }

HttpResponse failed(const Error& error) {
    return json(Json{{"error", {{"code", error.code}, {"message", error.message}}}}, status_of(error));
}

Error bad_request(std::string_view why) { return {"bad-request", std::string(why)}; }
Error not_found() { return {"not-found", "There is nothing here."}; }

bool only_reads(const HttpRequest& request) { return request.method == "GET" || request.method == "HEAD"; }

Result<Json> read_body(const std::string& body) {
    Json read = parse_json(body);
    if (!read.is_object()) return bad_request("The body is not a JSON object.");
    return read;
}

bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= 40 && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
}

/// "/api/tables/ID/rest" in two; the id empty if it is not of this form.
std::pair<std::string, std::string> table_path(std::string_view path) {
    if (!path.starts_with(kTables) || path.size() <= kTables.size() || path[kTables.size()] != '/') return {};
    path.remove_prefix(kTables.size() + 1);
    const std::size_t slash = path.find('/');
    const std::string_view id = path.substr(0, slash);
    if (!is_id(id)) return {};
    return {std::string(id), slash == std::string_view::npos ? "" : std::string(path.substr(slash + 1))};
}

/// "localhost" of "localhost:1666" and of "http://localhost:1666".
std::string_view host_name(std::string_view text) {
    if (const std::size_t scheme = text.find("://"); scheme != std::string_view::npos) text.remove_prefix(scheme + 3);
    if (text.starts_with('[')) return text.substr(0, text.find(']') + 1);
    return text.substr(0, text.find(':'));
}

std::string_view without_scheme(std::string_view origin) {
    const std::size_t scheme = origin.find("://");
    return scheme == std::string_view::npos ? origin : origin.substr(scheme + 3);
}

} // namespace

Api::Api(Hall& hall, Site site, Names names)
    : hall_(hall), site_(std::move(site)), names_(std::move(names)), requests_(hall.house().limits.requests_of_address),
      tables_made_(hall.house().limits.tables_of_address), replays_(hall.house().limits.replays_of_address),
      messages_(hall.house().limits.messages_of_address) {
    const Library& library = hall.house().library;
    const Json games = games_json(library);
    games_ = make_text(to_line(games));
    for (const Json& game : games["games"]) {
        const std::string id = game["id"];
        rows_[id] = make_text(to_line(*rows_json(library, id)));
    }
}

// --- Who may ask

/// A page of another site whose name was made to point at this machine is not
/// ours: its name gives it away.
bool Api::is_our_name(const HttpRequest& request) const {
    if (!names_.loopback_only) return true;
    const std::string_view name = host_name(request.host);
    return name == "localhost" || name == "127.0.0.1" || name == "[::1]" || is_named(request);
}

bool Api::is_named(const HttpRequest& request) const {
    const std::string_view name = host_name(request.host);
    return std::ranges::any_of(names_.origins, [&](const std::string& origin) { return host_name(origin) == name; });
}

/// A browser says which site's page asks. Programs say nothing, and have no
/// cookies or the like that could be abused.
bool Api::is_our_page(const HttpRequest& request) const {
    if (request.origin.empty()) return true;
    if (std::ranges::find(names_.origins, request.origin) != names_.origins.end()) return true;
    // Under a name that the operator gave, a page must have come in the way that goes with it.
    return !is_named(request) && without_scheme(request.origin) == request.host;
}

std::size_t Api::longest_body(const HttpRequest& request) const {
    return request.path == "/api/replay" ? kLongestRecord : kLongestOther;
}

void Api::asked(HttpRequest request, Answer answer) {
    Metrics& metrics = hall_.house().metrics;
    if (!is_our_name(request)) {
        return answer(failed({"not-allowed", "This server does not answer to that name (see --origin)."}));
    }
    if (!requests_.take(request.address, std::chrono::steady_clock::now())) {
        ++metrics.limited;
        return answer(failed({"too-many", "You ask more often than this server answers. Try again in a moment."}));
    }
    const bool changes = !only_reads(request);
    if (changes && !is_our_page(request)) {
        return answer(failed({"not-allowed", "This is not for pages of other sites."}));
    }
    if (changes && !request.content_type.starts_with("application/json")) {
        return answer(failed(bad_request("Send JSON, and say so: Content-Type: application/json")));
    }
    route(request, answer);
}

// --- What is asked

void Api::route(const HttpRequest& request, const Answer& answer) {
    const std::string& path = request.path;
    const bool get = only_reads(request);
    if (!path.starts_with("/api/")) {
        if (path == "/health") return health(answer);
        if (path == "/metrics") {
            Metrics& metrics = hall_.house().metrics;
            metrics.thoughts_waiting = hall_.house().thinkers.waiting();
            HttpResponse response = json(make_text(metrics.text()));
            response.type = "text/plain; version=0.0.4";
            return answer(std::move(response));
        }
        HttpResponse response = site_.answer(request);
        add_security_headers(response);
        return answer(std::move(response));
    }
    if (path == "/api/games" && get) return answer(json(games_));
    if (path.starts_with("/api/games/") && get) {
        const auto rows = rows_.find(path.substr(std::string_view("/api/games/").size()));
        return answer(rows == rows_.end() ? failed(not_found()) : json(rows->second));
    }
    if (path == "/api/replay" && request.method == "POST") return replay(request, answer);
    if (path == kTables) return tables(request, answer);
    if (const auto [id, rest] = table_path(path); !id.empty()) return one_table(id, rest, request, answer);
    answer(failed(not_found()));
}

void Api::tables(const HttpRequest& request, const Answer& answer) {
    if (request.method == "POST") return make_table(request, answer);
    if (!only_reads(request)) return answer(failed(not_found()));
    hall_.list([answer](const Result<std::string>& list) {
        answer(list ? json(make_text(R"({"tables":)" + *list + "}")) : failed(list.error()));
    });
}

void Api::one_table(const std::string& id, const std::string& rest, const HttpRequest& request, const Answer& answer) {
    if (rest == "seats" && request.method == "POST") return take_seat(id, request, answer);
    if (!only_reads(request) || !(rest.empty() || rest == "record")) return answer(failed(not_found()));
    hall_.find(id, [answer, rest](const Result<LiveTablePtr>& live) {
        if (!live) return answer(failed(live.error()));
        const Table& table = (*live)->table();
        if (rest.empty()) return answer(json(make_text(summary(table, (*live)->here(), now()))));
        const Result<Json> record = table.record();
        answer(record ? json(*record) : failed(record.error()));
    });
}

void Api::make_table(const HttpRequest& request, const Answer& answer) {
    const Result<Json> body = read_body(request.body);
    if (!body) return answer(failed(body.error()));
    const Result<Settings> settings = read_settings(*body);
    if (!settings) return answer(failed(settings.error()));
    if (!tables_made_.take(request.address, std::chrono::steady_clock::now())) {
        ++hall_.house().metrics.limited;
        return answer(failed({"too-many", "You have made many tables. Play at one of them, or try again later."}));
    }
    hall_.make(*settings, [answer](const Result<NewTable>& made) {
        if (!made) return answer(failed(made.error()));
        Json seats = Json::array();
        for (const auto& handed : made->tokens) {
            seats.push_back({{"seat", index(handed.seat)}, {"token", handed.token}});
        }
        answer(json(Json{{"table", made->id}, {"seats", std::move(seats)}}, 201));
    });
}

void Api::take_seat(const std::string& id, const HttpRequest& request, const Answer& answer) {
    const Result<Json> body = read_body(request.body);
    if (!body) return answer(failed(body.error()));
    const JsonReader reader(*body);
    const std::string name(reader.need("name").text());
    std::optional<int> seat;
    if (!reader.member("seat").is_null()) seat = reader.member("seat").number(0, static_cast<int>(kMostSeats) - 1);
    if (reader.failed()) return answer(failed(bad_request(reader.fault())));
    hall_.find(id, [answer, name, seat](const Result<LiveTablePtr>& live) {
        if (!live) return answer(failed(live.error()));
        const std::string token = new_token();
        auto taken = std::make_shared<Seat>();
        (*live)->ask(
            [name, seat, token, taken](const Table& table, Time at) -> Result<Events> {
                Result<Sat> sat = table.plan_sit(name, seat, hash_of(token));
                if (!sat) return sat.error();
                *taken = sat->seat;
                return Events{{at, std::move(*sat)}};
            },
            [answer, token, taken](const Outcome& outcome) {
                if (!outcome) return answer(failed(outcome.error()));
                answer(json(Json{{"seat", index(*taken)}, {"token", token}}, 201));
            });
    });
}

void Api::replay(const HttpRequest& request, const Answer& answer) {
    House& house = hall_.house();
    if (!replays_.take(request.address, std::chrono::steady_clock::now())) {
        ++house.metrics.limited;
        return answer(failed({"too-many", "You replay faster than this server can. Try again in a moment."}));
    }
    const bool given = house.replayers.give([&house, body = request.body, answer] {
        const Result<Json> asked = read_body(body);
        const Result<Json> moment = asked ? replay_moment(house.library, *asked) : asked;
        auto response = std::make_shared<HttpResponse>(moment ? json(*moment) : failed(moment.error()));
        house.network.post([answer, response] { answer(std::move(*response)); });
    });
    if (!given) answer(failed({"too-many", "The server is busy. Try again in a moment."}));
}

void Api::health(const Answer& answer) {
    House& house = hall_.house();
    const bool given = house.clerks.give([&house, answer] {
        const bool ok = house.ledger.check().ok();
        house.network.post([answer, ok] { answer(json(Json{{"ok", ok}}, ok ? 200 : 503)); });
    });
    if (!given) answer(json(Json{{"ok", false}}, 503));
}

// --- Web sockets

std::variant<CallerPtr, HttpResponse> Api::called(const HttpRequest& request, SocketPtr socket) {
    House& house = hall_.house();
    const auto [id, rest] = table_path(request.path);
    if (id.empty() || rest != "live") return failed(not_found());
    if (!is_our_name(request) || !is_our_page(request)) {
        return failed({"not-allowed", "This is not for pages of other sites."});
    }
    const auto held = sockets_.find(request.address);
    if ((held != sockets_.end() && held->second >= house.limits.sockets_of_address) ||
        !requests_.take(request.address, std::chrono::steady_clock::now())) {
        ++house.metrics.limited;
        return failed({"too-many", "You hold as many tables open as this server allows."});
    }
    ++sockets_[request.address];
    return CallerPtr(
        std::make_shared<Guest>(hall_, id, std::move(socket), messages_, [this, address = request.address] {
            const auto found = sockets_.find(address);
            if (--found->second == 0) sockets_.erase(found);
        }));
}

} // namespace londinium
