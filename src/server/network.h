#pragma once

#include "base/result.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace londinium {

/// A text that is sent to many and kept once.
using Text = std::shared_ptr<const std::string>;

inline Text make_text(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

/// What somebody asks over HTTP, with what of its head we look at.
struct HttpRequest {
    std::string method;
    std::string path; // without what follows a question mark
    std::string address;
    std::string host;
    std::string origin;
    std::string content_type;
    std::string accept_encoding;
    std::string if_none_match;
    std::string body;
};

struct HttpResponse {
    int status = 200;
    std::string type = "application/json";
    Text body;
    std::vector<std::pair<std::string, std::string>> headers;
};

/// A web socket that somebody holds open. What is sent waits in a queue of
/// bounded length: who does not read is hung up on. Before that it is behind,
/// and best told nothing that can be told later, all at once.
class Socket {
public:
    Socket() = default;
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    virtual ~Socket() = default;

    virtual void send(Text message) = 0;
    /// After what has been sent; `gone` follows.
    virtual void close(std::string_view why) = 0;
    virtual const std::string& address() const = 0;
    /// Much waits to be read; `caught_up` follows when all of it is gone.
    virtual bool is_behind() const = 0;
};

using SocketPtr = std::shared_ptr<Socket>;

/// Our end of a web socket.
class Caller {
public:
    Caller() = default;
    Caller(const Caller&) = delete;
    Caller& operator=(const Caller&) = delete;
    virtual ~Caller() = default;

    virtual void received(std::string_view message) = 0;
    /// The socket is not behind any more.
    virtual void caught_up() {}
    /// Called once, last.
    virtual void gone() = 0;
};

using CallerPtr = std::shared_ptr<Caller>;

/// Whoever answers what comes in from the network.
class Reception {
public:
    using Answer = std::function<void(HttpResponse)>;

    Reception() = default;
    Reception(const Reception&) = delete;
    Reception& operator=(const Reception&) = delete;
    virtual ~Reception() = default;

    /// The longest body this request may have; its own is not read yet.
    virtual std::size_t longest_body(const HttpRequest& request) const = 0;
    /// The answer may be given later, and is given once.
    virtual void asked(HttpRequest request, Answer answer) = 0;
    /// Somebody wants a web socket: who talks to them, or why not.
    virtual std::variant<CallerPtr, HttpResponse> called(const HttpRequest& request, SocketPtr socket) = 0;
};

/// Something that will be done later, as long as this is kept.
using Alarm = std::shared_ptr<void>;

struct NetworkLimits {
    std::size_t connections = 20'000;
    std::size_t connections_of_address = 200;
    std::size_t message_bytes = 16U << 10U; // from a web socket
    std::size_t waiting_bytes = 1U << 20U;  // to one that does not read
    std::size_t behind_bytes = 1U << 18U;   // to one that reads more slowly than it is told
    std::chrono::seconds request_time{20};  // to say what one wants, and to read the answer
    std::chrono::seconds idle_time{50};     // a web socket without a sign of life; half of it, and it is asked for one
    bool behind_proxy = false;              // the address is what the proxy says
};

/// HTTP and web sockets. Everything that is not said to be otherwise happens on
/// the one thread that calls run(), which therefore must never wait: so whoever
/// answers needs no lock.
class Network {
public:
    explicit Network(NetworkLimits limits = {});
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;
    ~Network();

    /// Port 0 takes any that is free. The reception must outlive the network's run.
    Outcome listen(const std::string& host, std::uint16_t port, Reception& reception);
    std::uint16_t port() const;

    void run();
    /// From any thread: run() returns.
    void stop();
    /// No new connections; those there are close after what is being sent.
    void hang_up();

    /// From any thread: done by run()'s thread, in the order given.
    void post(std::function<void()> work);
    void after(std::chrono::milliseconds delay, std::function<void()> work);
    /// The same on run()'s thread alone, for what may be called off: nothing is
    /// done, and nothing kept, once the alarm is let go.
    [[nodiscard]] Alarm alarm(std::chrono::milliseconds delay, std::function<void()> work);
    /// When the process is asked to end (SIGTERM, SIGINT).
    void on_end(std::function<void()> work);

    std::size_t connections() const;

    struct Inside;

private:
    std::unique_ptr<Inside> inside_;
};

} // namespace londinium
