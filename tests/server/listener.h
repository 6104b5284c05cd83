#pragma once

#include "server/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace londinium {

/// A place on this machine that can be called. Who does nothing else takes calls
/// and never answers them.
class Door {
public:
    Door() : socket_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_in at{};
        at.sin_family = AF_INET;
        at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        bind(socket_, reinterpret_cast<const sockaddr*>(&at), sizeof at);
        listen(socket_, 16);
        socklen_t size = sizeof at;
        getsockname(socket_, reinterpret_cast<sockaddr*>(&at), &size);
        port_ = ntohs(at.sin_port);
    }
    Door(const Door&) = delete;
    Door& operator=(const Door&) = delete;
    ~Door() { close(socket_); }

    std::string url(const std::string& host = "127.0.0.1") const {
        return "http://" + host + ":" + std::to_string(port_) + "/hook";
    }
    /// Who calls within a moment, or -1.
    int caller() const {
        pollfd one{socket_, POLLIN, 0};
        return poll(&one, 1, 20) > 0 ? accept(socket_, nullptr, nullptr) : -1;
    }

private:
    int socket_;
    std::uint16_t port_ = 0;
};

/// A web server that answers with these statuses, one request after another, and
/// keeps what it was sent.
class Listener : public Door {
public:
    explicit Listener(std::deque<int> statuses = {}) : statuses_(std::move(statuses)) {
        thread_ = std::jthread([this](const std::stop_token& stop) { serve(stop); });
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    ~Listener() {
        thread_.request_stop();
        thread_.join();
    }

    std::vector<std::string> heard() const {
        const std::lock_guard lock(mutex_);
        return heard_;
    }
    bool wait_for(std::size_t requests) const {
        const auto limit = std::chrono::steady_clock::now() + kPatience;
        while (heard().size() < requests) {
            if (std::chrono::steady_clock::now() > limit) return false;
            std::this_thread::yield();
        }
        return true;
    }

private:
    void serve(const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            const int client = caller();
            if (client < 0) continue;
            std::string text;
            char some[4096];
            std::size_t wanted = std::string::npos;
            while (text.size() < wanted) {
                const ssize_t got = recv(client, some, sizeof some, 0);
                if (got <= 0) break;
                text.append(some, static_cast<std::size_t>(got));
                const std::size_t end = text.find("\r\n\r\n");
                const std::size_t length = text.find("Content-Length: ");
                if (end != std::string::npos && length != std::string::npos) {
                    wanted = end + 4 + std::stoul(text.substr(length + 16));
                }
            }
            int status = 200;
            {
                const std::lock_guard lock(mutex_);
                heard_.push_back(text);
                if (!statuses_.empty()) {
                    status = statuses_.front();
                    statuses_.pop_front();
                }
            }
            const std::string answer = "HTTP/1.1 " + std::to_string(status) +
                                       " x\r\nContent-Length: 0\r\nLocation: /elsewhere\r\nConnection: close\r\n\r\n";
            send(client, answer.data(), answer.size(), MSG_NOSIGNAL);
            close(client);
        }
    }

    mutable std::mutex mutex_;
    std::deque<int> statuses_;
    std::vector<std::string> heard_;
    std::jthread thread_;
};

} // namespace londinium
