#pragma once

#include "base/result.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// Thousands of web sockets to one server, held by one thread: the other side
/// of `londinium load`. Written on epoll rather than Beast so that it takes
/// little of the machine whose server it measures.
class Crowd {
public:
    /// `heard` is given each text with the number of the socket it came from;
    /// `lost` is told of a socket that closed.
    using Heard = std::function<void(std::size_t socket, std::string_view text)>;
    using Lost = std::function<void(std::size_t socket)>;

    explicit Crowd(std::uint16_t port);
    Crowd(const Crowd&) = delete;
    Crowd& operator=(const Crowd&) = delete;
    ~Crowd();

    void listen(Heard heard, Lost lost);
    /// Opens a web socket to this table; its number, counted from 0.
    Result<std::size_t> open(const std::string& table);
    void say(std::size_t socket, std::string_view text);
    /// Takes in what has come, waiting for it no longer than this.
    void attend(int milliseconds);

    std::uint64_t bytes_heard() const { return bytes_heard_; }
    std::uint64_t messages_heard() const { return messages_heard_; }

private:
    struct One {
        int socket;
        bool greeted; // the server has agreed to a web socket
        std::string in;
        std::string out; // what the kernel had no room for
    };

    void read(std::size_t number);
    void write(std::size_t number);
    void take_frames(std::size_t number);
    void close_one(std::size_t number);

    std::uint16_t port_;
    int epoll_;
    std::vector<One> all_;
    Heard heard_;
    Lost lost_;
    std::string scratch_;
    std::uint64_t bytes_heard_ = 0;
    std::uint64_t messages_heard_ = 0;
};

/// One POST of JSON, waited for: the body of the answer.
Result<std::string> post_json(std::uint16_t port, std::string_view path, std::string_view body);

} // namespace londinium
