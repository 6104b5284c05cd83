#include "server/person.h"

#include <sstream>

namespace londinium {

MadeTable make_table(std::uint16_t port, const std::string& game, const std::string& seats, const Json& more) {
    Json wish{{"game", game}, {"pace", "instant"}};
    std::istringstream words(seats);
    for (std::string word; words >> word;) {
        Json seat{{"kind", word}};
        if (word == "you") seat["name"] = "P" + std::to_string(wish["seats"].size());
        if (word == "computer") seat["level"] = "thumb";
        wish["seats"].push_back(seat);
    }
    wish.update(more);
    const Json made = post(port, "/api/tables", wish).json();
    MadeTable table;
    if (!made.is_object() || !made.contains("table")) return table;
    table.id = made["table"];
    for (const Json& seat : made["seats"]) table.tokens.push_back(seat["token"]);
    return table;
}

std::string code_of(const Json& answer) {
    if (!answer.is_object()) return "silence";
    return answer.value("is", "") == "refused" ? answer["error"]["code"].get<std::string>() : "";
}

Person::Person(std::uint16_t port, const MadeTable& table, std::vector<std::string> tokens) : line(port, table.id) {
    line.say({{"do", "hello"}, {"tokens", std::move(tokens)}});
    while (summary.is_null() && hear()) {
    }
}

std::vector<std::pair<int, std::vector<std::string>>> Person::choices() const {
    std::vector<std::pair<int, std::vector<std::string>>> list;
    if (!now.is_object()) return list;
    for (const auto& [seat, legal] : now["legal"].items()) {
        // Who has bid may bid again, but need not.
        bool awaited = false;
        for (const Json& waiting : now["waiting"]) awaited = awaited || waiting == std::stoi(seat);
        if (!awaited) continue;
        list.push_back({std::stoi(seat), {}});
        for (const Json& one : legal) list.back().second.push_back(one["action"]);
    }
    return list;
}

void Person::take(const Json& message) {
    const std::string is = message.value("is", "");
    const auto enter = [&](const Json& entry) {
        number = entry["number"];
        if (entry["kind"] == "move" || entry["kind"] == "undo") last_move = number;
        log.push_back(entry);
    };
    if (is == "table") {
        log.clear();
        for (const Json& entry : message["log"]) enter(entry);
    } else if (is == "news") {
        enter(message["entry"]);
    } else if (is == "done" || is == "refused" || is == "hint" || is == "moment") {
        answer_ = message;
    }
    if (message.contains("summary")) summary = message["summary"];
    if (message.contains("now")) now = message["now"];
}

bool Person::hear(Until limit) {
    const std::optional<Json> message = line.hear_json(limit);
    if (!message || !message->is_object()) return false;
    take(*message);
    return true;
}

bool Person::wait_for_turn() {
    const Until limit = soon();
    while (choices().empty() && !is_over()) {
        if (!hear(limit)) return false;
    }
    return true;
}

bool Person::wait_for(int entries) {
    const Until limit = soon();
    while (number < entries) {
        if (!hear(limit)) return false;
    }
    return true;
}

Json Person::ask(Json message) {
    const int id = next_id_++;
    message["id"] = id;
    answer_.reset();
    if (!line.say(message)) return {};
    const Until limit = soon();
    while (!answer_ || answer_->value("id", 0) != id) {
        if (!hear(limit)) return {};
    }
    return *answer_;
}

Json Person::move(int seat, const std::string& action) {
    return ask({{"do", "move"}, {"seat", seat}, {"action", action}, {"after", last_move}});
}

Json Person::move_at_random(Random& random) {
    const auto all = choices();
    if (all.empty()) return {};
    const auto& [seat, actions] = all[random.below(static_cast<std::uint32_t>(all.size()))];
    return move(seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
}

} // namespace londinium
