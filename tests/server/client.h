#pragma once

#include "game/json.h"
#include "table/stores.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {

using Until = std::chrono::steady_clock::time_point;
inline Until soon() { return std::chrono::steady_clock::now() + kPatience; }

/// A plain TCP connection to the server, for whoever wants to say something
/// that no well-behaved client says. Whoever reads waits for something, or for
/// the end of the line: if neither comes, the test has failed.
class Wire {
public:
    explicit Wire(std::uint16_t port);
    Wire(Wire&& other) noexcept;
    Wire& operator=(Wire&& other) noexcept;
    ~Wire();

    bool is_open() const { return socket_ >= 0; }
    void shut();
    bool write(std::string_view bytes);
    /// What comes next, at most so many bytes; nothing at the end.
    std::string read(std::size_t most, Until limit = soon());
    /// Up to and with this mark.
    std::string read_until(std::string_view mark, Until limit = soon());
    std::string read_exactly(std::size_t count, Until limit = soon());

private:
    int socket_ = -1;
    std::string ahead_;
};

struct Reply {
    int status = 0; // 0: none
    std::string head;
    std::string body;

    Json json() const { return Json::parse(body, nullptr, false); }
    std::string header(std::string_view name) const;
};

/// One request over HTTP. The headers are lines that end with "\r\n".
Reply http(std::uint16_t port, std::string_view method, std::string_view path, std::string_view body = {},
           std::string_view headers = {});
inline Reply get(std::uint16_t port, std::string_view path) { return http(port, "GET", path); }
inline Reply post(std::uint16_t port, std::string_view path, const Json& body) {
    return http(port, "POST", path, to_line(body), "Content-Type: application/json\r\n");
}

/// A web socket at a table, which waits for what it is asked about.
class Line {
public:
    /// Calls, with these further headers.
    Line(std::uint16_t port, const std::string& table, std::string_view headers = {});

    int status() const { return status_; } // 101 if it is open
    Wire& wire() { return wire_; }

    bool say(const Json& message) { return frame(1, to_line(message)); }
    bool frame(int code, std::string_view payload);
    /// The next message as it came; none if the other side has hung up. Signs of
    /// life are answered, and make nobody wait longer.
    std::optional<std::string> hear(Until limit = soon());
    std::optional<Json> hear_json(Until limit = soon());
    /// The next message whose `is` is this; what comes before is passed over.
    Json await(std::string_view is);
    /// Asks and waits for the answer: `done`, `refused` or `hint`.
    Json ask(Json message);

private:
    Wire wire_;
    int status_ = 0;
    int next_id_ = 1;
};

} // namespace londinium
