#include "server/client.h"

#include <gtest/gtest.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace londinium {

// --- Wire

Wire::Wire(std::uint16_t port) {
    socket_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(port);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0) shut();
    const int on = 1;
    if (socket_ >= 0) setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

Wire::Wire(Wire&& other) noexcept : socket_(std::exchange(other.socket_, -1)), ahead_(std::move(other.ahead_)) {}

Wire& Wire::operator=(Wire&& other) noexcept {
    if (this != &other) {
        shut();
        socket_ = std::exchange(other.socket_, -1);
        ahead_ = std::move(other.ahead_);
    }
    return *this;
}

Wire::~Wire() { shut(); }

void Wire::shut() {
    if (socket_ >= 0) close(socket_);
    socket_ = -1;
}

bool Wire::write(std::string_view bytes) {
    while (!bytes.empty() && socket_ >= 0) {
        const ssize_t sent = send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return socket_ >= 0;
}

std::string Wire::read(std::size_t most, Until limit) {
    if (!ahead_.empty()) {
        std::string got = ahead_.substr(0, most);
        ahead_.erase(0, most);
        return got;
    }
    if (socket_ < 0) return {};
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(limit - std::chrono::steady_clock::now());
    pollfd one{socket_, POLLIN, 0};
    if (poll(&one, 1, std::max(0, static_cast<int>(left.count()))) <= 0) {
        ADD_FAILURE() << "what was awaited has not come within " << kPatience.count() << " s";
        return {};
    }
    std::string got(most, '\0');
    const ssize_t count = recv(socket_, got.data(), got.size(), 0);
    got.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
    return got;
}

std::string Wire::read_until(std::string_view mark, Until limit) {
    std::string all;
    while (true) {
        if (const std::size_t at = all.find(mark); at != std::string::npos) {
            ahead_ = all.substr(at + mark.size()) + ahead_;
            all.resize(at + mark.size());
            return all;
        }
        const std::string more = read(4096, limit);
        if (more.empty()) return all;
        all += more;
    }
}

std::string Wire::read_exactly(std::size_t count, Until limit) {
    std::string all;
    while (all.size() < count) {
        const std::string more = read(count - all.size(), limit);
        if (more.empty()) return {};
        all += more;
    }
    return all;
}

// --- HTTP

std::string Reply::header(std::string_view name) const {
    std::string lower = head;
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return std::tolower(c); });
    std::string wanted = "\r\n" + std::string(name) + ": ";
    std::ranges::transform(wanted, wanted.begin(), [](unsigned char c) { return std::tolower(c); });
    const std::size_t at = lower.find(wanted);
    if (at == std::string::npos) return {};
    const std::size_t from = at + wanted.size();
    return head.substr(from, head.find("\r\n", from) - from);
}

namespace {

int status_in(const std::string& head) { return head.size() > 12 ? std::stoi(head.substr(9, 3)) : 0; }

} // namespace

Reply http(std::uint16_t port, std::string_view method, std::string_view path, std::string_view body,
           std::string_view headers) {
    Wire wire(port);
    std::string text = std::string(method) + " " + std::string(path) + " HTTP/1.1\r\n";
    if (headers.find("Host:") == std::string_view::npos) text += "Host: localhost:" + std::to_string(port) + "\r\n";
    text += "Connection: close\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
    text += std::string(headers) + "\r\n" + std::string(body);
    Reply reply;
    if (!wire.write(text)) return reply;
    reply.head = wire.read_until("\r\n\r\n");
    reply.status = status_in(reply.head);
    for (std::string more = wire.read(65536); !more.empty(); more = wire.read(65536)) reply.body += more;
    return reply;
}

// --- Web socket

Line::Line(std::uint16_t port, const std::string& table, std::string_view headers) : wire_(port) {
    std::string text = "GET /api/tables/" + table + "/live HTTP/1.1\r\n";
    if (headers.find("Host:") == std::string_view::npos) text += "Host: localhost:" + std::to_string(port) + "\r\n";
    text += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    wire_.write(text + std::string(headers) + "\r\n");
    status_ = status_in(wire_.read_until("\r\n\r\n"));
}

bool Line::frame(int code, std::string_view payload) {
    std::string bytes;
    bytes += static_cast<char>(0x80 | code);
    const std::size_t size = payload.size();
    if (size < 126) {
        bytes += static_cast<char>(0x80 | size);
    } else if (size < 65536) {
        bytes += static_cast<char>(0x80 | 126);
        bytes += {static_cast<char>(size >> 8), static_cast<char>(size)};
    } else {
        bytes += static_cast<char>(0x80 | 127);
        for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(size >> shift);
    }
    const std::array<char, 4> mask = {0x12, 0x34, 0x56, 0x78};
    bytes.append(mask.data(), mask.size());
    for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(payload[i] ^ mask[i % 4]);
    return wire_.write(bytes);
}

std::optional<std::string> Line::hear(Until limit) {
    while (true) {
        const std::string head = wire_.read_exactly(2, limit);
        if (head.empty()) return std::nullopt;
        const int code = head[0] & 15;
        std::size_t size = static_cast<unsigned char>(head[1]) & 127U;
        const std::size_t extra = size == 126 ? 2 : size == 127 ? 8 : 0;
        if (extra > 0) {
            const std::string longer = wire_.read_exactly(extra, limit);
            if (longer.empty()) return std::nullopt;
            size = 0;
            for (const char c : longer) size = size << 8U | static_cast<unsigned char>(c);
        }
        std::string payload = size == 0 ? std::string() : wire_.read_exactly(size, limit);
        if (code == 8) frame(8, payload); // as good manners have it
        if (payload.size() != size || code == 8) return std::nullopt;
        if (code == 9) {
            frame(10, payload);
        } else if (code == 1) {
            return payload;
        }
    }
}

std::optional<Json> Line::hear_json(Until limit) {
    const std::optional<std::string> text = hear(limit);
    if (!text) return std::nullopt;
    return Json::parse(*text, nullptr, false);
}

Json Line::await(std::string_view is) {
    const Until limit = soon();
    while (std::optional<Json> message = hear_json(limit)) {
        if (message->value("is", "") == is) return *message;
    }
    return {};
}

Json Line::ask(Json message) {
    const int id = next_id_++;
    message["id"] = id;
    say(message);
    const Until limit = soon();
    while (std::optional<Json> answer = hear_json(limit)) {
        if (answer->value("id", 0) == id) return *answer;
    }
    return {};
}

} // namespace londinium
