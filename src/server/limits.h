#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string>
#include <unordered_map>

namespace londinium {

using Instant = std::chrono::steady_clock::time_point;

/// How many of something one may take: so many at once, and so many a second
/// after that.
struct Allowance {
    double at_once;
    double a_second;
};

/// What is left of an allowance.
class Purse {
public:
    bool take(const Allowance& allowance, Instant now) {
        if (started_) {
            const double seconds = std::chrono::duration<double>(now - last_).count();
            spent_ = std::max(0.0, spent_ - seconds * allowance.a_second);
        }
        started_ = true;
        last_ = now;
        if (spent_ + 1 > allowance.at_once) return false;
        spent_ += 1;
        return true;
    }
    /// Whoever has this much of it back is as good as new.
    bool is_full(const Allowance& allowance, Instant now) const {
        return std::chrono::duration<double>(now - last_).count() * allowance.a_second >= spent_;
    }

private:
    double spent_ = 0;
    bool started_ = false;
    Instant last_{};
};

/// A purse for each address, forgotten when it is full again, so that its
/// memory is bounded by how many addresses there are at a time.
class PurseByAddress {
public:
    explicit PurseByAddress(Allowance allowance) : allowance_(allowance) {}

    bool take(const std::string& address, Instant now) {
        if (purses_.size() >= kSweepAbove && now - swept_ > std::chrono::seconds(1)) {
            std::erase_if(purses_, [&](const auto& purse) { return purse.second.is_full(allowance_, now); });
            swept_ = now;
        }
        return purses_[address].take(allowance_, now);
    }

private:
    static constexpr std::size_t kSweepAbove = 1000;

    Allowance allowance_;
    Instant swept_{};
    std::unordered_map<std::string, Purse> purses_;
};

/// What anybody may take of the server. An operator of a test lifts them with
/// `--no-limits`; the sizes of messages stay.
struct Limits {
    Allowance tables_of_address{30, 1.0 / 30}; // tables made
    Allowance requests_of_address{300, 50};    // HTTP requests
    Allowance replays_of_address{60, 5};       // requests that play a whole game again
    Allowance messages_of_address{1000, 200};  // what all its sockets say
    Allowance messages_of_socket{120, 40};     // what one of them says
    Allowance hellos_of_socket{20, 1};         // each is answered with the whole table
    Allowance chats_of_socket{10, 0.5};
    Allowance hints_of_socket{10, 0.5}; // each costs a thread's time
    std::size_t sockets_of_address = 100;
    std::size_t watchers_of_table = 100;
    std::size_t sockets_of_seat = 20;

    static Limits none() {
        constexpr Allowance kPlenty{1e12, 1e12};
        return {kPlenty, kPlenty, kPlenty,   kPlenty,   kPlenty,  kPlenty,
                kPlenty, kPlenty, 1'000'000, 1'000'000, 1'000'000};
    }
};

} // namespace londinium
