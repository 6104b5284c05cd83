#include "server/guest.h"

#include "game/json_reader.h"
#include "table/messages.h"

#include <algorithm>
#include <utility>

namespace londinium {
namespace {

constexpr std::size_t kMostTokens = 8;
constexpr std::size_t kLongestToken = 100;
constexpr std::size_t kLongestId = 64;
constexpr int kMostRefused = 200;

Error bad_request(std::string_view why) { return {"bad-request", std::string(why)}; }

/// What the sender calls its message: sent back as it came, if it is small.
Json id_of(const Json& message) {
    if (!message.is_object() || !message.contains("id")) return {};
    const Json& id = message["id"];
    if (id.is_number() || id.is_boolean()) return id;
    if (id.is_string() && id.get_ref<const std::string&>().size() <= kLongestId) return id;
    return {};
}

} // namespace

Guest::Guest(Hall& hall, std::string table, SocketPtr socket, PurseByAddress& household, std::function<void()> left)
    : hall_(hall), table_id_(std::move(table)), socket_(std::move(socket)), household_(household),
      left_(std::move(left)) {
    ++hall_.house().metrics.sockets;
}

void Guest::gone() {
    socket_.reset();
    --hall_.house().metrics.sockets;
    if (counted_as_watcher_) --hall_.house().metrics.watchers;
    if (const LiveTablePtr table = std::exchange(table_, nullptr)) table->leave(*this);
    left_();
}

void Guest::tell(Text message) {
    if (socket_) socket_->send(std::move(message));
}

void Guest::tell_news(const Text& message) {
    missed_news_ = missed_news_ || (socket_ && socket_->is_behind());
    if (!missed_news_) tell(message);
}

void Guest::caught_up() {
    if (table_ && std::exchange(missed_news_, false)) table_->tell_whole(*this);
}

void Guest::dismiss(const Error& why) {
    table_.reset();
    if (!socket_) return;
    refuse({}, why);
    socket_->close("this table is not here any more");
}

void Guest::send(const Json& message) { tell(make_text(to_line(message))); }

void Guest::refuse(const Json& id, const Error& error) {
    ++hall_.house().metrics.refused;
    Json message{{"is", "refused"}};
    if (!id.is_null()) message["id"] = id;
    message["error"] = {{"code", error.code}, {"message", error.message}};
    send(message);
}

void Guest::answer(const Json& id, const Outcome& outcome) {
    caught_up(); // what was asked is answered after what came of it, and of what others did
    if (!outcome) return refuse(id, outcome.error());
    if (!id.is_null()) send({{"is", "done"}, {"id", id}});
}

void Guest::received(std::string_view text) {
    const Instant at = std::chrono::steady_clock::now();
    House& house = hall_.house();
    const Json message = parse_json(text);
    const Json id = id_of(message);
    if (!messages_.take(house.limits.messages_of_socket, at) || !household_.take(socket_->address(), at)) {
        ++house.metrics.limited;
        if (++refused_ > kMostRefused) return socket_->close("too many messages");
        return refuse(id, {"too-many", "You say more than this server listens to. Slow down a little."});
    }
    refused_ = std::max(0, refused_ - 1); // who says a little too much is forgiven, a flood is not
    if (message.is_discarded()) return refuse(id, bad_request("This is not JSON."));
    const JsonReader reader(message);
    const std::string what(reader.need("do").text());
    if (reader.failed()) return refuse(id, bad_request(reader.fault()));
    if (what == "hello") {
        if (hellos_.take(house.limits.hellos_of_socket, at)) return hello(message);
        ++house.metrics.limited;
        return refuse(id, {"too-many", "You have been greeted often enough. Try again in a moment."});
    }
    if (!table_) return refuse(id, bad_request("Say hello first, and wait for the table."));
    if (what == "hint") return hint(message, at);
    if (what == "look") return look(message);
    if (what == "chat" && !chats_.take(house.limits.chats_of_socket, at)) {
        ++house.metrics.limited;
        return refuse(id, {"too-many", "Let the others say something, too."});
    }
    if (what == "rematch") {
        return hall_.rematch(table_, message, held,
                             [me = shared_from_this(), id](const Outcome& outcome) { me->answer(id, outcome); });
    }
    ask_table(message, at);
}

void Guest::hello(const Json& message) {
    const JsonReader reader(message);
    std::vector<TokenHash> tokens;
    if (reader.has("tokens")) {
        const JsonReader list = reader.member("tokens");
        const std::size_t count = list.size();
        if (count > kMostTokens) list.fail("these are too many tokens");
        for (std::size_t i = 0; i < count && !reader.failed(); ++i) {
            const std::string_view token = list[i].text();
            if (token.size() > kLongestToken) list[i].fail("this is no token");
            tokens.push_back(hash_of(token));
        }
    }
    if (reader.failed()) return refuse(id_of(message), bad_request(reader.fault()));
    tokens_ = std::move(tokens);
    if (table_) return enter(table_); // it has got another seat
    if (std::exchange(greeted_, true)) return;
    hall_.find(table_id_, [me = shared_from_this()](const Result<LiveTablePtr>& table) { me->enter(table); });
}

void Guest::enter(const Result<LiveTablePtr>& table) {
    if (!socket_) return; // left meanwhile
    greeted_ = false;
    House& house = hall_.house();
    if (!table) {
        refuse({}, table.error());
        if (table.error().code == "not-found") socket_->close("there is no such table");
        return;
    }
    // However many watch, whoever has a seat finds room.
    const SeatSet seats = (*table)->table().held_by(tokens_);
    const std::size_t most = seats == 0 ? house.limits.watchers_of_table : house.limits.sockets_of_seat;
    if ((!table_ || held != seats) && (*table)->followers_of(seats) >= most) {
        ++house.metrics.limited;
        refuse({}, {"too-many", "There is no room for more at this table."});
        return socket_->close("no room");
    }
    table_ = *table;
    missed_news_ = false;
    table_->enter(*this);
    const bool watches = held == 0;
    if (watches && !counted_as_watcher_) ++house.metrics.watchers;
    if (!watches && counted_as_watcher_) --house.metrics.watchers;
    counted_as_watcher_ = watches;
}

void Guest::ask_table(const Json& message, Instant began) {
    const Json id = id_of(message);
    const bool is_move = message["do"] == "move";
    // A guest may hold other seats by the time its turn has come: ask again.
    table_->ask(
        [me = shared_from_this(), said = std::make_shared<const Json>(message)](const Table& table, Time at) {
            return table.plan({me->held, *said, at, me->table_ ? me->table_->here() : SeatSet{0}});
        },
        [me = shared_from_this(), id, is_move, began](const Outcome& outcome) {
            if (is_move && outcome) {
                Metrics& metrics = me->hall_.house().metrics;
                ++metrics.moves;
                metrics.move_time.add(std::chrono::steady_clock::now() - began);
            }
            me->answer(id, outcome);
        });
}

void Guest::hint(const Json& message, Instant at) {
    const Json id = id_of(message);
    House& house = hall_.house();
    const Table& table = table_->table();
    const JsonReader reader(message);
    const int number = reader.need("seat").number(0, static_cast<int>(table.players()) - 1);
    const std::string language(reader.has("language") ? reader.member("language").text() : "");
    if (reader.failed()) return refuse(id, bad_request(reader.fault()));
    const Seat seat = seat_at(static_cast<std::size_t>(number));
    if (!holds(held, seat)) return refuse(id, {"not-your-seat", "This seat is not yours."});
    if (!table.settings().hints) return refuse(id, {"not-allowed", "There are no hints at this table."});
    if (!holds(table.waiting(), seat)) return refuse(id, {"not-allowed", "You are not asked for anything now."});
    if (!hints_.take(house.limits.hints_of_socket, at)) {
        ++house.metrics.limited;
        return refuse(id, {"too-many", "So many hints take time: try again in a moment."});
    }
    const bool given = house.advisers.give([me = shared_from_this(), game = *table.game(), seat, id, language] {
        auto advice = std::make_shared<Result<Json>>(hint_for(game, seat, language));
        me->hall_.house().network.post([me, id, advice] {
            if (!*advice) return me->refuse(id, advice->error());
            Json answer{{"is", "hint"}};
            if (!id.is_null()) answer["id"] = id;
            answer.update(**advice);
            me->send(answer);
        });
    });
    if (!given) refuse(id, {"too-many", "Many ask for advice at the moment. Try again."});
}

void Guest::look(const Json& message) {
    const Json id = id_of(message);
    const Table& table = table_->table();
    const JsonReader reader(message);
    const int number = reader.need("number").number(1, table.last_number());
    if (reader.failed()) return refuse(id, bad_request(reader.fault()));
    const std::optional<std::string> moment = moment_message(table, held, number, id);
    if (!moment) return refuse(id, {"not-allowed", "The game has not begun."});
    tell(make_text(*moment));
}

} // namespace londinium
