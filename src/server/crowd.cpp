#include "server/crowd.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

namespace londinium {
namespace {

constexpr std::size_t kReadAtOnce = 64U << 10U;
constexpr unsigned char kText = 1;
constexpr unsigned char kClose = 8;
constexpr unsigned char kPing = 9;
constexpr unsigned char kPong = 10;

int connect_to(std::uint16_t port) {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (socket < 0) return -1;
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(port);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    sockaddr plain{};
    std::memcpy(&plain, &to, sizeof to);
    if (connect(socket, &plain, sizeof to) != 0) {
        close(socket);
        return -1;
    }
    const int on = 1;
    setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return socket;
}

/// Masked with zeros: what a mask is for does not matter on this machine.
std::string frame(unsigned char code, std::string_view text) {
    std::string bytes;
    bytes += static_cast<char>(0x80U | code);
    if (text.size() < 126) {
        bytes += static_cast<char>(0x80U | text.size());
    } else {
        bytes += static_cast<char>(0x80U | 126U);
        bytes += static_cast<char>(text.size() >> 8U);
        bytes += static_cast<char>(text.size());
    }
    bytes.append(4, '\0');
    return bytes.append(text);
}

} // namespace

Crowd::Crowd(std::uint16_t port) : port_(port), epoll_(epoll_create1(EPOLL_CLOEXEC)), scratch_(kReadAtOnce, '\0') {}

Crowd::~Crowd() {
    for (const One& one : all_) {
        if (one.socket >= 0) close(one.socket);
    }
    close(epoll_);
}

void Crowd::listen(Heard heard, Lost lost) {
    heard_ = std::move(heard);
    lost_ = std::move(lost);
}

Result<std::size_t> Crowd::open(const std::string& table) {
    const int socket = connect_to(port_);
    if (socket < 0) return Error{"network", std::string("no connection to the server: ") + std::strerror(errno)};
    const std::string hello = "GET /api/tables/" + table +
                              "/live HTTP/1.1\r\nHost: localhost:" + std::to_string(port_) +
                              "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    if (send(socket, hello.data(), hello.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(hello.size())) {
        close(socket);
        return Error{"network", "the server hung up"};
    }
    const std::size_t number = all_.size();
    all_.push_back({socket, false, {}, {}});
    epoll_event wanted{};
    wanted.events = EPOLLIN;
    wanted.data.u64 = number;
    epoll_ctl(epoll_, EPOLL_CTL_ADD, socket, &wanted);
    // Nothing may be said before the server has agreed.
    while (!all_[number].greeted && all_[number].socket >= 0) attend(100);
    if (!all_[number].greeted) return Error{"network", "the server refused a web socket"};
    return number;
}

void Crowd::say(std::size_t socket, std::string_view text) {
    all_[socket].out += frame(kText, text);
    write(socket);
}

void Crowd::write(std::size_t number) {
    One& one = all_[number];
    if (one.socket < 0 || one.out.empty()) return;
    const ssize_t sent = send(one.socket, one.out.data(), one.out.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent > 0) one.out.erase(0, static_cast<std::size_t>(sent));
    epoll_event wanted{};
    wanted.events = one.out.empty() ? EPOLLIN : EPOLLIN | EPOLLOUT;
    wanted.data.u64 = number;
    if (!one.out.empty() || sent <= 0) epoll_ctl(epoll_, EPOLL_CTL_MOD, one.socket, &wanted);
}

void Crowd::attend(int milliseconds) {
    std::array<epoll_event, 512> events{};
    const int count = epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), milliseconds);
    for (int i = 0; i < count; ++i) {
        const epoll_event& event = events[static_cast<std::size_t>(i)];
        const auto number = static_cast<std::size_t>(event.data.u64);
        if ((event.events & EPOLLOUT) != 0) write(number);
        if ((event.events & (EPOLLIN | EPOLLHUP | EPOLLERR)) != 0) read(number);
    }
}

void Crowd::read(std::size_t number) {
    if (all_[number].socket < 0) return;
    const ssize_t got = recv(all_[number].socket, scratch_.data(), scratch_.size(), MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (got <= 0) return close_one(number);
    bytes_heard_ += static_cast<std::uint64_t>(got);
    One& one = all_[number];
    one.in.append(scratch_, 0, static_cast<std::size_t>(got));
    if (!one.greeted) {
        const std::size_t end = one.in.find("\r\n\r\n");
        if (end == std::string::npos) return;
        if (!one.in.starts_with("HTTP/1.1 101")) return close_one(number);
        one.greeted = true;
        one.in.erase(0, end + 4);
    }
    take_frames(number);
}

void Crowd::take_frames(std::size_t number) {
    std::size_t at = 0;
    // What is heard may open sockets or say something: nothing here points into all_.
    std::string in = std::move(all_[number].in);
    while (all_[number].socket >= 0 && in.size() >= at + 2) {
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(in[at + i]); };
        std::size_t head = 2;
        std::size_t size = byte(1) & 127U;
        if (size >= 126) {
            head = size == 126 ? 4 : 10;
            if (in.size() < at + head) break;
            size = 0;
            for (std::size_t i = 2; i < head; ++i) size = size << 8U | byte(i);
        }
        if (in.size() < at + head + size) break;
        const unsigned code = byte(0) & 15U;
        const std::string_view text = std::string_view(in).substr(at + head, size);
        at += head + size;
        if (code == kText) {
            ++messages_heard_;
            heard_(number, text);
        } else if (code == kPing) {
            all_[number].out += frame(kPong, text);
            write(number);
        } else if (code == kClose) {
            return close_one(number);
        }
    }
    in.erase(0, at);
    all_[number].in = std::move(in);
}

void Crowd::close_one(std::size_t number) {
    if (all_[number].socket < 0) return;
    close(all_[number].socket);
    all_[number].socket = -1;
    if (lost_) lost_(number);
}

Result<std::string> post_json(std::uint16_t port, std::string_view path, std::string_view body) {
    const int socket = connect_to(port);
    if (socket < 0) return Error{"network", std::string("no connection to the server: ") + std::strerror(errno)};
    const std::string request =
        "POST " + std::string(path) + " HTTP/1.1\r\nHost: localhost:" + std::to_string(port) +
        "\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
        "\r\n\r\n" + std::string(body);
    std::string answer;
    if (send(socket, request.data(), request.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(request.size())) {
        std::array<char, 4096> some{};
        for (ssize_t got = 0; (got = recv(socket, some.data(), some.size(), 0)) > 0;) {
            answer.append(some.data(), static_cast<std::size_t>(got));
        }
    }
    close(socket);
    const std::size_t end = answer.find("\r\n\r\n");
    if (end == std::string::npos) return Error{"network", "the server did not answer"};
    if (!answer.starts_with("HTTP/1.1 20")) return Error{"network", answer.substr(end + 4)};
    return answer.substr(end + 4);
}

} // namespace londinium
